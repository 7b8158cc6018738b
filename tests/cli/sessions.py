"""The program `staircase` from outside: what it prints, where, and with which status.

usage: sessions.py PROGRAM [TEST...], where TEST is a class below, or one of its methods, as unittest names them.
"""

import json
import os
import pty
import subprocess
import sys
import unittest
import xml.etree.ElementTree

PROGRAM = ""
REFUSAL = "not a legal cell"


def run(*arguments, stdin=""):
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    done = subprocess.run([PROGRAM, *arguments], input=data, capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


class Case(unittest.TestCase):
    def prints(self, expected, *arguments, stdin=""):
        status, out, err = run(*arguments, stdin=stdin)
        self.assertEqual((0, expected, ""), (status, out, err))

    def refuses(self, words, *arguments, stdin=""):
        """Status 2, nothing on the standard output, and one line with all of the words on the other stream."""
        status, out, err = run(*arguments, stdin=stdin)
        self.assertEqual((2, ""), (status, out), err)
        self.assertEqual(1, err.count("\n"), err)
        self.assertTrue(err.startswith("staircase: ") and err.endswith("\n"), err)
        for word in words:
            self.assertIn(word, err)


class Help(Case):
    def test_every_command_has_help_with_an_example_that_works(self):
        for command in ("show", "move", "analyse", "solve", "play"):
            with self.subTest(command=command):
                status, out, err = run(command, "--help")
                self.assertEqual((0, ""), (status, err))
                self.assertIn("--json", out)
                example = [line for line in out.splitlines() if line.startswith("Example: staircase ")]
                self.assertEqual(1, len(example))
                status, _, err = run(*example[0].split()[2:], stdin="0 0\n")
                self.assertEqual((0, ""), (status, err))

    def test_the_program_has_help_and_a_version(self):
        status, out, _ = run("--help")
        self.assertEqual(0, status)
        for command in ("show", "move", "analyse", "solve", "play"):
            self.assertIn(command, out)
        status, out, _ = run("--version")
        self.assertEqual(0, status)
        self.assertRegex(out, r"^staircase \d+\.\d+\.\d+\n$")

    def test_wrong_usage_says_what_was_wrong_and_what_is_accepted(self):
        self.refuses(["no command", "show, move, analyse, solve and play"])
        self.refuses(['"bogus"', "show, move, analyse, solve and play"], "bogus")
        self.refuses(["POSITION is required", "accepted is staircase show POSITION [--extent WxH]"], "show")
        self.refuses(["CELL is required", "accepted is staircase move POSITION"], "move", "rows:3")
        self.refuses(["--bogus", "[--as VIEW]"], "show", "rows:3", "--bogus")
        self.refuses(["extra", "accepted is staircase play [WxH]"], "play", "5x4", "extra")
        self.refuses(["--as", "VIEW"], "show", "rows:3", "--as")

    def test_output_that_cannot_be_written_is_an_error(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([PROGRAM, "show", "rows:3"], stdout=full, stderr=subprocess.PIPE, timeout=60)
        self.assertEqual(2, done.returncode)
        self.assertIn(b"could not be written", done.stderr)

    def test_colour_is_for_terminals_only(self):
        def on_a_terminal(**environment):
            master, slave = pty.openpty()
            done = subprocess.run([PROGRAM, "bogus"], stderr=slave, stdout=subprocess.DEVNULL, timeout=60,
                                  env={**os.environ, **environment})
            os.close(slave)
            text = os.read(master, 4096)
            os.close(master)
            self.assertEqual(2, done.returncode)
            return text

        plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        if len(plain) == len(os.environ):
            self.assertIn(b"\x1b[", on_a_terminal())
        self.assertNotIn(b"\x1b", on_a_terminal(NO_COLOR="1"))
        self.assertNotIn("\x1b", run("bogus")[2])


class Show(Case):
    EXAMPLE = ("show", "cols:4,4,3,3,1,1", "--extent", "6x6")

    def test_the_worked_example_in_every_view(self):
        self.prints("rows:6,4,4,2,0,0\n", *self.EXAMPLE, "--as", "rows")
        self.prints("cols:4,4,3,3,1,1\n", *self.EXAMPLE, "--as", "cols")
        self.prints("111111 111100 111100 110000 000000 000000\n", *self.EXAMPLE, "--as", "boolean")
        self.prints("DDRRDRRDDRRD\n", *self.EXAMPLE, "--as", "path")
        picture = ("5              \n4              \n3  * *         \n2  * * * *     \n"
                   "1  * * * *     \n0  * * * * * * \n   0 1 2 3 4 5 \n")
        self.prints(picture + "6 x 6, 16 cells\n", *self.EXAMPLE)
        self.prints(picture + "6 x 6, 16 cells\n", *self.EXAMPLE, "--as", "text")

    def test_what_rows_and_cols_print_can_be_passed_on(self):
        for view in ("rows", "cols"):
            _, text, _ = run(*self.EXAMPLE, "--as", view)
            self.prints("rows:6,4,4,2,0,0\n", "show", text.strip(), "--extent", "6x6", "--as", "rows")
            self.assertEqual(0, run("move", text.strip(), "0,0")[0])

    def test_json_has_the_value_in_every_form(self):
        for flag in (["--json"], ["--as", "json"]):
            status, out, _ = run(*self.EXAMPLE, *flag)
            self.assertEqual(0, status)
            self.assertEqual({"extent": [6, 6], "count": 16, "rows": [6, 4, 4, 2, 0, 0],
                              "cols": [4, 4, 3, 3, 1, 1], "path": "DDRRDRRDDRRD"}, json.loads(out))

    def test_svg_is_well_formed_and_complete(self):
        for order in ("exam", "floyd"):
            status, out, _ = run(*self.EXAMPLE, "--as", "svg", "--order", order)
            self.assertEqual(0, status)
            root = xml.etree.ElementTree.fromstring(out)
            self.assertEqual("{http://www.w3.org/2000/svg}svg", root.tag)
            kinds = [e.get("class") for e in root.iter("{http://www.w3.org/2000/svg}rect")]
            self.assertEqual((15, 1, 20), (kinds.count("cell"), kinds.count("poison"), kinds.count("gone")))
            labels = sorted(e.text for e in root.iter("{http://www.w3.org/2000/svg}text"))
            first = 0 if order == "exam" else 1
            self.assertEqual(sorted(2 * [str(i + first) for i in range(6)]), labels)
            _, _, width, height = (int(n) for n in root.get("viewBox").split())
            for e in root.iter("{http://www.w3.org/2000/svg}rect"):
                self.assertLessEqual(int(e.get("x")) + 24, width)
                self.assertLessEqual(int(e.get("y")) + 24, height)
            self.assertNotIn("href", out)
            self.assertNotIn("url(", out)

    def test_floyd_order_hangs_the_board_from_the_poison(self):
        self.prints("   1 2 3 \n1  * * * \n2  *     \n3 x 2, 4 cells\n", "show", "rows:3,1", "--order", "floyd")

    def test_one_cell_is_singular(self):
        self.prints("0  * \n   0 \n1 x 1, 1 cell\n", "show", "rows:1")

    def test_a_million_by_a_million(self):
        status, out, _ = run("show", "full:1000000x1000000", "--as", "rows")
        self.assertEqual((0, 8000005), (status, len(out)))
        status, out, _ = run("show", "full:1000000x1000000", "--json")
        self.assertEqual((0, 10 ** 12), (status, json.loads(out)["count"]))
        self.refuses(["1000000 x 1000000", "too large"], "show", "full:1000000x1000000", "--as", "boolean")
        self.refuses(["1000000 x 1000000", "too large"], "show", "full:1000000x1000000", "--as", "svg")

    def test_wrong_input(self):
        for text in ("", "rows:", "rows:4,6", "cols:1,2", "full:0x3", "6,4", "rows:x", "rows:-1", "rows:1,",
                     "rows:1.5", "full:1000001x1", "rows:99999999999999999999", "rows:\n1"):
            with self.subTest(text=text):
                self.refuses(["is not a position", "rows:6,4,4,2"], "show", text)
        self.refuses(["does not fit the extent 3 x 3", "at least 6 x 2"], "show", "rows:6,4", "--extent", "3x3")
        self.refuses(["is not an extent", "WxH"], "show", "rows:6,4", "--extent", "6")
        self.refuses(["is not a view", "boolean"], "show", "rows:6,4", "--as", "picture")
        self.refuses(["is not an order", "floyd"], "show", "rows:6,4", "--order", "chess")


class Move(Case):
    def test_the_position_comes_back_in_its_form(self):
        self.prints("rows:6,2,2,2\n", "move", "rows:6,6,6,6", "2,1")
        self.prints("cols:4,4,1,1,1,1\n", "move", "cols:4,4,4,4,4,4", "2,1")
        self.prints("rows:6,2,2,2\n", "move", "full:6x4", "2,1")
        self.prints("rows:6,2,2,2,0,0\n", "move", "full:6x4", "2,1", "--extent", "8x6")
        self.prints("rows:0,0\n", "move", "rows:3,1", "0,0")

    def test_moves_chain(self):
        position = "full:5x4"
        for cell in ("2,2", "3,0", "0,1", "1,0", "0,0"):
            status, out, err = run("move", position, cell)
            self.assertEqual((0, ""), (status, err))
            position = out.strip()
        self.assertEqual("rows:0,0,0,0", position)

    def test_json(self):
        status, out, _ = run("move", "full:6x4", "2,1", "--json")
        self.assertEqual(0, status)
        self.assertEqual(([6, 2, 2, 2], 12, [6, 4]),
                         tuple(json.loads(out)[key] for key in ("rows", "count", "extent")))

    def test_floyd_order(self):
        self.prints("rows:6,3\n", "move", "rows:6,6", "2,4", "--order", "floyd")
        self.prints("rows:0,0\n", "move", "rows:6,6", "1,1", "--order", "floyd")
        self.refuses(["chomp.move.legal"], "move", "rows:6,6", "0,1", "--order", "floyd")

    def test_an_illegal_move_names_its_clause(self):
        for cell in ("6,0", "0,2", "3,1", "-1,0", "0,-1", "99999999999999999999,0", "4294967296,0",
                     "18446744073709551616,0", "-99999999999999999999,-1"):
            with self.subTest(cell=cell):
                self.refuses(['"' + cell + '"', "chomp.move.legal", "6 x 2, 9 cells"], "move", "rows:6,3", cell)
        self.refuses(["chomp.move.legal"], "move", "rows:0", "0,0")

    def test_what_is_no_cell(self):
        for cell in ("x", "1", "1,", ",1", "1,2,3", "1.0,2", "", "   ", "1;2"):
            with self.subTest(cell=cell):
                self.refuses(["is not a cell", "X,Y"], "move", "rows:6,3", cell)
        self.refuses(["is not a cell", "ROW,COLUMN"], "move", "rows:6,3", "x", "--order", "floyd")


class Analyse(Case):
    def test_won_positions_have_all_their_winning_moves(self):
        self.prints('{"rows":[5,5,5,5],"count":20,"outcome":"N","winning":[[2,2]],"fighting":null}\n',
                    "analyse", "full:5x4", "--json")
        self.prints("5 x 4, 20 cells\nN-position: the player to move wins\nwinning moves: (2, 2)\n",
                    "analyse", "full:5x4")
        self.prints("5 x 4, 20 cells\nN-position: the player to move wins\nwinning moves: (3, 3)\n",
                    "analyse", "full:5x4", "--order", "floyd")

    def test_lost_positions_have_a_fighting_move(self):
        self.prints('{"rows":[4,2,2],"count":8,"outcome":"P","winning":[],'
                    '"fighting":{"move":[1,2],"mistakes":6,"replies":7}}\n', "analyse", "rows:4,2,2", "--json")
        self.prints("4 x 3, 8 cells\nP-position: the player to move loses\n"
                    "fighting move: (1, 2), after which 6 of 7 replies are mistakes\n", "analyse", "rows:4,2,2")

    def test_the_empty_board_is_over(self):
        self.prints('{"rows":[0],"count":0,"outcome":"N","winning":[],"fighting":null}\n',
                    "analyse", "rows:0", "--json")
        self.assertIn("the game is over", run("analyse", "rows:0")[1])

    def test_the_grundy_value_is_told_when_asked_for(self):
        self.assertIn("Grundy value, the poison not a move: 13\n", run("analyse", "full:4x5", "--grundy")[1])
        self.assertIn('"fighting":null,"grundy":13}\n', run("analyse", "full:4x5", "--grundy", "--json")[1])
        self.assertIn('"grundy":null}\n', run("analyse", "rows:0", "--grundy", "--json")[1])
        self.assertIn("none, since the board is empty\n", run("analyse", "rows:0", "--grundy")[1])
        self.refuses(["11 x 2", "10x10"], "analyse", "full:11x2", "--grundy")

    def test_what_is_too_large_is_refused(self):
        self.refuses(["40 x 33", "beyond"], "analyse", "full:40x33")
        self.refuses(["beyond"], "analyse", "full:1000000x1000000", "--json")
        self.assertEqual(0, run("analyse", "rows:3,1", "--extent", "1000000x1000000")[0])


class Play(Case):
    def transcript(self, status, stdin, *arguments):
        got, out, err = run("play", *arguments, stdin=stdin)
        self.assertEqual(status, got, out + err)
        return out, err

    def ends_early(self, stdin, *arguments):
        out, err = self.transcript(2, stdin, *arguments)
        self.assertEqual(1, err.count("\n"))
        self.assertIn("the input ended", err)
        for word in ("wins", "loses", "winner", "loser", "won", "lost"):
            self.assertNotIn(word, out + err)
        return out

    def test_the_smallest_game(self):
        out, err = self.transcript(0, "9 9\nx\n0 0\n", "1x1")
        self.assertEqual(2, out.count(REFUSAL))
        self.assertIn("player 1 loses and player 2 wins", out)
        self.assertEqual("", err)

    def test_both_players_and_the_display(self):
        out, _ = self.transcript(0, "1\n1\n0\n1\n1\n0\n0\n0\n", "2x2")
        self.assertEqual("1  * * \n0  * * \n   0 1 \nPlayer 1 (human) to move.\ncolumn x?\nrow y?\n"
                         "1  *   \n0  * * \n   0 1 \nPlayer 2 (human) to move.\ncolumn x?\nrow y?\n"
                         "1      \n0  * * \n   0 1 \nPlayer 1 (human) to move.\ncolumn x?\nrow y?\n"
                         "1      \n0  *   \n   0 1 \nPlayer 2 (human) to move.\ncolumn x?\nrow y?\n"
                         "The poison is taken: player 2 loses and player 1 wins.\n", out)

    def test_bad_lines_are_refused_once_each_and_cost_no_turn(self):
        bad = ["x", "1 x", "1 1 1", "1.5 0", "-1 0", "0 -1", "2 0", "0 2", "99999999999999999999 0",
               "0 99999999999999999999", "4294967296 0", "1,1", "0x0 0", "\0", "1\0 0", "\u00e9 1", "7" * 100000,
               "words and more words", "-", "+ +"]
        for line in bad:
            with self.subTest(line=line[:30]):
                out, _ = self.transcript(0, line + "\n0 0\n", "2x2")
                self.assertEqual(1, out.count(REFUSAL), out)
                self.assertEqual(1, out.count("to move"), out)
                self.assertIn("player 1 loses and player 2 wins", out)
        out, _ = self.transcript(0, "".join(line + "\n" for line in bad) + "0 0\n", "2x2")
        self.assertEqual(len(bad), out.count(REFUSAL))

    def test_taken_cells_are_refused(self):
        out, _ = self.transcript(0, "1 0\n1 1\n1 0\n0 1\n0 1\n0\n0\n", "2x2")
        self.assertEqual(3, out.count(REFUSAL))
        self.assertEqual(3, out.count("it has been taken"))
        self.assertIn("player 1 loses and player 2 wins", out)

    def test_the_second_number_alone_may_be_wrong(self):
        for second in ("x", "0 0", "-1", "5", "99999999999999999999", "0.0"):
            with self.subTest(second=second):
                out, _ = self.transcript(0, "0\n" + second + "\n0\n0\n", "2x2")
                self.assertEqual(1, out.count(REFUSAL), out)
                self.assertIn("player 1 loses", out)

    def test_blank_lines_and_windows_line_ends(self):
        out, _ = self.transcript(0, "\n  \n\t\r\n1\r\n\r\n0\r\n\n0 0\r\n", "2x1")
        self.assertNotIn(REFUSAL, out)
        self.assertIn("player 2 loses and player 1 wins", out)
        self.assertEqual(2, out.count("to move"))

    def test_input_that_ends_early_claims_no_winner(self):
        for stdin in ("", "\n", "0", "0\n", "1", "1 ", "1 1", "1 1\n", "1 1\n0", "1 1\n0\n", "x", "9 9\n", "1 1\n\n\n",
                      "\0", "7" * 100000):
            with self.subTest(stdin=stdin[:20]):
                self.ends_early(stdin, "2x2")
        self.ends_early("", "1x1")
        self.assertIn(REFUSAL, self.ends_early("9 9", "1x1"))

    def test_a_last_line_without_its_end_counts(self):
        out, _ = self.transcript(0, "0 0", "1x1")
        self.assertIn("player 1 loses", out)

    def test_larger_boards_and_the_default(self):
        out, _ = self.transcript(0, "0 0\n", "12x10")
        self.assertIn(10 * ("*" * 12 + "\n"), out)
        out, _ = self.transcript(0, "0 0\n", "1000000x1000000")
        self.assertIn("the lower left 64 x 24 cells of 1000000 x 1000000", out)
        out, _ = self.transcript(0, "0 0\n")
        self.assertIn("3  * * * * * \n", out)
        self.assertIn("   0 1 2 3 4 \n", out)

    def test_floyd_order(self):
        out, _ = self.transcript(0, "0 0\n2 1\n1\n1\n", "2x2", "--order", "floyd")
        self.assertEqual(1, out.count(REFUSAL))
        self.assertIn("   1 2 \n1  * * \n2      \n", out)
        self.assertIn("player 2 loses", out)

    def test_json_keeps_the_dialogue_apart(self):
        status, out, err = run("play", "2x1", "--json", stdin="1 0\n9 9\n0 0\n")
        self.assertEqual(0, status)
        self.assertEqual({"extent": [2, 1], "moves": [[1, 0], [0, 0]], "loser": 2, "winner": 1}, json.loads(out))
        self.assertIn(REFUSAL, err)
        status, out, _ = run("play", "2x1", "--json", stdin="1 0\n")
        self.assertEqual(2, status)
        self.assertEqual({"extent": [2, 1], "moves": [[1, 0]], "loser": None, "winner": None}, json.loads(out))

    def test_wrong_usage(self):
        self.refuses(["is not an extent", "WxH"], "play", "5")
        self.refuses(["is not an extent"], "play", "0x4")
        self.refuses(["is not a player", "human, perfect and random"], "play", "--first", "robot")
        self.refuses(["is not a player"], "play", "--second", "")
        self.refuses(["is not a seed"], "play", "--seed", "x")
        self.refuses(["is not a seed"], "play", "--seed", "-1")
        self.refuses(["is not a seed"], "play", "--seed=-1")
        self.refuses(["is not an order"], "play", "--order", "x")


class PlayPerfectly(Case):
    def test_the_perfect_player_beats_chance_from_either_side(self):
        for seed in range(5):
            _, out, _ = run("play", "5x4", "--first", "perfect", "--second", "random", "--seed", str(seed))
            self.assertIn("player 2 loses and player 1 wins", out)
        self.assertIn("player 1 loses and player 2 wins",
                      run("play", "1x1", "--first", "perfect", "--second", "perfect")[1])

    def test_a_person_can_play_against_it(self):
        status, out, err = run("play", "2x2", "--second", "perfect", stdin="1 1\n0 0\n")
        # After (1, 1) an L with equal arms is left: lost. Both fights leave one mistake among two replies and remove
        # one cell; the smaller y decides for (1, 0).
        self.assertEqual((0, ""), (status, err))
        self.assertIn("Player 2 takes (1, 0).", out)
        self.assertIn("player 1 loses and player 2 wins", out)

    def test_a_hint_says_why_a_move_wins_or_which_fights_best(self):
        out = run("play", "3x2", stdin="hint\n2 1\nhint\n0 0\n")[1]
        self.assertIn("(2, 1) wins: it leaves rows:3,2, a P-position, from which every move loses.\n", out)
        self.assertIn("No move wins, for this is a P-position; (2, 0) fights best: 3 of 4 replies to it are mistakes.", out)
        self.assertIn("Only the poison is left", run("play", "1x1", stdin="hint\n0 0\n")[1])
        self.assertIn("(3, 3) wins: it leaves", run("play", "5x4", "--order", "floyd", stdin="hint\n")[1])
        self.assertIn("too large to be solved", run("play", "1000x1000", stdin="hint\n")[1])

    def test_the_same_seed_gives_the_same_game_and_an_unnamed_one_is_told(self):
        game = ("play", "8x7", "--first", "random", "--second", "random")
        first = run(*game, "--seed", "42")
        self.assertEqual(0, first[0])
        self.assertEqual(first, run(*game, "--seed", "42"))
        self.assertNotEqual(first[1], run(*game, "--seed", "43")[1])
        drawn = run(*game)
        seed = drawn[1].splitlines()[0].removeprefix("The seed is ").removesuffix(".")
        self.assertEqual(drawn, run(*game, "--seed", seed))

    def test_what_is_too_large_for_it_is_refused_before_the_game(self):
        self.refuses(["perfect player", "16x16"], "play", "17x17", "--first", "perfect")
        self.refuses(["perfect player"], "play", "1000000x1000000", "--second", "perfect")


if __name__ == "__main__":
    PROGRAM = sys.argv[1]
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
