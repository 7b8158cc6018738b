"""Proves the contracts of a kernel header with Frama-C/WP, and that none contradicts itself."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from driver import tools
from driver.tools import Broken, Goal

FUNCTION = re.compile(r"^STAIRCASE_KERNEL (?:int|long long|void) (\w+)\(", re.M)
LEMMA = re.compile(r"^\s*lemma (\w+)", re.M)
INCLUDE = re.compile(r'^#include "(\w+\.h)"', re.M)

GOAL = re.compile(r"^\[wp\] \[([^\]]+)\] Goal (\S+) : Valid(.*)$", re.M)
UNPROVED = re.compile(r"^\[wp\] (?:\[[^\]]+\] )?Goal (\S+)(?: : (?!Valid)(.*))?$", re.M)
TOTAL = re.compile(r"^\[wp\] Proved goals: *(\d+) / (\d+)", re.M)
PASSED = re.compile(r"^\[wp\] \[Passed\] Smoke-test typed_(\w+?)_wp_smoke_\w+", re.M)
DOOMED = re.compile(r"^\[wp\] \[(?!Passed)\w+\] Smoke-test (\S+)", re.M)
REPORTED = re.compile(r"^\[ERROR:(\S+)\] (\S+)", re.M)
WARNING = re.compile(r"^\[[^\]]*\].*(?:Warning|User Error|Error):.*$", re.M)
SECONDS = re.compile(r"\((?:Qed:)?([\d.]+)(ms|s)\)")

# Said by the passes that leave the run-time errors to the main one, by a second pass that has
# nothing left to do, and by the report whose lines are read one by one.
HARMLESS = ("Missing RTE guards", "No goal generated", "Classified errors found",
            "Plug-in report aborted")
# All properties but the smoke tests, which have no category of their own.
NO_PROPERTY = ",".join("-@" + kind for kind in (
    "lemma", "requires", "ensures", "assigns", "invariant", "variant", "assert", "terminates"))
CLASSIFY = ["-then", "-no-wp", "-report-classify", "-report-unclassified-unknown", "ERROR",
            "-report-unclassified-invalid", "ERROR", "-report-unclassified-warning", "ERROR"]


@dataclass
class KernelResult:
    """What happened to one header, or to one function of it."""

    name: str
    functions: list
    goals: list = field(default_factory=list)
    smoke: dict = field(default_factory=dict)
    problems: list = field(default_factory=list)


def headers():
    return sorted(path.name for path in tools.KERNELS.glob("*.h") if path.name != "language.h")


def source(name):
    path = tools.KERNELS / name
    if not path.exists():
        raise Broken(f"{name} is missing")
    return path.read_text()


def functions(name):
    return FUNCTION.findall(source(name))


def included(name):
    """The functions of all headers that this one includes, however deep."""
    found = set()
    for other in INCLUDE.findall(source(name)):
        if other != "language.h":
            found |= set(functions(other)) | included(other)
    return found


def command(folder, name, *options):
    main = Path(folder) / "kernel.c"
    main.write_text(f'#include "{name}"\n')
    return ["frama-c", main, f"-cpp-extra-args=-I{tools.KERNELS}", "-wp", "-wp-par", "1", *options]


def seconds(rest):
    found = SECONDS.findall(rest)
    return sum(float(number) / (1000 if unit == "ms" else 1) for number, unit in found)


def read_goals(output, problems):
    """The goals of a log. CVC4 goes first; what it leaves, Z3 takes in a second pass."""
    proved, unproved = {}, {}
    for prover, goal, rest in GOAL.findall(output):
        proved.setdefault(goal, Goal(goal, True, prover, seconds(rest)))
    for goal, verdict in UNPROVED.findall(output):
        unproved[goal] = Goal(goal, False, "", 0, verdict)
    total = TOTAL.search(output)
    if not total:
        problems.append("Frama-C gave no totals: " + output.strip()[-400:])
        return []
    goals = list(proved.values()) + [g for name, g in unproved.items() if name not in proved]
    if int(total.group(2)) != len(goals):
        problems.append(f"Frama-C counts {total.group(2)} goals, but answered {len(goals)}")
    return goals


def refuse_warnings(output, problems):
    for line in WARNING.findall(output):
        if not any(harmless in line for harmless in HARMLESS):
            problems.append(line)


def prove_functions(name, chosen, provers):
    result = KernelResult(name, chosen)
    with tools.temporary_folder() as folder:
        _, output = tools.run(command(
            folder, name, "-wp-rte", "-wp-fct", ",".join(chosen), "-wp-prover", "cvc4",
            "-wp-timeout", tools.CVC4_LIMIT, "-then", "-wp", "-wp-fct", ",".join(chosen),
            "-wp-prover", "z3", "-wp-timeout", tools.Z3_LIMIT, *CLASSIFY), provers, folder)
    result.goals = read_goals(output, result.problems)
    refuse_warnings(output, result.problems)
    # A precondition counts as proved when all calls meet it, so those of functions that are
    # called from elsewhere too stay open here; their calls in this file are goals of this file.
    whole = set(chosen) == set(functions(name))
    elsewhere = included(name) if whole else included(name) | set(functions(name))
    for kind, prop in REPORTED.findall(output):
        if not any(prop.startswith(other + "_requires") for other in elsewhere):
            result.problems.append(f"{kind}: {prop}")
    if "[report] Classification" not in output:
        result.problems.append("no classification report: " + output.strip()[-400:])
    return result


def prove_lemmas(name, provers):
    """Lemmas are proved once each, with those before them as hypotheses."""
    own = LEMMA.findall(source(name))
    result = KernelResult(name, [])
    if not own:
        return result
    with tools.temporary_folder() as folder:
        _, output = tools.run(command(
            folder, name, "-wp-prop=@lemma", "-wp-prover", "cvc4", "-wp-timeout", tools.CVC4_LIMIT,
            "-then", "-wp", "-wp-prop=@lemma", "-wp-prover", "z3",
            "-wp-timeout", tools.Z3_LIMIT), provers, folder)
    goals = {goal.name: goal for goal in read_goals(output, result.problems)}
    refuse_warnings(output, result.problems)
    for lemma in own:
        goal = goals.get("typed_lemma_" + lemma)
        if goal:
            result.goals.append(goal)
        else:
            result.problems.append(f"lemma {lemma} was not sent to a prover")
    return result


def smoke(name, chosen, provers):
    """Tries to prove `false` from each contract and at each place in the code; it must fail."""
    result = KernelResult(name, chosen)
    with tools.temporary_folder() as folder:
        _, output = tools.run(command(
            folder, name, "-wp-smoke-tests", "-wp-smoke-timeout", tools.SMOKE_LIMIT,
            "-wp-prop=" + NO_PROPERTY, "-wp-fct", ",".join(chosen), "-wp-prover", "cvc4"),
            provers, folder)
    refuse_warnings(output, result.problems)
    for function in PASSED.findall(output):
        result.smoke[function] = result.smoke.get(function, 0) + 1
    for test in DOOMED.findall(output):
        result.problems.append(f"smoke test: {test}: false follows from what is assumed here")
    total = TOTAL.search(output)
    if not total or total.group(1) != total.group(2) or int(total.group(2)) == 0:
        result.problems.append("smoke tests did not all pass: " +
                               (total.group(0) if total else output.strip()[-400:]))
    return result
