#!/usr/bin/env python3
"""fuzz.py FOLDER [--seconds N] [--jobs N] [TARGET...] | --self-test CMAKE

Runs the fuzzers in FOLDER, such as build/asan/bin, for N seconds each (60), on top of their corpora,
bounded in time, memory and length of input. What makes one fail is kept below FOLDER and told; put it
into corpus/TARGET under a name that says what it shows, and the dev tests replay it from then on.

The self-test plants one defect for each target in a copy of the project and demands that each fuzzer
finds its own, from an empty corpus.
"""
import argparse
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TARGETS = ("position", "names", "raw_data", "play")
LONGEST = {"position": 200, "names": 120, "raw_data": 160, "play": 700}
# Fewer inputs than this in a second would mean that the fuzzer hardly ran.
FEWEST_EACH_SECOND = 20

# (target, file, text, damaged text, what the target must say)
PLANTED = [
    ("position", "lib/staircase/chomp/show/position.hpp",
     "if (text.empty() || text.front() == '+') return", "if (text.empty()) return",
     "a text is accepted when it is a position"),
    ("names", "lib/staircase/chomp/show/position.hpp",
     "if (!first || !second) {", "if (!first) {", "a text is a cell when it is two integers"),
    ("raw_data", "lib/staircase/chomp/kernel/row_boundary.h",
     "row[y] <= row[y - 1]", "(row[y] <= row[y - 1] || 0 < row[y])", "accepts exactly the images of ideals"),
    ("play", "lib/cli/dialogue.cpp", "2 < entered.size()", "3 < entered.size()", "human's move|ran out|told once"),
]


class Run:
    """What came of one fuzzer."""

    def __init__(self, target, code, output, seconds, kept):
        self.target, self.code, self.output, self.seconds = target, code, output, seconds
        self.kept = kept
        count = re.search(r"stat::number_of_executed_units:\s*(\d+)", output)
        self.inputs = int(count.group(1)) if count else 0
        seed = re.search(r"INFO: Seed: (\d+)", output)
        self.seed = seed.group(1) if seed else "unknown"

    def told(self):
        line = f"{self.target}: {self.inputs} inputs in {self.seconds:.0f} s, seed {self.seed}"
        if self.code == 0:
            return line
        kept = [f"kept: {path}: {path.read_bytes()[:200]!r}" for path in self.kept]
        return "\n".join([f"{line}: FAILED", *self.output.splitlines()[-30:], *kept])


def run(folder, target, seconds, seeds=True):
    keep = folder / "fuzz" / target
    shutil.rmtree(keep, ignore_errors=True)
    keep.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as grown:
        begin = time.monotonic()
        done = subprocess.run(
            [folder / f"fuzz_{target}", f"-max_total_time={seconds}", f"-max_len={LONGEST[target]}",
             "-rss_limit_mb=2048", "-timeout=20", f"-artifact_prefix={keep}/", "-print_final_stats=1",
             f"-dict={HERE / 'dictionary.txt'}", grown, *([HERE / "corpus" / target] if seeds else [])],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds + 60, check=False)
        taken = time.monotonic() - begin
    return Run(target, done.returncode, done.stdout.decode(errors="replace"), taken, sorted(keep.iterdir()))


def run_all(folder, targets, seconds, jobs, seeds=True):
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda target: run(folder, target, seconds, seeds), targets)


def fuzz(options):
    failures = 0
    for result in run_all(options.folder, options.targets or TARGETS, options.seconds, options.jobs):
        few = result.code == 0 and result.inputs < FEWEST_EACH_SECOND * options.seconds
        failures += result.code != 0 or few
        print(result.told() + (": FAILED, hardly ran" if few else ""), flush=True)
    return 1 if failures else 0


def damaged_copy(folder):
    names = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                           capture_output=True, text=True, check=True).stdout.splitlines()
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_file():
            shutil.copy(ROOT / name, path)
    for _, name, text, damaged, _ in PLANTED:
        whole = (folder / name).read_text()
        if whole.count(text) != 1:
            raise SystemExit(f"fuzz.py is out of date: {name} has {text!r} {whole.count(text)} times")
        (folder / name).write_text(whole.replace(text, damaged))


def self_test(cmake):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        damaged_copy(folder)
        for command in ([cmake, "--preset", "asan", "-DSTAIRCASE_TEST_ROOMS=fuzz", "-DSTAIRCASE_BUILD_GRADER=OFF"],
                        [cmake, "--build", "build/asan", "--target", *(f"fuzz_{t}" for t in TARGETS)]):
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                raise SystemExit(f"the damaged copy does not build:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        failures = 0
        runs = run_all(folder / "build/asan/bin", TARGETS, 60, 2, seeds=False)
        for (target, _, _, _, words), result in zip(PLANTED, runs):
            found = result.code != 0 and re.search(words, result.output) and result.kept
            failures += not found
            print(f"{target}: {'finds' if found else 'DOES NOT FIND'} its planted defect, {result.seconds:.0f} s")
            if not found:
                print(result.told())
    return 1 if failures else 0


def main():
    if sys.argv[1:2] == ["--self-test"]:
        return self_test(*sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=lambda name: pathlib.Path(name).resolve())
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    unknown = [target for target in options.targets if target not in TARGETS]
    if unknown:
        parser.error(f"{unknown[0]} is no target; accepted are {', '.join(TARGETS)}")
    missing = [t for t in options.targets or TARGETS if not (options.folder / f"fuzz_{t}").is_file()]
    if missing:
        parser.error(f"{options.folder} has no fuzz_{missing[0]}; cmake --workflow --preset asan builds it")
    return fuzz(options)


if __name__ == "__main__":
    sys.exit(main())
