"""Reads the text of contracts and theorems: refuses what assumes, and fingerprints what promises.

A proof shows that the code keeps its contract, never that the contract is the one we wanted. So
each contract, definition and statement has a fingerprint in specs/expected: whoever changes a
promise has to say so with `specs/prove --accept`, and the change is seen in the review.
"""

import hashlib
import re

from driver import kernels, tools

FORBIDDEN_ACSL = re.compile(r"\b(admit|assume|axiom|axiomatic|extern|volatile)\b")
ANNOTATION = re.compile(r"/\*@(.*?)\*/|//@([^\n]*)", re.S)
DEFINITION = re.compile(r"^\s*(?:predicate|logic [\w ]+?|lemma|inductive|type) ?\b(\w+)", re.M)
CONTRACT = re.compile(
    r"/\*@((?:(?!\*/).)*)\*/\s*(STAIRCASE_KERNEL (?:int|long long|void) (\w+)\([^)]*\))", re.S)

FORBIDDEN_WHYML = re.compile(r"\b(axiom|assume|absurd|any|admit|val|goal_axiom)\b")
DECLARATION = re.compile(
    r"^ {0,2}((?:let(?: rec| ghost| lemma| function| predicate| constant)*|lemma|goal|axiom|"
    r"predicate|function|constant|inductive|type|val(?: function| predicate)?|clone|meta|with|"
    r"module|theory|scope)(?: export| import)?) ([\w.']+)", re.M)
DEFINING = ("function", "predicate", "constant")


def fingerprint(text):
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:16]


def without_line_comments(text):
    return re.sub(r"//[^\n]*", "", text)


def annotations(name):
    return [a or b for a, b in ANNOTATION.findall(kernels.source(name))]


def kernel_problems(name):
    problems = []
    for text in annotations(name):
        text = without_line_comments(text)
        for word in FORBIDDEN_ACSL.findall(text):
            problems.append(f"{name}: `{word}` in an annotation: assumed, not proved")
        for clause in re.findall(r"\b(?:requires|assumes)\b.*?;\s*(?=$|\n)", text, re.S):
            if "\\false" in clause or re.search(r"\b(\d+)\s*(==|>|<)\s*\d+\s*;", clause):
                clause = " ".join(clause.split())
                problems.append(f"{name}: a precondition that nothing meets: {clause}")
        for label in re.findall(r"\b(?:requires|ensures)\s+(?!\w+\s*:[^:])([^;\n]*)", text):
            problems.append(f"{name}: a contract clause without a name: {label.strip()}")
    contracts = {function for _, _, function in CONTRACT.findall(kernels.source(name))}
    for function in kernels.functions(name):
        if function not in contracts:
            problems.append(f"{name}: {function} has no contract")
    guard = "STAIRCASE_CHOMP_KERNEL_" + name.upper().replace(".", "_")
    plain = (f"#ifndef {guard}", f"#define {guard}", "#endif")
    for line in kernels.source(name).splitlines():
        if line.lstrip().startswith("#") and line not in plain and not kernels.INCLUDE.match(line):
            problems.append(f"{name}: `{line.strip()}`: C and C++ may read different programs")
    return problems


def kernel_promises(name):
    """Lines that say what a header promises, without saying how it is proved."""
    text = kernels.source(name)
    promises = [f"definition language.h {fingerprint((tools.KERNELS / 'language.h').read_text())}"]
    for contract, signature, function in CONTRACT.findall(text):
        contract = without_line_comments(contract)
        promises.append(f"contract {function} {fingerprint(contract + signature)}")
        for label in re.findall(r"\bensures\s+(\w+)\s*:", contract):
            promises.append(f"ensures {function} {label}")
    contracts = {contract for contract, _, _ in CONTRACT.findall(text)}
    for block in annotations(name):
        if block in contracts or "loop " in block or re.match(r"\s*(assert|ghost)\b", block):
            continue
        block = without_line_comments(block)
        starts = [found.start() for found in DEFINITION.finditer(block)] + [len(block)]
        for found, end in zip(DEFINITION.finditer(block), starts[1:]):
            promises.append(
                f"definition {found.group(1)} {fingerprint(block[found.start():end])}")
    return promises


def without_whyml_comments(text):
    kept, depth, index = [], 0, 0
    while index < len(text):
        if text.startswith("(*", index) and not text.startswith("(*)", index):
            depth, index = depth + 1, index + 2
        elif depth and text.startswith("*)", index):
            depth, index = depth - 1, index + 2
        else:
            if depth == 0 or text[index] == "\n":
                kept.append(text[index])
            index += 1
    return "".join(kept)


def theory_text(name):
    path = tools.THEORIES / name
    if not path.exists():
        raise tools.Broken(f"{name} is missing")
    return without_whyml_comments(path.read_text())


def allowed():
    """`file declaration` pairs that may be stated without a proof, from specs/allowed.txt."""
    lines = (tools.SPECS / "allowed.txt").read_text().splitlines()
    return {tuple(line.split()[:3]) for line in lines if line.strip() and not line.startswith("#")}


def theory_problems(name):
    problems, exempt = [], allowed()
    for number, line in enumerate(theory_text(name).splitlines(), 1):
        line = re.sub(r"\bval (\w+) =", "", line)  # a clone that gives the interface its function
        for word in FORBIDDEN_WHYML.findall(line):
            following = re.search(rf"\b{word} (?:function |predicate )?(\w+)", line)
            if (name, word, following.group(1) if following else "") not in exempt:
                problems.append(f"{name}, line {number}: `{word}`: assumed, not proved")
    interface = {(file[:-4], declared) for file, kind, declared in exempt if kind == "val"}
    for kind, declared, body in declarations(name):
        if kind == "clone":
            for module, function in interface:
                given = re.search(rf"\bval {function} =", body)
                if declared.startswith(module + ".") and not given:
                    problems.append(f"{name}: the clone of {declared} leaves {function} unproved")
        if kind in DEFINING and "=" not in body and (name, kind, declared) not in exempt:
            problems.append(f"{name}: {kind} {declared} has no definition")
    return problems


def declarations(name):
    text = theory_text(name)
    found = list(DECLARATION.finditer(text))
    ends = [one.start() for one in found[1:]] + [len(text)]
    return [(one.group(1), one.group(2), text[one.start():end]) for one, end in zip(found, ends)]


def theory_promises(name):
    promises = []
    for kind, declared, body in declarations(name):
        if kind.startswith("let") and not any(word in kind for word in DEFINING):
            body = re.split(r"^\s*=", body, maxsplit=1, flags=re.M)[0]
        promises.append(f"statement {kind} {declared} {fingerprint(body)}")
    return promises


def theorems(name):
    """What a file proves rather than defines: theorems, and programs with contracts."""
    return [declared for kind, declared, _ in declarations(name)
            if "lemma" in kind or kind in ("goal", "let", "let rec")]
