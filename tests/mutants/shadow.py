"""A changed copy of the library, and the fast driver compiled against it.

The source tree is never touched: the changed file stands in a temporary folder that comes first on
the include path. With clang, what does not include the changed file is compiled once for all changes
of that file.
"""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
SYSTEM_INCLUDE = re.compile(r"^#include (<[^>]+>)", re.MULTILINE)

# Which parts of the driver ask about which level, the most telling first.
PARTS = {
    "kernel": ["boards", "kernels", "states", "invariants", "texts", "play"],
    "board": ["boards", "states", "texts", "faults", "display", "invariants"],
    "model": ["model", "boards", "texts", "faults", "display"],
    "show": ["texts", "show_texts"],
    "solve": ["play"],
}
ALL_PARTS = ["boards", "kernels", "model", "states", "texts", "play"]
# Clauses that are about states and limits, which `states` and `model` ask about first.
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
# Tests that serve as parts, compiled with plain macros (driver/plain) in place of the framework.
SOURCES = {name: ROOT / f"tests/chomp/{name}_test.cpp"
           for name in ("table_file", "svg", "show_texts", "faults", "display", "invariants")}
PLAIN = HERE / "driver" / "plain"
SANITIZER = "-fsanitize=address"
COMPILE_SECONDS = 300
RUN_SECONDS = 900  # of the clock, on a machine that does much else; the driver limits itself by work


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


def plan_for(file, parts=None, clause=""):
    """Which parts ask about a change of a file, in which order, each with the board it asks alone."""
    level = pathlib.Path(file).parts[3] if file else ""
    if parts:
        return [(part, "") for part in parts]
    if pathlib.Path(file).stem in SOURCES:
        return [(pathlib.Path(file).stem, "")]
    plan = [(part, "") for part in PARTS.get(level, ALL_PARTS)]
    board = own_board(file)
    if board:
        plan.insert(0, ("boards", board))
    if STATE_CLAUSES.match(clause):
        plan.sort(key=lambda step: step[0] not in ("states", "model"))
    return plan


def quick_plan_for(file):
    """Each part once, the most telling first; one board stands for all where all share the change."""
    plan = plan_for(file)
    level = pathlib.Path(file).parts[3] if file else ""
    board = "RowBoundaryBoard" if level == "model" else own_board(file)
    if not board:
        return plan
    steps = [("boards", board), *((part, "") for part, _ in plan if part != "boards")]
    return sorted(steps, key=lambda step: step[0] != "model")


def overlay(folder, file, text):
    """A folder for the include path with the one changed file. A kernel includes its neighbours by
    their names alone, so they stand beside it; their guards make them one with the originals."""
    include = folder / "lib"
    include.mkdir()
    if file:
        changed = include / pathlib.Path(file).relative_to("lib")
        if pathlib.Path(file).parts[3:4] == ("kernel",):
            shutil.copytree((ROOT / file).parent, changed.parent)
        changed.parent.mkdir(parents=True, exist_ok=True)
        changed.write_text(text)
    return include


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


def resolved(name, includer):
    """The file that an include names, or nothing when it is not the project's."""
    for path in (includer.parent / name, PLAIN / name, ROOT / "lib" / name, ROOT / "tests" / name):
        if path.is_file():
            return path.resolve()
    return None


def reached(path, known):
    """The headers that a file reaches by includes, each after those that it includes itself."""
    for name in INCLUDE.findall(path.read_text()):
        header = resolved(name, path)
        if header and header not in known and header.suffix != ".inc":
            reached(header, known)
            known[header] = None
    return known


def independent_headers(source, file):
    """What a source file includes that does not include the changed file, as include lines."""
    changed = (ROOT / file).resolve()
    lines, system = [], dict.fromkeys(SYSTEM_INCLUDE.findall(source.read_text()))
    for header in reached(source, {}):
        system.update(dict.fromkeys(SYSTEM_INCLUDE.findall(header.read_text())))
        if header != changed and changed not in reached(header, {}):
            base = next(ROOT / top for top in ("lib", "tests") if header.is_relative_to(ROOT / top))
            lines.append(f'#include "{header.relative_to(base).as_posix()}"\n')
    return "".join([*(f"#include {name}\n" for name in system), *lines])


