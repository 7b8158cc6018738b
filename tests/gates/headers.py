#!/usr/bin/env python3
"""headers.py alone|corners|full|c COMPILER [FLAG...]
   headers.py --self-test COMPILER C_COMPILER

Whether the library's headers compile, without warnings.

alone     each header by itself, twice in one file, without exceptions
corners   all headers in one file, at off without exceptions and at audit with them
full      all headers in one file, at each strength, with exceptions and without
c         each kernel header by itself, as C

Ends with 77, which ctest takes for "skipped", when the compiler or its library is not there.
"""
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import gate

STRENGTHS = ("off", "pre", "rep", "audit")
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow",
            "-Werror"]
SKIPPED = 77


class Compiler:
    """A compiler with the library's include path."""

    def __init__(self, root, command, language):
        self.command = [*command, "-x", language, "-fsyntax-only", f"-I{root / 'lib'}", *WARNINGS]
        self.command += ["-std=c++20"] if language == "c++" else ["-std=c11", "-Wno-unused-function"]

    def errors(self, source, flags=()):
        """What the compiler says about a text, or "" when it accepts it."""
        run = subprocess.run([*self.command, *flags, "-"], input=source, capture_output=True,
                             text=True)
        return "" if run.returncode == 0 else run.stderr + run.stdout


def header_names(root, suffixes, room=""):
    library = root / "lib"
    return [file.relative_to(library).as_posix()
            for file in gate.files(root, "lib/staircase", suffixes=suffixes)
            if room in file.relative_to(library).as_posix()]


def including(names):
    return "".join(f'#include "{name}"\n' for name in names)


def settings():
    for strength in STRENGTHS:
        for exceptions in ([], ["-fno-exceptions"]):
            yield [f"-DSTAIRCASE_CONTRACTS={strength}", *exceptions]


def jobs(root, mode):
    """(what, source, flags) for each run of the compiler."""
    names = header_names(root, {".hpp", ".h"})
    if mode == "alone":
        return [(name, including([name, name]), ["-fno-exceptions"]) for name in names]
    if mode in ("corners", "full"):
        both_ways = including(names) + including(reversed(names))
        at_audit = ["-DSTAIRCASE_CONTRACTS=audit"]
        without = [flags for flags in settings() if "-fno-exceptions" in flags]
        chosen = {"corners": [at_audit, without[0]], "full": list(settings())}[mode]
        return [("all headers", both_ways, flags) for flags in chosen]
    kernels = header_names(root, {".h"}, "/kernel")
    return [(name, including([name, name]) + "typedef int not_empty;\n", []) for name in kernels]


def check(root, mode, command):
    """The problems, and how often the compiler ran."""
    compiler = Compiler(root, command, "c" if mode == "c" else "c++")
    todo = jobs(root, mode)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda job: compiler.errors(job[1], job[2]), todo))
    problems = [f"{what} {' '.join(flags)}\n{errors}"
                for (what, _, flags), errors in zip(todo, results) if errors]
    return problems, len(todo)


def is_usable(root, command):
    return shutil.which(command[0]) and not Compiler(root, command, "c++").errors(
        "#include <string>\n#include <vector>\n")


CLEAN = {
    "lib/staircase/contract/a.hpp": "#pragma once\n#include <vector>\n"
                                    "inline std::vector<int> a() { return {}; }\n",
    "lib/staircase/chomp/kernel/k.h": "#ifndef K_H\n#define K_H\n#ifdef __cplusplus\n"
                                      "#define KERNEL constexpr\n#else\n"
                                      "#define KERNEL static inline\n#endif\n"
                                      "KERNEL int k(int x) { return x; }\n#endif\n",
}
ADDED = "lib/staircase/contract/b.hpp"
PLANTED = [
    ("a header that misses an include", "alone", {ADDED: "#pragma once\nstd::vector<int> b;\n"}),
    ("a header without a guard", "alone", {ADDED: "struct B {};\n"}),
    ("a header that throws", "alone",
     {ADDED: "#pragma once\ninline void b() { throw 1; }\n"}),
    ("a header that warns", "alone",
     {ADDED: "#pragma once\ninline int b(long long n) { return n; }\n"}),
    ("a header broken at one strength", "full",
     {ADDED: "#pragma once\n#define rep_B int\n#define J_(a, b) a##b\n#define J(a, b) J_(a, b)\n"
             "#define off_B int\n#define pre_B int\n"
             "using B = J(STAIRCASE_CONTRACTS, _B);\n"}),
    ("a header broken at off", "corners",
     {ADDED: "#pragma once\n#define audit_ 1\n#define off_ 0\n"
             "#define J_(a, b) a##b\n#define J(a, b) J_(a, b)\n"
             "static_assert(J(STAIRCASE_CONTRACTS, _));\n"}),
    ("a header broken at one strength, with and without exceptions", "full",
     {ADDED: "#pragma once\n#define off_ 1\n#define pre_ 1\n#define rep_ 1\n#define audit_ 0\n"
             "#define J_(a, b) a##b\n#define J(a, b) J_(a, b)\n"
             "static_assert(J(STAIRCASE_CONTRACTS, _));\n"}),
    ("a kernel that is not C", "c",
     {"lib/staircase/chomp/kernel/l.h": "inline int l(auto x) { return x; }\n"}),
]


def self_test(command, c_command):
    failures = 0
    clean = [("no defect", mode, {}) for mode in ("alone", "corners", "full", "c")]
    for name, mode, tree in clean + PLANTED:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            gate.plant(root, {**CLEAN, **tree})
            problems, _ = check(root, mode, c_command if mode == "c" else command)
        if bool(problems) != bool(tree):
            failures += 1
            print(f"{name} ({mode}): {problems or 'not reported'}")
    print(f"{len(PLANTED)} planted defects, {failures} failures")
    return 1 if failures else 0


def main():
    mode, *command = sys.argv[1:]
    if mode == "--self-test":
        return self_test(command[:1], command[1:2])
    if mode != "c" and not is_usable(gate.ROOT, command):
        print(f"skipped: {' '.join(command)} is not here, or lacks its C++ library")
        return SKIPPED
    problems, runs = check(gate.ROOT, mode, command)
    for problem in problems:
        print(problem)
    print(f"{runs} runs of the compiler, {len(problems)} problems")
    return 1 if problems or runs == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
