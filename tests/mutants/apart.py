"""Changed kernels apart from the boards: hundreds of them in the time of a few compilations.

The parts of the driver are compiled once against the kernels' declarations; the kernels, plain
functions over pointers and integers, are a shared library, which alone is compiled for each change.
"""
import os
import pathlib
import re
import subprocess
import tempfile

import shadow

KERNEL = pathlib.Path("staircase/chomp/kernel")
BODY = re.compile(r"(STAIRCASE_KERNEL [^{;]*?STAIRCASE_NOEXCEPT) \{\n.*?\n\}\n", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
FLAGS = ["-O1", "-Wno-invalid-constexpr", shadow.SANITIZER]
# Whose kernels call others: a change of the first is seen in all.
BOARDS = {
    "row_boundary.h": ["RowBoundaryBoard", "ColumnHeightBoard"],
    "column_heights.h": ["ColumnHeightBoard"],
    "flat_boolean.h": ["FlatBooleanBoard", "BooleanBoard"],
    "boolean_rows.h": ["BooleanBoard"],
    "lattice_path.h": ["LatticePathBoard"],
}
# A right kernel answers everything in less, so a loop without end is not waited for long.
SECONDS = "8"


def plain_functions(text):
    """language.h with kernels that are no constexpr functions, which C++ wants to see defined."""
    return text.replace("#define STAIRCASE_KERNEL constexpr", "#define STAIRCASE_KERNEL")


class Kernels:
    """The programs, and the answers of changed kernels to them."""

    def __init__(self, driver):
        self.driver = driver
        self.folder = pathlib.Path(tempfile.mkdtemp(dir=driver.folder.name))
        self.programs = {}
        declared = self.folder / "declared" / KERNEL
        declared.mkdir(parents=True)
        for header in (shadow.ROOT / "lib" / KERNEL).iterdir():
            text = COMMENT.sub("", header.read_text())
            (declared / header.name).write_text(BODY.sub(r"\1;\n", plain_functions(text)))
        self.library(self.folder, "", "")

    def library(self, folder, name, text):
        """Compiles the kernels, one of them changed, and says whether that went well."""
        kernels = folder / KERNEL
        kernels.mkdir(parents=True)
        for header in (shadow.ROOT / "lib" / KERNEL).iterdir():
            changed = text if header.name == name else header.read_text()
            (kernels / header.name).write_text(plain_functions(changed))
        return subprocess.run(
            [*self.driver.command, *FLAGS, "-shared", "-fPIC", "-x", "c++", kernels / "convert.h",
             "-o", folder / "libkernels.so"], capture_output=True, check=False).returncode == 0

    def program(self, part, board=""):
        """The program of a part, compiled when it is first wanted."""
        with self.driver.lock:
            if (part, board) not in self.programs:
                target = self.folder / f"{part}{board}"
                subprocess.run(
                    [*self.driver.command, *FLAGS, *([f"-DONLY_BOARD={board}"] if board else []),
                     f"-I{self.folder / 'declared'}", f"-I{shadow.ROOT / 'lib'}",
                     f"-I{shadow.ROOT / 'tests'}", shadow.HERE / "driver" / f"{part}.cpp",
                     self.driver.frame, f"-L{self.folder}", "-lkernels", "-o", target], check=True)
                self.programs[part, board] = target
            return self.programs[part, board]

    def ask(self, file, text):
        """The outcome of the kernels with the text of one file replaced."""
        name = pathlib.Path(file).name
        boards = BOARDS.get(name, list(dict.fromkeys(sum(BOARDS.values(), []))))
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            if not self.library(pathlib.Path(folder), name, text):
                return shadow.Outcome("stillborn")
            for part, board in [("kernels", ""), *(("boards", b) for b in boards), ("states", "")]:
                run = subprocess.run(
                    [self.program(part, board)], capture_output=True, text=True, errors="replace",
                    timeout=shadow.RUN_SECONDS, check=False,
                    env={**os.environ, "LD_LIBRARY_PATH": folder, "DRIVER_SECONDS": SECONDS})
                if run.returncode != 0:
                    return shadow.read_report(part, run.stdout + run.stderr)
        return shadow.Outcome("survived")
