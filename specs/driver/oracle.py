"""Extracts the boards of the WhyML theory to C anew and compares with the committed oracle.

specs/chomp/extract.txt holds the command line, run inside specs/chomp; `OUT` in it stands for the
file that is written.
"""

import shlex
from pathlib import Path

from driver import tools


def problems(provers):
    recipe = tools.THEORIES / "extract.txt"
    committed = tools.THEORIES / "oracle.c"
    absent = [file.name for file in (recipe, committed, tools.THEORIES / "oracle.h")
              if not file.exists()]
    if absent:
        return [f"{name} is missing" for name in absent]
    lines = [line for line in recipe.read_text().splitlines() if line and not line.startswith("#")]
    if len(lines) != 1 or "OUT" not in lines[0].split():
        return ["extract.txt: one command line with the word OUT is wanted"]
    words = shlex.split(lines[0])
    if words[0] != "why3":
        return ["extract.txt: the command is not why3"]
    with tools.temporary_folder() as folder:
        out = Path(folder) / "oracle.c"
        words = ["why3", "-C", provers.config] + [str(out) if w == "OUT" else w for w in words[1:]]
        code, output = tools.run(words, provers, tools.THEORIES, limit=120)
        if code != 0 or not out.exists():
            return [f"the oracle is not extracted (exit {code}): {output.strip()[-400:]}"]
        if out.read_text() != committed.read_text():
            return ["oracle.c is not what the theory extracts to: run the command of extract.txt"]
    return []
