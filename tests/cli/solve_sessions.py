"""`staircase solve`, and `analyse` with a table, from outside.

usage: solve_sessions.py PROGRAM [TEST...], where TEST is a class below, or one of its methods, as unittest names them.
"""

import csv
import json
import os
import pathlib
import pty
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = ""
FACTS = pathlib.Path(__file__).resolve().parent.parent / "chomp" / "facts"


def run(*arguments, **more):
    done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=120, **more)
    return done.returncode, done.stdout, done.stderr


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def answers(self, *arguments):
        status, out, err = run(*arguments)
        self.assertEqual((0, ""), (status, err))
        return out

    def refuses(self, words, *arguments, **more):
        status, out, err = run(*arguments, **more)
        self.assertEqual((2, "", 1), (status, out, err.count("\n")), err)
        for word in ("staircase: ", "accepted", *words):
            self.assertIn(word, err)

    def files(self):
        return sorted(path.name for path in self.folder.iterdir())


class Answers(Case):
    def test_openings_and_counts_are_the_known_ones(self):
        with open(FACTS / "openings.csv") as openings, open(FACTS / "p_counts.csv") as counts:
            known_counts = {(fact["columns"], fact["rows"]): int(fact["p_positions"]) for fact in csv.DictReader(counts)}
            known_openings = list(csv.DictReader(openings))
        self.assertEqual((36, 36), (len(known_openings), len(known_counts)))
        for columns, rows, cells in (opening.values() for opening in known_openings):
            known = {"columns": int(columns), "rows": int(rows),
                     "openings": [[int(n) for n in cell.split()] for cell in cells.split(";") if cell],
                     "p_positions": known_counts[columns, rows]}
            found = self.answers("solve", f"{columns}x{rows}", "--json", "--count")
            self.assertEqual(known, json.loads(found))
            del known["p_positions"]
            self.assertEqual(known, json.loads(self.answers("solve", f"{columns}x{rows}", "--json")))

    def test_text(self):
        self.assertEqual("winning openings of 3x2: (2, 1)\nP-positions: 3\n", self.answers("solve", "3x2", "--count"))
        self.assertEqual("winning openings of 1x1: none\n", self.answers("solve", "1x1"))
        self.assertEqual("winning openings of 10x8: (8, 3) (5, 4)\n",
                         self.answers("solve", "10x8"))
        self.assertEqual("winning openings of 10x8: (4, 9) (5, 6)\n",
                         self.answers("solve", "10x8", "--order", "floyd"))

    def test_the_list_has_each_position_once_in_lines_of_rows(self):
        path = self.folder / "list"
        self.answers("solve", "4x3", "--list", path)
        lines = path.read_text().split("\n")
        self.assertEqual("", lines.pop())
        self.assertEqual(["1", "2,1", "2,2,1", "3,2", "3,1,1", "4,3", "4,2,2"], lines)
        self.answers("solve", "3x4", "--list", path)
        mirrored = [",".join(str(sum(x < int(row) for row in line.split(","))) for x in range(int(line.split(",")[0])))
                    for line in lines]
        self.assertEqual(sorted(mirrored), sorted(path.read_text().split()))
        # More than is written at a time.
        counted = self.answers("solve", "11x11", "--count", "--list", path).split()[-1]
        self.assertLess(1 << 17, path.stat().st_size)
        self.assertEqual(int(counted), len(set(path.read_text().splitlines())))
        self.assertEqual(["list"], self.files())

    def test_the_number_of_threads_changes_nothing_else(self):
        files = [self.folder / threads for threads in ("1", "2")]
        for file in files:
            self.answers("solve", "14x14", "--threads", file.name, "--table", file)
        self.assertEqual(files[0].read_bytes(), files[1].read_bytes())

    def test_a_sample_of_a_right_table_finds_nothing(self):
        sample = json.loads(self.answers("solve", "7x6", "--sample", "3000", "--seed", "5", "--json"))
        self.assertEqual((7, 6, 5, 3000, False, None, None, None),
                         tuple(sample[key] for key in ("columns", "rows", "seed", "drawn", "refused", "clause", "position",
                                                       "move")))
        # Of the 1716 positions 73 are P, the empty one is neither, and all have the same chance.
        known = json.loads(self.answers("solve", "7x6", "--count", "--json"))["p_positions"]
        self.assertLess(abs(sample["drawn_p"] - 3000 * known / 1716), 60)
        self.assertLess(abs(3000 - sample["drawn_p"] - sample["replies"] - 3000 / 1716), 10)
        self.assertEqual(sample, json.loads(self.answers("solve", "7x6", "--sample", "3000", "--seed", "5", "--json")))
        self.assertIn("sampled: of 40 positions drawn within 7x6 with the seed 1,",
                      self.answers("solve", "7x6", "--sample", "40", "--seed", "1"))

    def test_bad_usage(self):
        self.refuses(["WxH is required"], "solve")
        for number in ("0", "-3", "x", "1000000001"):
            self.refuses(["positions"], "solve", "4x4", "--sample", number)
        self.refuses(["not a seed"], "solve", "4x4", "--sample", "3", "--seed", "-1")
        self.refuses(["not an extent"], "solve", "0x4")
        for threads in ("0", "x", "-1", "1025"):
            self.refuses(["threads"], "solve", "4x4", "--threads", threads)
        self.refuses(["not an order"], "solve", "4x4", "--order", "odd")

    def test_an_option_of_another_question_is_refused(self):
        for said, *options in (("two questions", "--sample", "3", "--certify", "-"),
                               ("openings", "--sample", "3", "--count"),
                               ("openings", "--sample", "3", "--list", "list.txt"),
                               ("openings", "--certify", "-", "--count"),
                               ("without a table", "--certify", "list.txt", "--table", "table"),
                               ("--sample", "--seed", "3")):
            self.refuses([said], "solve", "4x4", *options)

    def test_what_does_not_fit_is_refused_with_the_figure(self):
        self.refuses(["24x24", "needs", "GB"], "solve", "24x24")
        self.refuses(["22 x 24", "GB"], "analyse", "full:22x24")
        self.refuses(["40x40", "beyond"], "solve", "40x40")
        self.refuses(["1000000x1"], "solve", "1000000x1")

    def test_a_list_that_cannot_be_written_leaves_nothing(self):
        self.refuses(["cannot be written"], "solve", "3x3", "--list", self.folder / "none" / "list")
        self.assertEqual([], self.files())
        (self.folder / "taken").mkdir()
        self.refuses(["could not be written"], "solve", "3x3", "--list", self.folder / "taken")
        self.assertEqual(["taken"], self.files())

        def limited():
            # A write beyond the limit then fails, as on a full disk, instead of ending the process.
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (2 ** 18, 2 ** 18))
        self.refuses(["could not be written", "too large"], "solve", "12x12", "--list", self.folder / "list",
                     preexec_fn=limited, restore_signals=False)
        self.assertEqual(["taken"], self.files())

    def test_progress_is_for_terminals_only(self):
        master, slave = pty.openpty()
        done = subprocess.run([PROGRAM, "solve", "6x6"], stdout=subprocess.PIPE, stderr=slave, timeout=60)
        os.close(slave)
        os.close(master)
        self.assertEqual((0, b"winning openings of 6x6: (1, 1)\n"), (done.returncode, done.stdout))


