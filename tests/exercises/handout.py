"""The handout: what students get, by itself and whole, and nothing of what is kept from them.

A line leaks when it is in the handout, in a solution, a wrong answer or the notes of some part, and nowhere that students
may look: no question, hint or starter of the exercises, and no header that is installed. Lines are compared without their
blanks. Lines without substance do not count: those with less than SUBSTANCE letters and digits, and those that only include.
Besides, LINES_IN_A_ROW lines of substance that follow each other in a solution may not do so in the handout, unless they do
so in a starter: hints may show a line of a solution, not a solution.
"""

import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUBSTANCE = 16
LINES_IN_A_ROW = 3
OPEN = ("question.md", "hints.md", "starter/*")
KEPT = ("solution/*", "mutants/*", "notes.md")
ADDED = {"README.md", "CMakeLists.txt", "reference.cpp"}


def substance(text):
    """The lines of substance in a text, without blanks."""
    lines = (re.sub(r"\s+", "", line) for line in text.splitlines())
    return [line for line in lines if len(re.findall(r"\w", line)) >= SUBSTANCE and not line.startswith("#include")]


def texts(root, patterns):
    """The texts of the files in a part's folder."""
    return [path.read_text() for pattern in patterns for path in sorted(root.glob(pattern))]


def runs(text):
    """The runs of lines of substance."""
    lines = substance(text)
    return {tuple(lines[i:i + LINES_IN_A_ROW]) for i in range(len(lines) - LINES_IN_A_ROW + 1)}


class Secrets:
    """What no handout may hold."""

    def __init__(self, exercises, folders):
        shown = {line for folder in folders for text in texts(exercises / folder, OPEN) for line in substance(text)}
        for header in [*(ROOT / "lib/staircase").rglob("*.h*"), *(ROOT / "exercises/grader/questions").glob("*.h*")]:
            shown.update(substance(header.read_text()))
        starters = {run for folder in folders for text in texts(exercises / folder, ("starter/*",)) for run in runs(text)}
        self.lines, self.runs = {}, {}
        for folder in folders:
            for pattern in KEPT:
                for path in sorted((exercises / folder).glob(pattern)):
                    where = path.relative_to(exercises)
                    # The first place counts: wrong answers repeat most of a solution.
                    self.lines = {**{line: where for line in substance(path.read_text()) if line not in shown}, **self.lines}
                    if pattern != "notes.md":
                        self.runs = {**{run: where for run in runs(path.read_text()) if run not in starters}, **self.runs}

    def leaks(self, kit):
        """What leaks into the folder `kit`, a line each."""
        found = []
        for path in sorted(path for path in kit.rglob("*") if path.is_file()):
            text = path.read_text()
            where = path.relative_to(kit)
            found += [f"{where} holds a line of {self.lines[line]}: {line}" for line in substance(text) if line in self.lines]
            found += [f"{where} holds lines of {self.runs[run]}: {run[0]}" for run in runs(text) if run in self.runs]
        return found


def expected_files(exercises, folders):
    """The files of a handout of the parts in `folders`."""
    return ADDED | {str(path.relative_to(exercises)) for folder in folders for pattern in OPEN
                    for path in (exercises / folder).glob(pattern)}


def files_of(kit):
    return {str(path.relative_to(kit)) for path in kit.rglob("*") if path.is_file()}


def self_test(gate, secrets, kit, exercises, folders):
    """A handout that leaks is caught, whatever leaks and wherever."""
    for folder in folders:
        for pattern in KEPT:
            gate.expect(any(path.relative_to(exercises) in secrets.lines.values() for path in (exercises / folder).glob(pattern)),
                        f"nothing in {folder}/{pattern} is a secret")
    solution = exercises / "oxford-2022/b/solution/chomps.hpp"
    longest = max((line for line in solution.read_text().splitlines() if substance(line) and substance(line)[0] in secrets.lines),
                  key=len)
    in_a_row = next(run for run in secrets.runs if secrets.runs[run] == solution.relative_to(exercises))
    for name, planted in [("README.md", f"    {longest}\n"), ("oxford-2022/b/hints.md", "\n".join(in_a_row)),
                          ("oxford-2022/b/solution.hpp", solution.read_text()), ("CMakeLists.txt", f"# {longest}\n{longest}\n"),
                          ("oxford-2019/c/notes.md", (exercises / "oxford-2019/c/notes.md").read_text())]:
        path = kit / name
        before = path.read_text() if path.exists() else None
        path.write_text((before or "") + planted)
        gate.expect(secrets.leaks(kit), f"a leak planted in {name} is not seen")
        if before is None:
            path.unlink()
        else:
            path.write_text(before)
    gate.expect(not secrets.leaks(kit), "planting leaves nothing behind")


