// breaks: answer.compiles — has the compiler read zeros without end
// needs: bubblewrap
#include "wrong_count.hpp"
#include "/dev/zero"
