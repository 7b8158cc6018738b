"""Answers that attack the judge or its system: none may earn, harm or leave anything, or exceed its limits.

An attack is safe to run by construction: its loops are bounded, and what it reads, deletes, kills or connects to are
decoys that are made here. Those that say `needs: bubblewrap` run only where they have processes, files and a network of
their own, as a user without privileges; elsewhere they are skipped, and said to be.
"""

import os
import pathlib
import re
import socket
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SECRET = "a solution that no answer may see"
PRECIOUS = "a file that no answer may touch\n"
# What only takes time takes the same time however it is confined.
SLOW = ("answer.terminates", "answer.compiles", "answer.frugal")


class Decoys:
    """A folder that anybody may write, a process, and a server: what attacks aim at."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        os.chmod(self.folder.name, 0o777)
        self.precious = pathlib.Path(self.folder.name) / "precious.txt"
        self.precious.write_text(PRECIOUS)
        self.precious.chmod(0o666)
        (pathlib.Path(self.folder.name) / "solution.hpp").write_text(f"// {SECRET}\n")
        self.process = subprocess.Popen(["sleep", "1000"])
        self.server = socket.create_server(("127.0.0.1", 0))
        self.server.setblocking(False)
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.server.close()
        self.folder.cleanup()

    def aimed(self, text):
        """The attack `text` with the decoys in the places of their names."""
        return (text.replace("DECOY_FOLDER", self.folder.name).replace("DECOY_PROCESS", str(self.process.pid))
                .replace("DECOY_PORT", str(self.server.getsockname()[1])))

    def harmed(self):
        """What has happened to them."""
        harm = []
        if sorted(os.listdir(self.folder.name)) != ["precious.txt", "solution.hpp"] or self.precious.read_text() != PRECIOUS:
            harm.append("its files were touched")
        if self.process.poll() is not None:
            harm.append("its process was killed")
        try:
            self.server.accept()
            harm.append("its server was reached")
        except BlockingIOError:
            pass
        return harm


def made(folder):
    """Attacks that are no text, or too long to keep: name, content, the clause to be broken or the refusal."""
    include = b'#pragma once\n#include "wrong_count.hpp"\n'
    yield "hundred_megabytes.hpp", b"/" * (100 << 20), "4 MB"
    yield "embedded_nul.hpp", include + b"// \0 hidden \0\n\0\0int nul\0;\n", "chomp.count.exact"
    yield "not_utf8.hpp", b"// \xff\xfe\xc3( \xe9\n" + include + b"inline int \xff\xfe = 1;\n", "answer.compiles"
    yield "nested_brackets.hpp", include + b"inline int n = " + b"(" * 100_000 + b"1;\n", "answer.compiles"
    yield "repeats_itself.hpp", b'// breaks\n' + include.split(b"\n", 1)[1] + b'#include __FILE__\n', "answer.compiles"


def shown(gate, attack, clause, confinement, report, patience):
    """Holds the report on an attack to what must come of it."""
    found = gate.broken(report)
    what = f"{attack} {' '.join(confinement)}"
    gate.expect(clause in found, f"{what}: {clause} is to be broken, but {list(found)}")
    gate.expect(report["mark"] < report["out_of"], f"{what}: it has full marks")
    gate.expect(SECRET not in str(report), f"{what}: the report tells a secret")
    gate.expect(report["seconds_in_all"] < patience, f"{what}: {report['seconds_in_all']:.1f} s")
    print(f"{attack} {report['confinement']}: {list(found)}, {report['mark']} marks, {report['seconds_in_all']:.1f} s")


def written(gate, grader, options, decoys, folder, sandbox):
    """The attacks in hostile/: the first line of each says what must come of it."""
    shard, shards = map(int, options.shard.split("/"))
    for source in sorted((HERE / "hostile").glob("*.hpp"))[shard - 1::shards]:
        clause = gate.named_clause(source)
        if clause in SLOW and options.quick:
            continue
        caged = "// needs: bubblewrap" in source.read_text().splitlines()[:2]
        if caged and not sandbox:
            print(f"{source.name}: SKIPPED, bubblewrap does not work here")
            continue
        attack = folder / source.name
        attack.write_text(decoys.aimed(source.read_text()))
        gate.expect(not re.search("DECOY_[A-Z]", attack.read_text()), f"{source.name}: an unknown decoy")
        one_way = caged or clause in SLOW or options.quick
        for confinement in ([],) if one_way else ([], ["--no-bubblewrap"]):
            report = grader.report("2022/b", attack, HERE / "hostile/common/wrong_count.hpp", *confinement)
            shown(gate, source.name, clause, confinement, report, options.patience)
            for harm in decoys.harmed():
                gate.expect(False, f"{source.name}: {harm}")


def generated(gate, grader, options, folder):
    """The attacks that are made here."""
    for name, content, outcome in made(folder):
        attack = folder / name
        attack.write_bytes(content)
        words = ("2022/b", attack, HERE / "hostile/common/wrong_count.hpp")
        if "." in outcome:
            shown(gate, name, outcome, [], grader.report(*words), options.patience)
        else:
            done = grader.run(*words)
            gate.expect(done.returncode == 2 and outcome in done.stderr and not done.stdout, f"{name}: it is refused")
            gate.expect(done.seconds < 2, f"{name}: refused after {done.seconds:.1f} s")
            print(f"{name}: refused, {done.seconds:.1f} s")
        attack.unlink()


def hostile(gate, grader, options):
    """Runs all of them; with `--quick` those that end soon."""
    with Decoys() as decoys, tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        grader.own = {str(decoys.process.pid)}
        probe = grader.report("2022/b", HERE / "hostile/common/wrong_count.hpp")
        gate.expect("chomp.count.exact" in gate.broken(probe), "the board that attacks share is wrong")
        sandbox = probe["confinement"] == "bubblewrap"
        written(gate, grader, options, decoys, folder, sandbox)
        if not options.quick and options.shard.startswith("1/"):
            generated(gate, grader, options, folder)
