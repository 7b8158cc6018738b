#!/usr/bin/env python3
"""levels.py [ROOT | --self-test]: who may include whom.

contract <- theory <- lesson <- cli, grader; inside a lesson model, kernel <- board <- solve <- show.
Model and kernel never include each other, a lesson never includes another. Macros are defined in
contract/ and kernel/ only. No source file reaches 400 lines.
"""
import re
import sys

import gate

ROOMS = ("model", "kernel", "board", "solve", "show")
# What each room of a lesson may include of its own lesson.
WITHIN = {
    "model": {"model"},
    "kernel": {"kernel"},
    "board": {"model", "kernel", "board"},
    "solve": {"model", "kernel", "board", "solve"},
    "show": set(ROOMS),
}
# Which rooms may include the levels below every lesson.
BELOW = {"model": {"contract"}, "kernel": set(), "board": {"contract"},
         "solve": {"contract", "theory"}, "show": {"contract", "theory"}}
SOURCES = {".hpp", ".h", ".cpp", ".c", ".inc", ".py", ".cmake", ".mlw", ".sh"}
# Written by tools and read by no one.
GENERATED = {"specs/chomp/oracle.c", "specs/chomp/oracle.h"}
LINE_LIMIT = 400


def place(path):
    """(level, lesson, room) of a path below lib/staircase, which the include path starts with."""
    parts = path.split("/")
    if parts[0] in ("contract", "theory"):
        return parts[0], None, None
    if len(parts) == 1:
        return "umbrella", None, None
    room = parts[1] if len(parts) > 2 else parts[1].split(".")[0]
    return "lesson", parts[0], room


def may_include(source, target):
    level, lesson, room = place(source)
    to_level, to_lesson, to_room = place(target)
    if level == "contract":
        return to_level == "contract"
    if level == "theory":
        return to_level in ("contract", "theory")
    if level == "umbrella":
        return True
    if to_level in ("contract", "theory"):
        return to_level in BELOW.get(room, {"contract", "theory"})
    return to_lesson == lesson and to_room in WITHIN.get(room, set(ROOMS))


def included_path(path, name):
    """The path below lib/staircase of a quoted include, or None when it is not in the library."""
    if name.startswith("staircase/"):
        return name[len("staircase/"):]
    return "/".join(path.split("/")[:-1] + [name]) if "/" not in name else None


def check_library_file(root, file, problems):
    path = file.relative_to(root / "lib/staircase").as_posix()
    kernel_or_contract = path.startswith("contract/") or "/kernel" in path
    text = gate.without_comments(file.read_text())
    for number, line in enumerate(text.splitlines(), 1):
        where = f"lib/staircase/{path}:{number}"
        include = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
        if include and include[1] == '"':
            target = included_path(path, include[2])
            if target is None or not (root / "lib/staircase" / target).exists():
                problems.append(f"{where}: includes {include[2]}, which is not in the library")
            elif not may_include(path, target):
                problems.append(f"{where}: includes upward or sideways: {include[2]}")
        if include and include[1] == "<" and re.search(r"[/.]", include[2]):
            problems.append(f"{where}: includes {include[2]}, which is not standard C++")
        if re.match(r"\s*#\s*define\b", line) and not kernel_or_contract:
            problems.append(f"{where}: defines a macro outside contract/ and kernel/")


def check_program_file(root, file, folder, problems):
    """The programs stand side by side: neither includes the other, nor the tests."""
    other = "exercises" if folder == "lib/cli" else "cli"
    for number, line in enumerate(gate.without_comments(file.read_text()).splitlines(), 1):
        include = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
        if include and include[1].split("/")[0] in (other, "support", "tests"):
            where = f"{file.relative_to(root)}:{number}"
            problems.append(f"{where}: includes sideways: {include[1]}")


def check(root):
    problems = []
    for file in gate.files(root, "lib/staircase", suffixes={".hpp", ".h", ".inc", ".cpp", ".c"}):
        check_library_file(root, file, problems)
    for folder in ("lib/cli", "exercises/grader"):
        for file in gate.files(root, folder, suffixes={".hpp", ".h", ".cpp"}):
            check_program_file(root, file, folder, problems)
    for file in gate.files(root, "lib", "specs", "tests", "exercises", "docs", suffixes=SOURCES):
        name = file.relative_to(root).as_posix()
        lines = len(file.read_text(errors="replace").splitlines())
        if lines >= LINE_LIMIT and name not in GENERATED:
            problems.append(f"{name}: {lines} lines, the limit is {LINE_LIMIT}")
    return problems


