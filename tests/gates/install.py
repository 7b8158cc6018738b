#!/usr/bin/env python3
"""install.py BUILD CMAKE COMPILER

Installs the library into a folder of its own and builds a small program against it in the three
ways a user may: found by CMake, added as a folder, and with nothing but a compiler. Each program
must run; the installed headers must be those of the source tree, all of them.
"""
import pathlib
import subprocess
import sys
import tempfile

import gate

CONSUMER = pathlib.Path(__file__).resolve().parent / "consumer"


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def build_and_run(cmake, source, folder, *settings):
    run(cmake, "-S", source, "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", *settings)
    run(cmake, "--build", folder)
    program = next(path for path in folder.rglob("consumer") if path.is_file())
    return run(program)


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
        shown["with a compiler alone"] = run(folder / "consumer")
    for way, text in shown.items():
        if not text.endswith("0  * * * * * * \n   0 1 2 3 4 5 \n"):
            raise SystemExit(f"{way}, the program printed:\n{text}")
        print(f"{way}: builds and runs")


if __name__ == "__main__":
    main()
