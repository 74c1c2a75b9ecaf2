#!/usr/bin/env python3
"""Writes docs/what-a-screen-reader-user-hears.md from the golden transcripts of the tests.

usage: heard.py [--check]

With --check nothing is written: the code is 1 if the document is not what the transcripts say.
"""

import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
FOLDER = PROJECT / "Tests/Desktop/transcripts"
DOCUMENT = PROJECT / "docs/what-a-screen-reader-user-hears.md"
sys.path.insert(0, str(PROJECT / "Tests/Desktop"))

import transcript  # noqa: E402

HEAD = f"""\
# What a screen-reader user hears

Every form, and menus, pages, tabs and dialogs, step by step: what a user does, and what the screen
reader says then, in order and word by word. Nothing of this is written by hand: the real Orca says it
in the tests (`Tests/Desktop/test_transcripts.py`), and a word more or less is a failure.
`make transcripts` makes this page anew.

These are the words of Orca {transcript.BASE} on GTK 4.8. A line that begins with a version is said by
that version of Orca only, in other words:

{{words}}

"Perhaps" stands before what is said or not, as it happens: GTK tells of a program's first window while
the screen reader is still getting to know the program; where the focus is, is said always. And what goes
on is lost if it is over, its page gone, before the screen reader has looked.
"""


def words():
    return "\n".join(
        f"- Orca {version}: {', '.join(f'“{word}” for “{plain(pattern)}”' for pattern, word in pairs)}"
        for version, pairs in transcript.WORDS.items())


def plain(pattern):
    return pattern.replace(r"\b", "")


def done(step):
    """A step, as a user would tell it."""
    verb, _, rest = step.action.partition(" ")
    if verb == "open":
        return "The window comes up"
    if verb == "press":
        keys = [key.replace("shift+", "Shift+").replace("ctrl+", "Ctrl+") for key in rest.split()]
        return ", ".join(key.replace("space", "Space").replace("_", " ") for key in keys)
    if verb == "resize":
        return f"makes the window {rest.replace('x', ' × ')} pixels large"
    return f"types “{rest}”" if verb == "type" else f"clicks {rest}"


def heard(step):
    parts = []
    for only, line in step.lines:
        line = line.replace("{N}", "…").replace(transcript.BETWEEN, ", ").replace("|", r"\|")
        if only == transcript.MAYBE:
            line = f"(perhaps: {line})"
        elif only:
            line = f"(Orca {only}: {line})"
        parts.append(line)
    return "<br>".join(parts) or "*nothing*"


def document():
    lines = [HEAD.replace("{words}", words())]
    for path in sorted(FOLDER.glob("*.txt")):
        form = transcript.read(path)
        lines += [f"## {form.title}", "", *form.about, ""]
        for scene in form.scenes:
            lines += [f"### {scene.title}", "", *scene.about, *([""] if scene.about else []),
                      "| step | Orca says |", "| --- | --- |"]
            lines += [f"| {done(step)} | {heard(step)} |" for step in scene.steps]
            lines += [""]
    return "\n".join(lines).rstrip() + "\n"


def main():
    text = document()
    if sys.argv[1:] == ["--check"]:
        if not DOCUMENT.exists() or DOCUMENT.read_text(encoding="utf-8") != text:
            sys.exit(f"{DOCUMENT.relative_to(PROJECT)} is not what the transcripts say: "
                     f"run scripts/heard.py")
    else:
        DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
