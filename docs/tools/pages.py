#!/usr/bin/env python3
"""Adapts the page header and the page layout that Doxygen itself writes.

    pages.py HEADER.html LAYOUT.xml

- formulas are loaded from the site itself; Doxygen's `$mathjax` would ask a foreign host for a
  script on every page;
- the description of a class or a file stands before the list of its members, so that a page begins
  with the value, the abstraction function and the invariant.
"""
import sys
import xml.etree.ElementTree

FORMULAS = """<script>window.MathJax = {
  options: {ignoreHtmlClass: 'tex2jax_ignore', processHtmlClass: 'tex2jax_process'},
  svg: {fontCache: 'global'}
};</script>
<script async="async" src="$relpath^tex-svg.js"></script>
<meta name="color-scheme" content="light dark"/>"""


def replace_formulas(path):
    """Puts FORMULAS where the header has `$mathjax`."""
    with open(path, encoding="utf-8") as file:
        header = file.read()
    if header.count("$mathjax") != 1:
        sys.exit("%s: expected one $mathjax, found %d" % (path, header.count("$mathjax")))
    with open(path, "w", encoding="utf-8") as file:
        file.write(header.replace("$mathjax", FORMULAS))


def describe_first(path):
    """Moves the detailed description of classes and files to the top, instead of the brief one."""
    tree = xml.etree.ElementTree.parse(path)
    for kind in ("class", "file"):
        page = tree.getroot().find(kind)
        brief, detailed = page.find("briefdescription"), page.find("detaileddescription")
        if brief is None or detailed is None:
            sys.exit("%s: <%s> lacks a description" % (path, kind))
        page.remove(detailed)
        page.insert(list(page).index(brief), detailed)
        brief.set("visible", "no")
    tree.write(path, encoding="utf-8", xml_declaration=True)


if __name__ == "__main__":
    replace_formulas(sys.argv[1])
    describe_first(sys.argv[2])
