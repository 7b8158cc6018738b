#!/usr/bin/env python3
"""Completes the generated site and checks it; exits 1 and lists what is wrong.

    check_site.py SITE

- links from the page of clauses to headers are completed to the line of the source page;
- nothing is loaded from elsewhere: no script, style sheet, image, frame or font;
- every local link leads to a file, and its fragment to an anchor in it;
- the doc comments' links to clauses exist, and formulas come with the script that shows them.
"""
import html.parser
import pathlib
import re
import sys
import urllib.parse
import xml.etree.ElementTree

LOADING = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src",
           "object": "data", "embed": "src"}
ELSEWHERE = re.compile(r"^(?:[a-z][a-z0-9+.-]*:)?//", re.I)
CSS_LOAD = re.compile(r"(?:url\(|@import\s+)\s*['\"]?((?:[a-z]+:)?//[^'\")\s]+)", re.I)


class Page(html.parser.HTMLParser):
    """The loads, links, anchors and formulas of one page."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.loads, self.links, self.anchors, self.formulas = [], [], set(), "\\(" in text
        self.scripts = set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        for key in ("id", "name"):
            if attributes.get(key):
                self.anchors.add(attributes[key])
        target = attributes.get(LOADING.get(tag, ""))
        if target and not target.startswith(("javascript:", "data:")):
            self.loads.append(target)
            if tag == "script":
                self.scripts.add(target)
        if tag == "a" and attributes.get("href"):
            self.links.append(attributes["href"])


def complete_source_links(site):
    """Turns `source:FILE#LINE` on the page of clauses into links to Doxygen's source pages."""
    pages = {}
    for compound in xml.etree.ElementTree.parse(site / "staircase.tag").iter("compound"):
        if compound.get("kind") == "file":
            path = compound.findtext("path", "") + compound.findtext("name", "")
            page = compound.findtext("filename").removesuffix(".html")
            pages[path[path.rfind("/staircase/") + 1:]] = page + "_source.html"
    clauses = site / "html/clauses.html"

    def source_page(match):
        file, line = match.groups()
        if file not in pages:
            return match.group(0)  # reported below as a link to nothing
        return 'href="%s#l%05d"' % (pages[file], int(line))
    text = re.sub(r'href="source:([^"#]+)#(\d+)"', source_page, clauses.read_text(encoding="utf-8"))
    clauses.write_text(text, encoding="utf-8")


def check(site):
    """What is wrong with the site, in sentences, and the number of links to clauses."""
    root = site / "html"
    pages = {path.name: Page(path.read_text(encoding="utf-8")) for path in root.glob("*.html")}
    wrong, clause_links = [], 0
    for name, page in sorted(pages.items()):
        for load in page.loads:
            if ELSEWHERE.match(load):
                wrong.append("%s loads %s" % (name, load))
            elif not (root / urllib.parse.unquote(load.split("?")[0])).exists():
                wrong.append("%s loads %s, which does not exist" % (name, load))
        if page.formulas and "tex-svg.js" not in page.scripts:
            wrong.append("%s has formulas and no script that shows them" % name)
        for link in page.links:
            if re.match(r"^(https?:|mailto:|javascript:)", link):
                continue
            file, _, fragment = link.partition("#")
            file, fragment = urllib.parse.unquote(file) or name, urllib.parse.unquote(fragment)
            if not (root / file).exists():
                wrong.append("%s links to %s, which does not exist" % (name, link))
            elif fragment and file in pages and fragment not in pages[file].anchors:
                wrong.append("%s links to %s, which has no such anchor" % (name, link))
            clause_links += name != "clauses.html" and fragment.startswith("clause_")
    for path in list(root.glob("*.css")) + list(root.glob("*.html")):
        for load in CSS_LOAD.findall(path.read_text(encoding="utf-8")):
            wrong.append("%s loads %s" % (path.name, load))
    if not clause_links:
        wrong.append("no page links to a clause")
    return wrong, clause_links, len(pages)


def main():
    site = pathlib.Path(sys.argv[1])
    complete_source_links(site)
    wrong, clause_links, pages = check(site)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    if wrong:
        sys.exit("the site has %d faults" % len(wrong))
    print("site checked: %d pages, %d links to clauses, nothing loaded from elsewhere"
          % (pages, clause_links))


if __name__ == "__main__":
    main()
