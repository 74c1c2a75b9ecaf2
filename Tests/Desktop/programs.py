"""The programs that are tested: those that $VACATION_PLANNER and $FOCUS_GALLERY name, else those of
$BUILD, "debug" (what `swift build` makes) or "release"."""

import os
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
_BUILD = os.environ.get("BUILD", "debug")


def path_of(name, build=_BUILD):
    """Where the program "vacation-planner" or "focus-gallery" is.

    build: "debug" for a test that wants assertions to be checked, whatever the others are run on.
    """
    named = os.environ.get(name.upper().replace("-", "_"))
    return Path(named or PROJECT / ".build" / build / name).absolute()
