"""What a proof run must contain: goals by name, smoke tests by number, promises by fingerprint.

The files under specs/expected are written by `specs/prove --accept` and only compared otherwise, so
a goal that is no longer generated is as loud as one that fails.
"""

import re
from collections import Counter

from driver import kernels, scan, theories, tools

FOLDER = tools.SPECS / "expected"


def path(name):
    return FOLDER / (name + ".txt")


def lines(name, goals, smoke):
    is_kernel = name.endswith(".h")
    found = Counter(goal.name for goal in goals)
    result = scan.kernel_promises(name) if is_kernel else scan.theory_promises(name)
    result += [f"goal {goal} x{count}" for goal, count in found.items()]
    result += [f"smoke {function} {count}" for function, count in smoke.items()]
    return sorted(result)


def of(name):
    file = path(name)
    return file.read_text().splitlines() if file.exists() else None


def about(line, function):
    """Whether a line speaks of one function; a goal's name begins with that of its function."""
    return line.split()[1] == function or re.match(rf"goal (typed_)?{function}_", line) is not None


def compare(name, got, function=None):
    """Sentences about every difference between what a run contains and what it must contain."""
    wanted = of(name)
    if wanted is None:
        return [f"{name}: nothing is expected of it; look at it, then run specs/prove --accept"]
    if function:
        wanted = [line for line in wanted if about(line, function)]
        got = [line for line in got if about(line, function)]
    gone = sorted(set(wanted) - set(got))
    added = sorted(set(got) - set(wanted))
    return [f"{name}: expected and missing: {line}" for line in gone] + \
        [f"{name}: present and not expected: {line}" for line in added]


def missing_files():
    present = set(kernels.headers()) | set(theories.files())
    known = {file.name[:-4] for file in FOLDER.glob("*.txt")}
    return [f"{name}: expected and missing" for name in sorted(known - present)] + \
        [f"{name}: present and not expected" for name in sorted(present - known)]


def write(name, got):
    FOLDER.mkdir(exist_ok=True)
    path(name).write_text("".join(line + "\n" for line in got))
