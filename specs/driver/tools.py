"""Finds the provers and runs them, always for a bounded time and never touching the home folder."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPECS = ROOT / "specs"
KERNELS = ROOT / "lib" / "staircase" / "chomp" / "kernel"
THEORIES = SPECS / "chomp"

NEEDED = ("frama-c", "why3", "cvc4", "z3")

# Seconds. A goal that is proved needs a tenth of its limit even on a slow machine.
CVC4_LIMIT = 10
Z3_LIMIT = 30
SMOKE_LIMIT = 1
JOB_LIMIT = 1500


class Broken(Exception):
    """The driver cannot give an answer; it ends with an error, never with success."""


@dataclass(frozen=True)
class Goal:
    """One thing to prove, and how it went."""

    name: str
    proved: bool
    prover: str
    seconds: float
    detail: str = ""


@dataclass(frozen=True)
class Provers:
    """The tools that were found: the configuration for Why3 and the names with versions."""

    config: Path
    cvc4: str
    z3: str
    frama_c: str
    why3: str

    def environment(self):
        return dict(os.environ, WHY3CONFIG=str(self.config))


def run(command, provers=None, folder=None, limit=JOB_LIMIT):
    """Runs a command; returns (exit code, output). Ends it and all it started at the limit."""
    environment = provers.environment() if provers else None
    with subprocess.Popen(
        [str(word) for word in command], cwd=folder, env=environment, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=limit)
        except BaseException as error:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            if not isinstance(error, subprocess.TimeoutExpired):
                raise
            output, _ = process.communicate()
            return 124, output + f"\nstopped after {limit} seconds\n"
    return process.returncode, output


def find_provers(folder):
    """Detects the provers into a configuration file inside `folder`."""
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        raise Broken("not installed: " + ", ".join(missing) +
                     " (Debian: apt-get install frama-c-base why3 cvc4 z3)")
    config = Path(folder) / "why3.conf"
    code, output = run(["why3", "-C", config, "config", "detect"], limit=60)
    if code != 0 or not config.exists():
        raise Broken("why3 config detect failed:\n" + output)

    def version(name):
        found = re.search(rf"Found prover {name} version ([0-9.]+)", output)
        if not found:
            raise Broken(f"Why3 does not find {name}")
        return found.group(1)

    frama_c = run(["frama-c", "-version"], limit=60)[1].split()
    why3 = re.search(r"[0-9]+(\.[0-9]+)+", run(["why3", "--version"], limit=60)[1])
    if not frama_c or not why3:
        raise Broken("Frama-C or Why3 does not say its version")
    return Provers(config, version("CVC4"), version("Z3"), frama_c[0], why3.group(0))


def temporary_folder():
    return tempfile.TemporaryDirectory(prefix="staircase-prove-")