CLEAN = {
    "lib/staircase/contract/check.hpp": "#include <string>\n#define CHECK 1\n",
    "lib/staircase/theory/game.hpp": '#include "staircase/contract/check.hpp"\n',
    "lib/staircase/chomp/model/cell.hpp": '#include "staircase/contract/check.hpp"\n',
    "lib/staircase/chomp/kernel/language.h": "#define KERNEL constexpr\n",
    "lib/staircase/chomp/kernel/row.h": '#include "language.h"\n',
    "lib/staircase/chomp/board/board.hpp":
        '#include "staircase/chomp/model/cell.hpp"\n#include "staircase/chomp/kernel/row.h"\n',
    "lib/staircase/chomp/solve/solve.hpp":
        '#include "staircase/chomp/board/board.hpp"\n#include "staircase/theory/game.hpp"\n'
        '// #include "staircase/chomp/show/text.hpp"\n',
    "lib/staircase/chomp/show/text.hpp": '#include "staircase/chomp/solve/solve.hpp"\n',
    "lib/staircase/strip/model.hpp": '#include "staircase/contract/check.hpp"\n',
    "lib/staircase/strip/kernel.h": "\n",
    "lib/staircase/strip/board.hpp":
        '#include "staircase/strip/model.hpp"\n#include "staircase/strip/kernel.h"\n',
    "lib/cli/main.cpp": '#include "staircase/chomp/show/text.hpp"\n',
}


def upward(source, target):
    return (f"{source} includes {target}", {f"lib/staircase/{source}": f'#include "{target}"\n'},
            f"{source}:1: includes upward or sideways")


PLANTED = [
    upward("contract/check.hpp", "staircase/theory/game.hpp"),
    upward("contract/check.hpp", "staircase/chomp/model/cell.hpp"),
    upward("theory/game.hpp", "staircase/chomp/model/cell.hpp"),
    upward("chomp/model/cell.hpp", "staircase/chomp/kernel/row.h"),
    upward("chomp/model/cell.hpp", "staircase/chomp/board/board.hpp"),
    upward("chomp/model/cell.hpp", "staircase/theory/game.hpp"),
    upward("chomp/kernel/row.h", "staircase/chomp/model/cell.hpp"),
    upward("chomp/kernel/row.h", "staircase/contract/check.hpp"),
    upward("chomp/board/board.hpp", "staircase/chomp/solve/solve.hpp"),
    upward("chomp/board/board.hpp", "staircase/theory/game.hpp"),
    upward("chomp/solve/solve.hpp", "staircase/chomp/show/text.hpp"),
    upward("chomp/solve/solve.hpp", "staircase/strip/model.hpp"),
    upward("strip/model.hpp", "staircase/strip/kernel.h"),
    upward("strip/kernel.h", "staircase/strip/model.hpp"),
    upward("strip/board.hpp", "staircase/chomp/model/cell.hpp"),
    ("the library includes a program", {"lib/staircase/theory/game.hpp": '#include "cli/main.hpp"\n'},
     "which is not in the library"),
    ("the library includes a missing file", {"lib/staircase/theory/game.hpp": '#include "no.hpp"\n'},
     "which is not in the library"),
    ("the library includes a test framework",
     {"lib/staircase/theory/game.hpp": "#include <catch2/catch.hpp>\n"}, "not standard C++"),
    ("a macro in a board", {"lib/staircase/chomp/board/x.hpp": "#define X 1\n"}, "defines a macro"),
    ("a program includes test support", {"lib/cli/a.cpp": '#include "support/boards.hpp"\n'},
     "includes sideways"),
    ("a long file", {"lib/cli/long.cpp": "\n" * LINE_LIMIT}, "400 lines"),
]

if __name__ == "__main__":
    sys.exit(gate.main(check, CLEAN, PLANTED))
