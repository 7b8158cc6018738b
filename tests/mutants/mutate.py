#!/usr/bin/env python3
"""mutate.py [--shard K/N] [--sample N --seed S] [--files PATH...] [--list] [--jobs N]

Changes one operator, constant, bound or statement of the library at a time (kernel, board, model,
show) and asks the fast driver. A change that the compiler refuses does not count. A survivor must
stand in equivalent.txt with the argument why it changes nothing; an entry there that no change
matches any more is a failure as well (in a run over all changes of its file).
"""
import argparse
import concurrent.futures
import pathlib
import random
import re
import sys
import time

import apart
import shadow

# More changes than this are worth compiling the programs for kernels apart.
FEW = 30
FOLDERS = ("kernel", "board", "model", "show")
# What the driver does not ask about: certificates have tests and wrong lists of their own.
LEFT_OUT = {"certificate.h", "position_list.h"}
EQUIVALENT = shadow.HERE / "equivalent.txt"

# What stands for what: each pattern in code, and what somebody might have written instead.
REPLACED = [
    (r"(?<![<>=!-])<=(?![>=])", ["<"]), (r"(?<![<>=!-])>=", [">"]),
    (r"\s<\s", [" <= ", " > "]), (r"\s>\s", [" >= ", " < "]),
    (r"(?<=[ (])!(?=[\w(])", [""]), (r"==(?!=)", ["!="]), (r"!=", ["=="]),
    (r"&&", ["||"]), (r"\|\|", ["&&"]), (r"\+=", ["-="]), (r"-=", ["+="]),
    # What joins texts stays, for nothing could be subtracted there.
    (r"(?<!\0)\s\+\s(?=\d|\(|[a-z_]\w*\b(?!\())", [" - "]), (r"\s-\s", [" + "]),
    (r"\+\+", ["--"]), (r"(?<!-)--(?!-)", ["++"]), (r"\s\*\s", [" + "]), (r"\s%\s", [" / "]),
    (r"(?<![\w.'])0(?![\w.'])", ["1"]), (r"(?<![\w.'])1(?![\w.'])", ["0", "2"]),
    (r"\bcolumns\(\)", ["rows()"]), (r"\brows\(\)", ["columns()"]),
    (r"\btrue\b", ["false"]), (r"\bfalse\b", ["true"]),
    (r"(?<=[( !])(\w[\w.]*\.)x\b", [r"\1y"]), (r"(?<=[( !])(\w[\w.]*\.)y\b", [r"\1x"]),
    (r"\((\w+), (\w+)\)", [r"(\2, \1)"]),
    (r"(?m)^( +)([a-z][^\n;{}]*[^\n;{} ] ?(?:[-+|&]?=|\+\+|--)[^\n;]*|(?:std::)?\w+\([^\n;]*\));$",
     [r"\1;"]),
]
# Text that decides nothing at run time.
UNTOUCHED = re.compile(r"^[ \t]*#[^\n]*$|static_assert\(.*?\);|template\s*<[^{;]*?>|noexcept|operator\s*\S+"
                       r"|\b(?:const_cast|static_cast|vector|optional|pair|array|tuple)<[^<>]*>"
                       r"|\"(?:\\.|[^\"\\\n])*\"", re.MULTILINE | re.DOTALL)


def code_only(text):
    """The text with comments (and so the contracts of kernels) and dead text blanked."""
    def blank(match):
        return re.sub(r"[^\n]", "\0", match.group(0))
    text = re.sub(r"/\*.*?\*/|//[^\n]*", blank, text, flags=re.DOTALL)
    return UNTOUCHED.sub(blank, text)


class Change:
    def __init__(self, file, text, begin, end, new):
        self.file, self.begin, self.end, self.new = file, begin, end, new
        first = text.rfind("\n", 0, begin) + 1
        last = text.find("\n", end)
        self.line = text.count("\n", 0, begin) + 1
        self.before = text[first:last].strip()
        self.after = (text[first:begin] + new + text[end:last]).strip()
        # The function a line stands in tells equal lines apart.
        heads = re.findall(r"^[ \w:<>,&*\]\[-]*?\b(\w+)\([^;]*$", text[:first], re.MULTILINE)
        self.place = next((h for h in reversed(heads) if h not in {"if", "for", "while"}), "")

    def is_of_kernel(self):
        return pathlib.Path(self.file).parts[3] == "kernel"

    def key(self):
        return f"{self.file} | {self.place} | {self.before} | {self.after}"


