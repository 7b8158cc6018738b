"""A changed copy of the library, and the fast driver compiled against it.

The source tree is never touched: the headers are copied to a temporary folder, one text in one of
them is replaced, and that folder alone is on the include path.
"""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
LIBRARY = "lib/staircase"

# Which parts of the driver ask about which level, the most telling first.
PARTS = {
    "kernel": ["boards", "states", "texts", "play"],
    "board": ["boards", "states", "texts"],
    "model": ["states", "boards", "texts"],
    "show": ["texts"],
    "solve": ["play"],
}
# Clauses that are about states and limits, which `states` asks about first.
STATE_CLAUSES = re.compile(r"order_ideal\.|chomp\.extent\.|chomp\.display\.labels|"
                           r".*\.(size|rectangular|zero_or_one|within_extent)$")

# The board that a file of kernel/ or board/ belongs to: asked alone, before all of them.
OWN_BOARD = {
    "row_boundary": "RowBoundaryBoard",
    "column_height": "ColumnHeightBoard",
    "flat_boolean": "FlatBooleanBoard",
    "boolean": "BooleanBoard",
    "lattice_path": "LatticePathBoard",
    "board": "RowBoundaryBoard",
}
SANITIZER = "-fsanitize=address"
COMPILE_SECONDS = 300
RUN_SECONDS = 120


def compiler():
    """clang compiles the driver in half the time; g++ does as well."""
    for name in ("clang++-19", "clang++", "g++", "c++"):
        if shutil.which(name):
            return name
    raise SystemExit("run.py needs a C++ compiler: clang++-19, clang++, g++ or c++")


def own_board(file):
    """The board that a change of this file is most likely to be seen in, or nothing."""
    path = pathlib.Path(file)
    if not file or path.parts[3] not in ("kernel", "board"):
        return ""
    stem = path.stem.removesuffix("_board").removesuffix("_rows").removesuffix("s")
    return OWN_BOARD.get(stem, "")


class Outcome:
    """What became of one changed library: `broken` is the clause, or what happened instead."""

    def __init__(self, status, part="", clause="", extent=(0, 0), moves=0, text=""):
        self.status = status  # killed, survived, stillborn
        self.part, self.clause, self.text = part, clause, text
        self.extent, self.moves = extent, moves

    def trace(self):
        found = re.search(r"^trace: (.*)$", self.text, re.MULTILINE)
        return found.group(1) if found else ""


def read_report(part, text):
    clause = re.search(r"^broken: (\S+)$", text, re.MULTILINE)
    trace = re.search(r"^trace: (\d+)x(\d+):(.*)$", text, re.MULTILINE)
    if not clause or not trace:
        return Outcome("killed", part, "", text=text)
    extent = (int(trace.group(1)), int(trace.group(2)))
    return Outcome("killed", part, clause.group(1), extent, len(trace.group(3).split()), text)


class Driver:
    """Compiles the driver's frame once; then each part against any copy of the library."""

    def __init__(self, flags=()):
        self.folder = tempfile.TemporaryDirectory(prefix="staircase-mutants-")
        self.command = [compiler(), "-std=c++20", "-O0", "-D_GLIBCXX_ASSERTIONS", "-w", *flags]
        self.frame = pathlib.Path(self.folder.name) / "frame.o"
        # The frame includes contract/ alone, so one object serves every change of a lesson.
        source = HERE / "driver" / "driver.cpp"
        includes = [f"-I{ROOT / 'lib'}", f"-I{ROOT / 'tests'}"]
        subprocess.run([*self.command, *includes, "-c", source, "-o", self.frame], check=True)

    def close(self):
        self.folder.cleanup()

    def ask_part(self, part, include, folder, board="", flags=()):
        """Whether the part compiled, and its report; of one board alone where one is named."""
        program = folder / part
        source = HERE / "driver" / f"{part}.cpp"
        only = [f"-DONLY_BOARD={board}"] if board else []
        only += flags
        compiled = subprocess.run(
            [*self.command, *only, f"-I{include}", f"-I{ROOT / 'tests'}", source, self.frame,
             "-o", program], capture_output=True, text=True, timeout=COMPILE_SECONDS)
        if compiled.returncode != 0:
            return Outcome("stillborn", part, text=compiled.stderr)
        try:
            run = subprocess.run([program], capture_output=True, text=True, errors="replace",
                                 timeout=RUN_SECONDS, env=dict(os.environ, DRIVER_SECONDS="10"))
        except subprocess.TimeoutExpired:
            return Outcome("killed", part, text="no report in time")
        finally:
            program.unlink()
        if run.returncode == 0:
            return Outcome("survived", part, text=run.stdout)
        return read_report(part, run.stdout + run.stderr)

    def ask(self, file, text, parts=None, clause="", strength=""):
        """The outcome of the library with the text of one file replaced (or of none). The clause
        that is likely to break, if one is known, says which part asks first.
        """
        with tempfile.TemporaryDirectory(dir=self.folder.name) as name:
            folder = pathlib.Path(name)
            include = folder / "lib"
            shutil.copytree(ROOT / LIBRARY, include / "staircase")
            if file:
                (include / pathlib.Path(file).relative_to("lib")).write_text(text)
            level = pathlib.Path(file).parts[3] if file else ""
            outcome = Outcome("survived")
            plan = [(part, "") for part in parts or PARTS.get(level, list(PARTS["kernel"]))]
            board = own_board(file)
            if board and not parts:
                plan.insert(0, ("boards", board))
            if STATE_CLAUSES.match(clause):
                plan.sort(key=lambda step: step[0] != "states")
            flags = [f"-DSTAIRCASE_CONTRACTS={strength}"] if strength else []
            # What only reads or writes too far is seen by the sanitizer, which costs more.
            plan = [step + ([],) for step in plan]
            plan += [(part, board, [SANITIZER]) for part, board, _ in plan[:2]]
            for part, board, more in plan:
                outcome = self.ask_part(part, include, folder, board, flags + more)
                if outcome.status != "survived":
                    break
            return outcome
