"""What grade tells somebody who knows nothing of the judge: what an answer lacks, and how far judging has come."""

import os
import pathlib
import pty
import re
import subprocess
import tempfile

# An answer that lacks something: the part, what is taken out of its starter, and what is told first.
LACKING = [
    ("2022/a_ii", r"inline Cells heights_abstraction.*\n",
     ["answer::heights_abstraction is missing", "invariants.hpp it is, for task 4:",
      "inline Cells heights_abstraction(int /*n*/, const std::vector<int>& /*height*/)"]),
    ("2022/a_i", r"inline \S+ second_example\(\).*\n", ["answer::second_example is missing", "second_example()"]),
    ("2022/b", r"class Chomps(?s:.*)\};", ["answer::Chomps is missing", "class Chomps"]),
    ("2022/b_tests", r"inline bool passes\(\) \{(?s:.*?)\n\}\n", ["answer::passes is missing", "bool passes()"]),
    ("2022/c", r"inline bool invariant.*\n", ["answer::invariant is missing", "invariant(const given::State&"]),
    ("1984/player", r"inline int mistakes.*\n", ["answer::mistakes is missing", "player.hpp it is, for task 4:"]),
    ("1984/tests", r"inline bool fact_6.*\n", ["answer::fact_6 is missing", "tests.hpp it is, for task 3:"]),
    ("2019/a_ii", r"(?m)^namespace answer ", ["Nothing is declared in the namespace answer", "namespace answer { ... }"]),
]


def lacking(gate, grader, compiler):
    """What is missing is told first, in our words; then the compiler's own words follow."""
    with tempfile.TemporaryDirectory() as folder:
        for part, taken, told in LACKING:
            starter = grader.exercises / gate.PARTS[part].folder / "starter"
            name = next((starter.parent / "solution").iterdir()).name
            answer = pathlib.Path(folder) / name
            text, count = re.subn(taken, "namespace mine " if "namespace" in taken else "", (starter / name).read_text())
            gate.expect(count == 1, f"{part}: {count} places of {taken}")
            answer.write_text(text)
            done = grader.run(part, answer, *compiler)
            lacks, _, says = done.stdout.partition("The compiler says:")
            gate.expect(done.returncode == 1 and "What the answer lacks:" in lacks and "error:" in says,
                        f"{part} {compiler}: what is missing is told before the compiler speaks: {done.stdout}")
            for words in told:
                gate.expect(words in lacks, f"{part} {compiler}: {words!r} is not told: {lacks}")
            gate.expect("see above what the answer lacks" in says, f"{part} {compiler}: the finding refers to it: {says}")


def misdeclared(gate, grader):
    """A function of another type is told as such; an error of one's own is left to the compiler."""
    starter = (grader.exercises / "oxford-2022/a_ii/starter/invariants.hpp").read_text()
    with tempfile.TemporaryDirectory() as folder:
        answer = pathlib.Path(folder) / "invariants.hpp"
        answer.write_text(starter.replace("heights_invariant(int /*n*/, const std::vector<int>& /*height*/)",
                                          "heights_invariant(const std::vector<int>& /*height*/)"))
        told = grader.run("2022/a_ii", answer).stdout
        gate.expect("answer::heights_invariant is declared otherwise than the judge needs it" in told, f"another type: {told}")
        answer.write_text(starter.replace("return true;", "return nonsense;", 1))
        told = grader.run("2022/a_ii", answer).stdout
        gate.expect("lacks" not in told and "nonsense" in told, f"an error of one's own: {told}")


# Answers with faults of their own: the text, what is told of it, and the errors that the compiler may speak of.
OWN = [
    ("namespace answer {\nclass Chomps { int x = 1 }\n};\n}\n", "see its errors above", "chomps.hpp:2:"),
    ("namespace answer {\nclass Chomps {\n  int count( const { return 0; }\n};\n}\n", "see its errors above", "chomps.hpp:3:"),
]
# What it lacks is not that, so our words say so, and a few lines of the compiler's follow.
NOT_OWN = [
    ("", "Nothing is declared in the namespace answer"),
    ("class Chomps {};\n", "Nothing is declared in the namespace answer"),
    ("class Chomps {};\nnamespace answer {}\n", "answer::Chomps is missing"),
]


def faulty(gate, grader):
    """Errors in the answer itself are told alone; what the judge's own file then says is not."""
    with tempfile.TemporaryDirectory() as folder:
        answer = pathlib.Path(folder) / "chomps.hpp"
        for text, finding, place in OWN:
            answer.write_text(text)
            told = grader.run("2022/b", answer).stdout
            gate.expect(finding in told and place in told, f"{text!r}: its own error is told: {told}")
            gate.expect("lacks" not in told and "chomps.cpp" not in told, f"{text!r}: and nothing else: {told}")
        for text, lacks in NOT_OWN:
            answer.write_text(text)
            told = grader.run("2022/b", answer).stdout
            says = told.partition("The compiler says:")[2].partition("answer.compiles is broken")[0]
            gate.expect(lacks in told.partition("The compiler says:")[0], f"{text!r}: {lacks}: {told}")
            gate.expect("error:" in says and len(says.strip().splitlines()) <= 7, f"{text!r}: at most a few lines: {says}")


# What a mutant of 2022/b earns, task by task, and what is told of it.
DYING = """#include "solution.hpp"
namespace answer {
struct Chomps : right::Chomps {
  using right::Chomps::Chomps;
  void move(int x, int y) { %s; right::Chomps::move(x, y); }
};
}
"""


