"""What is left of a trip after its owner has signed out: on the disk, in memory, on the accessibility bus."""

import re
from pathlib import Path

import pytest

from planner import ADA, Planner

# Words that are nowhere but in this trip.
TRIP, BOOKING, NOTE = "Zanzibarquest", "Kilimanjaroride", "Ngorongorohush"
CALENDAR = f"""BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:1@example.org
SUMMARY:{BOOKING}
DESCRIPTION:{NOTE}
LOCATION:Arusha
DTSTART;TZID=Africa/Nairobi:20301226T190000
DTEND;TZID=Africa/Nairobi:20301226T210000
END:VEVENT
END:VCALENDAR
"""
WORDS = (TRIP, BOOKING, NOTE)


def places_in_memory(pid, words):
    """[(word, encoding, kind of memory)] for each place of a word in a process's memory."""
    found = []
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb", buffering=0) as memory:
        for line in maps:
            fields = line.split(maxsplit=5)
            start, end = (int(part, 16) for part in fields[0].split("-"))
            name = fields[5].strip() if len(fields) > 5 else "anonymous"
            if "r" not in fields[1] or name in ("[vvar]", "[vsyscall]") or end - start > 1 << 34:
                continue
            try:
                memory.seek(start)
                content = memory.read(end - start)
            except OSError:
                continue
            for word in words:
                for encoding in ("utf-8", "utf-16-le", "utf-16-be"):
                    for match in re.finditer(re.escape(word.encode(encoding)), content):
                        around = content[max(0, match.start() - 60):match.end() + 60]
                        found.append((word, encoding, name, hex(start + match.start()), around))
    return found


def test_explore(desk, vacation_planner, store_of_ada, tmp_path):
    calendar = tmp_path / "safari.ics"
    calendar.write_text(CALENDAR)
    program = desk.launch([vacation_planner, "--data-dir", store_of_ada, calendar], cwd=tmp_path)
    planner = Planner(desk, program, store_of_ada)
    planner.log_in(ADA)
    planner.wait_focus(re.compile(BOOKING))
    planner.type_into  # the sheet
    planner.tab_to("Title")
    planner.keyboard.press("ctrl+a")
    planner.type_into("Title", TRIP)
    planner.keyboard.press("ctrl+Return")
    planner.tree.wait(lambda: len(planner.tree.windows()) == 1, "the sheet to be closed")
    planner.tree.wait_for(name=TRIP)
    planner.tree.settle()
    print("before", len(places_in_memory(program.pid, WORDS)))
    planner.keyboard.press("alt+Left")
    planner.tab_to("Sign Out")
    planner.keyboard.press("Return")
    planner.wait_log_in()
    planner.tree.settle()
    for place in places_in_memory(program.pid, WORDS):
        print(place)
    import time; time.sleep(3)
    print("later", len(places_in_memory(program.pid, WORDS)))
