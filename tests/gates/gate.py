"""What the gates share: which files are the project's, and the two ways to run a gate.

A gate is a module with CHECK(root) -> list of problems, and PLANTED: (name, files, words) triples,
each a small tree with one defect and the words by which the gate must report it. `gate.py`'s
main() runs the check on the project, or with --self-test on each planted tree.
"""
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SKIPPED_FOLDERS = {".git", "build", "node_modules", "__pycache__", ".cache"}


def files(root, *folders, suffixes=None):
    """The files below the folders of root (all of root when none is named), in order."""
    found = []
    for folder in folders or (".",):
        top = root / folder
        candidates = [top] if top.is_file() else sorted(top.rglob("*"))
        for path in candidates:
            parts = path.relative_to(root).parts
            if path.is_file() and not SKIPPED_FOLDERS.intersection(parts):
                if suffixes is None or path.suffix in suffixes:
                    found.append(path)
    return found


def without_comments(text):
    """C or C++ text with its comments blanked; lines keep their numbers. String literals stay."""
    token = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)

    def blank(match):
        found = match.group(0)
        return found if found.startswith('"') else re.sub(r"[^\n]", " ", found)

    return token.sub(blank, text)


def plant(root, tree):
    for name, text in tree.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def self_test(check, clean, planted):
    """Runs the check on a tree without a defect and on each planted one."""
    failures = []
    for name, tree, words in [("a tree without a defect", clean, None)] + planted:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            plant(root, tree if words is None else {**clean, **tree})
            problems = check(root)
        if words is None and problems:
            failures.append(f"{name} is reported: {problems}")
        if words is not None and not any(words in problem for problem in problems):
            failures.append(f"{name} is not reported by {words!r}: {problems}")
    for failure in failures:
        print(failure)
    print(f"{len(planted)} planted defects, {len(failures)} failures")
    return 1 if failures else 0


def main(check, clean, planted):
    if sys.argv[1:] == ["--self-test"]:
        return self_test(check, clean, planted)
    root = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) == 2 else ROOT
    problems = check(root)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems")
    return 1 if problems else 0
