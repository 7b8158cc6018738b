"""seen.txt: where each clause was seen to fail, one `clause<TAB>kind<TAB>where` a line, sorted.

Kinds: mutant (a hand-made mutant that the driver reported), test (a test case in which the library
reported the clause), exercise (a wrong answer that the judge reported), compile (a program that the
compiler refused by the clause). The lines are written by the programs that saw it happen.
"""
import os
import shadow

FILE = shadow.HERE / "seen.txt"
KINDS = ("mutant", "test", "exercise", "compile")


def read(file=FILE):
    if not file.exists():
        return []
    return [tuple(line.split("\t")) for line in file.read_text().splitlines()]


def replace(kind, seen, file=FILE):
    """Replaces the lines of one kind; the file is whole at every moment."""
    lines = {line for line in read(file) if line[1] != kind}
    lines |= {(clause, kind, where) for clause, where in seen}
    beside = file.with_suffix(".new")
    beside.write_text("".join("\t".join(line) + "\n" for line in sorted(lines)))
    os.replace(beside, file)
