#!/usr/bin/env python3
"""seen.py [ROOT | --self-test]: each clause of the list has been seen to fail, by its name.

Reads tests/mutants/seen.txt, which the programs that saw it happen have written, and holds it to
the sources: a clause that nothing has seen, a clause that does not exist, and a place that is gone
or says otherwise are problems. To write the record anew:

    tests/mutants/run.py --record                          hand-made mutants, as the driver reports
    tests/gates/seen.py --record compile COMPILER          programs that the compiler refuses
    tests/gates/seen.py --record test BIN                  tests in BIN that see a clause broken
    tests/gates/seen.py --record exercise BIN/grade        wrong answers that the judge reports
"""
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as xml

import clauses
import gate

SEEN = "tests/mutants/seen.txt"
ID = clauses.ID
KINDS = {"mutant", "test", "exercise", "compile"}
PROGRAMS = ("contract_test", "chomp_board_test", "chomp_kernel_test", "chomp_play_test",
            "strengths_test")


def read(root):
    file = root / SEEN
    lines = file.read_text().splitlines() if file.is_file() else []
    return [tuple(line.split("\t")) for line in lines]


def wrong_place(root, clause, kind, where):
    """Why the place cannot have seen the clause, or nothing."""
    if kind == "test":
        program, _, name = where.partition(": ")
        sources = (root / "tests").rglob("*_test.cpp")
        quoted = name.split(" - ")[0].replace("\\", "\\\\").replace('"', '\\"')
        if not any(f'"{quoted}"' in re.sub(r'"\s*\n\s*"', "", file.read_text())
                   for file in sources):
            return f"no test case of {program} has the name {name!r}"
        return ""
    file = root / where
    if not file.is_file():
        return f"{where} does not exist"
    text = file.read_text()
    if kind == "mutant" and f"clause: {clause}\n" not in text:
        return f"{where} promises another clause than {clause}"
    if kind == "compile" and "BROKEN" not in text:
        return f"{where} is not broken on purpose"
    return ""


def check(root):
    problems = []
    entries, _ = clauses.read_list(root)
    listed = {entry[0] for entry in entries}
    lines = read(root)
    if lines != sorted(set(lines)):
        problems.append(f"{SEEN}: lines are out of order or stand twice")
    seen = set()
    for line in lines:
        if len(line) != 3 or line[1] not in KINDS:
            problems.append(f"{SEEN}: {line} is no clause, kind and place")
            continue
        clause, kind, where = line
        if clause not in listed:
            problems.append(f"{SEEN}: {clause} is not in the list")
        problem = wrong_place(root, clause, kind, where)
        if problem:
            problems.append(f"{SEEN}: {problem}")
        else:
            seen.add(clause)
    for clause in sorted(listed - seen):
        problems.append(f"{clause} has never been seen to fail; see tests/gates/seen.py")
    return problems


def from_compiler(root, compiler):
    """Each broken program that is refused with an error that names a clause."""
    for file in gate.files(root, "tests/contract/compile", suffixes={".cpp"}):
        run = subprocess.run([compiler, "-std=c++20", "-fsyntax-only", "-DBROKEN", f"-I{root}/lib",
                              file], capture_output=True, text=True)
        if run.returncode != 0:
            for clause in re.findall(rf'Id<\d+>\{{"({ID})"\}}', run.stderr):
                yield clause, file.relative_to(root).as_posix()


def cases_that_name_clauses(root):
    """The test cases of files that compare a broken clause with an id."""
    for file in sorted((root / "tests").rglob("*_test.cpp")):
        text = re.sub(r'"\s*\n\s*"', "", file.read_text())
        if re.search(rf'(?:==|\?)\s*"{ID}"', text):
            yield from re.findall(r'TEST_CASE\(\s*"((?:\\.|[^"\\])*)"', text)


