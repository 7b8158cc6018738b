#!/usr/bin/env python3
"""Runs a program and compares what it prints with a file. Lines `//! [name]` mark quoted parts.

    compare.py PROGRAM EXPECTED
"""
import difflib
import subprocess
import sys

if __name__ == "__main__":
    program, expected = sys.argv[1:]
    done = subprocess.run([program], text=True, capture_output=True)
    with open(expected, encoding="utf-8") as file:
        wanted = [line for line in file.read().splitlines() if not line.startswith("//! [")]
    printed = done.stdout.splitlines()
    if done.returncode != 0 or done.stderr or printed != wanted:
        print("\n".join(difflib.unified_diff(wanted, printed, expected, "printed", lineterm="")))
        sys.exit("exit code %d, on the error stream: %r" % (done.returncode, done.stderr))
