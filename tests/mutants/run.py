#!/usr/bin/env python3
"""run.py [NAME...] [--jobs N] [--json FILE] [--record]: runs hand-made mutants (all by default).
run.py --apply    says only whether every mutant applies
run.py --quick    that, and a few mutants for real: what the dev tests do
run.py --check    half of them, and a few of the generated ones; a seed, which is printed, says which

Each mutant must be killed by the clause that its file names, with a trace of at most three moves on
at most 3 x 3 (or what its file says it needs). The library as it stands must pass first.
"""
import argparse
import concurrent.futures
import json
import pathlib
import random
import sys
import time

import catalogue
import record
import shadow

QUICK = ("row_move_begins_above", "parse_cell_swapped")


def unchanged_library_fails(driver):
    outcome = driver.ask_quickly("", "")
    if outcome.status == "survived":
        return ""
    return f"the library as it stands does not pass {outcome.part}:\n{outcome.text}"


def run_one(driver, mutant):
    outcome = driver.ask(mutant.file, mutant.changed_text(), clause=mutant.clause,
                         strength=mutant.strength)
    return mutant, outcome, mutant.complaint(outcome)


def run_all(driver, mutants, jobs):
    """The results in the order of the mutants, with progress as they come in."""
    results = {}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        tasks = [pool.submit(run_one, driver, mutant) for mutant in mutants]
        for task in concurrent.futures.as_completed(tasks):
            mutant, outcome, complaint = task.result()
            results[mutant.name] = (mutant, outcome, complaint)
            state = f"FAILED: {complaint}" if complaint else f"{outcome.clause}  {outcome.trace()}"
            print(f"[{len(results)}/{len(mutants)}] {mutant.name}: {state}", flush=True)
    return [results[mutant.name] for mutant in mutants]


def print_table(results):
    width = max(len(mutant.name) for mutant, _, _ in results)
    clauses = max(len(mutant.clause) for mutant, _, _ in results)
    print(f"\n{'mutant':{width}}  {'clause':{clauses}}  trace")
    for mutant, outcome, complaint in results:
        print(f"{mutant.name:{width}}  {mutant.clause:{clauses}}  {complaint or outcome.trace()}")


def as_json(results):
    return [{"mutant": mutant.name, "file": mutant.file, "clause": mutant.clause,
             "reported": outcome.clause, "status": outcome.status, "trace": outcome.trace(),
             "complaint": complaint} for mutant, outcome, complaint in results]


def chosen(names, mutants):
    known = {mutant.name: mutant for mutant in mutants}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"run.py: no mutant {unknown[0]!r} in {catalogue.FOLDER.name}/")
    return [known[name] for name in names] if names else mutants


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--record", action="store_true", help="write what fired into seen.txt")
    parser.add_argument("--apply", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--seed", type=int, help="says which are taken in --check; from the clock")
    parser.add_argument("--sample", type=int, default=10, help="generated mutants in --check")
    return parser.parse_args()


def main():
    options = arguments()
    mutants = catalogue.mutants()
    problems = [problem for problem in map(catalogue.Mutant.problem, mutants) if problem]
    for problem in problems:
        print(problem)
    print(f"{len(mutants)} mutants, {len(problems)} do not apply")
    if problems or options.apply:
        return 1 if problems else 0
    selection = chosen(QUICK if options.quick else options.names, mutants)
    seed = options.seed if options.seed is not None else int(time.time())
    if options.check:
        selection = random.Random(seed).sample(selection, (len(selection) + 1) // 2)
        print(f"{len(selection)} of them, --seed {seed}", flush=True)
    driver = shadow.Driver()
    failure = "" if options.quick else unchanged_library_fails(driver)
    if failure:
        print(failure)
        return 1
    results = run_all(driver, selection, options.jobs)
    driver.close()
    if not options.quick:
        print_table(results)
    failed = [mutant.name for mutant, _, complaint in results if complaint]
    print(f"{len(results)} mutants, {len(failed)} not killed as promised")
    if options.json:
        options.json.write_text(json.dumps(as_json(results), indent=1) + "\n")
    if options.record and not failed:
        record.replace("mutant", [(outcome.clause, f"tests/mutants/catalogue/{mutant.name}.txt")
                                  for mutant, outcome, _ in results])
    if failed or not options.check:
        return 1 if failed else 0
    import mutate
    return mutate.sweep(sample=options.sample, seed=seed, jobs=options.jobs)


if __name__ == "__main__":
    sys.exit(main())
