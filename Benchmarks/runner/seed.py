"""The store with many trips that Vacation Planner is measured with."""

import os
import subprocess

from runner.desktop import DesktopError

PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.join(PROJECT, ".build", "release", "PlannerSeed")
FOLDER = "planner-many"  # in the desktop's folder
TRIPS, BOOKINGS = 500, 60


def make_store(desktop):
    """Makes the account that the probe signs in to (probe/planner.c)."""
    made = subprocess.run(
        [PROGRAM, FOLDER, "Ada Lovelace", "ada@example.org", "correct horse 1", str(TRIPS), str(BOOKINGS)],
        cwd=desktop.folder, env=desktop.environment, capture_output=True, text=True)
    if made.returncode != 0:
        raise DesktopError(f"The store with many trips could not be made: {made.stderr.strip()[-400:]}")
