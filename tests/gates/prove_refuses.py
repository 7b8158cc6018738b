#!/usr/bin/env python3
"""specs/prove must turn red when a kernel, a contract or a theorem is damaged.

  prove_refuses.py            a short selection through the provers, all that need no prover
  prove_refuses.py --all      every mutation through the provers
  prove_refuses.py --compile  every mutation of a kernel through the compiler: the static test of the
                              kernels must stop the compile (needs no prover)

Each mutation is made in a copy; the check passes when the driver fails on it and names the damage.
The undamaged copy must be accepted first, or failing would mean nothing.
"""
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
KERNEL = "lib/staircase/chomp/kernel/"
THEORY = "specs/chomp/"

# Broken kernels: (file, function, text, damaged text). Five or more for each representation.
KERNELS = [
    ("row_boundary.h", "row_boundary_legal", "y < h && x < row[y]", "y < h && x <= row[y]"),
    ("row_boundary.h", "row_boundary_legal", "y < h && x < row[y]", "y <= h && x < row[y]"),
    ("row_boundary.h", "row_boundary_count", "int y = 0; y < h; ++y", "int y = 1; y < h; ++y"),
    ("row_boundary.h", "row_boundary_move", "removed += row[j] - x;", "removed += row[j] - x + 1;"),
    ("row_boundary.h", "row_boundary_move", "row[j] = x;", "row[j] = x + 1;"),
    ("row_boundary.h", "row_boundary_first_increase", "row[y] <= row[y - 1]", "row[y] < row[y - 1]"),
    ("row_boundary.h", "row_boundary_first_outside", "0 <= row[y] && row[y] <= w", "row[y] <= w"),
    ("column_heights.h", "column_heights_legal", "y < height[x]", "y <= height[x]"),
    ("column_heights.h", "column_heights_move", "while (i < w && y < height[i])",
     "while (i < w && y + 1 < height[i])"),
    ("column_heights.h", "column_heights_move", "height[i] = y;", "height[i] = y + 1;"),
    ("column_heights.h", "column_heights_move", "int i = x;\n  /*@", "int i = x + 1;\n  /*@"),
    ("column_heights.h", "column_heights_move", "removed += height[i] - y;", "removed += height[i];"),
    ("flat_boolean.h", "flat_boolean_place", "return y * width + x;", "return x * width + y;"),
    ("flat_boolean.h", "flat_boolean_move", "for (int i = x; i < w; ++i)",
     "for (int i = x + 1; i < w; ++i)"),
    ("flat_boolean.h", "flat_boolean_move", "for (int j = y; j < h; ++j)",
     "for (int j = y; j < h - 1; ++j)"),
    ("flat_boolean.h", "flat_boolean_move", "occupied[k] = 0;", "occupied[k] = 1;"),
    ("flat_boolean.h", "flat_boolean_first_unsupported", "(0 < y && occupied[k - w] == 0)",
     "(0 < y && occupied[k - 1] == 0)"),
    ("flat_boolean.h", "flat_boolean_count", "occupied[k] != 0", "occupied[k] == 0"),
    ("boolean_rows.h", "boolean_rows_legal", "occupied[y][x] != 0;", "occupied[y][x] == 0;"),
    ("boolean_rows.h", "boolean_rows_count", "for (int x = 0; x < w; ++x)",
     "for (int x = 0; x + 1 < w; ++x)"),
    ("boolean_rows.h", "boolean_rows_move", "++removed;", "removed += 2;"),
    ("boolean_rows.h", "boolean_rows_move", "occupied[j][i] = 0;", "occupied[i][j] = 0;"),
    ("boolean_rows.h", "boolean_rows_first_unsupported", "occupied[y - 1][x] == 0",
     "occupied[y - 1][x] != 0"),
    ("boolean_rows.h", "boolean_rows_fill", "occupied[y][x] = 1;", "occupied[y][x] = 2;"),
    ("lattice_path.h", "lattice_path_words", "(w + h + 63) / 64", "(w + h) / 64"),
    ("lattice_path.h", "lattice_path_step", "& 1ULL) != 0", "& 1ULL) == 0"),
    ("lattice_path.h", "lattice_path_set_step", "path[k / 64] &= ~bit;", "path[k / 64] &= bit;"),
    ("lattice_path.h", "lattice_path_legal", "return x < rights;", "return x <= rights;"),
    ("lattice_path.h", "lattice_path_count", "count += rights;", "count += rights + 1;"),
    ("lattice_path.h", "lattice_path_fill", "for (int k = 0; k < w; ++k)",
     "for (int k = 0; k <= w; ++k)"),
    ("convert.h", "rows_to_columns", "row[y - 1] <= x", "row[y - 1] < x"),
    ("convert.h", "rows_to_flat", "x < row[y] ? 1 : 0;", "x <= row[y] ? 1 : 0;"),
    ("convert.h", "flat_to_rows", "row[y] = x;", "row[y] = w - x;"),
    ("convert.h", "rows_to_boolean", "x < row[y] ? 1 : 0;", "x < row[y] ? 2 : 0;"),
    ("convert.h", "boolean_to_rows", "int x = 0;", "int x = 1;"),
    ("convert.h", "path_to_rows", "row[y] = x;", "row[y - 1] = x;"),
]