class Driver:
    """Compiles the driver's frame once; then each part against any changed library."""

    def __init__(self, flags=()):
        self.folder = tempfile.TemporaryDirectory(prefix="staircase-mutants-")
        self.command = [compiler(), "-std=c++20", "-O0", "-D_GLIBCXX_ASSERTIONS", "-w", *flags]
        self.headers, self.lock = {}, threading.Lock()
        self.frame = pathlib.Path(self.folder.name) / "frame.o"
        # The frame includes contract/ alone, so one object serves every change of a lesson.
        source = HERE / "driver" / "driver.cpp"
        includes = [f"-I{ROOT / 'lib'}", f"-I{ROOT / 'tests'}"]
        subprocess.run([*self.command, *includes, "-c", source, "-o", self.frame], check=True)

    def close(self):
        self.folder.cleanup()

    def precompiled(self, source, file, flags):
        """The flags that use what all changes of a file share; none where that cannot be."""
        if not file or "clang" not in self.command[0] or any("STAIRCASE" in flag for flag in flags):
            return []
        text = independent_headers(source, file)
        with self.lock:
            if (text, *flags) not in self.headers:
                header = pathlib.Path(self.folder.name) / f"headers{len(self.headers)}.hpp"
                header.write_text(text)
                target = header.with_suffix(".pch")
                subprocess.run([*self.command, *flags, f"-I{ROOT / 'lib'}", f"-I{ROOT / 'tests'}",
                                "-x", "c++-header", header, "-o", target], check=True)
                self.headers[text, *flags] = target
            return ["-include-pch", self.headers[text, *flags]]

    def ask_part(self, part, include, folder, file="", board="", flags=()):
        """Whether the part compiled, and its report; of one board alone where one is named."""
        program = folder / part
        source = SOURCES.get(part, HERE / "driver" / f"{part}.cpp")
        only = [f"-DONLY_BOARD={board}"] if board else []
        compiled = subprocess.run(
            [*self.command, *flags, *self.precompiled(source, file, flags), *only, f"-I{include}",
             f"-I{PLAIN}", f"-I{ROOT / 'lib'}", f"-I{ROOT / 'tests'}", source,
             self.frame, "-o", program], capture_output=True, text=True, timeout=COMPILE_SECONDS)
        if compiled.returncode != 0:
            return Outcome("stillborn", part, text=compiled.stderr)
        try:
            run = subprocess.run([program], capture_output=True, text=True, errors="replace",
                                 timeout=RUN_SECONDS, env=dict(os.environ, DRIVER_SECONDS="30"))
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
            include = overlay(folder, file, text)
            outcome = Outcome("survived")
            flags = [f"-DSTAIRCASE_CONTRACTS={strength}"] if strength else []
            # What only reads or writes too far is seen by the sanitizer, which costs more.
            plan = [step + ([],) for step in plan_for(file, parts, clause)]
            plan += [(part, board, [SANITIZER]) for part, board, _ in plan[:2]]
            for part, board, more in plan:
                outcome = self.ask_part(part, include, folder, file, board, flags + more)
                if outcome.status != "survived":
                    break
            return outcome

    def ask_quickly(self, file, text):
        """As `ask` without a clause in mind: each part once, with the sanitizer from the start."""
        with tempfile.TemporaryDirectory(dir=self.folder.name) as name:
            folder = pathlib.Path(name)
            include = overlay(folder, file, text)
            outcome = Outcome("survived")
            for part, board in quick_plan_for(file):
                outcome = self.ask_part(part, include, folder, file, board, [SANITIZER])
                if outcome.status != "survived":
                    break
            return outcome
