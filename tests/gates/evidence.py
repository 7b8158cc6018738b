#!/usr/bin/env python3
"""evidence.py [ROOT | --self-test]: every clause has every rung of evidence or a reason why not.

A hole that nothing excuses, an excuse that is not needed, a law that bears the name of no theorem, a
theorem without a law or a reason, and a table that is not the one that would be written now.
"""
import pathlib
import sys
import tempfile

import gate

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "specs"))

from driver import evidence  # noqa: E402

LIST = "lib/staircase/contract/clauses.inc"
HEADER = "lib/staircase/chomp/board.hpp"
TESTS = "specs/tests.txt"
SEEN = "tests/mutants/seen.txt"
EXCUSES = "specs/excused.txt"
PROOFS = "specs/clauses.txt"
EXPECTED = "specs/expected/ideal.mlw.txt"

CLEAN = {
    LIST: 'STAIRCASE_CLAUSE("chomp.move.legal", pre, "a move is legal", "x in B", "Board")\n'
          'STAIRCASE_CLAUSE("row.size", invariant, "there are H rows", "|row| = H", "Board")\n',
    HEADER: '/// \\pre `chomp.move.legal`\n/// \\invariant `row.size`\n'
            'STAIRCASE_PRE("chomp.move.legal", x);\nf<"row.size">();\n',
    TESTS: "tested\tchomp.move.legal\ta_test\tA title\nexhausted\tchomp.move.legal\ta_test\tAll\n"
           "tested\trow.size\ta_test\tA title\nlaw\tremovals_commute\ta_test\n",
    SEEN: "chomp.move.legal\ttest\ta\nrow.size\tmutant\tb\n",
    EXCUSES: "exhausted: row.size: there are too many\n",
    PROOFS: "clause row.size\n  ideal.mlw:removals_commute\n"
            "unproved chomp.move.legal\n  a precondition\n  tests/a.cpp\n"
            "support\n  ideal.mlw:step\n",
    EXPECTED: "goal removals_commute'vc: postcondition x1\nstatement let lemma removals_commute 1f\n"
              "statement lemma step 2f\nstatement predicate legal 3f\n",
}
PLANTED = [
    ("an unwritten clause", {HEADER: CLEAN[HEADER].replace("/// \\pre `chomp.move.legal`\n", "")},
     "chomp.move.legal is not written"),
    ("an unchecked clause", {HEADER: CLEAN[HEADER].replace('f<"row.size">();', '// "row.size"')},
     "row.size is not checked"),
    ("an untested clause", {TESTS: CLEAN[TESTS].replace("tested\trow.size\ta_test\tA title\n", "")},
     "row.size is not tested"),
    ("an unexhausted clause", {EXCUSES: ""}, "row.size is not exhausted"),
    ("a clause that never failed", {SEEN: "chomp.move.legal\ttest\ta\n"},
     "row.size is not seen failing"),
    ("a goal that is gone", {EXPECTED: CLEAN[EXPECTED].replace("goal removals", "goal insertions")},
     "row.size is not proved"),
    ("an excuse for what is there", {EXCUSES: CLEAN[EXCUSES] + "tested: row.size: no time\n"},
     "row.size is excused from being tested, but it is"),
    ("an excuse without a reason", {EXCUSES: CLEAN[EXCUSES] + "proved: row.size:\n"},
     "not understood"),
    ("an excuse for nobody", {EXCUSES: CLEAN[EXCUSES] + "proved: row.sise: no time\n"},
     "there is no row.sise"),
    ("an excuse for a family that lacks nothing",
     {EXCUSES: CLEAN[EXCUSES] + "tested: row.*: no time\n"}, "no clause row.* lacks being tested"),
    ("a test of an unlisted clause", {TESTS: CLEAN[TESTS] + "tested\trow.sise\ta_test\tA\n"},
     "not understood"),
    ("an unlisted clause seen failing", {SEEN: CLEAN[SEEN] + "row.sise\ttest\ta\n"},
     "there is no clause row.sise"),
    ("a law without a theorem", {TESTS: CLEAN[TESTS] + "law\tremovals_comute\ta_test\n"},
     "removals_comute has the name of no theorem"),
    ("a theorem without a law",
     {TESTS: CLEAN[TESTS].replace("law\tremovals_commute\ta_test\n", "")},
     "no test bears the name removals_commute"),
    ("an excuse for a law that is tested",
     {EXCUSES: CLEAN[EXCUSES] + "law: removals_commute: no time\n"}, "but it is"),
    ("a table written by hand", {"specs/STATUS.md": "# Evidence\n\nAll is well.\n"},
     "specs/STATUS.md is stale"),
    ("data that is old", {"specs/evidence.json": "[]\n"}, "specs/evidence.json is stale"),
]


def with_table(tree):
    """The clean tree and the table and data that belong to it."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        gate.plant(root, tree)
        found = evidence.gather(root)
    return {**tree, "specs/STATUS.md": evidence.text(found) + "# What is proved\n",
            "specs/evidence.json": evidence.data(found)}


if __name__ == "__main__":
    sys.exit(gate.main(evidence.check, with_table(CLEAN), PLANTED))
