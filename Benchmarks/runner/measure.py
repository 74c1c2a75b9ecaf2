"""Takes the figures: the twin and our program in turn, so that a drift of the machine's speed hits both."""

import statistics

from runner import memory
from runner.bar import MANY, ROWS_OF_LIST, Figure, searched
from runner.program import SIGN_UP, WITHOUT_ID, MeasureError, places, poll

# Operations of one process: counted, and before those not counted. Callgrind's are few: one takes it a second,
# and they are alike. (Submits come in fours: each field is the bad one in its turn.)
WALL = {"focus": (300, 50), "submit": (300, 50), "append": (40, 10)}
COUNTED = {"focus": (10, 20), "submit": (12, 20), "append": (20, 10), "list-arrow": (10, 5), "list-page": (10, 3)}
PROCESSOR = {"focus-frame": (60, 10), "list-insert": (30, 5), "list-remove": (30, 5), "list-filter": (10, 2),
             "list-scroll": (200, 0), "planner-search": (60, 12), "planner-save": (30, 5), "planner-close": (30, 5)}
FEW_ROWS = 100


class Measuring:
    """`programs` are ours, by the name that rows have for them."""

    def __init__(self, desktop, twin, programs, quick, say, rows_of_list=ROWS_OF_LIST):
        self.desktop, self.twin, self.programs, self.quick, self.say = desktop, twin, programs, quick, say
        self.pair = None  # the twin and the program of the row that is measured
        self.rows_of_list = rows_of_list
        self._memory_of = {}  # (program, page): {"resident": (twin, ours), "private": ...}
        self._focus_us = {}  # fields: (twin, ours), for the slope

    def figures(self, rows):
        """Yields a Figure for each of the rows, in their order."""
        keys = {row.key: row for row in rows}
        for key, row in keys.items():
            self.say(f"{row.label} ...")
            self.pair = (self.twin, self.programs[row.program])
            try:
                yield self._figure(row)
            except MeasureError as error:
                yield Figure(row, failure=str(error))

    def _figure(self, row):
        if row.program == MANY:
            return self._many(row, row.key.removeprefix("planner-many-"))
        subject, _, rest = row.key.partition("-")
        if subject == "list":
            return self._list(row, rest)
        kind, _, last = rest.partition("-")
        if row.key.endswith("first-frame"):
            return self._first_frame(row)
        if row.key.endswith(("resident", "private")):
            return figure(row, *self._memory(rest))
        if row.key.endswith("size"):
            return figure(row, *(program.stripped_size() / 1e6 for program in self.pair))
        if subject == "start":
            return figure(row, *(value / 1e6 for value in self._instructions(
                "first-frame", page=WITHOUT_ID if rest else SIGN_UP)))
        if row.key == "focus-wall-slope":
            return figure(row, *(far / near for far, near in zip(self._focus_wall(1000), self._focus_wall(10))))
        fields = int(last) if last else None
        if kind == "frame":
            return figure(row, *self._processor("focus-frame", poll(fields), "median_ms"))
        if kind == "instructions":
            count, warmup = COUNTED[subject]
            page = poll(fields) if fields else SIGN_UP
            values = self._instructions(subject, page=page, count=count, warmup=warmup)
            return figure(row, *(value / 1e3 for value in values))
        return figure(row, *(self._focus_wall(fields) if subject == "focus" else self._wall(subject, fields)))

    def warm_up(self):
        """Lets both programs fill the font cache and the page cache."""
        for _ in range(2):
            for program in (self.twin, *self.programs.values()):
                program.report(self.desktop, "first-frame")

    def _rounds(self, number, take):
        """(twin, ours) of each round; who is first changes from round to round."""
        for turn in range(number):
            if turn % 2:
                ours = take(self.pair[1])
                yield take(self.pair[0]), ours
            else:
                twin = take(self.pair[0])
                yield twin, take(self.pair[1])

    def _many(self, row, what):
        """Of Vacation Planner alone: the best process of several."""
        program, measure = self.pair[1], f"planner-{what}"
        if what == "sign-in":
            return Figure(row, ours=min(
                program.report(self.desktop, measure)["ms"] for _ in range(5 if self.quick else 15)))
        count, warmup = PROCESSOR[measure]
        return Figure(row, ours=min(
            program.report(self.desktop, measure, count=count, warmup=warmup)["median_ms"]
            for _ in range(1 if self.quick else 3)))

    def _list(self, row, what):
        many = places(self.rows_of_list)
        if what == "first-frame":
            return self._first_frame(row, many)
        if what == "growth":
            far, near = self._first_frames(many), self._first_frames(places(FEW_ROWS))
            return figure(row, *(statistics.median(a) / statistics.median(b)
                                 for a, b in zip(zip(*far), zip(*near))))
        if what == "memory":
            far, near = self._memory("private", many), self._memory("private", places(FEW_ROWS))
            return Figure(row, *(a - b for a, b in zip(far, near)))
        if what.startswith(("resident", "private")):
            kind, _, number = what.partition("-")
            return figure(row, *self._memory(kind, many if number == "many" else places(FEW_ROWS)))
        if row.key in COUNTED:
            count, warmup = COUNTED[row.key]
            values = self._instructions(row.key, page=many, count=count, warmup=warmup)
            return figure(row, *(value / 1e3 for value in values))
        page = places(searched(self.rows_of_list)) if what == "filter" else many
        return figure(row, *self._processor(row.key, page, "max_ms" if what == "scroll" else "median_ms"))

    def _first_frames(self, page):
        return list(self._rounds(
            11 if self.quick else 31, lambda program: program.report(self.desktop, "first-frame", page)["ms"]))

    def _first_frame(self, row, page=SIGN_UP):
        rounds = self._first_frames(page)
        twin, ours = (statistics.median(side) for side in zip(*rounds))
        return Figure(row, twin, ours, statistics.median(ours / twin for twin, ours in rounds))

    def _memory(self, kind, page=SIGN_UP):
        """(twin, ours), in MiB; both kinds are measured at once."""
        key = (self.pair[1], page)
        if key not in self._memory_of:
            rounds = list(self._rounds(1 if self.quick else 3, lambda program: memory.kilobytes(
                program.report(self.desktop, "memory", page)["smaps"], self.desktop.mapped_files())))
            self._memory_of[key] = {
                name: tuple(statistics.median(taken[name] for taken in side) / 1024 for side in zip(*rounds))
                for name in ("resident", "private")}
        return self._memory_of[key][kind]

    def _processor(self, measure, page, value):
        """Milliseconds of the processor, of the best process of several."""
        count, warmup = PROCESSOR[measure]
        rounds = self._rounds(
            1 if self.quick else 3, lambda program: program.report(self.desktop, measure, page, count, warmup)[value])
        return tuple(min(side) for side in zip(*rounds))

    def _instructions(self, measure, **options):
        rounds = self._rounds(
            1 if self.quick else 2, lambda program: program.instructions(self.desktop, measure, **options))
        return [min(side) for side in zip(*rounds)]

    def _wall(self, measure, fields):
        """The best process of several: what the machine does beside it can only make a process slower."""
        count, warmup = WALL[measure]
        rounds = self._rounds(
            4 if self.quick else 10,
            lambda program: program.report(
                self.desktop, measure, poll(fields) if fields else SIGN_UP, count, warmup)["median_us"])
        return tuple(min(side) for side in zip(*rounds))

    def _focus_wall(self, fields):
        if fields not in self._focus_us:
            self._focus_us[fields] = self._wall("focus", fields)
        return self._focus_us[fields]


def figure(row, twin, ours):
    return Figure(row, twin, ours, ours / twin)