def dying(gate, grader):
    """A move that never returns, or crashes, costs what cannot be judged without it, and no more."""
    with tempfile.TemporaryDirectory() as folder:
        answer = pathlib.Path(folder) / "chomps.hpp"
        right = pathlib.Path(folder) / "solution.hpp"
        solution = grader.exercises / "oxford-2022/b/solution/chomps.hpp"
        right.write_text(solution.read_text().replace("namespace answer", "namespace right"))
        for fault, clause, marks in (("for (volatile int i = 0;; i = i)", "answer.terminates", 8),
                                     ("*static_cast<volatile int*>(nullptr) = x", "answer.survives", 8),
                                     ("if (legal(x, y)) for (volatile int i = 0;; i = i)", "answer.terminates", 8)):
            answer.write_text(DYING % fault)
            report = grader.report("2022/b", answer, right)
            marked = {task["task"]: task["mark"] for task in report["tasks"]}
            gate.expect(clause in gate.broken(report), f"{fault}: {clause} is broken")
            gate.expect([marked[n] for n in (2, 3, 6)] == [2, 3, 3] and report["mark"] >= marks, f"{fault}: {marked}")
            why = {one["id"]: one["why"] for one in report["clauses"] if one["status"] == "not reached"}
            gate.expect(clause in why.get("chomp.boards.independent", ""), f"{fault}: what stands in the way is named: {why}")
            if clause == "answer.terminates":
                given = gate.broken(report)[clause]["case"]["given"]
                gate.expect(re.fullmatch(r"it took more than [\d.]+ s of processor time", given), f"the limit is told: {given}")


def ignoring(gate, grader):
    """An illegal move that is ignored is not told as one that is carried out."""
    told = grader.run("2022/b", grader.exercises / "oxford-2022/b/mutants/ignores_illegal_moves.hpp").stdout
    gate.expect("returned as if nothing were wrong (no exception, no false)" in told, f"it is ignored: {told}")
    told = grader.run("2022/b", grader.exercises / "oxford-2022/b/mutants/accepts_illegal_moves.hpp").stdout
    gate.expect("was carried out, but the board is not as it was" in told, f"it is carried out: {told}")


def on_a_terminal(command, environment):
    """What the command writes to a terminal of 60 columns on its standard error."""
    ours, theirs = pty.openpty()
    subprocess.run(["stty", "cols", "60"], stdin=theirs, check=True)
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=theirs) as started:
        os.close(theirs)
        written = b""
        while True:
            try:
                some = os.read(ours, 65536)
            except OSError:  # the terminal's way to say that nobody writes any more
                break
            if not some:
                break
            written += some
        started.wait(timeout=60)
    os.close(ours)
    return written.decode()


def progress(gate, grader):
    """On a terminal a bar rises with its percentage and is removed; in a pipe there is none."""
    answer = grader.exercises / "oxford-2022/a_i/solution/encodings.hpp"
    written = on_a_terminal(grader.command(["2022/a_i", answer]), grader.environment())
    lines = re.findall(r"\r\x1b\[K([^\r]*)", written)
    bars = [re.fullmatch(r"\[(#*)(-*)\] +(\d+) %  (\S.*)", line) for line in lines if line]
    gate.expect(len(bars) > 2 and all(bars), f"every line is a bar: {lines}")
    percent = [int(bar[3]) for bar in bars if bar]
    gate.expect(percent == sorted(percent) and percent[0] == 0 and percent[-1] >= 50, f"the bar rises: {percent}")
    for bar in filter(None, bars):
        gate.expect(len(bar[1] + bar[2]) == 20 and len(bar[1]) == int(bar[3]) // 5 and len(bar[0]) < 60, f"a bar: {bar[0]}")
    gate.expect(bars and bars[0] and bars[0][4] == "compiling" and lines[-1] == "", f"it begins and ends: {lines}")
    gate.expect(grader.run("2022/a_i", answer).stderr == "", "no bar in a pipe")


# Of wrong answers to Floyd's parts: what is told beside the clause, and how often.
FLOYD = [
    ("1984/player", "tires.hpp", "Asked first of all, it says something else", 1),
    ("1984/player", "last_of_the_best.hpp", "Asked first of all", 0),
    ("1984/player", "inner_cell_always_wins.hpp", "how the other player answers", 1),
    ("1984/tests", "rows_of_four.hpp", "1 of 7 programs that break the fact escaped", 1),
    # It ends at the first fault that it finds, so the smallest one is looked for; the calls are those of one run.
    ("1984/tests", "ends_on_failure.hpp", "with a program that is wrong about {2, 1, 0, 0}", 1),
    ("1984/tests", "ends_on_failure.hpp", "given::won({2, 1, 0, 0})", 1),
    # Each of the three tests is judged by itself.
    ("1984/tests", "ends_on_failure.hpp", "  kept         answer.facts.diagonal", 1),
    ("1984/tests", "crashes_on_columns.hpp", "with a program that is right about everything", 1),
]


def floyd(gate, grader):
    """A case says what a student needs to see why it is one."""
    told = {}
    for part, answer, words, times in FLOYD:
        mutant = grader.exercises / gate.PARTS[part].folder / "mutants" / answer
        if mutant not in told:
            told[mutant] = grader.run(part, mutant).stdout
        gate.expect(told[mutant].count(words) == times, f"{answer} is told {words!r} {times} times: {told[mutant]}")


def telling(gate, grader, _):
    floyd(gate, grader)
    lacking(gate, grader, [])
    misdeclared(gate, grader)
    faulty(gate, grader)
    dying(gate, grader)
    ignoring(gate, grader)
    progress(gate, grader)
