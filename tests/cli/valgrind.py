"""valgrind.py VALGRIND PROGRAM: a game with refused entries, under valgrind, which must find nothing.

The same game is played without valgrind first: both must print the same and end with the same status.
"""

import subprocess
import sys

FOUND = 99
TYPED = b"1 1\n0 9\nx\n" + b"7" * 300 + b"\n\n0\n0\n"


def play(*command):
    return subprocess.run([*command, "play", "3x2", "--second", "perfect"], input=TYPED, capture_output=True,
                          timeout=120, check=False)


def main():
    valgrind, program = sys.argv[1:]
    plain = play(program)
    watched = play(valgrind, "--quiet", "--leak-check=full", f"--error-exitcode={FOUND}", program)
    print(watched.stderr.decode())
    if (plain.returncode, plain.stdout) != (0, watched.stdout) or b"loses" not in plain.stdout:
        raise SystemExit("the game is another one under valgrind")
    return watched.returncode


if __name__ == "__main__":
    sys.exit(main())
