#!/usr/bin/env python3
"""Checks that each target that a source imports is a dependency of the source's target, direct or not. A build
where another target happens to be first succeeds without, and a clean one fails."""

import json
import re
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)",
    re.MULTILINE,
)
MULTILINE_STRING = re.compile(r'"""\n.*?"""', re.DOTALL)


def dump_package():
    text = subprocess.check_output(["swift", "package", "dump-package"], cwd=PROJECT)
    return json.loads(text)


def own_dependencies(target):
    """The names of the package's own targets (and plugins) among a target's dependencies."""
    for dependency in target["dependencies"]:
        for kind in ("byName", "target"):
            if kind in dependency:
                yield dependency[kind][0]


def source_folder(target):
    default = "Tests" if target["type"] == "test" else "Sources"
    return PROJECT / (target.get("path") or f"{default}/{target['name']}")


def imports(folder):
    """(file, module) for each import in a folder's Swift sources."""
    for file in sorted(folder.rglob("*.swift")):
        for match in IMPORT.finditer(MULTILINE_STRING.sub('""', file.read_text())):
            yield file, match[1]


def main():
    targets = {target["name"]: target for target in dump_package()["targets"]}
    direct = {name: set(own_dependencies(target)) for name, target in targets.items()}

    def reachable(name, found):
        for dependency in direct.get(name, ()):
            if dependency not in found:
                found.add(dependency)
                reachable(dependency, found)
        return found

    faults = []
    for name, target in targets.items():
        allowed = reachable(name, {name})
        for file, module in imports(source_folder(target)):
            if module in targets and module not in allowed:
                place = file.relative_to(PROJECT)
                faults.append(f"{place}: error: {name} does not depend on {module} in Package.swift")
    for fault in sorted(set(faults)):
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
