#!/usr/bin/env python3
"""coverage.py BUILD | --forget BUILD | --self-test: which lines of lib/ no test runs.

BUILD is build/coverage after `cmake --workflow --preset coverage`. At least 98 % of the lines must
run, and each that does not must stand in uncovered.txt, by its text and with the reason. An entry
whose line does run, or is no more, is a problem too. Branches are counted and shown, without those
that only an exception takes. --forget removes the counts of earlier runs.
"""
import json
import pathlib
import re
import subprocess
import sys

import gate

LIST = pathlib.Path(__file__).resolve().parent / "uncovered.txt"
LEAST_PERCENT = 98.0


def measured(build):
    """The lines and branches of the files below lib/, added up over all programs.

    It asks gcov itself: gcovr 5.2, that of Debian 12, stops where a function has two lines.
    """
    data = [str(path) for path in sorted(pathlib.Path(build).resolve().rglob("*.gcda"))]
    done = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", *data], cwd=build,
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"gcov failed; does {build} build, and have its tests run?\n{done.stderr[-2000:]}")
    files = {}
    for document in done.stdout.splitlines():
        for file in json.loads(document)["files"]:
            path = pathlib.Path(build, file["file"]).resolve()
            if path.is_relative_to(gate.ROOT / "lib"):
                add_up(files.setdefault(path.relative_to(gate.ROOT).as_posix(), {}), file["lines"])
    return [{"file": name, "lines": [lines[n] for n in sorted(lines)]} for name, lines in sorted(files.items())]


HEAD = re.compile(r"(struct|class) \w+( final)? \{")


def says_nothing(code):
    """A line of brackets alone, where gcov counts the clean-up after an exception, or the head of a
    class, where it counts the members that the compiler writes: no code of ours."""
    return not code.strip("{}()[]; ") or HEAD.fullmatch(code.strip()) is not None


def add_up(known, lines):
    """Adds what one program, or one instance of a template, did to what others did."""
    for line in lines:
        old = known.setdefault(line["line_number"],
                               {"line_number": line["line_number"], "count": 0, "branches": []})
        old["count"] += line["count"]
        # Branches are compared where every instance has the same ones; the longest list stands for a line.
        new = [branch for branch in line["branches"] if not branch["throw"]]
        if len(new) > len(old["branches"]):
            old["branches"], new = [dict(branch) for branch in new], old["branches"]
        for mine, other in zip(old["branches"], new):
            mine["count"] += other["count"]


def entries(text):
    """(file, code) -> reason, and what is wrong with the list itself."""
    found, problems, reason = {}, [], None
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#") or not line.strip():
            continue
        if line.startswith("why: "):
            reason = line[5:].strip()
            continue
        file, bar, code = line.partition(" | ")
        if not bar or not reason:
            problems.append(f"uncovered.txt:{number}: is no `FILE | CODE` below a `why: REASON`")
        elif (file, code.strip()) in found:
            problems.append(f"uncovered.txt:{number}: stands twice")
        else:
            found[file, code.strip()] = reason
    return found, problems


def totals(files, source):
    lines = [line for file in files for line in file["lines"]
             if not says_nothing(source(file["file"])[line["line_number"] - 1])]
    branches = [branch for line in lines for branch in line["branches"]]
    return (len(lines), sum(line["count"] > 0 for line in lines),
            len(branches), sum(branch["count"] > 0 for branch in branches))


def compare(files, text, source):
    """The problems; `source(file)` gives the lines of a file."""
    excused, problems = entries(text)
    unused = set(excused)
    for file in files:
        code = source(file["file"])
        for line in file["lines"]:
            key = file["file"], code[line["line_number"] - 1].strip()
            if line["count"] > 0 or says_nothing(key[1]):
                continue
            unused.discard(key)
            if key not in excused:
                problems.append(f"{key[0]}:{line['line_number']}: no test runs, and no reason excuses: {key[1]}")
    problems += [f"uncovered.txt: {file} | {code}: runs, or is no more" for file, code in sorted(unused)]
    lines, run, _, _ = totals(files, source)
    if lines == 0 or 100.0 * run / lines < LEAST_PERCENT:
        problems.append(f"{run} of {lines} lines run, fewer than {LEAST_PERCENT:g} %")
    return problems


def self_test():
    code = [f"line {number};" for number in range(1, 101)] + ["  }", "});", "struct Error {"]

    def measure(*unrun):
        return [{"file": "lib/a.hpp", "lines": [{"line_number": n, "count": int(n not in unrun), "branches": []}
                                                for n in range(1, 104)]}]

    excuse = "why: it cannot\nlib/a.hpp | line 7;\n"
    cases = [("all run", measure(), "", None), ("one is excused", measure(7), excuse, None),
             ("brackets and the head of a class do not run", measure(101, 102, 103), "", None),
             ("one is not", measure(8), "", "lib/a.hpp:8: no test runs"),
             ("an excuse for another line", measure(7, 8), excuse, "lib/a.hpp:8"),
             ("an excuse that is not needed", measure(), excuse, "runs, or is no more"),
             ("an excuse twice", measure(7), excuse + "lib/a.hpp | line 7;\n", "stands twice"),
             ("an excuse without a reason", measure(7), "lib/a.hpp | line 7;\n", "is no `FILE | CODE`"),
             ("too many excused", measure(7, 8, 9), excuse + "lib/a.hpp | line 8;\nlib/a.hpp | line 9;\n", "97 of 100"),
             ("nothing measured", [], "", "0 of 0")]
    failures = 0
    for name, files, text, words in cases:
        problems = compare(files, text, lambda _: code)
        if bool(problems) != bool(words) or (words and not any(words in problem for problem in problems)):
            failures += 1
            print(f"{name}: {problems}")
    print(f"{len(cases)} cases, {failures} failures")
    return 1 if failures else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    if sys.argv[1:2] == ["--forget"] and len(sys.argv) == 3:
        for counts in pathlib.Path(sys.argv[2]).rglob("*.gcda"):
            counts.unlink()
        return 0
    if len(sys.argv) != 2 or not any(pathlib.Path(sys.argv[1]).rglob("*.gcda")):
        raise SystemExit("usage: coverage.py BUILD, a build with --coverage whose tests have run")
    files = measured(sys.argv[1])

    def source(file):
        return (gate.ROOT / file).read_text().splitlines()

    problems = compare(files, LIST.read_text(), source)
    for problem in problems:
        print(problem)
    lines, run, branches, taken = totals(files, source)
    print(f"lines {run} of {lines}, {100 * run / max(1, lines):.1f} %; "
          f"branches {taken} of {branches}, {100 * taken / max(1, branches):.1f} %; {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
