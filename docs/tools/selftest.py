#!/usr/bin/env python3
"""Shows that the checks of the reference can fail.

    selftest.py DOXYGEN BUILD_FOLDER

Small headers with one fault each go through the reference's own settings (BUILD_FOLDER/Doxyfile);
each must be refused with a message that names the fault, and the one without fault must pass.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

import check_site

PAGE = "# Clauses {#clauses}\n\n\\anchor clause_chomp_move_legal\n\nAn entry.\n"
GOOD = """/// \\file
/// A file.

/// A function.
/// \\pre `chomp.move.legal`
int f(int cell);
"""
LINK = "clauses.html#clause_chomp_move_legal"
REFUSED = [
    ("an id that is in no list", GOOD.replace("move.legal", "move.leagl"),
     "clause_chomp_move_leagl"),
    ("a function without a comment", GOOD + "\nint g();\n",
     "g() (function) of file header.hpp is not documented"),
    ("parameters half documented",
     GOOD + "\n/// G.\n/// \\param a one\nint g(int a, int b);\n", "parameter 'b'"),
    ("a reference to nothing", GOOD.replace("A function", "See \\ref nothing_of_that_name"),
     "nothing_of_that_name"),
]


def run(doxygen, settings, folder, header):
    """Doxygen's exit code and messages for one header."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "in").mkdir(parents=True)
    (folder / "in/header.hpp").write_text(header, encoding="utf-8")
    (folder / "in/clauses.md").write_text(PAGE, encoding="utf-8")
    (folder / "Doxyfile").write_text(
        '@INCLUDE = "%s"\nINPUT = in\nOUTPUT_DIRECTORY = out\nUSE_MDFILE_AS_MAINPAGE =\n'
        "GENERATE_TAGFILE =\nHTML_EXTRA_FILES =\nHTML_HEADER =\n" % settings, encoding="utf-8")
    (folder / "out").mkdir()
    done = subprocess.run([doxygen, "Doxyfile"], cwd=folder, text=True, capture_output=True)
    return done.returncode, done.stdout + done.stderr


def faults_of_doxygen(doxygen, settings, folder):
    """What the reference's settings let pass, and what they refuse wrongly."""
    faults = []
    code, messages = run(doxygen, settings, folder, GOOD)
    if code != 0:
        faults.append("a header without fault is refused:\n" + messages)
    elif LINK not in (folder / "out/html/header_8hpp.html").read_text(encoding="utf-8"):
        faults.append("a clause id in a comment does not become a link")
    for fault, header, message in REFUSED:
        code, messages = run(doxygen, settings, folder, header)
        if code == 0:
            faults.append(fault + " passes")
        elif message not in messages:
            faults.append("%s is refused for another reason:\n%s" % (fault, messages))
    return faults


def faults_of_site_check(folder):
    """What the check of the finished site lets pass."""
    link = '<a href="clauses.html#clause_a">a</a>'
    pages = [
        ("a foreign script", '<script src="https://example.org/a.js"></script>' + link),
        ("a foreign style sheet", '<link rel="stylesheet" href="//example.org/a.css"/>' + link),
        ("a foreign font", "<style>p{background:url(https://example.org/a.png)}</style>" + link),
        ("a link to no file", '<a href="missing.html">a</a>' + link),
        ("a link to no anchor", '<a href="clauses.html#clause_b">b</a>' + link),
        ("formulas without their script", "\\(x\\)" + link),
        ("no link to a clause", "nothing"),
    ]
    faults = []
    for fault, page in [("", link)] + pages:
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "html").mkdir(parents=True)
        (folder / "html/clauses.html").write_text('<a id="clause_a"></a>', encoding="utf-8")
        (folder / "html/page.html").write_text(page, encoding="utf-8")
        wrong = check_site.check(folder)[0]
        if bool(wrong) != bool(fault):
            faults.append("the site check passes %s" % fault if fault
                          else "the site check refuses a good site: %s" % wrong)
    return faults


def main():
    doxygen, build = sys.argv[1], pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        faults = faults_of_doxygen(doxygen, build / "Doxyfile", folder / "doxygen")
        faults += faults_of_site_check(folder / "site")
    if faults:
        sys.exit("the reference's own checks do not work:\n" + "\n".join(faults))
    print("the reference's checks refuse each of %d seeded faults" % (len(REFUSED) + 7))


if __name__ == "__main__":
    main()