# Damaged proofs: (file, what to ask the driver for, text, damaged text, a word of the report).
PROOFS = [
    (KERNEL + "row_boundary.h", "row_boundary_move",
     "    loop invariant so_far: removed == row_taken{Pre}(row, x, y, j);\n", "", "missing"),
    (KERNEL + "column_heights.h", "column_heights_move",
     "    loop invariant progress: x < i ==> 0 < removed;\n", "", "not proved"),
    (KERNEL + "row_boundary.h", "row_boundary_count",
     "  requires positive: 1 <= h;\n  requires bounded: h <= 1000000;",
     "  requires positive: 1 <= h;\n  requires bounded: h <= 0;", "smoke test"),
    (KERNEL + "row_boundary.h", "row_boundary_move",
     "  /*@ ghost\n", "  /*@ assert wrong: removed == 0; */\n  /*@ ghost\n", "not proved"),
    (THEORY + "two_rows.mlw", "two_rows.mlw", "use ", "lemma wrong: 1 = 2\n  use ", "not proved"),
]

# What the scan alone must refuse: (file, text, damaged text, a word of the report).
SCANNED = [
    (KERNEL + "row_boundary.h", "  requires legal: row_holds(row, h, x, y);",
     "  requires legal: \\false;", "nothing meets"),
    (KERNEL + "row_boundary.h", "/*@ ghost\n", "/*@ admit removed == 0; */\n/*@ ghost\n", "admit"),
    (KERNEL + "flat_boolean.h", "  lemma times_monotone:",
     "  axiomatic easy { axiom wrong: 1 == 2; }\n  lemma times_monotone:", "axiom"),
    (KERNEL + "row_boundary.h",
     "row_holds(row, h, i, j) <==> \\old(row_holds(row, h, i, j)) && !(x <= i && y <= j);",
     "row_holds(row, h, i, j) ==> \\old(row_holds(row, h, i, j));", "promise changed"),
    (KERNEL + "column_heights.h", "  ensures smaller: column_cells", "  ensures column_cells",
     "without a name"),
    (KERNEL + "column_heights.h", "0 <= x < w && 0 <= y < height[x];", "0 <= x < w;",
     "promise changed"),
    (KERNEL + "column_heights.h", "    height[i] = y;\n",
     "#ifdef __cplusplus\n    height[i] = y + 1;\n#else\n    height[i] = y;\n#endif\n", "different programs"),
    (KERNEL + "language.h", "static inline", "static", "promise changed"),
    (THEORY + "game.mlw", "use ", "axiom easy: 1 = 2\n  use ", "axiom"),
    (THEORY + "ideal.mlw", "  predicate order_ideal (b: fset cell) = quadrant b /\\ downward_closed b",
     "  predicate order_ideal (b: fset cell) = quadrant b", "promise changed"),
    ("specs/clauses.txt", "clause chomp.move.refines\n", "clause chomp.move.refined\n", "chomp.move.refines"),
    ("lib/staircase/contract/clauses.inc", '"chomp.move.count"', '"chomp.move.number"', "chomp.move"),
]


