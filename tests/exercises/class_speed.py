#!/usr/bin/env python3
"""How long a class takes: 200 different submissions to 2022/b, right and wrong ones, judged by two at once.

Run it as `tests/exercises/class_speed.py build/release/bin/grade`; it fails when the class takes longer than --minutes.
"""

import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("grade", type=pathlib.Path)
    parser.add_argument("--submissions", type=int, default=200)
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--minutes", type=float, default=8)
    options = parser.parse_args()
    exercise = ROOT / "exercises/oxford-2022/b"
    answers = [exercise / "solution/chomps.hpp", *sorted((ROOT / "tests/exercises/right/oxford-2022/b").iterdir()),
               exercise / "starter/chomps.hpp", *sorted((exercise / "mutants").iterdir())]
    with tempfile.TemporaryDirectory() as name:
        room = pathlib.Path(name)
        os.chmod(room, 0o755)
        (room / "class").mkdir()
        for number in range(options.submissions):
            # No two are equal, so that none is spared.
            text = answers[number % len(answers)].read_text() + f"// submission {number}\n"
            (room / "class" / f"s{number:03}.hpp").write_text(text)
        begin = time.monotonic()
        done = subprocess.run([options.grade, "2022/b", "--class", room / "class", "--csv", room / "marks.csv",
                               "--jobs", options.jobs], check=False)
        seconds = time.monotonic() - begin
        rows = (room / "marks.csv").read_text().splitlines()[1:] if done.returncode == 0 else []
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    right = sum(",right," in row for row in rows)
    print(f"{len(rows)} submissions of {len(answers)} kinds, {right} right: {seconds:.0f} s with {options.jobs} at once, "
          f"{used.ru_utime + used.ru_stime:.0f} s of processor time")
    ok = len(rows) == options.submissions and right and seconds < 60 * options.minutes
    sys.exit(0 if ok else 1)


if __name__ == "__main__":
    main()
