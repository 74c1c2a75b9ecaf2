#!/usr/bin/env python3
"""Writes docs/what-a-screen-reader-user-hears.md from the golden transcripts of the tests.

usage: heard.py [--check]

With --check nothing is written: the exit code is 1 if the document does not agree with the transcripts.
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

This page lists, for every form and for menus, pages, tabs and dialogs, the steps of a user and what the
screen reader says at each step, word by word and in order. It is generated: the tests
(`Tests/Desktop/test_transcripts.py`) record the real Orca, and fail if a word is missing or added.
`make transcripts` writes this page again.

The words are those of Orca {transcript.BASE} on GTK 4.8. A line that begins with a version is spoken by
that version of Orca only. Other versions use different words:

{{words}}

"Perhaps" marks speech that depends on timing. GTK announces a program's first window while the screen
reader is still registering the program; the focus is always announced. A progress announcement is lost
if its page is removed before the screen reader has read it.
"""


def words():
    return "\n".join(
        f"- Orca {version}: {', '.join(f'“{word}” for “{plain(pattern)}”' for pattern, word in pairs)}"
        for version, pairs in transcript.WORDS.items())


def plain(pattern):
    return pattern.replace(r"\b", "")


def done(step):
    """The description of a user's step."""
    verb, _, rest = step.action.partition(" ")
    if verb == "open":
        return "The window opens"
    if step.action == "log in":
        return "logs in"
    if verb == "press":
        keys = [key.replace("shift+", "Shift+").replace("ctrl+", "Ctrl+") for key in rest.split()]
        return ", ".join(key.replace("space", "Space").replace("_", " ") for key in keys)
    if verb == "resize":
        return f"resizes the window to {rest.replace('x', ' × ')} pixels"
    return f"types “{rest}”" if verb == "type" else f"clicks {rest}"


def heard(step):
    parts = []
    for only, line in step.lines:
        line = line.replace("{N}", "…").replace("{DATE}", "…").replace("{GROUP}", "…").replace("{FOCUS}", "nothing").replace(transcript.BETWEEN, ", ").replace("|", r"\|")
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
            sys.exit(f"{DOCUMENT.relative_to(PROJECT)} does not agree with the transcripts: "
                     f"run scripts/heard.py")
    else:
        DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
