#!/usr/bin/env python3
"""Doxygen's input filter: a clause id becomes a link, a kernel's ACSL becomes part of its page.

    filter.py FILE        prints FILE as Doxygen shall read it, with the same number of lines

- `chomp.move.legal` between backticks, in a doc comment or in Markdown, becomes a reference to the
  clause's entry on the page of clauses. An id that is in no list is a reference to nothing, which
  Doxygen reports.
- the inline namespace of the strength disappears, so that names read as users write them;
- a defaulted comparison without a comment gets the one that it needs;
- specialisations of templates of namespace std are left out: Doxygen 1.9.4 cannot place them;
- in a kernel, the contract before a function joins the function's documentation, and definitions
  and lemmas join the file's.
"""
import pathlib
import re
import sys

CLAUSES = pathlib.Path(__file__).parents[2] / "lib/staircase/contract/clauses.inc"
DOTTED = re.compile(r"`([a-z0-9_]+)((?:\.[a-z0-9_]+)+)`")
FILE_ENDINGS = (".inc", ".h", ".hpp", ".cpp", ".md", ".mlw", ".py", ".txt", ".csv")
DEFAULTED = re.compile(r"\s*friend .*operator(==|<=>)\(.*\) = default;$")
FILE_ENDINGS = ("h", "hpp", "cpp", "md", "mlw")
CONTRACT_WORDS = ("requires", "terminates", "decreases", "assigns", "ensures", "behavior")
OPENING = '<dl class="section contract"><dt>%s</dt><dd>\\code{.c}'
CLOSING = "\\endcode</dd></dl>*/"


def anchor(clause_id):
    """The anchor of a clause's entry on the page of clauses."""
    return "clause_" + clause_id.replace(".", "_")


def clause_families():
    """The first words of all ids: a dotted name that begins with one of them names a clause."""
    entries = CLAUSES.read_text(encoding="utf-8")
    return set(re.findall(r'^STAIRCASE_CLAUSE\("([a-z0-9_]+)\.', entries, re.M))


def link_clauses(line, families):
    """The line with its clause ids made references."""
    def reference(match):
        family, rest = match.groups()
        if family not in families or rest.endswith(FILE_ENDINGS):
            return match.group(0)
        return '<tt>\\ref %s "%s"</tt>' % (anchor(family + rest), family + rest)
    return DOTTED.sub(reference, line)


def show_annotations(lines):
    """The lines of a kernel with its top-level ACSL comments made documentation."""
    out = list(lines)
    start = None
    for i, line in enumerate(lines):
        if line.rstrip() == "/*@":
            start = i
        elif start is not None and line.rstrip() == "*/":
            words = lines[start + 1].split()
            if words and words[0] in CONTRACT_WORDS:
                out[start] = "/** " + OPENING % "Contract"
            elif start > 0 and not lines[start - 1].strip():
                out[start - 1] = "/** \\file"
                out[start] = OPENING % "Definitions and lemmas of the contracts"
            else:
                start = None
                continue
            out[i] = CLOSING
            start = None
    return out


def leave_out_std(lines):
    """The lines with each specialisation of a template of namespace std, and its comment, blank."""
    out = list(lines)
    for i, line in enumerate(lines):
        if not line.startswith("struct std::"):
            continue
        first, last = i, i
        while first > 0 and lines[first - 1].startswith(("template <", "///")):
            first -= 1
        while last + 1 < len(lines) and lines[last] != "};":
            last += 1
        out[first:last + 1] = [""] * (last + 1 - first)
    return out


def filtered(path, text):
    """The whole text of a file, as Doxygen shall read it."""
    lines, families = text.split("\n"), clause_families()
    if path.endswith(".md"):
        return "\n".join(link_clauses(line, families) for line in lines)
    lines = leave_out_std(lines)
    if path.endswith(".h"):
        lines = show_annotations(lines)
    for i, line in enumerate(lines):
        if re.match(r"\s*inline namespace STAIRCASE_STRENGTH \{", line) or \
                re.match(r"\}\s*// namespace STAIRCASE_STRENGTH", line):
            lines[i] = ""
        elif "///" in line:
            lines[i] = link_clauses(line, families)
        elif DEFAULTED.match(line) and "///" not in lines[i - 1]:
            lines[i] = line + "  ///< Member by member."
    return "\n".join(lines)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        sys.stdout.write(filtered(sys.argv[1], file.read()))
