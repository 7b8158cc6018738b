#!/usr/bin/env python3
"""check.py CMAKE [--after WORKFLOW] | --self-test: everything but the proofs, one after the other.

The workflows dev, release, off, asan, clang and docs, and then what is too slow for a workflow:
larger exhaustions, a run of all properties with a fresh seed, every header at every strength,
damaged kernels that must not compile, and the measured overhead of contracts that are off. Stops at the first failure; prints how many
seconds each step took. `--after WORKFLOW` leaves out a workflow that has just been run.
"""
import os
import pathlib
import secrets
import subprocess
import sys
import time

import gate

WORKFLOWS = ("dev", "release", "off", "asan", "clang", "docs")
DEV = gate.ROOT / "build" / "dev" / "bin"


class Step:
    """A name and the commands it runs; the environment is added to that of this program."""

    def __init__(self, name, *commands, environment=None):
        self.name = name
        self.commands = commands
        self.environment = {**os.environ, **(environment or {})}

    def run(self):
        for command in self.commands:
            # A command may be a function, for what is known only when earlier steps have run.
            for line in command() if callable(command) else [command]:
                done = subprocess.run([str(part) for part in line], cwd=gate.ROOT,
                                      env=self.environment)
                if done.returncode != 0:
                    return False
        return True


def property_programs():
    """The programs that have properties: those that RapidCheck's seed matters to."""
    programs = sorted(path for path in DEV.glob("*_test") if os.access(path, os.X_OK))
    if not programs:
        raise SystemExit(f"no test programs in {DEV}")
    return [[program, "~[long] ~*every extent up to 5 x 5*"] for program in programs]


def steps(cmake, done=()):
    seed = secrets.randbelow(2**32)
    scripts = pathlib.Path(__file__).resolve().parent
    return [Step(f"workflow {name}", [cmake, "--workflow", "--preset", name])
            for name in WORKFLOWS if name not in done] + [
        Step("larger exhaustions", [DEV / "chomp_board_test", "[long]"]),
        Step(f"properties, seed {seed}", property_programs,
             environment={"RC_PARAMS": f"seed={seed}"}),
        Step("every header, every strength",
             [sys.executable, scripts / "headers.py", "full", "c++"]),
        Step("broken kernels do not compile",
             [sys.executable, scripts / "prove_refuses.py", "--compile"]),
        Step("overhead of contracts off",
             [cmake, "--build", "build/off", "--target", "bench-overhead"]),
    ]


def run(todo):
    """Runs the steps in turn; returns the rows (name, seconds, result) and whether all passed."""
    rows = []
    for step in todo:
        print(f"=== {step.name}", flush=True)
        begin = time.monotonic()
        passed = step.run()
        rows.append((step.name, time.monotonic() - begin, "passed" if passed else "FAILED"))
        if not passed:
            break
    return rows, rows[-1][2] == "passed" and len(rows) == len(todo)


def print_table(rows, todo):
    width = max(len(step.name) for step in todo)
    print(f"\n{'step':<{width}}  seconds")
    for name, seconds, result in rows:
        print(f"{name:<{width}}  {seconds:7.0f}  {result}")
    for step in todo[len(rows):]:
        print(f"{step.name:<{width}}        -  not run")
    print(f"{'all':<{width}}  {sum(row[1] for row in rows):7.0f}", flush=True)


def self_test():
    good = [sys.executable, "-c", ""]
    bad = [sys.executable, "-c", "raise SystemExit(3)"]
    rows, passed = run([Step("a", good), Step("b", good, lambda: [good])])
    failures = [] if passed and len(rows) == 2 else ["steps that pass are said to fail"]
    for name, step in [("command", Step("b", good, bad)), ("function", Step("b", lambda: [bad]))]:
        rows, passed = run([Step("a", good), step, Step("c", good)])
        if passed or [row[2] for row in rows] != ["passed", "FAILED"]:
            failures.append(f"a {name} that fails does not stop the run: {rows}")
    seen = [sys.executable, "-c", "import os, sys; sys.exit(os.environ['RC_PARAMS'] != 'seed=5')"]
    if not run([Step("a", seen, environment={"RC_PARAMS": "seed=5"})])[1]:
        failures.append("the environment of a step does not arrive")
    for failure in failures:
        print(failure)
    print(f"{len(failures)} failures")
    return 1 if failures else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    done = sys.argv[3:] if sys.argv[2:3] == ["--after"] else []
    if not set(done) <= set(WORKFLOWS) or len(sys.argv) - 2 != (len(done) + 1 if done else 0):
        raise SystemExit(f"usage: check.py CMAKE [--after WORKFLOW], of {', '.join(WORKFLOWS)}")
    todo = steps(sys.argv[1], done)
    rows, passed = run(todo)
    print_table(rows, todo)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