def copy_of_project(folder):
    root = pathlib.Path(folder)
    for part in ("specs", "lib", "tests"):
        shutil.copytree(ROOT / part, root / part,
                        ignore=shutil.ignore_patterns("__pycache__", "build"))
    return root


def damage(path, old, new, function=None):
    """Replaces the first occurrence of a text, inside a function when one is named."""
    text = path.read_text()
    start = 0
    if function:
        start = re.search(rf"^STAIRCASE_KERNEL [\w ]+ {function}\(", text, re.M).start()
    if text.find(old, start) < 0:
        raise SystemExit(f"prove_refuses.py is out of date: {path.name} has no {old!r}")
    path.write_text(text[:start] + text[start:].replace(old, new, 1))


def run(command, limit=900):
    done = subprocess.run(command, text=True, capture_output=True, timeout=limit, check=False)
    return done.returncode, done.stdout + done.stderr


def proves(root, *what):
    return run([sys.executable, str(root / "specs" / "prove"), *what])


def compiles(root):
    return run(["g++", "-std=c++20", "-fsyntax-only", f"-I{root}/lib", f"-I{root}/tests",
                str(root / "tests/chomp/kernel_static_test.cpp")])


class Judge:
    """Runs damaged copies and counts what was not refused."""

    def __init__(self):
        self.failures, self.count = [], 0

    def refused(self, name, code, output, word):
        self.count += 1
        good = code == 1 and word in output
        print(f"{'refused' if good else 'NOT REFUSED'}: {name}", flush=True)
        if not good:
            self.failures.append(name)
            print(f"  exit {code}, no {word!r} in:\n" + "\n".join(output.splitlines()[-12:]))

    def each(self, mutations, ask, at_once=1):
        def asked(mutation):
            path, old, new, word, *rest = mutation
            with tempfile.TemporaryDirectory() as folder:
                root = copy_of_project(folder)
                damage(root / path, old, new, rest[0] if rest else None)
                name = f"{path}: {' '.join(old.split())[:50]} -> {' '.join(new.split())[:50]}"
                return name, *ask(root, rest), word

        with concurrent.futures.ThreadPoolExecutor(at_once) as pool:
            for answer in pool.map(asked, mutations):
                self.refused(*answer)


def scan(judge):
    judge.each([(p, o, n, w) for p, o, n, w in SCANNED], lambda root, _: proves(root, "--scan"))
    for lost in (KERNEL + "boolean_rows.h", THEORY + "floyd.mlw"):
        with tempfile.TemporaryDirectory() as folder:
            root = copy_of_project(folder)
            (root / lost).unlink()
            code, output = proves(root, "--scan")
            judge.refused(f"{lost} is lost", 1 if code else 0, output, "missing")


def prove(judge, everything):
    chosen = KERNELS if everything else KERNELS[1:2] + KERNELS[7:8]
    damaged = [(KERNEL + file, old, new, "not proved", function, function)
               for file, function, old, new in chosen]
    damaged += [(path, old, new, word, None, what)
                for path, what, old, new, word in (PROOFS if everything else PROOFS[:3])]
    # What cannot be proved is given up when its time is over, which leaves a processor idle.
    judge.each(damaged, lambda root, rest: proves(root, rest[1]), at_once=2)


def compile_all(judge):
    with tempfile.TemporaryDirectory() as folder:
        code, output = compiles(copy_of_project(folder))
        if code != 0:
            raise SystemExit("the undamaged kernels do not compile:\n" + output)
    judge.each([(KERNEL + file, old, new, "constant", function)
                for file, function, old, new in KERNELS], lambda root, _: compiles(root), at_once=2)


def main():
    judge, mode = Judge(), sys.argv[1:]
    if mode == ["--compile"]:
        compile_all(judge)
    elif mode in ([], ["--all"], ["--scan"]):
        code, output = proves(ROOT, "--scan")
        if code != 0:
            raise SystemExit("the undamaged project is not accepted:\n" + output)
        scan(judge)
        if mode != ["--scan"]:
            prove(judge, mode == ["--all"])
    else:
        raise SystemExit(__doc__)
    print(f"{judge.count} damaged copies, {len(judge.failures)} not refused")
    return 1 if judge.failures else 0


if __name__ == "__main__":
    sys.exit(main())
