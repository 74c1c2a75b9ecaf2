#!/usr/bin/env python3
"""Measures how long a package that depends on this one waits for its builds.

For a hello-world with `import Tabstop` and one with `import SwiftUI` (downstream/): a clean debug build, and a
build after each of two changes of one view: after the first, SwiftPM plans the build again and links the plugins'
tools again, after the second no more. Packages are fetched before. Nothing else should run on the machine meanwhile:
the load is printed beside each figure. Exit code: 0, all limits are kept; 1, one is not; 2, something did not build.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.dirname(HERE)
CLEAN_S = {"Tabstop": 120, "SwiftUI": 180}
REBUILD_S = 4


def copy_package(folder):
    """Downstream's package in `folder`, depending on this one by its whole path."""
    shutil.copytree(os.path.join(HERE, "downstream"), folder, ignore=shutil.ignore_patterns(".build", "Package.resolved"))
    replace(os.path.join(folder, "Package.swift"), '"../.."', f'"{PROJECT}"')
    if os.path.exists(resolved := os.path.join(PROJECT, "Package.resolved")):
        shutil.copy(resolved, folder)


def replace(path, old, new):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if old not in text:
        raise ValueError(f"{path} has no {old}")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace(old, new))


def swift(folder, *arguments):
    """Seconds that SwiftPM took."""
    begun = time.monotonic()
    subprocess.run(["swift", *arguments], cwd=folder, check=True, stdout=sys.stderr)
    return time.monotonic() - begun


def measure(module):
    """Yields (what, seconds, limit, load before)."""
    with tempfile.TemporaryDirectory(prefix="build-times-") as temporary:
        folder = os.path.join(temporary, "downstream")
        copy_package(folder)
        swift(folder, "package", "resolve")
        build = ("build", "--product", f"hello-{module.lower()}")
        load = os.getloadavg()[0]
        yield f"import {module}, clean", swift(folder, *build), CLEAN_S[module], load
        view = os.path.join(folder, "Sources", f"Hello{module}", "HelloView.swift")
        for which, old, new in (("first", "Hello, ", "Good day, "), ("second", "Good day, ", "Good night, ")):
            replace(view, old, new)
            load = os.getloadavg()[0]
            yield f"import {module}, {which} change of a view", swift(folder, *build), REBUILD_S, load


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="Tabstop, SwiftUI (default: both)")
    modules = parser.parse_args().modules or list(CLEAN_S)
    if unknown := [module for module in modules if module not in CLEAN_S]:
        parser.error(f"there is no hello-world with import {unknown[0]}")
    missed = False
    try:
        for module in modules:
            for what, seconds, limit, load in measure(module):
                missed |= seconds > limit
                print(f"{what:40} {seconds:6.1f} s  limit {limit} s  {'MISS' if seconds > limit else 'PASS'}  "
                      f"(load {load:.1f} before)", flush=True)
    except (subprocess.CalledProcessError, ValueError) as error:
        print(f"build_times.py: {error}", file=sys.stderr)
        return 2
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
