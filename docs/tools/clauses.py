#!/usr/bin/env python3
"""Writes the page of clauses from the clause list and from every place that names a clause.

    clauses.py PROJECT OUTPUT.md

Each clause gets an entry with its kind, sentence, formula, owner, and the places that use it.
A place in a header links to the header's page; check_site.py turns that link into one to the line.
"""
import html
import json
import pathlib
import re
import sys

from filter import anchor

ENTRY = re.compile(r'^STAIRCASE_CLAUSE\("([^"]*)", (\w+), "([^"]*)", "([^"]*)", "([^"]*)"\)$')
TITLE = re.compile(r"^// --- (.*?) -*$")
KINDS = {"pre": "precondition", "post": "postcondition", "invariant": "invariant", "law": "law"}
PLACES = (("lib", "promised or checked"), ("tests", "tested"),
          ("exercises", "exercised"), ("docs", "explained"))
INTRODUCTION = """# Clauses {#clauses}

Every promise of the library has one name. The same name stands in the doc comments, in a
violation's message, in the tests, in the verdict on an answer, and its last word in the contract of
the kernel. This page is made from the clause list, `lib/staircase/contract/clauses.inc`, which
holds %d clauses.

In the formulas, B is the abstract value before, B' after, (x, y) the cell that the operation was
called with, and W x H the extent.
"""
SUFFIXES = (".hpp", ".h", ".cpp", ".mlw", ".md", ".py", ".json", ".txt", ".toml", ".csv")


def read_list(path):
    """The groups of the clause list: [(title, [(id, kind, sentence, formula, owner)])]."""
    groups = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        title, entry = TITLE.match(line), ENTRY.match(line)
        if title:
            groups.append((title.group(1), []))
        elif entry:
            groups[-1][1].append(entry.groups())
        elif line.strip() and not line.startswith("//"):
            sys.exit("%s:%d: neither a comment nor a clause: %s" % (path, number, line))
    return groups


def find_uses(project, ids):
    """Every line that names a clause: {id: {top folder: [(file, line number)]}}."""
    whole_id = re.compile(r"(?<![\w.])(%s)(?![\w]|\.\w)" % "|".join(
        re.escape(i) for i in sorted(ids, key=len, reverse=True)))
    uses = {i: {} for i in ids}
    for top, _ in PLACES:
        for path in sorted((project / top).rglob("*")):
            if path.suffix not in SUFFIXES or "node_modules" in path.parts or not path.is_file():
                continue
            text = path.read_text(encoding="utf-8", errors="replace")
            for number, line in enumerate(text.splitlines(), 1):
                for name in set(whole_id.findall(line)):
                    place = (path.relative_to(project).as_posix(), number)
                    uses[name].setdefault(top, []).append(place)
    return uses


def find_goals(project):
    """What specs/clauses.txt says of each clause: {id: {"proof goals": [...], "not proved": [...]}}."""
    goals, current = {}, None
    path = project / "specs/clauses.txt"
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        words = line.split()
        if words[:1] == ["clause"] and len(words) == 2:
            current = goals.setdefault(words[1], {}).setdefault("proof goals", [])
        elif words[:1] == ["unproved"] and len(words) >= 2:
            current = goals.setdefault(words[1], {}).setdefault("not proved", [])
            current += ["%s:" % " ".join(words[2:])] if words[2:] else []
        elif not line.startswith("  "):
            current = None
        elif current is not None:
            instead = "tested instead by " if line.strip().startswith("tests/") else ""
            current.append(instead + line.strip())
    return goals


def find_evidence(project):
    """How far the evidence for each clause goes, from specs/evidence.json: {id: [line]}."""
    path = project / "specs/evidence.json"
    lines = {}
    for entry in json.loads(path.read_text(encoding="utf-8")) if path.exists() else []:
        lines[entry["id"]] = [
            "%s: %s" % (rung, entry["excused"].get(rung, state) if state == "excused" else state)
            for rung, state in entry["rungs"].items()]
    return lines


def file_text(file, numbers):
    """A file and its lines; those of a header as links that check_site.py completes."""
    lines = [str(number) for number in numbers]
    if file.startswith("lib/staircase/") and file.endswith((".hpp", ".h")):
        link = '<a href="source:%s#%s">%s</a>'
        lines = [link % (file.removeprefix("lib/"), line, line) for line in lines]
    return "%s: %s" % (file.removeprefix("lib/staircase/"), ", ".join(lines))


def places_text(places):
    """All places, file by file."""
    by_file = {}
    for file, number in places:
        by_file.setdefault(file, []).append(number)
    return "<br/>".join(file_text(file, numbers) for file, numbers in by_file.items())


def row(word, content):
    return "<tr><th>%s</th><td>%s</td></tr>" % (word, content)


def entry_text(clause, uses, goals, evidence):
    """The entry of one clause, as HTML within Markdown."""
    name, kind, sentence, formula, owner = clause
    rows = [row("kind", KINDS[kind]), row("promise", html.escape(sentence)),
            row("formula", "<code>%s</code>" % html.escape(formula)), row("owner", owner)]
    if evidence:
        rows.append(row("evidence", "<br/>".join(html.escape(line) for line in evidence)))
    for word, lines in goals.items():
        rows.append(row(word, "<br/>".join(html.escape(line) for line in lines)))
    for top, word in PLACES:
        if top in uses:
            rows.append(row(word, places_text(uses[top])))
    return ('\\anchor %s\n<h3 class="clause">%s</h3>\n'
            '\\htmlonly[block]\n<table class="clause">%s</table>\n\\endhtmlonly\n'
            % (anchor(name), name, "\n".join(rows)))


def main():
    project, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    groups = read_list(project / "lib/staircase/contract/clauses.inc")
    ids = [clause[0] for _, clauses in groups for clause in clauses]
    uses, goals = find_uses(project, ids), find_goals(project)
    evidence = find_evidence(project)
    parts = [INTRODUCTION % len(ids)]
    for number, (title, clauses) in enumerate(groups):
        parts.append("## %s {#clauses_%d}\n" % (title[0].upper() + title[1:], number))
        parts += [entry_text(clause, uses[clause[0]], goals.get(clause[0], {}),
                             evidence.get(clause[0], []))
                  for clause in clauses]
    output.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
