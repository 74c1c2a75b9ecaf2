"""Tests of stores that cannot be used: the program shows a message, the path and a Retry button, and
overwrites nothing.
"""

import contextlib
import os
import re
import shutil
import sqlite3

import pytest

from desk.small_disk import SmallDisk
from planner import ADA, EMMY, Planner, Store

FORM = ("text", "password-text")


class Fault:
    """A fault of a store, which `cause` causes in a folder and `cure` removes."""

    #: Whether there is a store with Ada's account before the fault.
    with_store = True
    #: What the error's sentence must contain.
    words = None

    def __init__(self, folder):
        self.folder, self.store = folder, Store(folder)
        self.backup = folder.with_name("backup")

    def cause(self):
        raise NotImplementedError

    def cure(self):
        raise NotImplementedError

    def save(self):
        shutil.copytree(self.folder, self.backup)

    def restore(self):
        shutil.rmtree(self.folder)
        shutil.copytree(self.backup, self.folder)


class NoFolder(Fault):
    """A file has the path of the folder."""
    with_store = False
    words = "folder"

    def cause(self):
        self.folder.write_text("I was here first.\n")

    def cure(self):
        self.folder.unlink()


class FolderCannotBeMade(Fault):
    with_store = False
    words = "create"

    def cause(self):
        self.folder.parent.chmod(0o500)

    def cure(self):
        self.folder.parent.chmod(0o700)


class FolderReadOnly(Fault):
    words = "writ"

    def cause(self):
        self.folder.chmod(0o500)

    def cure(self):
        self.folder.chmod(0o700)


class FileReadOnly(Fault):
    words = "writ"

    def cause(self):
        self.store.path.chmod(0o400)

    def cure(self):
        self.store.path.chmod(0o600)


class FileUnreadable(Fault):
    words = "read"

    def cause(self):
        self.store.path.chmod(0)

    def cure(self):
        self.store.path.chmod(0o600)


class NotADatabase(Fault):
    words = "something else|not a database"

    def cause(self):
        self.save()
        self.store.path.write_text("Dear diary,\n" * 1000)

    def cure(self):
        self.restore()


class AnotherProgramsDatabase(Fault):
    words = "another program"

    def cause(self):
        self.save()
        self.store.path.unlink()
        connection = sqlite3.connect(self.store.path)
        connection.execute("CREATE TABLE recipe (title TEXT)")
        connection.execute("INSERT INTO recipe VALUES ('Apple pie')")
        connection.commit()
        connection.close()

    def cure(self):
        self.restore()


class Damaged(Fault):
    """All pages but the first are overwritten."""
    words = "damaged"

    def cause(self):
        self.save()
        data = bytearray(self.store.path.read_bytes())
        data[4096:] = os.urandom(len(data) - 4096)
        self.store.path.write_bytes(data)

    def cure(self):
        self.restore()


class CutShort(Fault):
    words = "damaged"

    def cause(self):
        self.save()
        os.truncate(self.store.path, 4096 + 1000)

    def cure(self):
        self.restore()


class Emptied(Fault):
    """The file has no bytes; it must not become a new store."""
    words = "damaged"

    def cause(self):
        self.save()
        os.truncate(self.store.path, 0)

    def cure(self):
        self.restore()


class NewerVersion(Fault):
    words = "newer version"

    def cause(self):
        self.save()
        connection = self.store.connect()
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute("INSERT INTO grdb_migrations VALUES ('of tomorrow')")
        connection.commit()
        connection.close()

    def cure(self):
        self.restore()


class Locked(Fault):
    words = "[Aa]nother program"

    def cause(self):
        self._lock = contextlib.ExitStack()
        self._lock.enter_context(self.store.locked(against="reading"))

    def cure(self):
        self._lock.close()


class FolderInPlaceOfFile(Fault):
    words = "not a file"

    def cause(self):
        self.save()
        self.store.path.unlink()
        self.store.path.mkdir()

    def cure(self):
        self.restore()


class BrokenLink(Fault):
    words = "link"

    def cause(self):
        self.save()
        self.store.path.unlink()
        self.store.path.symlink_to(self.folder / "on a disk that is not mounted")

    def cure(self):
        self.restore()


