"""Vacation Planner: files that cannot be used, full disks, kills while it saves, damaged records, and zones that
this computer does not know. Each is a sentence; nothing is lost, and nothing is half kept."""

import io
import json
import random
import re
import shutil
import sqlite3
import uuid
import zipfile

import pytest

from desk.small_disk import SmallDisk
from planner import ADA, Planner, Store
from test_planner_account import answer_file_dialog, open_account, press
from test_planner_exchange import DINNER, FILES, wait_no_sheet

MANY = 400


def calendar_of(events, notes=""):
    """A calendar with so many events, one on each of as many days."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN"]
    for number in range(events):
        lines += ["BEGIN:VEVENT", f"UID:{number}@example.org", f"SUMMARY:Walk {number}",
                  f"DESCRIPTION:{notes}", f"DTSTART;VALUE=DATE:{2031 + number // 300}"
                  f"{number // 25 % 12 + 1:02}{number % 25 + 1:02}", "END:VEVENT"]
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def archive_of(**entries):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name.replace("_", "."), content)
    return file.getvalue()


def rows_of(store, table="vaultRecord"):
    connection = sqlite3.connect(store.path, timeout=30)
    try:
        return connection.execute(f"SELECT id, sealed FROM {table} ORDER BY id").fetchall()
    finally:
        connection.close()


@pytest.fixture
def start(desk, vacation_planner, store_of_ada, tmp_path):
    """Starts the program with files to open, and signs Ada in."""
    def start(*files, folder=store_of_ada):
        program = desk.launch([vacation_planner, "--data-dir", folder, *files], cwd=tmp_path)
        planner = Planner(desk, program, folder)
        planner.log_in(ADA)
        return planner
    return start


def test_files_that_cannot_be_used_are_sentences(start, tmp_path):
    good = (FILES / "kyoto.ics").read_bytes()
    files = {
        "kyoto.ics": good,
        "cut.ics": good[:len(good) // 2],
        "empty.ics": b"",
        "huge.ics": good,
        "words.txt": b"Only words.",
        # 64 MB of spaces, in 64 kB.
        "endless.pkpass": archive_of(pass_json=bytes(64 << 20).replace(b"\0", b" ")),
        "cut.pkpass": archive_of(pass_json=json.dumps([*range(900)]))[:600],
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    with open(tmp_path / "huge.ics", "r+b") as huge:
        huge.truncate(200 << 20)
    planner = start(*(tmp_path / name for name in files))
    planner.wait_label("2 bookings found in 7 files: 2 new. 6 entries not understood.", timeout=30)
    said = "\n".join(planner.labels())
    for sentence in (
            "cut.ics: This calendar is damaged or incomplete. Nothing was imported.",
            "empty.ics: This file is empty. Nothing was imported.",
            "huge.ics: This file is larger than 16 MB. Nothing was imported.",
            "words.txt: This file is neither a calendar",
            "endless.pkpass: This pass is damaged or incomplete. Nothing was imported.",
            "cut.pkpass: This pass is damaged or incomplete. Nothing was imported."):
        assert sentence in said, said
    # Readable bookings are imported nevertheless.
    planner.wait_focus(DINNER)
    planner.keyboard.press("ctrl+Return")
    wait_no_sheet(planner)
    assert len(rows_of(planner.store)) == 3


def test_a_disk_that_fills_during_an_import(desk, vacation_planner, store_of_ada, tmp_path):
    (tmp_path / "disk").mkdir()
    disk = SmallDisk(tmp_path / "disk", kilobytes=4096)
    folder = disk.mount_point / "planner"
    calendar = tmp_path / "many.ics"
    calendar.write_text(calendar_of(MANY, notes="x" * 900))
    disk.launch(desk, [vacation_planner, "--data-dir", folder, calendar], contents=store_of_ada)
    planner = Planner(desk, disk.program, folder)
    planner.log_in(ADA)
    planner.wait_label(re.compile(f"^{MANY} bookings found"), timeout=30)
    planner.button(f"Import {MANY} Bookings")

    def records():
        copy = tmp_path / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(disk.path("planner"), copy)
        store = Store(copy)
        assert store.is_sound()
        return len(rows_of(store))

    disk.fill()
    planner.keyboard.press("ctrl+Return")
    planner.wait_label(re.compile("disk.* full|no room", re.IGNORECASE), timeout=30)
    # The form is still open, with everything in it; and nothing was saved.
    planner.button(f"Import {MANY} Bookings")
    assert records() == 0
    disk.make_room()
    planner.keyboard.press("ctrl+Return")
    wait_no_sheet(planner)
    assert records() == MANY + 1


def test_a_kill_during_an_import_keeps_all_or_nothing(start, tmp_path):
    calendar = tmp_path / "many.ics"
    calendar.write_text(calendar_of(MANY))
    # The import writes some 300 kB: the program is killed when some of them are in the store's log.
    for written in (0, random.randrange(1, 100_000), random.randrange(100_000, 300_000)):
        planner = start(calendar)
        planner.wait_label(re.compile(f"^({MANY} bookings found|Nothing new)"), timeout=30)
        if planner.has_label(re.compile("^Nothing new")):
            planner.program.kill()
            break
        log = planner.store.path.with_name(planner.store.path.name + "-wal")
        before = log.stat().st_size
        planner.keyboard.press("ctrl+Return")
        planner.tree.wait(
            lambda: log.stat().st_size >= before + written or len(planner.tree.windows()) == 1,
            "the import to be written")
        planner.program.kill()
        count = len(rows_of(planner.store))
        assert count in (0, MANY + 1), count
        assert planner.store.is_sound()
    again = start()
    again.wait_no_label(re.compile("damaged|changed from outside"))


def backup_of(*records):
    plan = {"format": "org.tabstop.vacation-planner.backup", "version": 1, "records": [
        {"kind": kind, "record": record, "schema": 1} for kind, record in records]}
    return archive_of(plan_json=json.dumps(plan))


def test_a_zone_that_is_not_known_and_damaged_records(start, tmp_path):
    trip = str(uuid.uuid4())

    def booking(title, day, zone):
        return "booking", {
            "id": str(uuid.uuid4()), "trip": trip, "kind": "meal", "state": "booked",
            "title": title, "provider": "", "reference": "", "seat": "", "travellers": [],
            "link": "", "notes": "", "order": 0,
            "start": {"date": day, "time": "19:00", "zone": zone, "place": {"name": "Base"}}}
    backup = tmp_path / "moon.zip"
    backup.write_bytes(backup_of(
        ("trip", {"id": trip, "title": "Moon", "firstDay": "2031-05-01", "lastDay": "2031-05-03",
                  "places": [], "travellers": [], "homeCurrency": "EUR",
                  "budget": {"categories": []}, "notes": ""}),
        booking("Lunar lunch", "2031-05-01", "Moon/Tranquility"),
        booking("Earth dinner", "2031-05-02", "Asia/Tokyo")))
    planner = start()
    open_account(planner)
    press(planner, "Import a Backup…")
    answer_file_dialog(planner, backup)
    planner.tree.wait_for(role="push-button", name=re.compile("^Import"))
    planner.keyboard.press("ctrl+Return")
    wait_no_sheet(planner)
    planner.tree.wait_for(name=re.compile("^Moon"))
    planner.keyboard.press("ctrl+f")
    planner.wait_focus("Search everything")
    planner.keyboard.type("lunar")
    planner.wait_label("1 result")
    planner.keyboard.press("Return")
    planner.wait_focus(re.compile("Lunar lunch"))
    planner.keyboard.press("Return")
    planner.wait_label(re.compile(
        "This computer does not know the time zone Moon/Tranquility. Everything is kept"))
    planner.program.close()

    # A record of which one bit is changed.
    before = rows_of(planner.store)
    assert len(before) == 3
    name, sealed = before[1]
    damaged = bytes([*sealed[:40], sealed[40] ^ 1, *sealed[41:]])
    connection = planner.store.connect()
    connection.execute("UPDATE vaultRecord SET sealed = ? WHERE id = ?", (damaged, name))
    connection.commit()
    connection.close()
    again = start()
    again.wait_label("1 damaged entry cannot be read, and left as it is. Everything else can be used.")
    again.keyboard.press("ctrl+n")
    again.wait_focus("Title")
    again.type_into("Title", "Mars")
    again.keyboard.press("ctrl+Return")
    wait_no_sheet(again)
    again.tree.wait_for(name=re.compile("^Mars"))
    after = dict(rows_of(again.store))
    assert after[name] == damaged
    assert len(after) == 4
