// breaks: answer.compiles — a program of four thousand million bytes
#pragma once
#include "wrong_count.hpp"

asm(".data\n.fill 1000000000, 4, 7\n.text");
