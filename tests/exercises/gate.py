"""The author's gate: each exercise has its whole anatomy, and `grade` judges its answers as their authors say."""

import argparse
import ctypes
import dataclasses
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import attacks
import classes as classroom
import handout as kit
import sharing
import telling as words_for_people

HERE = pathlib.Path(__file__).resolve().parent
LEVELS = 3


@dataclasses.dataclass(frozen=True)
class Part:
    """Where a part lies, and what the judge must do at least."""

    folder: str
    questions: int  # as many a right answer is asked
    starter: tuple  # what the report on the starter says
    rights: int = 2  # right answers, with the solution; the others lie in right/FOLDER
    mutants: int = 8  # wrong answers
    large: tuple = ()  # wrong answers that show only on a large board
    tools: tuple = ()  # programs without which nothing can be judged
    undrawn: tuple = ("answer.frugal", "answer.memory", "answer.replies")  # clauses whose cases have nothing to draw


EXAMPLES = tuple(f"example_{name}.hpp" for name in ("upside_down", "misread", "too_short", "by_rows", "from_the_right"))
# Of an answer that ended where it held no board, nothing can be drawn.
ENDED = ("answer.survives", "answer.terminates", "answer.stays", "answer.replies", "answer.memory")
# Those that show only on the full width of Floyd's board, five cells.
FULL_WIDTH = ("board_of_four_columns.hpp", "rows_of_four.hpp")
PROVERS = ("frama-c", "why3", "cvc4")
PARTS = {
    "1984/player": Part("floyd-1984/player", 2_000, ("answer.outcome.won is broken", "answer::won({0, 0, 0, 0})"),
                        large=FULL_WIDTH, undrawn=()),
    "1984/tests": Part("floyd-1984/tests", 500, ("answer.facts.row is broken", "answer::fact_5();"), large=FULL_WIDTH,
                       undrawn=ENDED),
    "2022/a_i": Part("oxford-2022/a_i", 900, ("answer.represents.first is broken", "answer::first(1, holds)"), 3, 8, EXAMPLES),
    "2022/a_ii": Part("oxford-2022/a_ii", 70_000,
                      ("answer.cells.strong_enough is broken", "answer::heights_abstraction(1, {1})", "too weak")),
    "2022/b": Part("oxford-2022/b", 100_000, ("chomp.initial.full is broken", "Chomps board(1);"), 3, 12,
                   ("count_is_int.hpp", "stores_every_cell.hpp")),
    "2019/a_i": Part("oxford-2019/a_i", 900, ("answer.represents.first is broken", "answer::first(1, holds)"), 2, 8,
                     tuple(f"example_{name}.hpp" for name in
                           ("upside_down", "row_cut", "too_short", "by_columns", "from_the_top"))),
    "2019/a_ii": Part("oxford-2019/a_ii", 70_000,
                      ("answer.cells.strong_enough is broken", "answer::rows_abstraction(1, {1})", "too weak")),
    "2019/b": Part("oxford-2019/b", 100_000, ("chomp.initial.full is broken", "Chomps board(1);"), mutants=12,
                   large=("knows_every_up_set.hpp",)),
    "2019/b_tests": Part("oxford-2019/b_tests", 10_000, ("answer.tests.move is broken", "answer::passes();"), 1,
                         undrawn=ENDED),
    "2022/b_tests": Part("oxford-2022/b_tests", 10_000, ("answer.tests.move is broken", "answer::passes();"), 1,
                         undrawn=ENDED),
    "2019/proof": Part("oxford-2019/proof", 17, ("answer.proof.contract is broken", "goal typed_move_ensures"), 1,
                       tools=PROVERS, undrawn=("answer.proof.honest", "answer.proof.reads")),
    "2022/proof": Part("oxford-2022/proof", 17, ("answer.proof.contract is broken", "goal typed_move_ensures"), 1,
                       tools=PROVERS, undrawn=("answer.proof.honest", "answer.proof.reads")),
    "2019/c": Part("oxford-2019/c", 1_000, ("answer.loop.shows is broken", "given::Chomps board(1);"), 1,
                   large=("at_most_ten_moves.hpp",), undrawn=ENDED),
    "2022/c": Part("oxford-2022/c", 1_000, ("answer.loop.shows is broken", "given::Chomps board(1);"),
                   large=("variant_runs_out.hpp",), undrawn=ENDED),
}
CLAUSE_FILE = HERE.parents[1] / "lib/staircase/contract/clauses.inc"
PR_SET_CHILD_SUBREAPER = 36
HANG_SECONDS = 15

