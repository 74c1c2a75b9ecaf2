"""The programs that are tested: those that $VACATION_PLANNER and $FOCUS_GALLERY name, else those of
$BUILD, "debug" (what `swift build` makes) or "release". The tests' own helper programs are those of
$HELPERS, "debug" where nothing is said."""

import os
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
_BUILD = os.environ.get("BUILD", "debug")


def helper(name):
    """Where a helper program of the tests is."""
    return PROJECT / ".build" / os.environ.get("HELPERS", "debug") / name


def path_of(name, build=_BUILD):
    """Where the program "vacation-planner" or "focus-gallery" is.

    build: "debug" for a test that wants assertions to be checked, whatever the others are run on.
    """
    named = os.environ.get(name.upper().replace("-", "_"))
    return Path(named or PROJECT / ".build" / build / name).absolute()
