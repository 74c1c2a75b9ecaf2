#!/usr/bin/env python3
"""Compares our programs with a form in C, and prints the ratios and their limits.

The programs are form-bench, a program with `import SwiftUI`, and Vacation Planner. Exit code: 0, all rows are met; 1, a row is missed; 2, nothing could be measured. See README.md.
"""

import argparse
import os
import shutil
import sys

from runner import seed, table
from runner.bar import MANY, ROWS_OF_LIST, select
from runner.desktop import Desktop, DesktopError, stop_on_terminate
from runner.measure import Measuring
from runner.program import BUILD, MeasureError, Program

HERE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.dirname(HERE)
BUILD_COMMAND = "swift build -c release --static-swift-stdlib"
# Our programs, by the names that rows have for them: where they are, how they are built, their arguments.
PROGRAMS = {
    "form-bench": (os.path.join(PROJECT, ".build", "release", "form-bench"),
                   f"{BUILD_COMMAND} --product form-bench", ()),
    "swiftui": (os.path.join(HERE, "downstream", ".build", "release", "form-bench-swiftui"),
                f"{BUILD_COMMAND} --package-path Benchmarks/downstream --product form-bench-swiftui", ()),
    "planner": (os.path.join(PROJECT, ".build", "release", "vacation-planner"),
                f"{BUILD_COMMAND} --product vacation-planner", ()),  # as the launcher starts it; HOME is private
    # The same with a store that has many trips.
    MANY: (os.path.join(PROJECT, ".build", "release", "vacation-planner"),
           f"{BUILD_COMMAND} --product vacation-planner", ("--data-dir", seed.FOLDER)),
}
TOOLS = {"Xvfb": "xvfb", "openbox": "openbox", "valgrind": "valgrind", "strip": "binutils", "pkg-config": "pkg-config"}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="fewer rounds: sooner, and noisier")
    parser.add_argument("--only", metavar="ROWS", help="comma-separated keys of rows, whole or their first words: "
                        "start,focus-instructions")
    parser.add_argument("--impl", metavar="PATH", default=PROGRAMS["form-bench"][0],
                        help="what to measure in form-bench's place (default: .build/release/form-bench)")
    parser.add_argument("--rows", type=int, default=ROWS_OF_LIST, metavar="N",
                        help="how many rows the list has (default: %(default)s; a third of them is searched)")
    parser.add_argument("--goal", action="store_true", help="hold the rows to the goal, not to the first milestone")
    parser.add_argument("--json", metavar="FILE", help="also write the figures there")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    return parser.parse_args()


def missing(programs):
    """The sentence about what is not there to measure with, or None."""
    for tool, package in TOOLS.items():
        if not shutil.which(tool):
            return f"{tool} is missing: apt-get install {package} (requirements-apt.txt lists all that is needed)."
    for name in ("formbench", "libformprobe.so", "exectimer"):
        if not os.path.exists(os.path.join(BUILD, name)):
            return f"{name} is not built: run make -C {os.path.relpath(HERE)}."
    for name, path in programs.items():
        if not os.access(path, os.X_OK) or os.path.isdir(path):
            return f"There is no program {path}. It is built by: {PROGRAMS[name][1]}"
    if MANY in programs and not os.access(seed.PROGRAM, os.X_OK):
        return f"There is no program {seed.PROGRAM}. It is built by: {BUILD_COMMAND} --product PlannerSeed"
    return None


def programs_of(rows, impl):
    """{name: path} of the programs that the rows are of."""
    return {name: impl if name == "form-bench" else path
            for name, (path, _, _) in PROGRAMS.items() if any(row.program == name for row in rows)}


def say(text):
    print(text, file=sys.stderr, flush=True)


def measure(options, rows, paths):
    twin = Program("C twin", os.path.join(BUILD, "formbench"))
    ours = {name: Program(os.path.basename(path), path, PROGRAMS[name][2]) for name, path in paths.items()}
    conditions = table.conditions(options.quick)
    say(table.sentence(conditions))
    with Desktop() as desktop:
        if MANY in ours:
            seed.make_store(desktop)
        measuring = Measuring(desktop, twin, ours, options.quick, say, options.rows)
        measuring.warm_up()
        figures = list(measuring.figures(rows))
    print(table.markdown(figures, conditions) if options.markdown else table.text(figures))
    if options.json:
        table.save(options.json, figures, conditions)
    for figure in figures:
        if figure.failure:
            say(figure.failure)
    return figures


def main():
    options = arguments()
    stop_on_terminate()
    try:
        rows = select(options.only, options.rows)
        paths = programs_of(rows, options.impl)
        problem = missing(paths)
        if problem:
            raise DesktopError(problem)
        figures = measure(options, rows, paths)
    except (ValueError, DesktopError, MeasureError) as error:
        say(f"bench.py: {error}")
        return 2
    missed = [
        figure.row.label for figure in figures
        if figure.failure or (figure.meets_goal if options.goal else figure.meets_milestone) is False]
    if missed:
        say(f"Missed: {'; '.join(missed)}.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
