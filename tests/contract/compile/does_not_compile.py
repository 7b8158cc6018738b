#!/usr/bin/env python3
"""does_not_compile.py FILE PATTERN COMPILER [FLAG...]

Compiles FILE twice. As it stands it must compile; with BROKEN defined it must be refused with an
error in which the regular expression PATTERN is found. So a broken clause is told from a typing
mistake, and a file that never compiles is not taken for a good test.
"""
import re
import subprocess
import sys


def diagnostics(file, command):
    run = subprocess.run([*command, "-fsyntax-only", file], capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


def main():
    file, pattern, *command = sys.argv[1:]
    code, text = diagnostics(file, command)
    if code != 0:
        print(f"{text}\nthe good twin of {file} does not compile")
        return 1
    code, text = diagnostics(file, [*command, "-DBROKEN"])
    if code == 0:
        print(f"{file} compiles although it is broken")
        return 1
    if not re.search(pattern, text):
        print(f"{text}\nno error of {file} has {pattern!r}")
        return 1
    print(f"refused, and the error has {pattern!r}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
