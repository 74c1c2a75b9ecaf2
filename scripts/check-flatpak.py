#!/usr/bin/env python3
"""Checks flatpak/*.yml as far as that is possible without the runtime: flatpak-builder (if it is there)
reads it, every source is pinned, the Swift packages are those of Package.swift and Package.resolved, and the
permissions are the expected ones: another one must be written down here as well.

usage: check-flatpak.py [--commits]     --commits asks the servers for the commit of each tag, and says
                                        which commits the manifest must have
"""

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
#: The source with a tag alone, until its commit is known.
WITHOUT_COMMIT = {"https://github.com/swiftlang/swift-syntax"}


def git(*arguments):
    return subprocess.run(["git", *arguments], capture_output=True, text=True)


def sources(text):
    """The sources as dictionaries: a line `key: value` each."""
    return [dict(re.findall(r"^ +(?:- )?([\w-]+): (\S+)$", part, re.M))
            for part in re.split(r"\n(?= +- type: )", text)[1:]]


def reads_github_elsewhere():
    """Whether git reads GitHub's repositories from copies, whose commits are others."""
    rules = git("config", "--get-regexp", r"^url\..*\.insteadof$").stdout
    return "https://github.com/" in rules


def source_problems(all_sources):
    """Every source is one of GitHub, and cannot change."""
    for source in all_sources:
        url = source.get("url", "")
        if source["type"] == "dir":
            continue
        if not url.startswith("https://github.com/"):
            yield f"unexpected source {url}"
        elif source["type"] == "archive" and not re.fullmatch("[0-9a-f]{64}", source.get("sha256", "")):
            yield f"{url} has no sha256"
        elif source["type"] == "git":
            if "tag" not in source:
                yield f"{url} has no tag"
            commit = source.get("commit")
            if (commit is None) != (url in WITHOUT_COMMIT):
                yield f"{url}: its commit is missing, or is known and no longer expected to be missing"
            elif commit and not re.fullmatch("[0-9a-f]{40}", commit):
                yield f"{url}: {commit} is no commit"


def package_problems(all_sources):
    """The Swift packages are those of Package.swift, in the versions of Package.resolved, and with its
    commits if they are GitHub's."""
    found = {source["url"]: source for source in all_sources
             if source.get("dest", "").startswith("checkouts/")}
    needed = set(re.findall(r'\.package\(url: "([^"]+)"', (PROJECT / "Package.swift").read_text()))
    for url in sorted(found.keys() ^ needed):
        yield f"{url} is only in one of the manifest and Package.swift"
    pinned = PROJECT / "Package.resolved"
    # A fresh clone has no pins before its first build.
    pins = json.loads(pinned.read_text())["pins"] if pinned.exists() else []
    for pin in pins:
        source = found.get(pin["location"].removesuffix(".git"))
        if source is None:
            continue
        url, state = source["url"], pin["state"]
        if source.get("tag", "").removeprefix("v") != state.get("version"):
            yield f"{url}: {source.get('tag')} is not {state.get('version')} of Package.resolved"
        elif ("commit" in source and not reads_github_elsewhere()
              and source["commit"] != state["revision"]):
            yield f"{url}: {source['commit']} is not {state['revision']} of Package.resolved"


def commit_problems(all_sources):
    """The commits of the tags, as the servers say."""
    if reads_github_elsewhere():
        yield "git reads GitHub from copies here (url.*.insteadOf): it cannot say GitHub's commits"
        return
    for source in all_sources:
        if source["type"] != "git":
            continue
        tag = f"refs/tags/{source['tag']}"
        # An annotated tag is an object of its own; what it points to has "^{}" after its name.
        lines = git("ls-remote", source["url"], tag, tag + "^{}").stdout.splitlines()
        commit = lines[-1].split()[0] if lines else None
        if commit is None:
            yield f"{source['url']} has no tag {source['tag']}"
        elif commit != source.get("commit"):
            yield f"{source['url']}: write commit: {commit}"


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
    all_sources = sources(text)
    problems += source_problems(all_sources)
    problems += package_problems(all_sources)
    if "--commits" in sys.argv[1:]:
        problems += commit_problems(all_sources)
    for problem in problems:
        print(f"{MANIFEST.name}: {problem}", file=sys.stderr)
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
