#!/usr/bin/env python3
"""Checks flatpak/*.yml as far as that is possible without the runtime: flatpak-builder (if it is there)
reads it, the Swift packages are those of Package.resolved and Package.swift, and the permissions are the
expected ones: another one must be written down here as well."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
MANIFEST = PROJECT / "flatpak/org.tabstop.VacationPlanner.yml"
PERMISSIONS = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri",
               "--share=network"}
# Makes the documentation; see vendor-packages.py.
TOOLS = {"swift-docc-plugin", "swift-docc-symbolkit"}


def main():
    text = MANIFEST.read_text()
    problems = []
    if shutil.which("flatpak-builder"):
        with tempfile.TemporaryDirectory() as folder:      # It leaves a folder of its own there.
            read = subprocess.run(["flatpak-builder", "--show-manifest", MANIFEST], cwd=folder,
                                  capture_output=True, text=True)
        if read.returncode:
            problems.append(f"flatpak-builder cannot read it: {read.stderr.strip()}")
        else:
            json.loads(read.stdout)
    permissions = set(re.findall(r"^  - (--\S+)$", text, re.M))
    if permissions != PERMISSIONS:
        problems.append(f"permissions: {sorted(permissions ^ PERMISSIONS)} differ")
    # A fresh clone has no pins before its first build.
    pinned = PROJECT / "Package.resolved"
    if pinned.exists():
        sources = dict(re.findall(r"url: (\S+)\n +commit: ([0-9a-f]{40})\n +dest: checkouts/", text))
        pins = {pin["location"].removesuffix(".git"): pin["state"]["revision"]
                for pin in json.loads(pinned.read_text())["pins"] if pin["identity"] not in TOOLS}
        if sources != pins:
            problems.append("the Swift packages are not those of Package.resolved: "
                            f"{sorted(set(sources.items()) ^ set(pins.items()))}")
    for problem in problems:
        print(f"{MANIFEST.name}: {problem}", file=sys.stderr)
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
