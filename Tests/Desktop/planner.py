"""Vacation Planner as its users know it: its pages, its fields, its store."""

import contextlib
import hashlib
import re
import sqlite3
import subprocess
import sys
from dataclasses import dataclass

CONTROLS = ("text", "password-text", "push-button", "toggle-button", "check-box")


@dataclass(frozen=True)
class Someone:
    name: str
    email: str
    password: str


ADA = Someone("Ada Lovelace", "ada@example.org", "correct horse 1")
EMMY = Someone("Emmy Noether", "emmy@example.org", "invariant 1918")


class Planner:
    """A running Vacation Planner, its window, and the store it works on."""

    def __init__(self, desk, program, data_directory):
        self.desk, self.program = desk, program
        self.tree, self.keyboard = desk.tree, desk.keyboard
        self.store = Store(data_directory)

    # What is on the page

    def field(self, name):
        """The text or password field of that name, once it is there."""
        def find():
            return next((n for n in self.tree.nodes()
                         if n.role in ("text", "password-text") and n.name == name), None)
        return self.tree.wait(find, f"a field {name!r}")

    def text(self, name):
        return self.field(name).text

    def button(self, name):
        """The button of that name (or a pattern), once it is there."""
        return self.tree.wait_for(role="push-button", name=name)

    def labels(self):
        """The texts that can be read in the window."""
        return [n.name for n in self.tree.nodes() if n.role in ("label", "heading", "static")]

    def wait_label(self, text, timeout=10):
        """Waits for a text: the whole of it, or a pattern that is found in it."""
        def there():
            return next((label for label in self.labels() if _fits(text, label)), None)
        return self.tree.wait(there, f"the text {text!r}", timeout)

    def wait_no_label(self, text):
        self.tree.wait(lambda: not any(_fits(text, label) for label in self.labels()),
                       f"the text {text!r} to be gone")

    def has_label(self, text):
        return any(_fits(text, label) for label in self.labels())

    def wait_title(self, title):
        self.desk.windows.wait(lambda: self.program.title == title, f"the title {title!r}")

    # The focus

    @property
    def focus(self):
        """The name of the control with the focus, or None."""
        node = self.tree.focused()
        return None if node is None else node.name

    def wait_focus(self, name, timeout=10):
        return self.tree.wait_focused(timeout, name=name)

    def move_focus(self, chord):
        """Presses a key that moves the focus, and waits for the control that gets it."""
        before = self.tree.focused()
        self.keyboard.press(chord)

        def moved():
            now = self.tree.focused()
            return now if now is not None and now != before else None
        return self.tree.wait(moved, f"{chord} to move the focus from {before}")

    def tab_to(self, name):
        """Presses Tab until the control of that name has the focus."""
        seen = []
        while True:
            node = self.move_focus("Tab")
            if _fits(name, node.name):
                return node
            assert node not in seen, f"Tab never reaches {name!r}: {[n.name for n in seen]}"
            seen.append(node)

    def type_into(self, name, text):
        """Types into the field that has the focus, and waits until all of it has arrived."""
        field = self.wait_focus(name)
        self.keyboard.type(text)
        self.tree.wait(lambda: field.text == text, f"{text!r} in {name}")

    # What a person does, by keyboard

    def open_sign_up(self):
        self.tab_to("Create an Account")
        self.keyboard.press("Return")
        self.wait_focus("Full Name")

    def fill_sign_up(self, someone):
        """Fills the sign-up form; all that is left to do is Return."""
        self.type_into("Full Name", someone.name)
        self.keyboard.press("Return")
        self.type_into("Email", someone.email)
        self.keyboard.press("Return")
        self.type_into("Password", someone.password)

    def sign_up(self, someone):
        """From the log-in form to the first planner page."""
        self.open_sign_up()
        self.fill_sign_up(someone)
        self.keyboard.press("Return")
        self.wait_welcome(someone)

    def fill_log_in(self, email, password):
        """Fills the log-in form, whose Email is empty; all that is left to do is Return."""
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
        """Waits for a progress indicator."""
        def there():
            # (GTK 4.8 exports a GtkSpinner as a filler, with its name.)
            return next((n for n in self.tree.nodes() if n.role in ("progress-bar", "filler")
                         and re.search("^(Logging in|Creating)", n.name)), None)
        return self.tree.wait(there, "a progress indicator")

    def described_by(self, name):
        """The texts that an assistive technology reads with a field, its error above all."""
        return [n.name for n in self.field(name).relations.get("described-by", [])]

    def wait_error(self, text, field):
        """Waits for an error: its words, the focus on its field, and the tie between them."""
        self.wait_label(text)
        self.wait_focus(field)
        self.tree.wait(lambda: self.described_by(field) == [text],
                       f"{field} to be described by {text!r}")


def _fits(wanted, text):
    return bool(wanted.search(text)) if isinstance(wanted, re.Pattern) else wanted == text


_LOCKER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=5, isolation_level=None)
if sys.argv[2] == "reading":
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
else:
    connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


class Store:
    """The store, read behind the program's back."""

    def __init__(self, directory):
        self.directory = directory
        self.path = directory / "planner.sqlite"

    def connect(self):
        connection = sqlite3.connect(self.path, timeout=5)
        connection.row_factory = sqlite3.Row
        return connection

    @contextlib.contextmanager
    def locked(self, against="writing"):
        """Keeps the store locked against "writing", or against "reading" too.

        By a process of its own: a process loses its locks on a file whenever it closes that file,
        even if it only looked at the bytes.
        """
        with subprocess.Popen([sys.executable, "-c", _LOCKER, self.path, against], text=True,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE) as locker:
            assert locker.stdout.readline() == "locked\n"
            yield
            locker.stdin.close()        # (It ends with its input, also if this process is killed.)

    def accounts(self):
        """The accounts in it, in the order made."""
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
        """All that its files hold."""
        return b"".join(p.read_bytes() for p in sorted(self.directory.iterdir()) if p.is_file())

    def digest(self):
        return hashlib.sha256(self.path.read_bytes()).hexdigest()
