"""staircase-mpi gives the same list on 1, 2 and 4 processes as `staircase solve` does on one.

usage: mpi.py MPIEXEC STAIRCASE-MPI STAIRCASE
"""

import os
import pathlib
import subprocess
import sys
import tempfile


def lists(program, folder, extent, *launcher):
    path = pathlib.Path(folder) / f"{extent}-{len(launcher)}"
    done = subprocess.run([*launcher, *program, extent, "--list", path], capture_output=True, text=True,
                          timeout=100, env={**os.environ, "OMPI_MCA_rmaps_base_oversubscribe": "1"})
    if done.returncode != 0:
        sys.exit(f"{done.args}: {done.returncode}\n{done.stdout}{done.stderr}")
    return sorted(path.read_text().splitlines()), done.stdout


def main():
    mpiexec, parallel, single = sys.argv[1:]
    # Open MPI does not start as root unless it is told twice that this is meant.
    root = ["--allow-run-as-root"] if os.geteuid() == 0 else []
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for extent in ("9x8", "4x11", "1x5", "10x10"):
            wanted, _ = lists([single, "solve"], folder, extent)
            for processes in ("1", "2", "4"):
                found, said = lists([parallel], folder, extent, mpiexec, *root, "-n", processes)
                same = found == wanted and f"{extent}: {len(wanted)}\n" in said
                failures += not same
                print(f"{extent} on {processes}: {len(found)} P-positions, {'the same' if same else 'NOT the same'}")
        done = subprocess.run([mpiexec, *root, "-n", "2", parallel, "3x40"], capture_output=True, text=True,
                              env={**os.environ, "OMPI_MCA_rmaps_base_oversubscribe": "1"})
        if done.returncode != 2 or "at most 31 rows" not in done.stderr:
            failures += 1
            print(f"3x40 is not refused: {done.returncode} {done.stderr}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
