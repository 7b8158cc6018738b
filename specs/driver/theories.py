"""Proves a WhyML file goal by goal: CVC4 first, then Z3 for what CVC4 leaves."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from driver import tools
from driver.tools import Goal


@dataclass
class TheoryResult:
    """What happened to one WhyML file."""

    name: str
    goals: list = field(default_factory=list)
    problems: list = field(default_factory=list)


def files():
    return sorted(path.name for path in tools.THEORIES.glob("*.mlw"))


def prove_command(provers, name, prover, version, limit, *selection):
    return ["why3", "-C", provers.config, "prove", "--json", "-L", tools.THEORIES, "-a", "split_vc",
            "-P", f"{prover},{version},", "-t", limit, *selection, tools.THEORIES / name]


def answers(output):
    """The JSON objects of the output, one after the other; Why3 writes no list around them."""
    decoder = json.JSONDecoder()
    position, found, rest = 0, [], ""
    while True:
        start = output.find("{", position)
        if start < 0:
            return found, rest + output[position:]
        rest += output[position:start]
        try:
            value, position = decoder.raw_decode(output, start)
        except ValueError:
            return found, rest + output[start:]
        found.append(value)


def place(answer):
    """Where a goal stands and what it is about; the lines are only for finding it again."""
    term = answer["term"]
    explanations = [text for text in term["explanations"] if text]
    where = term.get("loc") or {}
    return term["goal_name"], explanations[-1] if explanations else "goal", where.get("line", 0)


def interface(name):
    """Whether a file only states what others have to give it, as specs/allowed.txt says."""
    return any(line.startswith(name + " val ")
               for line in (tools.SPECS / "allowed.txt").read_text().splitlines())


def prove(name, provers):
    result = TheoryResult(name)
    code, output = tools.run(
        prove_command(provers, name, "CVC4", provers.cvc4, tools.CVC4_LIMIT), provers)
    found, rest = answers(output)
    if not found and not interface(name):
        result.problems.append(
            f"Why3 sent no goal to a prover (exit {code}): {rest.strip()[-400:]}")
    if code not in (0, 2) or re.search(r"error|unbound|not found", rest, re.I):
        result.problems.append(f"Why3 exit {code}: {rest.strip()[-400:]}")
    for answer in found:
        goal, about, line = place(answer)
        outcome = answer["prover-result"]
        proved = outcome["answer"] == "Valid"
        prover, seconds = f"CVC4 {provers.cvc4}", outcome["time"]
        if not proved:
            second = z3(name, goal, about, line, provers)
            if second is not None:
                proved, prover, seconds = True, f"Z3 {provers.z3}", second
        result.goals.append(Goal(f"{goal}: {about}", proved, prover if proved else "", seconds,
                                 "" if proved else f"line {line}: {outcome['answer']}"))
    return result


def z3(name, goal, about, line, provers):
    """The seconds that Z3 needs for one goal, or None when it does not prove all of that place."""
    code, output = tools.run(prove_command(
        provers, name, "Z3", provers.z3, tools.Z3_LIMIT, "-g", f":{line}@{about}"), provers)
    outcomes = [answer["prover-result"] for answer in answers(output)[0]
                if place(answer) == (goal, about, line)]
    if code != 0 or not outcomes or any(one["answer"] != "Valid" for one in outcomes):
        return None
    return sum(one["time"] for one in outcomes)