def from_tests(root, binaries):
    """Each passed assertion that compared the clause that broke with the one that should."""
    cases = [case.replace('\\"', '"') for case in cases_that_name_clauses(root)]
    chosen = ",".join(re.sub(r"([\[\],\\])", r"\\\1", case) + "*" for case in cases)
    for program in PROGRAMS:
        if not (binaries / program).exists():
            print(f"{program} is not in {binaries}: its tests are not recorded")
            continue
        run = subprocess.run([binaries / program, chosen, "-s", "-r", "xml"], capture_output=True)
        for case in xml.fromstring(run.stdout).iter("TestCase"):
            for expression in case.iter("Expression"):
                equal = re.fullmatch(rf'\s*"({ID})"\s*==\s*"\1"\s*', expression.findtext("Expanded"))
                if equal and expression.get("success") == "true":
                    yield equal.group(1), f"{program}: {case.get('name')}"


def from_exercises(root, grade):
    """Each wrong answer that the judge reports by the clause that it promises to break."""
    def judged(file):
        part = f"{file.parents[2].name.split('-')[-1]}/{file.parents[1].name}"
        promised = re.search(rf"breaks: ({ID})", file.read_text(errors="replace"))
        run = subprocess.run([grade, part, file], capture_output=True, text=True, errors="replace")
        if promised and re.search(rf"^{re.escape(promised.group(1))} is broken", run.stdout, re.M):
            return promised.group(1), file.relative_to(root).as_posix()
        print(f"{file.relative_to(root)}: not seen")
        return None

    files = sorted(file for file in (root / "exercises").glob("*/*/mutants/*") if file.is_file())
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        yield from filter(None, pool.map(judged, files))


def record(kind, tool):
    sys.path.insert(0, str(gate.ROOT / "tests" / "mutants"))
    import record as file
    listed = {entry[0] for entry in clauses.read_list(gate.ROOT)[0]}
    sources = {"compile": lambda: from_compiler(gate.ROOT, tool),
               "test": lambda: from_tests(gate.ROOT, pathlib.Path(tool)),
               "exercise": lambda: from_exercises(gate.ROOT, tool)}
    seen = {(clause, where) for clause, where in sources[kind]() if clause in listed}
    file.replace(kind, seen)
    print(f"{len(seen)} recorded")
    return 0 if seen else 1


CLEAN = {
    clauses.LIST: clauses.entry("chomp.move.legal") + clauses.entry("row.size", "invariant"),
    SEEN: "chomp.move.legal\tmutant\ttests/mutants/catalogue/a.txt\n"
          "row.size\ttest\tboard_test: Sizes are seen\n",
    "tests/mutants/catalogue/a.txt": "clause: chomp.move.legal\n",
    "tests/chomp/board_test.cpp": 'TEST_CASE("Sizes are seen") {}\n',
}
PLANTED = [
    ("a clause that nothing saw", {clauses.LIST: CLEAN[clauses.LIST] + clauses.entry("row.full")},
     "row.full has never been seen to fail"),
    ("no record", {SEEN: ""}, "row.size has never been seen to fail"),
    ("a clause that is in no list", {SEEN: CLEAN[SEEN] + "row.x\ttest\tb: Sizes are seen\n"},
     "row.x is not in the list"),
    ("a test that is gone", {"tests/chomp/board_test.cpp": ""}, "no test case of board_test"),
    ("a mutant that is gone", {SEEN: CLEAN[SEEN].replace("a.txt", "b.txt")}, "does not exist"),
    ("a mutant of another clause", {"tests/mutants/catalogue/a.txt": "clause: row.size\n"},
     "promises another clause"),
    ("an unknown kind", {SEEN: CLEAN[SEEN].replace("\ttest\t", "\tproof\t")}, "is no clause, kind"),
    ("lines out of order", {SEEN: "".join(reversed(CLEAN[SEEN].splitlines(True)))}, "out of order"),
]

if __name__ == "__main__":
    if len(sys.argv) == 4 and sys.argv[1] == "--record":
        sys.exit(record(sys.argv[2], sys.argv[3]))
    sys.exit(gate.main(check, CLEAN, PLANTED))
