#!/usr/bin/env python3
"""check.py CMAKE [--users | --all] | --list | --self-test: what is too slow for the dev workflow.

Steps that keep one processor busy run two at a time, each with its output kept apart and printed
when it ends. No step begins after one has failed. Prints which steps it leaves out, how many
seconds each of the others took, and how many of them processors worked.

By itself it takes the steps that show how well the library is tested: sanitizers, coverage,
mutants, fuzzers, the larger exhaustions, a fresh seed. `--users` takes those that show that it
works as people have it: without contracts, installed, each header alone, the reference, more answers
to exercises; they fit, with the dev workflow and the proofs, into half an hour. `--all` takes every
step, which is everything but the dev workflow and the proofs.

What is checked where, so that no build repeats what another build has shown:

  dev       g++, Debug, audit: every test but those with the label `slow`, which are a step of their
            own. What does not depend on the build is checked here alone: the gates, and answers to
            exercises: the right ones, some wrong and some hostile ones.
  release   g++, -O3, pre: library and programs, in their optimised form.
  off       g++, off: the boards and the contracts at -O1, and what contracts cost when they are off at -O3.
  asan      clang 19, Debug, audit, address and undefined-behaviour sanitizers: library, programs, right
            and a few wrong answers, corpora; extents up to 6 x 5, for those of six rows have no code of
            their own. It is also the build with clang, and holds the fuzzers.
  coverage  g++, Debug, audit: the lines and branches of lib/ that tests run.
  docs      the reference.

Of this program alone: all wrong and all hostile answers, each confined every way; each header by
itself, all at every strength with and without exceptions, and with clang and libc++.
"""
import concurrent.futures
import os
import pathlib
import secrets
import subprocess
import sys
import tempfile
import threading
import time

import gate

WORKFLOWS = ("release", "off", "asan", "coverage", "docs")
FUZZERS = ("position", "names", "raw_data", "play")
FRESH = "properties with the seed "
TESTED = ("workflow asan", "workflow coverage", "mutants", "a game under valgrind",
          "larger exhaustions", "coverage of lib/", FRESH, *(f"fuzzer {name}" for name in FUZZERS))
USERS = ("workflow off", "workflow docs", "tests that the dev workflow leaves out",
         "overhead of contracts off", "every header alone, all at every strength",
         "broken kernels do not compile")
BUILD = gate.ROOT / "build"
DEV = BUILD / "dev" / "bin"
PROCESSORS = 2


class Step:
    """A name and the commands it runs; the environment is added to that of this program.

    A step that keeps one processor busy is `single`, and runs beside another such step.
    """

    def __init__(self, name, *commands, environment=None, single=False):
        self.name = name
        self.commands = commands
        self.environment = {**os.environ, **(environment or {})}
        self.single = single
        self.seconds = self.worked = None
        self.passed = False

    def run(self, out=None):
        begin, self.worked = time.monotonic(), 0.0
        self.passed = all(self.succeeds(line, out) for command in self.commands
                          # A command may be a function, for what is known only when earlier steps have run.
                          for line in (command() if callable(command) else [command]))
        self.seconds = time.monotonic() - begin
        return self.passed

    def succeeds(self, line, out):
        child = subprocess.Popen([str(part) for part in line], cwd=gate.ROOT, env=self.environment,
                                 stdout=out, stderr=subprocess.STDOUT if out else None)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        self.worked += usage.ru_utime + usage.ru_stime
        return child.returncode == 0


def property_programs():
    """The programs that have properties: those that RapidCheck's seed matters to."""
    programs = sorted(path for path in DEV.glob("*_test") if os.access(path, os.X_OK))
    if not programs:
        raise SystemExit(f"no test programs in {DEV}")
    return [[program, "~[long]"] for program in programs
            if program.name != "chomp_exhaustion_test"]


def steps(cmake):
    seed = secrets.randbelow(2**32)
    tests = gate.ROOT / "tests"

    def python(script, *words):
        return [sys.executable, tests / script, *words]

    grade = ("--grade", DEV / "grade", "--exercises", gate.ROOT / "exercises")
    headers = "gates/headers.py"
    # What an earlier run counted would hide what is no longer tested.
    before = {"coverage": [python("gates/coverage.py", "--forget", BUILD / "coverage")]}
    return [
        *(Step(f"workflow {name}", *before.get(name, []), [cmake, "--workflow", "--preset", name])
          for name in WORKFLOWS),
        Step("tests that the dev workflow leaves out", [pathlib.Path(cmake).with_name("ctest"), "--preset", "slow"]),
        # The overhead is a measurement, so nothing runs beside it.
        Step("overhead of contracts off", [cmake, "--build", "build/off", "--target", "bench-overhead"]),
        Step("every header alone, all at every strength", python(headers, "--self-test", "c++", "cc"),
             python(headers, "alone", "c++"), python(headers, "full", "c++")),
        Step("all headers with clang", python(headers, "corners", "clang++-19"),
             python(headers, "corners", "clang++-19", "-stdlib=libc++")),
        Step("broken kernels do not compile", python("gates/prove_refuses.py", "--scan"),
             python("gates/prove_refuses.py", "--compile")),
        Step("mutants", python("mutants/run.py", "--check")),
        Step("every hand-made mutant", python("mutants/run.py")),
        Step("fuzzers find planted defects", python("fuzz/fuzz.py", "--self-test", cmake)),
        Step("a game under valgrind",
             python("cli/valgrind.py", "valgrind", DEV / "staircase"), single=True),
        Step("larger exhaustions", [DEV / "chomp_exhaustion_test", "[long]"], single=True),
        Step("coverage of lib/", python("gates/coverage.py", BUILD / "coverage"), single=True),
        Step("hostile answers, confined in every way", python("exercises/gate.py", "hostile", *grade), single=True),
        *(Step(f"every wrong answer breaks its clause, {half} of 2",
               python("exercises/gate.py", "wrong", *grade, "--shard", f"{half}/2"), single=True)
          for half in (1, 2)),
        *(Step(f"fuzzer {name}", python("fuzz/fuzz.py", BUILD / "asan" / "bin", name), single=True)
          for name in FUZZERS),
        Step(f"{FRESH}{seed}", property_programs,
             environment={"RC_PARAMS": f"seed={seed}"}, single=True),
    ]