class Limits(Case):
    """Not for programs with sanitizers, which reserve more than this for themselves."""

    def test_a_table_beyond_the_limit_of_the_process_is_refused(self):
        def limited():
            resource.setrlimit(resource.RLIMIT_AS, (2 ** 28, 2 ** 28))
        self.refuses(["20x20", "needs 8.", "GB", "268.4 MB"], "solve", "20x20", preexec_fn=limited)
        self.assertEqual(0, run("solve", "10x10", preexec_fn=limited)[0])


class Tables(Case):
    def test_a_table_is_saved_and_opened_again(self):
        path = self.folder / "table"
        first = self.answers("solve", "9x7", "--count", "--table", path)
        self.assertEqual(["table"], self.files())
        written = path.read_bytes()
        self.assertEqual(first, self.answers("solve", "9x7", "--count", "--table", path))
        self.assertEqual(written, path.read_bytes())
        for smaller in ("7x9", "5x4", "7x7", "1x1"):
            self.assertEqual(self.answers("solve", smaller, "--count"),
                             self.answers("solve", smaller, "--count", "--table", path))
        for position in ("rows:9,9,4,2", "full:7x9", "rows:3,2", "rows:4,2,2", "rows:0"):
            self.assertEqual(self.answers("analyse", position, "--json"),
                             self.answers("analyse", position, "--json", "--table", path))

    def test_a_run_that_is_killed_goes_on_from_what_it_had_saved(self):
        path, whole = self.folder / "table", self.folder / "whole"
        # The first that is slow enough here to be saved before it is complete.
        for extent in ("16x9", "18x10", "20x11", "22x12", "24x13"):
            for file in (path, whole):
                file.unlink(missing_ok=True)
            # Where lines are counted, what the killed program had half written must not be the count of all.
            child = subprocess.Popen([PROGRAM, "solve", extent, "--table", path], stdout=subprocess.DEVNULL,
                                     env={**os.environ, "GCOV_PREFIX": str(self.folder / "counts")})
            while child.poll() is None and not path.exists():
                time.sleep(0.01)
            child.kill()
            child.wait(timeout=60)
            begun = path.stat().st_size
            answer = self.answers("solve", extent, "--count", "--table", whole)
            self.assertEqual(answer, self.answers("solve", extent, "--count", "--table", path))
            self.assertEqual(whole.read_bytes(), path.read_bytes())
            if begun < whole.stat().st_size:
                return
        self.fail("no run was killed before its table was complete")

    def test_a_table_that_does_not_cover_is_refused_and_kept(self):
        path = self.folder / "table"
        self.answers("solve", "6x5", "--table", path)
        written = path.read_bytes()
        self.refuses(["6x5", "7x5"], "solve", "7x5", "--table", path)
        self.refuses(["6x5", "6x6"], "solve", "6x6", "--table", path)
        self.refuses(["7 x 1"], "analyse", "rows:7", "--table", path)
        self.assertEqual((written, ["table"]), (path.read_bytes(), self.files()))

    def test_what_is_no_table_is_refused_and_kept(self):
        path = self.folder / "table"
        self.answers("solve", "6x5", "--table", path)
        right = path.read_bytes()
        damaged = bytearray(right)
        damaged[100] ^= 4
        stale = bytearray(right)
        stale[12] += 1
        for content, words in [(b"", "few bytes"), (b"6,5\n" * 100, "no table"), (right[:-1], "bytes where"),
                               (right + b"0", "bytes where"), (damaged, "checksum"), (stale, "version")]:
            path.write_bytes(content)
            for command in (["solve", "6x5"], ["analyse", "full:6x5"]):
                self.refuses([words], *command, "--table", path)
            self.assertEqual(bytes(content), path.read_bytes())
        self.refuses(["No such file"], "analyse", "rows:2", "--table", self.folder / "none")
        self.refuses(["regular"], "analyse", "rows:2", "--table", self.folder)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
