#!/usr/bin/env python3
"""Writes link-order.txt: the functions that form-bench (or the program given) calls at its start and in each measured operation.

The linker puts them together (see Package.swift). That is only about memory: a name that no program has is passed
over, so the file need not follow the sources. Most of it is Swift's runtime: write it anew with a new toolchain.
"""

import os
import re
import subprocess
import sys
import tempfile

from bench import FORM_BENCH
from runner.desktop import Desktop, stop_on_terminate
from runner.measure import COUNTED
from runner.program import SIGN_UP, Program, poll

ORDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "link-order.txt")
START = "memory"  # which runs on for a while after the first frame
MEASURES = [(START, SIGN_UP)] + [
    (measure, SIGN_UP if measure == "submit" else poll(10)) for measure in ("focus", "submit", "append")]


def functions(profile, path):
    """The mangled names of the functions of the program itself that a callgrind profile has."""
    names, objects, current, found = {}, {}, None, []
    for line in profile:
        entry = re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?$", line)
        if not entry:
            continue
        called, kind, number, text = entry.groups()
        table = objects if kind == "ob" else names
        if text:
            table[number] = text
        if called:
            continue
        if kind == "ob":
            current = objects[number]
        elif os.path.basename(current) == os.path.basename(path):
            found.append(names[number].partition("'")[0])
    return [name for name in found if re.match(r"[A-Za-z_$]", name)]


def main():
    stop_on_terminate()
    found = {}  # name: whether the start calls it
    with tempfile.TemporaryDirectory() as folder, Desktop() as desktop:
        program = Program("form-bench", sys.argv[1] if len(sys.argv) > 1 else FORM_BENCH)
        for measure, page in MEASURES:
            profile = os.path.join(folder, measure)
            path = program.profile(desktop, profile, measure, page, *COUNTED.get(measure, (1, 0)))
            with open(profile, encoding="utf-8", errors="replace") as lines:
                for name in functions(lines, path):
                    found.setdefault(name, measure == START)
    with open(ORDER, "w", encoding="utf-8") as file:
        names = sorted(found, key=lambda name: (not found[name], name))  # what a start calls first
        file.writelines(f"{name}\n" for name in names)
    print(f"{len(found)} functions.")


if __name__ == "__main__":
    sys.exit(main())
