"""The rows of the table, and their limits."""

from dataclasses import dataclass, replace

ROWS_OF_LIST = 100_000
MANY = "planner-many"  # the program of the rows of an account with many trips
C_SLOPE = 1.4  # of the C twin's focus move, N = 1000 over N = 10, on a quiet machine


@dataclass(frozen=True)
class Row:
    """One row. Its `key` is what --only selects by, whole or by its first words.

    `goal` and `milestone` are upper limits of the ratio to the C twin or, where `judges` is "value", of our
    own figure; None: the row has no limit. `program` is the name of the measured program.
    """

    key: str
    label: str
    unit: str
    goal: float | None = None
    milestone: float | None = None
    judges: str = "ratio"
    program: str = "form-bench"


ROWS = [
    Row("start", "start, instructions", "M", 0.90, 1.10),
    Row("start-without-id", "start without an application id, instructions", "M", 1.03, 1.10),
    Row("first-frame", "first frame", "ms", 1.05, 1.15),
    Row("memory-resident", "resident memory", "MiB", 1.15, 1.25),
    Row("memory-private", "private memory", "MiB", 1.25, 1.40),
    Row("focus-instructions-10", "focus move, N = 10, instructions", "k", 1.03, 1.25),
    Row("focus-instructions-100", "focus move, N = 100, instructions", "k", 1.03, 1.25),
    Row("focus-instructions-1000", "focus move, N = 1000, instructions", "k", 1.03, 1.25),
    Row("focus-wall-10", "focus move, N = 10", "µs"),
    Row("focus-wall-100", "focus move, N = 100", "µs"),
    Row("focus-wall-1000", "focus move, N = 1000", "µs"),
    Row("focus-wall-slope", "focus move, N = 1000 over N = 10", "times", C_SLOPE, 2, judges="value"),
    Row("focus-frame-100", "focus move with its frame, N = 100, processor", "ms", 1.05),
    Row("focus-frame-1000", "focus move with its frame, N = 1000, processor", "ms", 1.05),
    Row("submit-instructions", "failed submit, instructions", "k", 1.06, 1.25),
    Row("submit-wall", "failed submit", "µs", 1.10),
    Row("append-instructions-100", "append a field, N = 100, instructions", "k", 1.10, 1.25),
    Row("append-instructions-1000", "append a field, N = 1000, instructions", "k", 1.15, 1.50),
    Row("append-wall-100", "append a field, N = 100", "µs", 1.10),
    Row("append-wall-1000", "append a field, N = 1000", "µs", 1.10),
    # Rows without a milestone of their own have the goal as the milestone.
    Row("list-first-frame", "list of {N}, first frame", "ms", 1.3, 1.3),
    Row("list-growth", "list of {N} over 100, first frame", "times", 1.5, 1.5, judges="value"),
    Row("list-resident-few", "list of 100, resident memory", "MiB"),
    Row("list-resident-many", "list of {N}, resident memory", "MiB"),
    Row("list-private-few", "list of 100, private memory", "MiB"),
    Row("list-private-many", "list of {N}, private memory", "MiB"),
    Row("list-memory", "list of {N} less one of 100, private memory", "MiB", 25, 25, judges="value"),
    Row("list-arrow", "list of {N}, arrow key, instructions", "k", 2, 2),
    Row("list-page", "list of {N}, Page Down, instructions", "k", 2, 2),
    Row("list-insert", "list of {N}, insert at the top", "ms", 16, 16, judges="value"),
    Row("list-remove", "list of {N}, remove the first", "ms", 16, 16, judges="value"),
    Row("list-filter", "list of {F}, filter to {f}", "ms", 25, 25, judges="value"),
    Row("list-scroll", "list of {N}, slowest of 200 steps to the end", "ms", 16, 16, judges="value"),
    Row("size", "stripped program", "MB", 9, 10, judges="value"),
    Row("swiftui-first-frame", "the form with import SwiftUI, first frame", "ms", 1.15, program="swiftui"),
    Row("swiftui-resident", "the form with import SwiftUI, resident memory", "MiB", 1.30, program="swiftui"),
    Row("swiftui-private", "the form with import SwiftUI, private memory", "MiB", 1.50, program="swiftui"),
    Row("swiftui-size", "the form with import SwiftUI, stripped program", "MB", judges="value", program="swiftui"),
    Row("planner-first-frame", "Vacation Planner's log-in page, first frame", "ms", 1.20, program="planner"),
    Row("planner-resident", "Vacation Planner's log-in page, resident memory", "MiB", 1.45, program="planner"),
    Row("planner-private", "Vacation Planner's log-in page, private memory", "MiB", program="planner"),
    Row("planner-size", "Vacation Planner, stripped program", "MB", judges="value", program="planner"),
    Row("planner-many-sign-in", "500 trips of 60 bookings: from the password to the first page", "ms", 200, 200,
        judges="value", program=MANY),
    Row("planner-many-search", "500 trips of 60 bookings: a key in the search, processor", "ms", 10, 10,
        judges="value", program=MANY),
    Row("planner-many-save", "500 trips of 60 bookings: saving a booking, until it is on the disk, processor", "ms",
        20, 20, judges="value", program=MANY),
    Row("planner-many-close", "500 trips of 60 bookings: saving a booking, until the form is closed, processor", "ms",
        20, 40, judges="value", program=MANY),
]


def searched(count):
    """How many rows the list has that is searched: 34,000 of 100,000."""
    return count * 34 // 100


def rows_with(count):
    """The rows, with a list of `count` rows in their labels."""
    found = -(-searched(count) // 68)
    names = {"N": f"{count:,}", "F": f"{searched(count):,}", "f": f"{found:,}"}
    return [replace(row, label=row.label.format(**names)) for row in ROWS]


def select(only, count=ROWS_OF_LIST):
    """The rows whose key is, or begins with, one of the comma-separated names; all of them for None."""
    rows = rows_with(count)
    if only is None:
        return rows
    names = only.split(",")
    for name in names:
        if not any(matches(row, name) for row in rows):
            keys = ", ".join(row.key for row in rows)
            raise ValueError(f"there is no row \"{name}\"; the rows are: {keys}.")
    return [row for row in rows if any(matches(row, name) for name in names)]


def matches(row, name):
    return row.key == name or row.key.startswith(name + "-")


@dataclass(frozen=True)
class Figure:
    """What was measured for a row; `failure` says why there is nothing."""

    row: Row
    twin: float | None = None
    ours: float | None = None
    ratio: float | None = None
    failure: str | None = None

    @property
    def goal(self):
        return self._for_today(self.row.goal)

    @property
    def milestone(self):
        return self._for_today(self.row.milestone)

    def _for_today(self, limit):
        # The slope's limits were set where C's own was C_SLOPE; a busy machine makes it steeper for all.
        if self.row.key == "focus-wall-slope" and self.twin is not None:
            return limit * max(1, self.twin / C_SLOPE)
        return limit

    def meets(self, limit):
        """True, False, or None where the row has no such limit."""
        if limit is None:
            return None
        judged = self.ratio if self.row.judges == "ratio" else self.ours
        return judged is not None and judged <= limit

    @property
    def meets_goal(self):
        return self.meets(self.goal)

    @property
    def meets_milestone(self):
        return self.meets(self.milestone)
