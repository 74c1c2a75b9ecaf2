"""Functions for tests of Vacation Planner: its pages, its fields and its store."""

import contextlib
import hashlib
import re
import sqlite3
import subprocess
import sys
from dataclasses import dataclass

from page import Page
from programs import helper


def seed(folder, someone, trips, bookings):
    """Makes a store with an account that has `trips` trips with `bookings` bookings each."""
    subprocess.run(
        [helper("PlannerSeed"), folder, someone.name, someone.email,
         someone.password, str(trips), str(bookings)], check=True)


@dataclass(frozen=True)
class Someone:
    """A user of the planner, with the password."""

    name: str
    email: str
    password: str


ADA = Someone("Ada Lovelace", "ada@example.org", "correct horse 1")
EMMY = Someone("Emmy Noether", "emmy@example.org", "invariant 1918")


class Planner(Page):
    """A running Vacation Planner, its window, and the store it works on."""

    def __init__(self, desk, program, data_directory):
        super().__init__(desk, program)
        self.store = Store(data_directory)

    # The actions of a user, by keyboard

    def open_sign_up(self):
        self.tab_to("Create an Account")
        self.keyboard.press("Return")
        self.wait_focus("Full Name")

    def fill_sign_up(self, someone):
        """Fills in the sign-up form, without submitting it."""
        self.type_into("Full Name", someone.name)
        self.keyboard.press("Return")
        self.type_into("Email", someone.email)
        self.keyboard.press("Return")
        self.type_into("Password", someone.password)

    def sign_up(self, someone):
        """Creates an account, from the log-in form to the first page of the planner."""
        self.open_sign_up()
        self.fill_sign_up(someone)
        self.keyboard.press("Return")
        self.wait_signed_up(someone)

    def wait_signed_up(self, someone):
        """Continues from the page of the new account's recovery key to the first page of the planner."""
        self.write_recovery_key_down()
        self.wait_welcome(someone)

    def write_recovery_key_down(self):
        """Continues from the page or the form with a new recovery key, and returns the key."""
        self.wait_recovery_key()
        key = self.recovery_key()
        self.tab_to(WRITTEN)
        self.keyboard.press("Return")
        return key

    def wait_recovery_key(self):
        self.tree.wait_for(role="heading", name="Your Recovery Key", timeout=20)
        self.tree.wait_focused(name=re.compile("^Group 1 of 6"))

    def recovery_key(self):
        """Returns the shown groups of the recovery key, joined by dashes."""
        groups = [_GROUP.search(label) for label in self.labels()]
        return "-".join(g[1].replace(", ", "") for g in groups if g)

    def plan_trip(self, title):
        """Adds a trip by its form, and waits for its page, which takes the focus."""
        self.keyboard.press("ctrl+n")
        self.type_into("Title", title)
        self.keyboard.press("ctrl+Return")
        self.wait_focus("New Booking")

    def fill_log_in(self, email, password):
        """Fills in the log-in form, whose Email is empty, without submitting it."""
        self.tab_to("Email")
        self.type_into("Email", email)
        self.tab_to("Password")
        self.type_into("Password", password)

    def log_in(self, someone):
        self.fill_log_in(someone.email, someone.password)
        self.keyboard.press("Return")
        self.wait_welcome(someone)

    def wait_welcome(self, someone):
        self.wait_label(f"Welcome, {someone.name}", timeout=20)

    def sign_out(self):
        self.tab_to("Sign Out")
        self.keyboard.press("Return")
        self.wait_log_in()

    def wait_log_in(self):
        """Waits for the log-in form."""
        self.tree.wait_for(role="push-button", name="Log In")

    def wait_progress(self):
        """Waits for a progress indicator, whose text names the running operation."""
        return self.wait_label(_PROGRESS)

    def shows_progress(self):
        return self.has_label(_PROGRESS)


WRITTEN = "I Have Written It Down"
_GROUP = re.compile(r"^Group \d of 6: (.*)$")
_PROGRESS = re.compile("^(Logging in|Creating)")

_LOCKER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=30, isolation_level=None)
if sys.argv[2] == "reading":
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
else:
    connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


class Store:
    """The store of a program, which the test reads by itself."""

    def __init__(self, directory):
        self.directory = directory
        self.path = directory / "planner.sqlite"

    def connect(self):
        connection = sqlite3.connect(self.path, timeout=30)
        connection.row_factory = sqlite3.Row
        return connection

    @contextlib.contextmanager
    def locked(self, against="writing"):
        """Keeps the store locked against "writing", or against "reading" too.

        Uses a separate process, because a process loses its locks on a file whenever it closes that file,
        even if it only reads its bytes.
        """
        with subprocess.Popen([sys.executable, "-c", _LOCKER, self.path, against], text=True,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE) as locker:
            assert locker.stdout.readline() == "locked\n"
            yield
            locker.stdin.close()        # The process ends with its input, also if this one is killed.

    def accounts(self):
        """Returns the accounts in the order of their creation."""
        if not self.path.exists():
            return []
        connection = self.connect()
        try:
            return [dict(row) for row in connection.execute(
                "SELECT name, email, passwordHash FROM account ORDER BY id")]
        finally:
            connection.close()

    def is_sound(self):
        connection = self.connect()
        try:
            return connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        finally:
            connection.close()

    def bytes(self):
        """Returns the bytes of all its files."""
        return b"".join(p.read_bytes() for p in sorted(self.directory.iterdir()) if p.is_file())

    def digest(self):
        return hashlib.sha256(self.path.read_bytes()).hexdigest()
