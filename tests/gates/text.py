#!/usr/bin/env python3
"""text.py [ROOT | --self-test]: what no text of the project may contain.

No notes to self, no paths of one machine, no tabs or blanks at line ends, and a newline at the end
of each file.
"""
import re
import sys

import gate

TEXT = {".hpp", ".h", ".cpp", ".c", ".inc", ".py", ".cmake", ".mlw", ".sh", ".md", ".txt", ".json",
        ".in", ".css", ".js", ".html", ""}
# Written so that this file does not contain them.
NOTES = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]) + r")\b")
MACHINE = re.compile(r"(?<![\w.}~])/(?:" + "|".join(["work", "root", "home", "farm", "Users"]) + r")/\w")
# Programs may name the folder for temporary files, documents and code may not name one in it.
TEMPORARY = re.compile(r"(?<![\w.}~])/tm" + r"p/[\w-]+")


def check_line(line):
    if NOTES.search(line):
        return "a note to self"
    if MACHINE.search(line) or TEMPORARY.search(line):
        return "a path of one machine"
    if line != line.rstrip():
        return "blanks at the end of the line"
    return None


def is_program(file):
    with open(file, "rb") as stream:
        return b"\0" in stream.read(4096)


def check(root):
    problems = []
    for file in gate.files(root, suffixes=TEXT):
        if is_program(file):
            continue
        name = file.relative_to(root).as_posix()
        text = file.read_text(errors="replace")
        for number, line in enumerate(text.split("\n"), 1):
            problem = check_line(line)
            # Markdown breaks a line by two blanks; the display of a board ends in some.
            if problem and not ("blanks" in problem and file.suffix in {".md", ".txt"}):
                problems.append(f"{name}:{number}: {problem}")
            if "\t" in line and file.suffix in {".hpp", ".h", ".cpp", ".c", ".py", ".inc"}:
                problems.append(f"{name}:{number}: a tab")
        if text and not text.endswith("\n"):
            problems.append(f"{name}: no newline at the end")
    return problems


CLEAN = {"lib/a.hpp": "// as usual\n", "README.md": "`build/dev/bin/staircase`, /usr/bin/env\n"}
PLANTED = [
    ("a note to self", {"lib/b.hpp": "// TO" + "DO: later\n"}, "lib/b.hpp:1: a note to self"),
    ("a machine's path", {"a.md": "see /wo" + "rk/x\n"}, "a.md:1: a path of one machine"),
    ("a home folder", {"a.py": "x = '/ro" + "ot/x'\n"}, "a.py:1: a path of one machine"),
    ("a temporary folder", {"a.py": "x = '/tm" + "p/x'\n"}, "a.py:1: a path of one machine"),
    ("blanks at the end", {"a.cpp": "int a; \n"}, "a.cpp:1: blanks"),
    ("a tab", {"a.cpp": "\tint a;\n"}, "a.cpp:1: a tab"),
    ("no last newline", {"a.cpp": "int a;"}, "a.cpp: no newline"),
]

if __name__ == "__main__":
    sys.exit(gate.main(check, CLEAN, PLANTED))
