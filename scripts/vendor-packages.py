#!/usr/bin/env python3
"""Copies the Swift packages that Package.swift depends on into vendor/ of a copy of this project, and
makes its Package.swift depend on these folders, so that SwiftPM needs no network.

usage: vendor-packages.py CHECKOUTS PROJECT

CHECKOUTS contains the packages (.build/checkouts after `swift package resolve`). Their tests,
examples and documents are not copied.
"""

import re
import shutil
import sys
from pathlib import Path

# The sources, and files that manifests and licences need. Plugins are kept, because manifests name them.
KEPT = ("Sources", "GRDB", "Plugins", "Tools", "Package.swift", "LICENSE", "LICENSE.txt")
DEPENDENCY = re.compile(r'^ *\.package\(url: "[^"]*/([^"/]+)", from: "[^"]+"\),\n', re.M)


def main():
    checkouts, project = map(Path, sys.argv[1:])
    manifest = project / "Package.swift"

    def vendored(match):
        name = match[1].removesuffix(".git")
        target = project / "vendor" / name
        target.mkdir(parents=True)
        for kept in KEPT:
            source = checkouts / name / kept
            if source.is_dir():
                shutil.copytree(source, target / kept, symlinks=True,
                                ignore=shutil.ignore_patterns("*.docc", "Documentation", ".*"))
            elif source.exists():
                shutil.copy(source, target / kept)
        return f'    .package(path: "vendor/{name}"),\n'

    text, count = DEPENDENCY.subn(vendored, manifest.read_text())
    if not count:
        sys.exit("vendor-packages.py: Package.swift names no package by an address.")
    if "url:" in text.partition("targets:")[0].partition("dependencies:")[2]:
        sys.exit("vendor-packages.py: a dependency in Package.swift is not of the expected form.")
    manifest.write_text(text)
    # It pins packages with addresses, and there are none any more.
    (project / "Package.resolved").unlink(missing_ok=True)


if __name__ == "__main__":
    main()
