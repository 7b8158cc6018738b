#!/usr/bin/env python3
"""coverage.py BUILD | --self-test: which lines of lib/ no test runs.

BUILD is build/coverage after `cmake --workflow --preset coverage`. At least 98 % of the lines must
run, and each that does not must stand in uncovered.txt, by its text and with the reason. An entry
whose line does run, or is no more, is a problem too. Branches are counted and shown, without those
that only an exception takes.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import gate

LIST = pathlib.Path(__file__).resolve().parent / "uncovered.txt"
LEAST_PERCENT = 98.0


def measured(build):
    """What gcovr says of the files below lib/."""
    # Anything else that runs with these objects, at another time, would add to their counts.
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        subprocess.run(["gcovr", "--root", gate.ROOT, "--filter", f"{gate.ROOT}/lib/", "--object-directory", build,
                        "--exclude-throw-branches", "--json", out.name, build], check=True)
        return json.load(out)["files"]


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


def totals(files):
    lines = [line for file in files for line in file["lines"] if not line.get("gcovr/noncode")]
    branches = [branch for line in lines for branch in line.get("branches", []) if not branch.get("throw")]
    return (len(lines), sum(line["count"] > 0 for line in lines),
            len(branches), sum(branch["count"] > 0 for branch in branches))


def compare(files, text, source):
    """The problems; `source(file)` gives the lines of a file."""
    excused, problems = entries(text)
    unused = set(excused)
    for file in files:
        code = source(file["file"])
        for line in file["lines"]:
            if line["count"] > 0 or line.get("gcovr/noncode"):
                continue
            key = file["file"], code[line["line_number"] - 1].strip()
            unused.discard(key)
            if key not in excused:
                problems.append(f"{key[0]}:{line['line_number']}: no test runs, and no reason excuses: {key[1]}")
    problems += [f"uncovered.txt: {file} | {code}: runs, or is no more" for file, code in sorted(unused)]
    lines, run, _, _ = totals(files)
    if lines == 0 or 100.0 * run / lines < LEAST_PERCENT:
        problems.append(f"{run} of {lines} lines run, fewer than {LEAST_PERCENT:g} %")
    return problems


def self_test():
    code = [f"line {number};" for number in range(1, 101)]

    def measure(*unrun):
        return [{"file": "lib/a.hpp", "lines": [{"line_number": n, "count": int(n not in unrun), "branches": []}
                                                for n in range(1, 101)]}]

    excuse = "why: it cannot\nlib/a.hpp | line 7;\n"
    cases = [("all run", measure(), "", None), ("one is excused", measure(7), excuse, None),
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
    if len(sys.argv) != 2 or not any(pathlib.Path(sys.argv[1]).rglob("*.gcda")):
        raise SystemExit("usage: coverage.py BUILD, a build with --coverage whose tests have run")
    files = measured(sys.argv[1])
    problems = compare(files, LIST.read_text(), lambda file: (gate.ROOT / file).read_text().splitlines())
    for problem in problems:
        print(problem)
    lines, run, branches, taken = totals(files)
    print(f"lines {run} of {lines}, {100 * run / max(1, lines):.1f} %; "
          f"branches {taken} of {branches}, {100 * taken / max(1, branches):.1f} %; {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
