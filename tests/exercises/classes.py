"""A class of submissions: a row for each whatever it does, whole tables, interrupted runs, shares of a job array."""

import csv
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

PART = "2022/b"
HERE = pathlib.Path(__file__).resolve().parent


def table(path):
    """The rows of a table, by submission."""
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {row["submission"]: row for row in rows}


def without_seconds(rows):
    return {name: {key: value for key, value in row.items() if key != "seconds"} for name, row in rows.items()}


def hand_in(folder, exercise):
    """A class. Returns what is expected of each submission: its mark and the beginning of its status."""
    right = (exercise / "solution/chomps.hpp").read_text()
    wrong = (exercise / "mutants/move_cuts_earlier_columns.hpp").read_text()
    (folder / "alice.hpp").write_text(right)
    for name in ("bob", "carol, the second", "=1+1"):
        (folder / name).mkdir()
        (folder / name / "chomps.hpp").write_text(wrong)
    (folder / "carol, the second" / "about me.txt").write_text("is not read")
    shutil.copy(HERE / "hostile/exits_in_static_initialiser.hpp", folder / "dave.hpp")
    (folder / "erin.hpp").write_text("class Chomps {")
    (folder / "empty.hpp").write_text(" \n")
    (folder / "nothing").mkdir()
    (folder / "link.hpp").symlink_to(exercise / "solution/chomps.hpp")
    os.mkfifo(folder / "pipe.hpp")
    (folder / "packed.zip").write_bytes(b"PK")
    (folder / ".hidden").write_text("is not read")
    (folder / "long.hpp").write_bytes(b"/" * (5 << 20))
    unread = dict.fromkeys(("link.hpp", "pipe.hpp", "packed.zip", "long.hpp"), (0, "unreadable: "))
    return {"alice.hpp": (20, "right"), "bob": (15, "wrong"), "carol, the second": (15, "wrong"), "'=1+1": (15, "wrong"),
            "dave.hpp": (0, "wrong"), "erin.hpp": (0, "does not compile"), "empty.hpp": (0, "empty: "),
            "nothing": (0, "empty: "), **unread}


def whole(gate, grader, room, expected):
    """Every submission has its row, and equal ones are judged once."""
    marks = room / "marks.csv"
    done = grader.run(PART, "--class", room / "class", "--csv", marks, "--jobs", "2")
    gate.expect(done.returncode == 0 and not done.stdout and not done.stderr, f"a class: {done.returncode} {done.stderr}")
    rows = table(marks)
    gate.expect(set(rows) == set(expected), f"the rows are {set(rows) ^ set(expected)} too many or too few")
    for name, (mark, status) in expected.items():
        row = rows.get(name, {})
        tasks = [int(value) for key, value in row.items() if key.startswith("task_")]
        gate.expect(row.get("mark") == str(mark) == str(sum(tasks)), f"{name}: {row}, not {mark} marks")
        gate.expect(row.get("status", "").startswith(status) and row.get("out_of") == "20", f"{name}: {row}, not {status}")
    gate.expect(rows["bob"]["not_kept"] == "chomp.move.refines", f"bob's clause is {rows['bob']['not_kept']}")
    same = {rows[name]["seconds"] for name in ("bob", "carol, the second", "'=1+1")}
    gate.expect(len(same) == 1, "equal submissions are judged once")
    gate.expect(sorted(os.listdir(room)) == ["class", "marks.csv"], f"beside the table lies {os.listdir(room)}")
    return rows


