#!/usr/bin/env python3
"""Compares form-bench with its C twin and prints the ratios beside the bar.

Exit code: 0, all rows are met; 1, a row is missed; 2, nothing could be measured. See README.md.
"""

import argparse
import os
import shutil
import sys

from runner import table
from runner.bar import ROWS_OF_LIST, select
from runner.desktop import Desktop, DesktopError, stop_on_terminate
from runner.measure import Measuring
from runner.program import BUILD, MeasureError, Program

HERE = os.path.dirname(os.path.abspath(__file__))
FORM_BENCH = os.path.join(os.path.dirname(HERE), ".build", "release", "form-bench")
TOOLS = {"Xvfb": "xvfb", "openbox": "openbox", "valgrind": "valgrind", "strip": "binutils", "pkg-config": "pkg-config"}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="fewer rounds: sooner, and noisier")
    parser.add_argument("--only", metavar="ROWS", help="comma-separated keys of rows, whole or their first words: "
                        "start,focus-instructions")
    parser.add_argument("--impl", metavar="PATH", default=FORM_BENCH, help="the program to compare with the C twin "
                        "(default: .build/release/form-bench)")
    parser.add_argument("--rows", type=int, default=ROWS_OF_LIST, metavar="N",
                        help="how many rows the list has (default: %(default)s; a third of them is searched)")
    parser.add_argument("--goal", action="store_true", help="hold the rows to the goal, not to the first milestone")
    parser.add_argument("--json", metavar="FILE", help="also write the figures there")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    return parser.parse_args()


def missing(impl):
    """The sentence about what is not there to measure with, or None."""
    for tool, package in TOOLS.items():
        if not shutil.which(tool):
            return f"{tool} is missing: apt-get install {package} (requirements-apt.txt lists all that is needed)."
    for name in ("formbench", "libformprobe.so", "exectimer"):
        if not os.path.exists(os.path.join(BUILD, name)):
            return f"{name} is not built: run make -C {os.path.relpath(HERE)}."
    if not os.access(impl, os.X_OK) or os.path.isdir(impl):
        return (f"There is no program {impl}. form-bench is built by: "
                "swift build -c release --static-swift-stdlib --product form-bench")
    return None


def say(text):
    print(text, file=sys.stderr, flush=True)


def measure(options, rows):
    twin = Program("C twin", os.path.join(BUILD, "formbench"))
    ours = Program(os.path.basename(options.impl), options.impl)
    conditions = table.conditions(options.quick)
    say(table.sentence(conditions))
    with Desktop() as desktop:
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
        problem = missing(options.impl)
        if problem:
            raise DesktopError(problem)
        figures = measure(options, rows)
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