failures = []


def expect(condition, what):
    """Notes `what` as a failure unless `condition` holds."""
    if not condition:
        failures.append(what)
        print("FAILED:", what)


def children():
    """Processes that were left to us: we have asked to inherit all that our children leave."""
    found = []
    for task in pathlib.Path("/proc/self/task").iterdir():
        found += (task / "children").read_text().split()
    return found


class Grader:
    """Runs `grade` with a folder for temporary files of its own, and checks that nothing is left in it."""

    def __init__(self, program, exercises, prepared=None):
        self.program = program
        self.exercises = exercises
        # What answers share, unless it could not be prepared here.
        self.prepared = prepared if prepared and prepared.is_dir() else None
        self.own = set()  # processes of this program's own, which may be left
        self.temporary = tempfile.TemporaryDirectory()
        os.chmod(self.temporary.name, 0o755)

    def command(self, words):
        shared = ["--prepared", str(self.prepared)] if self.prepared and words and words[0] in PARTS else []
        return [self.program, "--exercises", str(self.exercises), *shared, *map(str, words)]

    def environment(self):
        return {**os.environ, "TMPDIR": self.temporary.name}

    def clean(self, what):
        expect(not os.listdir(self.temporary.name), f"{what}: no scratch folder is left")
        expect(not set(children()) - self.own, f"{what}: no process is left")

    def run(self, *words):
        begin = time.monotonic()
        done = subprocess.run(self.command(words), env=self.environment(), capture_output=True, text=True,
                              timeout=250, check=False)
        done.seconds = time.monotonic() - begin
        self.clean(" ".join(map(str, words)))
        return done

    def report(self, part, *words):
        """The JSON report of an answer, checked for the form that it promises."""
        done = self.run(part, "--json", *words)
        expect(done.returncode in (0, 1), f"{words}: exit {done.returncode}: {done.stderr}")
        expect(done.stderr == "", f"{words}: nothing on stderr, but: {done.stderr}")
        report = json.loads(done.stdout)
        statuses = [clause["status"] for clause in report["clauses"]]
        expect(set(statuses) <= {"kept", "broken", "not reached"}, f"{words}: statuses {statuses}")
        expect(report["kept"] == all(s == "kept" for s in statuses), f"{words}: kept agrees with the clauses")
        expect(report["kept"] == (done.returncode == 0), f"{words}: kept agrees with the exit code")
        expect(report["kept"] or "broken" in statuses, f"{words}: an answer that fails breaks some clause")
        lost = {clause["id"] for clause in report["clauses"] if clause["status"] != "kept"}
        for task in report["tasks"]:
            expect(set(task["lost_by"]) <= lost, f"{words}: task {task['task']} is lost by clauses that are not kept")
            expect(set(task["clauses"]) & lost <= set(task["lost_by"]), f"{words}: task {task['task']} is judged by its clauses")
            expect(task["mark"] == (0 if task["lost_by"] else task["out_of"]), f"{words}: the mark of task {task['task']}")
        expect(report["mark"] == sum(task["mark"] for task in report["tasks"]), f"{words}: the marks add up")
        expect(report["kept"] or report["mark"] < report["out_of"], f"{words}: a broken clause costs some task")
        for clause in report["clauses"]:
            expect(("case" in clause) == (clause["status"] == "broken"), f"{words}: {clause['id']} has a case")
            expect(("why" in clause) == (clause["status"] == "not reached"), f"{words}: {clause['id']} says why")
        report["seconds_in_all"] = done.seconds
        return report


