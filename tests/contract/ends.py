#!/usr/bin/env python3
"""ends.py STATUS PATTERN PROGRAM [ARGUMENT...]

Runs PROGRAM and demands that it ends with STATUS (a number, or "abort") and that the regular
expression PATTERN is found in what it printed.
"""
import re
import signal
import subprocess
import sys


def main():
    status, pattern, *command = sys.argv[1:]
    expected = -signal.SIGABRT if status == "abort" else int(status)
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    text = run.stdout + run.stderr
    if run.returncode != expected or not re.search(pattern, text, re.DOTALL):
        print(f"{text}\nended with {run.returncode}; expected {expected} and {pattern!r}")
        return 1
    print(f"ended with {run.returncode} and said {pattern!r}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
