// breaks: answer.compiles — has the assembler take a solution into the program
// needs: bubblewrap
#pragma once
#include "wrong_count.hpp"

asm(".section .rodata\n.incbin \"DECOY_FOLDER/solution.hpp\"\n.text");