FAULTS = [NoFolder, FolderCannotBeMade, FolderReadOnly, FileReadOnly, FileUnreadable, NotADatabase,
          AnotherProgramsDatabase, Damaged, CutShort, Emptied, NewerVersion, Locked,
          FolderInPlaceOfFile, BrokenLink]


@pytest.fixture
def fault(request, tmp_path, _store_of_ada):
    folder = tmp_path / "home" / "planner"
    folder.parent.mkdir()
    if request.param.with_store:
        shutil.copytree(_store_of_ada, folder)
    fault = request.param(folder)
    fault.cause()
    yield fault
    # Otherwise pytest could not remove the folder.
    folder.parent.chmod(0o700)


def contents(folder):
    """Returns the bytes of every file in a folder, except SQLite's index of its log, to which readers
    write."""
    if folder.is_file():
        return folder.read_bytes()
    return {path.name: (path.read_bytes() if path.is_file() else "") for path in folder.rglob("*")
            if not path.name.endswith("-shm")} if folder.exists() else None


def wait_fault(planner, words, path):
    """Waits for the page: the sentence, the path, and the button, which has the focus."""
    sentence = planner.wait_label(re.compile(words), timeout=20)
    planner.wait_label(re.compile(re.escape(str(path))))
    planner.wait_focus("Retry")
    assert not any(n.role in FORM for n in planner.tree.nodes()), "a form beside the fault"
    assert sentence.endswith("."), sentence
    return sentence


def retry_in_vain(planner, words, path):
    mark = planner.tree.mark()
    planner.keyboard.press("Return")
    planner.tree.wait(lambda: planner.tree.events(mark), "Retry to do something")
    planner.tree.settle()
    wait_fault(planner, words, path)


@pytest.mark.parametrize("fault", FAULTS, indirect=True, ids=lambda kind: kind.__name__)
def test_a_fault_is_shown_and_retry_works_when_it_is_gone(desk, start_planner, fault):
    before = None if isinstance(fault, FileUnreadable) else contents(fault.folder)
    planner = start_planner(desk, fault.folder)
    path = fault.folder.parent if isinstance(fault, FolderCannotBeMade) else fault.folder
    wait_fault(planner, fault.words, path)
    if not isinstance(fault, Locked):       # The program waits some seconds for the other one.
        retry_in_vain(planner, fault.words, path)
    if not isinstance(fault, FileUnreadable):
        assert contents(fault.folder) == before, "it overwrote files"
    fault.cure()
    planner.keyboard.press("Return")
    planner.wait_log_in()
    if fault.with_store:
        planner.log_in(ADA)
        assert [a["email"] for a in planner.store.accounts()] == [ADA.email]
    else:
        planner.sign_up(EMMY)


def test_the_file_is_the_same_to_the_byte_when_it_could_not_be_read(desk, start_planner,
                                                                    store_of_ada):
    store = Store(store_of_ada)
    before = store.digest()
    store.path.chmod(0)
    planner = start_planner(desk, store_of_ada)
    wait_fault(planner, "read", store_of_ada)
    planner.program.close()
    assert store.digest() == before


def agree(planner, title):
    """Presses the button after Retry, and confirms."""
    planner.keyboard.press("Tab")
    planner.wait_focus(title + "…")
    planner.keyboard.press("Return")
    planner.wait_focus("Cancel")
    planner.keyboard.press("shift+Tab")
    planner.wait_focus(title)
    planner.keyboard.press("Return")
    planner.wait_log_in()


def test_the_user_starts_over_when_only_the_log_is_left(desk, start_planner, store_of_ada):
    log = store_of_ada / "planner.sqlite-wal"
    log.write_bytes(b"what is left" * 100)
    (store_of_ada / "planner.sqlite").unlink()
    planner = start_planner(desk, store_of_ada)
    wait_fault(planner, "missing", store_of_ada)
    retry_in_vain(planner, "missing", store_of_ada)
    agree(planner, "Begin Anew")
    planner.sign_up(EMMY)
    kept, = store_of_ada.glob("planner.sqlite.2*-wal")
    assert kept.read_bytes() == b"what is left" * 100


