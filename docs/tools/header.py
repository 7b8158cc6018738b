#!/usr/bin/env python3
"""Turns Doxygen's own page header into one that loads formulas from the site itself.

    header.py HEADER.html

Doxygen's `$mathjax` would ask a foreign host for a script on every page.
"""
import sys

FORMULAS = """<script>window.MathJax = {
  options: {ignoreHtmlClass: 'tex2jax_ignore', processHtmlClass: 'tex2jax_process'},
  svg: {fontCache: 'global'}
};</script>
<script async="async" src="$relpath^tex-svg.js"></script>
<meta name="color-scheme" content="light dark"/>"""

if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        header = file.read()
    if header.count("$mathjax") != 1:
        sys.exit("%s: expected one $mathjax, found %d" % (sys.argv[1], header.count("$mathjax")))
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(header.replace("$mathjax", FORMULAS))