def broken(report):
    """The broken clauses of a report, by id."""
    return {clause["id"]: clause for clause in report["clauses"] if clause["status"] == "broken"}


def named_clause(path):
    """The clause that a wrong answer says it breaks."""
    first = path.read_text().splitlines()[0]
    match = re.fullmatch(r"// breaks: ([a-z_.]+) — \S.*", first)
    expect(match is not None, f"{path.name}: the first line names the broken clause")
    return match.group(1) if match else ""


def anatomy(grader, _):
    known = set(re.findall(r'^STAIRCASE_CLAUSE\("([^"]+)"', CLAUSE_FILE.read_text(), re.M))
    listed = {part["part"]: part for part in json.loads(grader.run("list", "--json").stdout)}
    expect(set(listed) == set(PARTS), f"grade list has {set(listed)}")
    expect("2022/b" in grader.run("list").stdout, "grade list is readable")
    for part, about in PARTS.items():
        root = grader.exercises / about.folder
        present = {path.name for path in root.iterdir()}
        wanted = {"question.md", "starter", "hints.md", "solution", "notes.md", "mutants"}
        expect(present == wanted, f"{part}: the folder has {present ^ wanted} too much or too little")
        question = (root / "question.md").read_text()
        tasks = re.findall(r"^## Task (\d+) \((\d+) marks\)$", question, re.M)
        expect([int(n) for n, _ in tasks] == list(range(1, len(tasks) + 1)) and tasks, f"{part}: numbered tasks")
        total = re.search(r"Total: (\d+) marks", question)
        expect(total and int(total.group(1)) == sum(int(m) for _, m in tasks), f"{part}: the marks add up")
        named = set(re.findall(r"`((?:answer|chomp)\.[a-z_.]+)`", question))
        expect(named == set(listed[part]["clauses"]), f"{part}: question and judge differ in {named ^ set(listed[part]['clauses'])}")
        expect(named <= known, f"{part}: unknown clauses {named - known}")
        hints = (root / "hints.md").read_text()
        headings = re.findall(r"^### Hint (\d+) of task (\d+)\n+(\S)", hints, re.M)
        expected = [(str(level), n) for n, _ in tasks for level in range(1, LEVELS + 1)]
        expect([(level, n) for level, n, _ in headings] == expected, f"{part}: {LEVELS} hints a task, in order")
        mutants = sorted((root / "mutants").iterdir())
        clauses = {named_clause(path) for path in mutants}
        expect(len(mutants) >= about.mutants, f"{part}: at least {about.mutants} wrong answers")
        expect(clauses == set(listed[part]["clauses"]), f"{part}: no wrong answer for {set(listed[part]['clauses']) ^ clauses}")


def out_of(root):
    """The marks that the question in `root` gives in all."""
    return int(re.search(r"Total: (\d+) marks", (root / "question.md").read_text()).group(1))


def forms(grader, _):
    """Every form of a report says the same."""
    root = grader.exercises / PARTS["2022/b"].folder
    with tempfile.TemporaryDirectory() as folder:
        results = pathlib.Path(folder) / "results.json"
        for answer, code in ((root / "solution/chomps.hpp", 0), (root / "mutants/move_cuts_earlier_columns.hpp", 1)):
            told = grader.report("2022/b", answer)
            text = grader.run("2022/b", answer, "--gradescope", results)
            markdown = grader.run("2022/b", answer, "--markdown").stdout
            expect(text.returncode == code, f"exit {text.returncode} with --gradescope")
            lines = re.findall(r"^  (kept|broken|not reached) +(\S+)", text.stdout, re.M)
            expect({name: status for status, name in lines} == {clause["id"]: clause["status"] for clause in told["clauses"]},
                   "text and JSON agree")
            total = f"{told['mark']} of {told['out_of']}"
            expect(re.search(rf"^  marks +{total}$", text.stdout, re.M), f"the text says {total}")
            expect(f"**{total} marks**" in markdown, f"the Markdown says {total}")
            scope = json.loads(results.read_text())
            expect(scope["score"] == told["mark"] == sum(test["score"] for test in scope["tests"]), "Gradescope's score")
            for task, test in zip(told["tasks"], scope["tests"], strict=True):
                expect((test["score"], test["max_score"]) == (task["mark"], task["out_of"]), f"{test['name']}: its score")
                expect(all(clause in test["output"] for clause in task["lost_by"]), f"{test['name']}: its clauses")
                expect(test["visibility"] == "visible" and test["output_format"] == "text", f"{test['name']}: its form")
            for finding in broken(told).values():
                for form in (text.stdout, markdown, results.read_text()):
                    expect(json.dumps(finding["case"]["expected"])[1:-1] in form, f"{finding['id']} is told in every form")
        done = grader.run("2022/b", answer, "--gradescope", pathlib.Path(folder) / "nowhere/results.json")
        expect(done.returncode == 2 and len(done.stderr.splitlines()) == 1 and not done.stdout, "a folder that is not there")
        expect(os.listdir(folder) == ["results.json"], "nothing else is written")


