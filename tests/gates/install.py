#!/usr/bin/env python3
"""install.py BUILD CMAKE COMPILER

Installs the library into a folder of its own and builds a small program against it in the three
ways a user may: found by CMake, added as a folder, and with nothing but a compiler. Each program
must run; the installed headers must be those of the source tree, all of them. The installed `grade`
hands out the exercises, and these must build from the installed Staircase and from its sources.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import gate

CONSUMER = pathlib.Path(__file__).resolve().parent / "consumer"


REFERENCE = "3  *       \n2  *       \n1  * * *   \n0  * * *   \n   0 1 2 3 \n8 cells\n"


def run(*command, expected=0, **environment):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True,
                          env={**os.environ, **environment})
    if (done.returncode != 0) != (expected != 0):
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def build_and_run(cmake, source, folder, *settings):
    run(cmake, "-S", source, "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", *settings)
    run(cmake, "--build", folder)
    program = next(path for path in folder.rglob("consumer") if path.is_file())
    return run(program)


def handed_out(cmake, prefix, folder, setting):
    """The exercises as students get them, built from what is installed and from the sources."""
    kit = folder / "kit"
    listed = json.loads(run(prefix / "bin/grade", "list", "--json"))
    run(prefix / "bin/grade", "handout", kit, STAIRCASE_EXERCISES=str(prefix / "share/staircase/exercises"))
    for way, where in [("installed", f"-DCMAKE_PREFIX_PATH={prefix}"), ("sources", f"-DSTAIRCASE_SOURCE={gate.ROOT}")]:
        build = folder / f"kit-{way}"
        run(cmake, "-S", kit, "-B", build, "-G", "Ninja", setting, where)
        targets = run(cmake, "--build", build, "--target", "help")
        for part in (part["part"].replace("/", "-") for part in listed):
            if f"{part}: " not in targets or f"grade-{part}: " not in targets:
                raise SystemExit(f"the handout has no targets for {part}:\n{targets}")
        # That every starter compiles is shown where they are judged.
        run(cmake, "--build", build, "--target", "2022-b", *(("2022-proof", "reference") if way == "installed" else ()))
    build = folder / "kit-installed"
    shown = run(build / "reference", "4", "1,2", "3,0")
    if shown != REFERENCE:
        raise SystemExit(f"the handout's reference shows:\n{shown}")
    run(build / "reference", "4", "1,2", "1,2", expected=2)
    judged = run(cmake, "--build", build, "--target", "grade-2022-a_i", expected=1)
    if "open hint 1 of task 1 in" not in judged:
        raise SystemExit(f"the handout's starter was judged so:\n{judged}")
    starter = kit / "oxford-2022/a_i/starter/encodings.hpp"
    starter.write_text(starter.read_text() + "an error\n")
    run(cmake, "--build", build, "--target", "2022-a_i", expected=1)


def missing_headers(prefix):
    installed = {path.relative_to(prefix / "include") for path in prefix.rglob("*")
                 if path.is_file() and (prefix / "include") in path.parents}
    missing = []
    for base, folder in [("lib", "lib/staircase"), ("tests/support", "tests/support/staircase")]:
        headers = [file.relative_to(gate.ROOT / base)
                   for file in gate.files(gate.ROOT, folder, suffixes={".hpp", ".h", ".inc"})]
        if not headers:
            raise SystemExit(f"no headers in {folder}")
        missing += [file.as_posix() for file in headers if file not in installed]
    return missing


def main():
    build, cmake, compiler = sys.argv[1:]
    setting = f"-DCMAKE_CXX_COMPILER={compiler}"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        prefix = folder / "prefix"
        run(cmake, "--install", build, "--prefix", prefix)
        missing = missing_headers(prefix)
        if missing:
            raise SystemExit("not installed: " + ", ".join(missing))
        shown = {
            "found by CMake": build_and_run(cmake, CONSUMER / "found", folder / "found", setting,
                                            f"-DCMAKE_PREFIX_PATH={prefix}"),
            "added as a folder": build_and_run(cmake, CONSUMER / "added", folder / "added", setting,
                                               f"-DSTAIRCASE_SOURCE={gate.ROOT}"),
        }
        tester = run(folder / "found" / "consumer_testing")
        if tester != "no difference\n":
            raise SystemExit(f"the installed refinement tester printed:\n{tester}")
        run(compiler, "-std=c++20", f"-I{prefix / 'include'}", CONSUMER / "main.cpp", "-o",
            folder / "consumer")
        handed_out(cmake, prefix, folder, setting)
        shown["with a compiler alone"] = run(folder / "consumer")
    for way, text in shown.items():
        if not text.endswith("0  * * * * * * \n   0 1 2 3 4 5 \n"):
            raise SystemExit(f"{way}, the program printed:\n{text}")
        print(f"{way}: builds and runs")
    print("a handout: builds from what is installed and from the sources")


if __name__ == "__main__":
    main()
