"""The two-way map between the clause list and what is proved, kept in specs/clauses.txt."""

import re

from driver import kernels, scan, theories, tools

LIST = tools.ROOT / "lib" / "staircase" / "contract" / "clauses.inc"
MAP = tools.SPECS / "clauses.txt"
STRING = r'"((?:[^"\\]|\\.)*)"'
CLAUSE = re.compile(rf"^STAIRCASE_CLAUSE\({STRING}, (\w+), {STRING}, {STRING}, {STRING}\)", re.M)

# The parts of the clause list that speak of Chomp boards; other lessons have their own proofs.
LESSON = ("chomp.", "order_ideal.", "boolean.", "flat_boolean.", "row_boundary.", "column_height.",
          "lattice_path.")


def clause_list():
    """id -> (kind, sentence), for the clauses of this lesson."""
    rows = CLAUSE.findall(LIST.read_text())
    found = {id_: (kind, sentence) for id_, kind, sentence, _, _ in rows}
    return {id_: value for id_, value in found.items() if id_.startswith(LESSON)}


class Map:
    """specs/clauses.txt: blocks of goals under `clause ID`, `theorems` or `support`, and excuses
    under `unproved ID`."""

    def __init__(self):
        self.proved, self.unproved, self.theorems, self.support = {}, {}, [], []
        self.problems = []
        target = None
        for number, line in enumerate(MAP.read_text().splitlines(), 1):
            words = line.split()
            if not words or line.startswith("#"):
                continue
            if not line.startswith(" "):
                target = self.begin(words, number)
            elif target is not None:
                target.extend([line.strip()] if isinstance(target, Excuse) else words)

    def begin(self, words, number):
        if words[0] == "clause" and len(words) == 2:
            return self.proved.setdefault(words[1], [])
        if words[0] == "unproved" and len(words) >= 2:
            return self.unproved.setdefault(" ".join(words[1:]), Excuse())
        if words == ["theorems"]:
            return self.theorems
        if words == ["support"]:
            return self.support
        self.problems.append(f"clauses.txt, line {number}: not understood")
        return None


class Excuse(list):
    """Two lines: why something is not proved, and the test that stands in for the proof."""


def goals_there_are():
    """`function.label` for each named postcondition, `file:theorem` for each theorem."""
    kernel = [f"{words[1]}.{words[2]}" for name in kernels.headers()
              for words in map(str.split, scan.kernel_promises(name)) if words[0] == "ensures"]
    theory = [f"{name}:{theorem}" for name in theories.files() for theorem in scan.theorems(name)]
    return kernel, theory


def problems(mapping):
    """Orphans on either side, and stand-ins that do not exist."""
    result = list(mapping.problems)
    clauses = clause_list()
    kernel, theory = goals_there_are()
    there = set(kernel) | set(theory)
    for id_ in clauses:
        if (id_ in mapping.proved) == (id_ in mapping.unproved):
            result.append(f"clause {id_} must stand once in clauses.txt: proved or unproved")
    for id_, goals in mapping.proved.items():
        if id_ not in clauses:
            result.append(f"clauses.txt: there is no clause {id_}")
        if not goals:
            result.append(f"clauses.txt: clause {id_} points to no goal")
    pointed = [goal for goals in mapping.proved.values() for goal in goals]
    pointed += mapping.theorems + mapping.support
    for goal in pointed:
        if goal not in there:
            result.append(f"clauses.txt: there is no goal {goal}")
    for goal in sorted(there - set(pointed)):
        result.append(f"{goal} is proved, but nothing in clauses.txt points to it")
    for id_, excuse in mapping.unproved.items():
        if id_.split()[0] not in clauses:
            result.append(f"clauses.txt: there is no clause {id_}")
        if len(excuse) != 2:
            result.append(f"clauses.txt: unproved {id_} needs two lines: why, and the stand-in")
        elif not (tools.ROOT / excuse[1].split()[0]).exists():
            result.append(f"clauses.txt: {id_}: the stand-in {excuse[1].split()[0]} does not exist")
    return result