def judgeable():
    """The parts that can be judged here; says which cannot."""
    for part, about in PARTS.items():
        missing = [tool for tool in about.tools if shutil.which(tool) is None]
        if missing:
            print(f"{part}: NOT TESTED, not installed: {', '.join(missing)}")
        else:
            yield part, about


def right(grader, options):
    chosen = [(part, about) for part, about in judgeable() if part.startswith(options.year)]
    expect(chosen, f"there are parts of {options.year}")
    for part, about in chosen:
        root = grader.exercises / about.folder
        answers = sorted((root / "solution").iterdir()) + sorted((HERE / "right" / about.folder).glob("*"))
        expect(len(answers) >= about.rights, f"{part}: {about.rights} right answers, with the solution")
        for answer in answers:
            report = grader.report(part, answer)
            expect(report["kept"], f"{answer.name}: every clause is kept, but {list(broken(report))} are broken")
            expect(all(clause["checks"] > 0 for clause in report["clauses"]), f"{answer.name}: every clause is checked")
            expect(report["mark"] == report["out_of"] == out_of(root), f"{answer.name}: full marks")
            expect(report["questions"] >= about.questions, f"{answer.name}: {report['questions']} questions are too few")
            print(f"{answer.name}: {report['questions']} questions, {report['seconds_in_all']:.1f} s")
        starter = root / "starter" / next((root / "solution").iterdir()).name
        done = grader.run(part, starter)
        expect(done.returncode == 1, "the starter fails")
        earned = re.search(r"^  marks +(\d+) of", done.stdout, re.M)
        expect(earned and earned.group(1) == "0", f"{part}: the starter earns nothing, not {earned and earned.group(1)} marks")
        for text in ("smallest case", "expected", "given", "hint 1 of task ", *about.starter):
            expect(text in done.stdout, f"the starter's report says: {text}")