def test_the_user_continues_without_a_damaged_log(desk, start_planner, tmp_path):
    folder = tmp_path / "killed"
    planner = start_planner(desk, folder)
    planner.sign_up(ADA)
    planner.program.kill()
    log = folder / "planner.sqlite-wal"
    content = bytearray(log.read_bytes())
    content[-100] ^= 1
    log.write_bytes(content)
    planner = start_planner(desk, folder)
    wait_fault(planner, "log", log)
    agree(planner, "Go On Without Them")
    # The account is in the store itself since its recovery key was kept.
    planner.log_in(ADA)
    kept, = folder.glob("planner.sqlite.2*-wal")
    assert kept.read_bytes() == content


# A full disk


@pytest.fixture
def disk(tmp_path):
    mount_point = tmp_path / "disk"
    mount_point.mkdir()
    return SmallDisk(mount_point)


@pytest.fixture
def launch_on(desk, vacation_planner):
    """Starts Vacation Planner with its store on a small disk."""
    def launch(disk, **options):
        folder = disk.mount_point / "planner"
        disk.launch(desk, [vacation_planner, "--data-dir", folder], **options)
        return Planner(desk, disk.program, folder)
    return launch


def copy_of_store(disk, tmp_path):
    """Copies the contents of the disk to a folder in which SQLite can open them."""
    folder = tmp_path / "copy"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(disk.path("planner"), folder)
    return Store(folder)


def test_a_disk_that_is_full_at_the_start(launch_on, disk):
    planner = launch_on(disk, is_full=True)
    wait_fault(planner, "full", planner.store.directory)
    disk.make_room()
    planner.keyboard.press("Return")
    planner.wait_log_in()
    planner.sign_up(ADA)


def test_a_disk_that_is_full_when_it_starts(launch_on, disk, store_of_ada, tmp_path):
    # A store that was closed properly has no index of the log, which SQLite needs for reading.
    planner = launch_on(disk, is_full=True, contents=store_of_ada)
    wait_fault(planner, "full", planner.store.directory)
    disk.make_room()
    planner.keyboard.press("Return")
    planner.wait_log_in()
    planner.log_in(ADA)
    assert copy_of_store(disk, tmp_path).is_sound()


def test_a_disk_that_fills_during_the_sign_up(launch_on, disk, store_of_ada, tmp_path):
    planner = launch_on(disk, contents=store_of_ada)
    planner.open_sign_up()
    planner.fill_sign_up(EMMY)
    disk.fill()
    planner.keyboard.press("Return")
    wait_fault(planner, "full", planner.store.directory)
    store = copy_of_store(disk, tmp_path)
    assert store.is_sound()
    assert [a["name"] for a in store.accounts()] == [ADA.name]
    disk.make_room()
    planner.keyboard.press("Return")
    wait_any_page(planner)
    assert copy_of_store(disk, tmp_path).is_sound()


# Faults while the program runs


def wait_any_page(planner):
    """Waits for any page with which the program continues after Retry."""
    planner.tree.wait(lambda: planner.tree.find(role="push-button", name=re.compile(
        "^(Log In|Create Account|Sign Out)$")), "the program to go on", timeout=20)


def test_a_store_that_is_locked_during_the_sign_up(planner_of_ada):
    planner = planner_of_ada
    planner.open_sign_up()
    planner.fill_sign_up(EMMY)
    with planner.store.locked():
        planner.keyboard.press("Return")
        wait_fault(planner, "[Aa]nother program", planner.store.directory)
        assert [a["name"] for a in planner.store.accounts()] == [ADA.name]
    planner.keyboard.press("Return")
    wait_any_page(planner)
    assert planner.store.is_sound()


def test_a_store_that_is_moved_away_is_not_replaced_by_an_empty_one(planner_of_ada):
    planner = planner_of_ada
    away = planner.store.directory.with_name("away")
    planner.store.directory.rename(away)
    planner.fill_log_in(ADA.email, ADA.password)
    planner.keyboard.press("Return")
    wait_fault(planner, "removed|missing", planner.store.directory)
    retry_in_vain(planner, "removed|missing|cannot", planner.store.directory)
    assert not planner.store.path.exists()
    shutil.rmtree(planner.store.directory, ignore_errors=True)
    away.rename(planner.store.directory)
    planner.keyboard.press("Return")
    planner.wait_log_in()
    planner.log_in(ADA)
