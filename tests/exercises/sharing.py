"""What answers share is compiled once, changes no verdict, and cannot be seen or altered by an answer."""

import hashlib
import os
import pathlib
import re
import shutil
import tempfile


def first_header(questions):
    """The name, without its ending, of the header that is precompiled for these questions."""
    return re.search(r'^#include "(\w+)\.hpp"', questions.read_text(), re.M)[1]


def prepare(gate, grader, options):
    """Writes the folder that the other checks use; a system where nothing can be shared has none."""
    shutil.rmtree(options.prepared, ignore_errors=True)
    done = grader.run("prepare", options.prepared)
    if done.returncode == 2 and "answers share nothing here" in done.stderr:
        gate.expect(not options.prepared.exists(), "where nothing is shared, nothing is written")
        print("SKIPPED, bubblewrap does not work here")
        return
    folders = {path.name for path in options.prepared.iterdir()}
    gate.expect(done.returncode == 0 and not done.stdout and not done.stderr, f"prepare: {done.returncode} {done.stderr}")
    wanted = {first_header(path) for path in (grader.exercises / "grader/questions").glob("*.cpp") if path.name != "desk.cpp"}
    gate.expect(folders == wanted, f"prepared: {folders ^ wanted} too much or too little")


def content(folder):
    """All that lies in a folder: names, times and contents."""
    return {path: (path.stat().st_mtime_ns, path.stat().st_mode, hashlib.sha256(path.read_bytes()).digest())
            for path in sorted(folder.rglob("*")) if path.is_file()}


def same_verdicts(gate, alone, together, exercise):
    """With what is shared, the report is the same, down to the compiler's words."""
    lacking = (exercise / "starter/chomps.hpp").read_text()
    with tempfile.TemporaryDirectory() as name:
        answers = [exercise / "mutants/move_cuts_earlier_columns.hpp"]
        for number, text in enumerate((lacking.replace("class Chomps", "class Other").replace("Chomps(", "Other("),
                                       lacking.replace("return 0;", "return nonsense;"))):
            answers.append(pathlib.Path(name) / f"answer{number}.hpp")
            answers[-1].write_text(text)
        for answer in answers:
            reports = [grader.report("2022/b", answer) for grader in (alone, together)]
            gate.expect([report.pop("prepared") for report in reports] == [False, True], f"{answer.name}: shared only when asked")
            for report in reports:
                for key in ("seconds", "seconds_in_all"):
                    report.pop(key)
            for key, value in reports[0].items():
                gate.expect(value == reports[1][key], f"{answer.name}: {key} is {reports[1][key]} with what is shared, not {value}")


def kept_apart(gate, together, attacks):
    """An answer changes nothing of what is shared; without bubblewrap nothing is shared."""
    before = content(together.prepared)
    report = together.report("2022/b", attacks / "sees_what_is_shared.hpp", attacks / "common/wrong_count.hpp")
    gate.expect(report["prepared"] and "chomp.count.exact" in gate.broken(report), "an answer sees what is shared")
    report = together.report("2022/b", attacks / "common/wrong_count.hpp", "--no-bubblewrap")
    gate.expect(not report["prepared"], "without bubblewrap an answer is compiled in full")
    gate.expect(content(together.prepared) == before, "what is shared was altered")


def refused(gate, grader, together, answer):
    """What was prepared by other means is refused."""
    with tempfile.TemporaryDirectory() as name:
        other = pathlib.Path(name) / "other"
        shutil.copytree(together.prepared / "chomps_desk", other / "chomps_desk")
        with open(other / "chomps_desk/origin", "a", encoding="utf-8") as origin:
            origin.write("another question\n")
        for words in (["--prepared", other], ["--prepared", name + "/nowhere"],
                      ["--prepared", together.prepared, "--compiler", other.parent / "compiler"]):
            (other.parent / "compiler").write_text("#!/bin/sh\nexec c++ \"$@\"\n")
            (other.parent / "compiler").chmod(0o755)
            done = grader.run("2022/b", answer, *words)
            gate.expect(done.returncode == 2 and "was not prepared" in done.stderr and len(done.stderr.splitlines()) == 1,
                        f"{words}: exit {done.returncode}: {done.stderr}")
    for words, told in [([], "prepare DIR"), ([together.prepared / "nowhere/new"], "new"), ([name, "2022/z"], "2022/b")]:
        done = grader.run("prepare", *words)
        gate.expect(done.returncode == 2 and told in done.stderr and len(done.stderr.splitlines()) == 1,
                    f"prepare {words}: exit {done.returncode}: {done.stderr}")


def shared(gate, grader, options):
    if grader.prepared is None:
        print("SKIPPED, nothing is shared here")
        return
    exercise = grader.exercises / "oxford-2022/b"
    alone = gate.Grader(options.grade, options.exercises)
    near = gate.Grader(options.grade, options.exercises, pathlib.Path(os.path.relpath(grader.prepared)))
    report = near.report("2022/b", exercise / "solution/chomps.hpp")
    gate.expect(report["kept"] and report["prepared"], f"a folder may be named from where one stands: {gate.broken(report)}")
    same_verdicts(gate, alone, grader, exercise)
    kept_apart(gate, grader, gate.HERE / "hostile")
    refused(gate, alone, grader, exercise / "solution/chomps.hpp")