def run_together(todo, failed):
    """Runs single steps, as many at a time as there are processors; none begins after a failure."""
    printing = threading.Lock()

    def run_one(step):
        if failed.is_set():
            return
        with tempfile.TemporaryFile() as out:
            print(f"=== {step.name} begins", flush=True)
            if not step.run(out):
                failed.set()
            out.seek(0)
            with printing:
                print(f"=== {step.name}", flush=True)
                print(out.read().decode(errors="replace"), flush=True)

    with concurrent.futures.ThreadPoolExecutor(PROCESSORS) as pool:
        list(pool.map(run_one, todo))


def run(todo):
    """Runs the steps, and says whether all passed."""
    failed = threading.Event()
    at = 0
    while at < len(todo) and not failed.is_set():
        end = at
        while end < len(todo) and todo[end].single:
            end += 1
        if end > at:
            run_together(todo[at:end], failed)
            at = end
            continue
        print(f"=== {todo[at].name}", flush=True)
        if not todo[at].run():
            failed.set()
        at += 1
    return not failed.is_set()


def print_table(todo, seconds):
    width = max(len(step.name) for step in todo)
    print(f"\n{'step':<{width}}  seconds   worked")
    for step in todo:
        if step.seconds is None:
            print(f"{step.name:<{width}}        -        -  not run")
        else:
            print(f"{step.name:<{width}}  {step.seconds:7.0f}  {step.worked:7.0f}  {'passed' if step.passed else 'FAILED'}")
    worked = sum(step.worked or 0 for step in todo)
    print(f"{'all':<{width}}  {seconds:7.0f}  {worked:7.0f}", flush=True)


def self_test():
    good = [sys.executable, "-c", ""]
    bad = [sys.executable, "-c", "raise SystemExit(3)"]
    failures = []

    def expect(name, todo, *results):
        passed = run(todo)
        told = [None if step.seconds is None else step.passed for step in todo]
        if passed != all(results) or told != list(results):
            failures.append(f"{name}: {told}, all passed: {passed}")

    for single in (False, True):
        def step(*commands, environment=None):
            return Step("a step", *commands, environment=environment, single=single)

        expect("steps that pass", [step(good), step(good, lambda: [good])], True, True)
        expect("a command that fails", [step(good), step(good, bad), Step("later", good)], True, False, None)
        expect("a function that fails", [step(lambda: [bad]), Step("later", good)], False, None)
        seen = [sys.executable, "-c", "import os, sys; sys.exit(os.environ['RC_PARAMS'] != 'seed=5')"]
        expect("an environment", [step(seen, environment={"RC_PARAMS": "seed=5"})], True)
    many = [Step("a step", bad, single=True), *(Step("a step", good, single=True) for _ in range(20))]
    run(many)
    if all(step.seconds is not None for step in many):
        failures.append("single steps begin after a failure")
    busy = Step("a step", [sys.executable, "-c", "import time; b = time.process_time()\n"
                           "while time.process_time() < b + 0.3: pass"])
    run([busy])
    if not 0.2 < busy.worked < 2:
        failures.append(f"0.3 seconds of work are measured as {busy.worked}")
    for chosen in (TESTED, USERS):
        named = [step.name for step in steps("cmake") if step.name.startswith(chosen)]
        if len(named) != len(chosen):
            failures.append(f"of the steps {', '.join(chosen)} there are only {', '.join(named)}")
    for failure in failures:
        print(failure)
    print(f"{len(failures)} failures")
    return 1 if failures else 0


def main():
    words = sys.argv[1:]
    if words in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    if words == ["--self-test"]:
        return self_test()
    if words == ["--list"]:
        print("\n".join(step.name for step in steps("cmake")))
        return 0
    chosen = {(): TESTED, ("--users",): USERS, ("--all",): ("",)}.get(tuple(words[1:]))
    if not words or words[0].startswith("-") or chosen is None:
        raise SystemExit("usage: check.py CMAKE [--users | --all] | --list | --self-test")
    every = steps(words[0])
    todo = [step for step in every if step.name.startswith(chosen)]
    print("left out: " + ", ".join(step.name for step in every if step not in todo), flush=True)
    begin = time.monotonic()
    passed = run(todo)
    print_table(todo, time.monotonic() - begin)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