def refused(gate, grader, room):
    """Wrong input is refused, and nothing is written."""
    full = room / "full"
    full.mkdir()
    (full / "mine.txt").write_text("mine")
    (room / "file").write_text("mine")
    (room / "link").symlink_to(room / "nowhere")
    before = sorted(os.listdir(room))
    for words, told in [([], "handout DIR"), ([full], "is there already"), ([room / "file"], "is there already"),
                        ([room / "link"], "is there already"), ([room / "new", "2022/z"], "2022/b"),
                        ([room / "nowhere/new"], "cannot write")]:
        done = grader.run("handout", *words)
        lines = done.stderr.splitlines()
        gate.expect(done.returncode == 2 and not done.stdout and len(lines) == 1 and told in lines[0],
                    f"handout {words}: {done.returncode} {lines}")
        gate.expect(sorted(os.listdir(room)) == before and os.listdir(full) == ["mine.txt"], f"handout {words} writes nothing")


def newcomer(gate, grader, kit, room):
    """From anywhere, with what grade prints alone: the question, the starter, the hints."""
    done = grader.run("2022/a_ii")
    for path in re.findall(r"\S+question\.md|\S+starter/\w+\.hpp", done.stderr):
        gate.expect(pathlib.Path(path).is_file(), f"without a file, grade names {path}")
    gate.expect(done.returncode == 2 and done.stderr.count("question.md") == 1, f"without a file: {done.stderr}")
    starter = kit / "oxford-2022/a_ii/starter/invariants.hpp"
    elsewhere = room / "mine.hpp"
    elsewhere.write_text(starter.read_text())
    for answer, beside in [(starter, True), (elsewhere, False)]:
        done = subprocess.run(grader.command(["2022/a_ii", answer]), env=grader.environment(), cwd=room, capture_output=True,
                              text=True, check=False)
        hints = re.findall(r"open hint 1 of task \d in (\S+hints\.md); if that is not enough, hint 2, then hint 3$", done.stdout, re.M)
        gate.expect(done.returncode == 1 and hints, f"{answer} fails and names hints: {done.stdout}")
        for path in map(pathlib.Path, hints):
            gate.expect((room / path).is_file(), f"{path} is named, and not there")
            gate.expect(((room / path).resolve() == (kit / "oxford-2022/a_ii/hints.md").resolve()) == beside,
                        f"the hints for {answer} are said to be in {path}")


def handout(gate, grader, _):
    exercises = grader.exercises
    folders = [part.folder for part in gate.PARTS.values()]
    secrets = Secrets(exercises, folders)
    with tempfile.TemporaryDirectory() as name:
        room = pathlib.Path(name)
        os.chmod(room, 0o755)
        kit = room / "kit"
        done = grader.run("handout", str(kit) + "/")
        gate.expect(done.returncode == 0 and str(kit / "README.md") in done.stdout, f"handout: {done.returncode} {done.stderr}")
        gate.expect(os.listdir(room) == ["kit"], f"beside the handout lies {os.listdir(room)}")
        gate.expect(files_of(kit) == expected_files(exercises, folders), f"files: {files_of(kit) ^ expected_files(exercises, folders)}")
        for leak in secrets.leaks(kit):
            gate.expect(False, leak)
        self_test(gate, secrets, kit, exercises, folders)
        readme = (kit / "README.md").read_text()
        gate.expect(not re.search(r"@\w+@", readme + (kit / "CMakeLists.txt").read_text()), "every place of a template is filled")
        for target in re.findall(r"\]\(([^)]+)\)", readme):
            gate.expect((kit / target).is_file(), f"the README refers to {target}")
        newcomer(gate, grader, kit, room)
        (room / "few").mkdir()
        done = grader.run("handout", room / "few", "2022/b_tests")
        wanted = expected_files(exercises, ["oxford-2022/b_tests"]) | {"oxford-2022/b/question.md"}
        gate.expect(done.returncode == 0 and files_of(room / "few") == wanted, f"one part: {files_of(room / 'few') ^ wanted}")
    with tempfile.TemporaryDirectory() as name:
        refused(gate, grader, pathlib.Path(name))
