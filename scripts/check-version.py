#!/usr/bin/env python3
"""Compares the public API in docs/api with that of the last release in docs/releases, and the version with
the change: while the version is 0.x, a declaration that was removed or changed needs a new minor version;
afterwards, a new major version. Every place that names the version must name the same one.

usage: check-version.py [--list]     --list prints every declaration that was removed or added
"""

import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
#: Where the version stands: the first match counts. (The first is the truth.)
PLACES = {
    "CHANGELOG.md": r"^## (\S+)",
    "Sources/VacationPlanner/VacationPlanner.swift": r'version: "([^"]+)"',
    "data/org.tabstop.VacationPlanner.metainfo.xml": r'<release version="([^"]+)"',
    "debian/changelog": r"^vacation-planner \(([^-]+)-",
    "docs/Tabstop.docc/UseTabstopInYourPackage.md": r'\.upToNextMinor\(from: "([^"]+)"\)',
}


def numbers(version):
    return tuple(int(part) for part in version.split("."))


def last_release(folder):
    return max((path.name for path in folder.iterdir() if path.is_dir()), key=numbers)


def declarations(folder):
    """The declarations of each module."""
    return {path.stem: set(path.read_text().splitlines()) for path in folder.glob("*.txt")}


def compare(old, new):
    """(removed or changed, added) declarations, each with its module."""
    modules = old.keys() | new.keys()

    def only_in(a, b):
        return [(module, line) for module in sorted(modules)
                for line in sorted(a.get(module, set()) - b.get(module, set()))]
    return only_in(old, new), only_in(new, old)


def is_enough(last, version, removed, added):
    """Whether a version may follow the last release with these changes."""
    last, version = numbers(last), numbers(version)
    if version == last:
        return not removed and not added
    significant = 1 if last[0] else 2
    return version > last and (not removed or version[:significant] > last[:significant])


def main():
    problems = []
    found = {}
    for place, pattern in PLACES.items():
        match = re.search(pattern, (PROJECT / place).read_text(), re.M)
        found[place] = match[1] if match else None
    version = found["CHANGELOG.md"]
    problems += [f"{place} names {other or 'no version'}, CHANGELOG.md {version}"
                 for place, other in found.items() if other != version]
    releases = PROJECT / "docs/releases"
    last = last_release(releases)
    removed, added = compare(declarations(releases / last), declarations(PROJECT / "docs/api"))
    if not is_enough(last, version, removed, added):
        problems.append(
            f"{len(removed)} declarations of {last} were removed or changed and {len(added)} added: "
            f"{version} is not enough. (--list prints them.)")
    if "--list" in sys.argv:
        for sign, lines in (("-", removed), ("+", added)):
            for module, line in lines:
                print(f"{sign} {module}: {line}")
    print(f"check-version: {version} after {last}: {len(removed)} declarations removed or changed, "
          f"{len(added)} added or changed.")
    for problem in problems:
        print(f"check-version: {problem}", file=sys.stderr)
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