def wrong(grader, options):
    shard, shards = map(int, options.shard.split("/"))
    for part, about in judgeable():
        mutants = sorted((grader.exercises / about.folder / "mutants").iterdir())
        step = max(1, len(mutants) // options.sample) if options.sample else 1
        for mutant in mutants[::step][shard - 1::shards]:
            clause = named_clause(mutant)
            report = grader.report(part, mutant)
            found = broken(report)
            expect(clause in found, f"{mutant.name}: {clause} is to be broken, but these are: {list(found)}")
            if clause in found and clause != "answer.compiles":
                case = found[clause]["case"]
                expect(case["replay"] and case["expected"] and case["given"], f"{mutant.name}: the case is told")
                expect(case["expected"] != case["given"], f"{mutant.name}: expected and given differ")
                expect("hint" in found[clause], f"{mutant.name}: a hint is named")
                drawable = clause not in about.undrawn and case["n"] <= 16
                expect(case["drawing"] or not drawable, f"{mutant.name}: the case is drawn")
                expect(case["n"] <= 4 or mutant.name in about.large,
                       f"{mutant.name}: the case is small, not N = {case['n']}")
            print(f"{mutant.name}: {list(found)}, {report['seconds_in_all']:.1f} s")


def usage(grader, _):
    with tempfile.TemporaryDirectory() as folder:
        big = pathlib.Path(folder) / "big.hpp"
        big.write_bytes(b"/" * (5 << 20))
        answer = grader.exercises / PARTS["2022/b"].folder / "solution/chomps.hpp"
        for words, told in [([], "required"), (["2022/z", answer], "2022/b"), (["2022/b"], "FILE"), (["--hlp"], "--hlp"),
                            (["2022/b", "no-such-file.hpp"], "no-such-file.hpp: there is no such file"),
                            (["2022/b", folder], "folder"),
                            (["2022/b", big], "4 MB"), (["2022/b", answer, "--seed", "x"], "seed"),
                            (["2022/b", answer, "--compiler", "no-such-compiler"], "no-such-compiler"),
                            (["2022/b", answer, "--nonsense"], "nonsense")]:
            done = grader.run(*words)
            lines = done.stderr.splitlines()
            expect(done.returncode == 2 and done.stdout == "", f"{words}: exit {done.returncode}: {done.stdout}")
            expect(len(lines) == 1 and lines[0].startswith("grade: ") and told in lines[0], f"{words}: {lines}")
        for other in (folder, folder + "/nowhere"):
            done = subprocess.run([grader.program, "--exercises", other, "list"], capture_output=True, text=True, check=False)
            expect(done.returncode == 2 and len(done.stderr.splitlines()) == 1, f"--exercises {other} is refused")
    done = grader.run("--help")
    expect(done.returncode == 0 and "Example: grade" in done.stdout, "--help has an example")
    # Errors of the compiler are told in the student's own file and line.
    with tempfile.TemporaryDirectory() as folder:
        wrong_file = pathlib.Path(folder) / "mine.hpp"
        wrong_file.write_text("#pragma once\nnamespace answer {\nclass Chomps { int x = nonsense; };\n}\n")
        done = grader.run("2022/b", wrong_file)
        expect(done.returncode == 1 and f"{wrong_file}:3:24: error:" in done.stdout, "the compiler's own words")
        expect("answer.compiles is broken" in done.stdout, "a compile error breaks answer.compiles")


def interrupt(grader, _):
    answer = grader.exercises / PARTS["2022/b"].folder / "mutants/hangs.hpp"
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        for delay in (0.3, 2.5):
            started = subprocess.Popen(grader.command(["2022/b", answer]), env=grader.environment(),
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(delay)
            started.send_signal(number)
            code = started.wait(timeout=20)
            expect(code in (-number, 1), f"signal {number} after {delay} s: exit {code}")
            grader.clean(f"signal {number} after {delay} s")


def hostile(grader, options):
    attacks.hostile(sys.modules[__name__], grader, options)


def classes(grader, options):
    classroom.classes(sys.modules[__name__], grader, options)


def handout(grader, options):
    kit.handout(sys.modules[__name__], grader, options)


def prepare(grader, options):
    sharing.prepare(sys.modules[__name__], grader, options)


def shared(grader, options):
    sharing.shared(sys.modules[__name__], grader, options)


def telling(grader, options):
    words_for_people.telling(sys.modules[__name__], grader, options)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("check", choices=["anatomy", "classes", "forms", "handout", "hostile", "interrupt", "prepare",
                                                    "right", "shared", "telling", "usage", "wrong"])
    parser.add_argument("--grade", required=True)
    parser.add_argument("--exercises", required=True, type=pathlib.Path)
    parser.add_argument("--prepared", type=pathlib.Path, help="what answers share, written by the check `prepare`")
    parser.add_argument("--shard", default="1/1")
    parser.add_argument("--year", default="", help="right answers to these parts alone")
    parser.add_argument("--sample", type=int, default=0, help="about so many wrong answers a part, not all")
    parser.add_argument("--quick", action="store_true", help="only hostile answers that end soon, confined one way")
    # Twice what a hang may take, for machines that do other things at once.
    parser.add_argument("--patience", default=2 * HANG_SECONDS, type=float)
    options = parser.parse_args()
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    globals()[options.check](Grader(options.grade, options.exercises, options.prepared), options)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