def interrupted(gate, grader, room, rows):
    """A run that is stopped leaves no table, and the next goes on where it was."""
    marks = room / "again.csv"
    records = room / "again.csv.parts"
    shares = grader.prepared is not None
    # Nothing is prepared for this class, so it does that itself, in a folder of its own.
    grader = gate.Grader(grader.program, grader.exercises)
    shared = False
    words = grader.command([PART, "--class", room / "class", "--csv", marks])
    started = subprocess.Popen(words, env=grader.environment(), stderr=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while not list(records.glob("*.json")) and time.monotonic() < until:
        shared = shared or any(pathlib.Path(grader.temporary.name).glob("*/chomps_desk/desk.o"))
        time.sleep(0.05)
    time.sleep(0.3)
    gate.expect(shared == shares, f"what the answers of a class share is compiled once: {shared}")
    started.send_signal(signal.SIGTERM)
    code = started.wait(timeout=30)
    grader.clean("an interrupted class")
    kept = list(records.glob("*.json"))
    gate.expect(code == -signal.SIGTERM and not marks.exists(), f"an interrupted class: exit {code}, no table")
    gate.expect(0 < len(kept) < 4, f"some were judged: {len(kept)}")
    # What is taken over is seen by a mark that no judge would leave.
    for record in kept:
        record.write_text(record.read_text().replace('"seconds":', '"seconds":777'))
    done = grader.run(PART, "--class", room / "class", "--csv", marks, "--jobs", "2", "--resume")
    again = table(marks)
    gate.expect(done.returncode == 0 and without_seconds(again) == without_seconds(rows), "a resumed class has the same table")
    taken = {row["seconds"] for row in again.values() if row["seconds"].startswith("777")}
    gate.expect(len(taken) == len(kept), f"{len(taken)} verdicts of {len(kept)} were taken over")
    gate.expect(not records.exists(), "nothing is left beside a table")


def shares(gate, grader, room):
    """The shares of a job array, put together, are the whole table."""
    few = room / "few"
    few.mkdir()
    for name in ("alice.hpp", "erin.hpp", "empty.hpp"):
        shutil.copy(room / "class" / name, few)
    # The system's own variables of a job array, set by hand.
    for number in ("4", "5"):
        subprocess.run([grader.exercises / "grader/class_array.sh", PART, few, room / "tables"], check=True,
                       env={**grader.environment(), "GRADE": grader.program, "STAIRCASE_EXERCISES": str(grader.exercises),
                            "SLURM_ARRAY_TASK_ID": number, "SLURM_ARRAY_TASK_MIN": "4", "SLURM_ARRAY_TASK_COUNT": "2"})
    tables = sorted((room / "tables").iterdir())
    gate.expect([path.name for path in tables] == ["share-1.csv", "share-2.csv"], f"the shares are {tables}")
    merged = room / "merged.csv"
    for words, told in [(tables[:1], "in none of the tables"), ([*tables, tables[0]], "in two tables"),
                        ([*tables, few / "erin.hpp"], "no table of marks")]:
        done = grader.run("merge", *words, "--csv", merged, "--class", few)
        gate.expect(done.returncode == 2 and told in done.stderr and not merged.exists(), f"merge {words}: {done.stderr}")
    done = grader.run("merge", *tables, "--csv", merged, "--class", few)
    gate.expect(done.returncode == 0 and done.stdout == "3 submissions\n", f"merge: {done.stderr}")
    gate.expect([row["mark"] for row in table(merged).values()] == ["20", "0", "0"], f"merged: {table(merged)}")


def refused(gate, grader, room):
    for words, told in [(["--class", room / "nowhere", "--csv", room / "x.csv"], "nowhere"), (["--class", room], "--csv FILE"),
                        (["--class", room, "--csv", room / "nowhere/x.csv"], "nowhere/x.csv"),
                        (["--class", room, "--csv", room / "x.csv", "--jobs", "0"], "jobs"),
                        (["--class", room, "--csv", room / "x.csv", "--shard", "3/2"], "1 <= K <= N"),
                        (["--class", room, "--csv", room / "x.csv", "--shard", "1/"], "1 <= K <= N"),
                        (["--csv", room / "x.csv"], "--class DIR")]:
        done = grader.run(PART, *words)
        lines = done.stderr.splitlines()
        gate.expect(done.returncode == 2 and len(lines) == 1 and told in lines[0], f"{words}: {done.returncode} {lines}")
        gate.expect(not list(room.glob("x.csv*")), f"{words}: nothing is written")


def watched(gate, grader, exercise):
    """--watch judges again when the file is saved, and ends with the last verdict."""
    with tempfile.TemporaryDirectory() as folder:
        answer = pathlib.Path(folder) / "chomps.hpp"
        answer.write_text("class Chomps {")
        with open(pathlib.Path(folder) / "output", "w+", encoding="utf-8") as output:
            started = subprocess.Popen(grader.command([PART, answer, "--watch"]), env=grader.environment(), stdout=output)

            def told(words):
                until = time.monotonic() + 60
                while words not in pathlib.Path(output.name).read_text() and time.monotonic() < until:
                    time.sleep(0.05)
                return words in pathlib.Path(output.name).read_text()

            gate.expect(told("answer.compiles is broken"), "--watch judges what is there")
            beside = answer.with_suffix(".tmp")
            beside.write_text((exercise / "solution/chomps.hpp").read_text())
            beside.rename(answer)
            gate.expect(told("clauses are kept."), "--watch judges again")
            time.sleep(0.3)
            started.send_signal(signal.SIGINT)
            gate.expect(started.wait(timeout=20) == 0, f"--watch ends with the last verdict: {started.returncode}")
        grader.clean("--watch")


def classes(gate, grader, _):
    exercise = grader.exercises / "oxford-2022/b"
    with tempfile.TemporaryDirectory() as name:
        room = pathlib.Path(name)
        (room / "class").mkdir()
        expected = hand_in(room / "class", exercise)
        rows = whole(gate, grader, room, expected)
        interrupted(gate, grader, room, rows)
        shares(gate, grader, room)
        refused(gate, grader, room)
    watched(gate, grader, exercise)
