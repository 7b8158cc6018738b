#!/usr/bin/env python3
"""clauses.py [ROOT | --self-test]: the clause list against all that names a clause.

Ids are unique and well formed, sentences are sentences, every id is used by code or tests (or is
owned by the grader and used there), and every id that code, tests, exercises or docs name exists.
"""
import re
import sys

import gate

LIST = "lib/staircase/contract/clauses.inc"
ID = r"[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+"
ENTRY = re.compile(r'STAIRCASE_CLAUSE\(\s*"([^"]*)"\s*,\s*(\w+)\s*,\s*"([^"]*)"\s*,'
                   r'\s*"([^"]*)"\s*,\s*"([^"]*)"\s*\)')
KINDS = {"pre", "post", "invariant", "law"}
CODE = {".hpp", ".h", ".cpp", ".inc", ".py", ".md", ".txt", ".json"}
FILE_ENDINGS = {"hpp", "h", "cpp", "c", "py", "md", "mlw", "txt", "json", "inc", "html", "in", "js"}


def read_list(root):
    text = (root / LIST).read_text()
    entries = ENTRY.findall(text)
    calls = len(re.findall(r"^STAIRCASE_CLAUSE\(", text, re.MULTILINE))
    return entries, calls


def check_list(entries, calls, problems):
    if len(entries) != calls:
        problems.append(f"{LIST}: {calls} entries, of which {len(entries)} have five fields")
    seen = set()
    for id, kind, sentence, formula, owner in entries:
        if id in seen:
            problems.append(f"{LIST}: {id} stands twice")
        seen.add(id)
        if not re.fullmatch(ID, id):
            problems.append(f"{LIST}: {id} is no dotted name")
        if kind not in KINDS:
            problems.append(f"{LIST}: {id} has the kind {kind}")
        if len(sentence.split()) < 3 or sentence.endswith(".") or not sentence[0].islower():
            problems.append(f"{LIST}: the sentence of {id} is none: {sentence!r}")
        if not formula or not owner:
            problems.append(f"{LIST}: {id} lacks its formula or owner")
    return seen


def named(text, families):
    """The ids of these families that text puts between quotes or backticks."""
    ids = set(re.findall(rf'["`]({ID})["`]', text))
    return {id for id in ids
            if id.split(".")[0] in families and id.split(".")[-1] not in FILE_ENDINGS}


def check(root):
    problems = []
    entries, calls = read_list(root)
    listed = check_list(entries, calls, problems)
    families = {id.split(".")[0] for id in listed}
    used = set()
    for file in gate.files(root, "lib", "tests", "exercises", "specs", "docs", suffixes=CODE):
        name = file.relative_to(root).as_posix()
        if name == LIST or name.startswith("tests/gates/"):
            continue
        text = file.read_text(errors="replace")
        declared = set(re.findall(rf'declared<"({ID})">\s*\{{', text))
        ids = named(text, families)
        ids |= set(re.findall(rf'STAIRCASE_(?:VALIDATE|PRE|POST|AUDIT)\(\s*"({ID})"', text))
        for id in sorted(ids - listed - declared):
            # A file that shows what an unlisted id does names one on purpose.
            if "#ifndef BROKEN" not in text:
                problems.append(f"{name}: names {id}, which is not in the list")
        if file.suffix in {".hpp", ".h", ".cpp"} and not name.startswith("docs/"):
            used |= ids
    for id, _, _, _, _ in entries:
        if id not in used:
            problems.append(f"{LIST}: {id} is used by no code and no test")
    return problems


def entry(id, kind="pre", sentence="a move is legal"):
    return f'STAIRCASE_CLAUSE("{id}", {kind}, "{sentence}", "x in B", "Board")\n'


CLEAN = {
    LIST: "// The list.\n" + entry("chomp.move.legal") + entry("row.size", "invariant"),
    "lib/staircase/chomp/board.hpp": 'STAIRCASE_PRE("chomp.move.legal", x);\n',
    "tests/chomp/board_test.cpp": 'CHECK(clause == "row.size");\n#include "row.hpp"\n',
}
PLANTED = [
    ("an id twice", {LIST: CLEAN[LIST] + entry("row.size")}, "stands twice"),
    ("an ill-formed id", {LIST: CLEAN[LIST] + entry("Row.Size")}, "is no dotted name"),
    ("an unknown kind", {LIST: CLEAN[LIST] + entry("row.x", "rule")}, "has the kind rule"),
    ("no sentence", {LIST: CLEAN[LIST] + entry("row.x", sentence="todo")}, "is none"),
    ("a field too few", {LIST: CLEAN[LIST] + 'STAIRCASE_CLAUSE("row.x", pre, "a b c")\n'},
     "have five fields"),
    ("an unused id", {LIST: CLEAN[LIST] + entry("row.unused")}, "row.unused is used by no code"),
    ("a misspelt id in code", {"lib/a.hpp": 'f<"chomp.move.lgeal">();\n'}, "chomp.move.lgeal"),
    ("a misspelt id in a comment", {"lib/a.hpp": "/// \\pre `row.sizes`\n"}, "row.sizes"),
    ("a check by an unlisted id", {"lib/a.hpp": 'STAIRCASE_POST("other.name", x);\n'},
     "other.name"),
    ("a misspelt id in an exercise", {"exercises/a/notes.md": "breaks `row.sise`\n"}, "row.sise"),
]

if __name__ == "__main__":
    sys.exit(gate.main(check, CLEAN, PLANTED))
