"""`staircase solve --certify` from outside: it takes the list of all P-positions, and no other.

usage: certify_sessions.py PROGRAM
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

PROGRAM = ""


def solve(*arguments):
    done = subprocess.run([PROGRAM, "solve", *map(str, arguments)], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


class Certify(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.list = pathlib.Path(folder.name) / "list"
        self.assertEqual(0, solve("6x5", "--list", self.list)[0])
        self.lines = self.list.read_text().splitlines()

    def verdict(self, lines):
        self.list.write_text("".join(line + "\n" for line in lines))
        status, out, err = solve("6x5", "--certify", self.list, "--json")
        self.assertEqual("", err)
        answer = json.loads(out)
        self.assertEqual(status, 0 if answer["certified"] else 1)
        return answer

    def test_the_whole_list_is_certified_in_any_order(self):
        random.Random(3).shuffle(self.lines)
        answer = self.verdict(self.lines)
        self.assertTrue(answer["certified"])
        self.assertEqual((None, None, None), (answer["clause"], answer["position"], answer["move"]))
        self.assertIn(f"certified: these are all {len(self.lines)} P-positions within 6x5",
                      solve("6x5", "--certify", self.list)[1])
        self.assertEqual(0, solve("6x5", "--certify", "-")[0])

    def test_every_list_with_one_position_less_is_refused(self):
        for i in range(len(self.lines)):
            answer = self.verdict(self.lines[:i] + self.lines[i + 1:])
            self.assertEqual("chomp.certificate.absorbing", answer["clause"])

    def test_a_position_more_is_refused_with_the_move_that_betrays_it(self):
        answer = self.verdict(self.lines + ["6,6,6,6,6"])
        self.assertEqual(("chomp.certificate.independent", [6, 6, 6, 6, 6]), (answer["clause"], answer["position"]))
        x, y = answer["move"]
        self.assertIn(",".join(str(6 if j < y else x) for j in range(5) if j < y or x), self.lines)

    def test_what_is_no_list_of_positions_is_refused_by_its_clause(self):
        self.assertEqual("chomp.certificate.ascending", self.verdict(self.lines + self.lines[:1])["clause"])
        self.assertEqual("chomp.certificate.positions", self.verdict(self.lines + ["1,2"])["clause"])
        self.assertEqual("chomp.certificate.positions", self.verdict(self.lines + ["7"])["clause"])
        self.assertEqual("chomp.certificate.absorbing", self.verdict([])["clause"])

    def test_a_refusal_says_why_to_people_too(self):
        for lines, why in ((self.lines[1:], "refused: rows:1 is not listed, and no move of it leaves a listed position"),
                           (self.lines + ["6,6,6,6,6"],
                            r"refused: rows:6,6,6,6,6 is listed, and so is what the move \(\d, \d\) leaves of it"),
                           (self.lines + ["2,1"], "refused: rows:2,1 is listed twice"),
                           (self.lines + ["7"], "refused: rows:7 is empty or no position within the extent")):
            self.list.write_text("".join(line + "\n" for line in lines))
            status, out, err = solve("6x5", "--certify", self.list)
            self.assertEqual((1, ""), (status, err))
            self.assertRegex(out, rf"\A{why}\nchomp\.certificate\.\w+: .*\n\Z")

    def test_what_cannot_be_read_says_where_and_what_is_accepted(self):
        self.list.write_text("1\n2,x\n")
        for words, arguments in (("line 2", ("6x5", "--certify", self.list)), ("cannot read", ("6x5", "--certify", "/")),
                                 ("255", ("256x2", "--certify", self.list))):
            status, out, err = solve(*arguments)
            self.assertEqual((2, "", 1), (status, out, err.count("\n")), err)
            self.assertIn(words, err)
            self.assertIn("accepted", err)


if __name__ == "__main__":
    PROGRAM = sys.argv[1]
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
