"""The hand-made mutants: catalogue/NAME.txt, one change each.

    file: lib/staircase/chomp/kernel/row_boundary.h
    clause: chomp.move.refines
    needs: 62x2
    strength: off
    why: One sentence: why somebody would write this.
    --- old
    the exact text that stands once in the file
    --- new
    the text in its place

`needs` stands only where the smallest trace is larger than 3 x 3 or 3 moves, `strength` where the
contracts are compiled other than at audit, so that another promise is the first to be missed. There are no line
numbers: a mutant that no longer applies is reported, not applied elsewhere.
"""
import pathlib

import shadow

FOLDER = shadow.HERE / "catalogue"
FIELDS = ("file", "clause", "needs", "strength", "why")


class Mutant:
    def __init__(self, path):
        self.path = path
        self.name = path.stem
        self.needs = self.strength = ""
        head, rest = path.read_text().split("--- old\n", 1)
        self.old, self.new = ("\n" + rest).split("\n--- new\n", 1)
        self.old = self.old[1:]
        self.new = self.new.removesuffix("\n")
        for line in head.splitlines():
            field, _, value = line.partition(": ")
            if field not in FIELDS or not value:
                raise ValueError(f"{path.name}: {line!r} is none of {', '.join(FIELDS)}")
            setattr(self, field, value)

    def problem(self):
        """Why the mutant does not apply, or nothing."""
        for field in ("file", "clause", "why"):
            if not getattr(self, field, ""):
                return f"{self.path.name}: no {field}"
        file = shadow.ROOT / self.file
        if not file.is_file():
            return f"{self.path.name}: {self.file} does not exist"
        count = file.read_text().count(self.old)
        if count != 1 or not self.old:
            return f"{self.path.name}: the old text stands {count} times in {self.file}, not once"
        if self.old == self.new:
            return f"{self.path.name}: changes nothing"
        return ""

    def changed_text(self):
        return (shadow.ROOT / self.file).read_text().replace(self.old, self.new)

    def complaint(self, outcome):
        """Why the outcome is not what the mutant promises, or nothing."""
        if outcome.status != "killed":
            return outcome.status
        if outcome.clause != self.clause:
            return f"reported by {outcome.clause or 'no clause'}, not by {self.clause}"
        limit = (3, 3)
        if self.needs:
            limit = tuple(int(side) for side in self.needs.split("x"))
        if outcome.extent[0] > limit[0] or outcome.extent[1] > limit[1] or outcome.moves > 3:
            return f"the trace {outcome.trace()!r} is larger than {limit[0]}x{limit[1]}, 3 moves"
        return ""


def mutants(folder=FOLDER):
    return [Mutant(path) for path in sorted(folder.glob("*.txt"))]