def changes_of(file):
    text = (shadow.ROOT / file).read_text()
    code = code_only(text)
    found = {}
    for pattern, replacements in REPLACED:
        for match in re.finditer(pattern, code):
            for replacement in replacements:
                new = match.expand(replacement) if "\\" in replacement else replacement
                if new != match.group(0):
                    found[(match.start(), match.end(), new)] = None
    return [Change(file, text, *key) for key in sorted(found)]


def all_changes(files=()):
    paths = files or sorted(path.relative_to(shadow.ROOT).as_posix() for folder in FOLDERS
                            for path in (shadow.ROOT / "lib/staircase/chomp" / folder).iterdir()
                            if path.name not in LEFT_OUT)
    return [change for file in paths for change in changes_of(file)]


def equivalents():
    """Key -> argument. An entry is the key on one line and the argument, indented, on the next."""
    entries, key = {}, ""
    for line in EQUIVALENT.read_text().splitlines() if EQUIVALENT.exists() else []:
        if line.startswith("  ") and key:
            entries[key] = line.strip()
        elif line and not line.startswith("#"):
            key = line
    return entries


def run_one(driver, kernels, change):
    text = (shadow.ROOT / change.file).read_text()
    text = text[:change.begin] + change.new + text[change.end:]
    if kernels and change.is_of_kernel():
        return change, kernels.ask(change.file, text)
    return change, driver.ask_quickly(change.file, text)


def report(survivors, stale):
    for change in survivors:
        print(f"SURVIVED {change.file}:{change.line}\n  {change.key()}")
    for key in stale:
        print(f"STALE in {EQUIVALENT.name}: {key}")


def sweep(sample=0, seed=0, shard=(1, 1), files=(), jobs=2):
    changes = all_changes(files)
    excused = equivalents()
    keys = {change.key() for change in changes}
    stale = [key for key in excused if key not in keys and not files]
    total = len(changes)
    changes = [change for change in changes if change.key() not in excused]
    changes = changes[shard[0] - 1::shard[1]]
    if sample:
        changes = random.Random(seed).sample(changes, min(sample, len(changes)))
        print(f"a sample of {len(changes)} of {total} generated mutants, --seed {seed}")
    counts = {"killed": 0, "stillborn": 0, "survived": 0}
    survivors = []
    driver = shadow.Driver()
    kernels = apart.Kernels(driver) if FEW < sum(map(Change.is_of_kernel, changes)) else None
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        tasks = [pool.submit(run_one, driver, kernels, change) for change in changes]
        for task in concurrent.futures.as_completed(tasks):
            change, outcome = task.result()
            counts[outcome.status] += 1
            if outcome.status == "survived":
                survivors.append(change)
            print(f"[{sum(counts.values())}/{len(changes)}] {outcome.status} "
                  f"{outcome.clause} {change.file}:{change.line}: {change.after}", flush=True)
    driver.close()
    report(survivors, stale)
    print(f"{counts['killed']} killed, {counts['survived']} survived, {counts['stillborn']} do not "
          f"compile; {len(excused)} are listed as equivalent")
    return 1 if survivors or stale else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--shard", default="1/1", help="K/N: every N-th change from the K-th on")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--files", nargs="*", default=[])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    shard = tuple(int(number) for number in options.shard.split("/"))
    if len(shard) != 2 or not 1 <= shard[0] <= shard[1]:
        parser.error(f"--shard {options.shard}: K/N with 1 <= K <= N is accepted")
    if options.list:
        for change in all_changes(options.files):
            print(change.key())
        return 0
    return sweep(options.sample, options.seed, shard, options.files, options.jobs)


if __name__ == "__main__":
    sys.exit(main())
