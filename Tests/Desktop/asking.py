"""An assistive technology that asks a program at random: for tests of what a program bears."""

import collections
import random
import threading

from gi.repository import Gio, GLib

from desk.accessibility import ACCESSIBLE, COMPONENT, PROPERTIES, REGISTRY, ROOT, TEXT, call, connect

_ACTION = "org.a11y.atspi.Action"
_SELECTION = "org.a11y.atspi.Selection"
_VALUE = "org.a11y.atspi.Value"

#: Coordinates in the window (`ATSPI_COORD_TYPE_WINDOW`).
_IN_WINDOW = 1

#: Milliseconds for an answer of a program that is busy. One that takes longer hangs; one that has ended is
#: reported by the bus at once.
_PATIENCE = 15000

#: How many elements are known at a time: those that were found last.
_KNOWN = 300


class Questions:
    """Asks what Orca asks, of windows and elements that it knows, on a thread of its own.

    What it asks may have gone meanwhile, and a text may have become shorter.
    """

    def __init__(self, address, process_of_program, seed):
        """Asks the program whose process `process_of_program()` returns."""
        self._connection = connect(address)
        self._process = process_of_program
        self._source = random.Random(str(seed))
        self._known = collections.deque([ROOT], maxlen=_KNOWN)
        self._owner = None
        self._end = threading.Event()
        self._fault = None
        self.count = 0
        self._thread = threading.Thread(target=self._run, name="questions", daemon=True)
        self._thread.start()

    def close(self):
        self._end.set()
        self._thread.join()
        self._connection.close_sync(None)
        if self._fault is not None:
            raise self._fault

    def _run(self):
        try:
            self._ask_until_closed()
        except Exception as fault:  # Raised where the test waits for the end.
            self._fault = fault

    def _ask_until_closed(self):
        questions = [self._ask_tree] * 4 + [self._ask_windows] * 3 + [
            self._ask_place, self._ask_text, self._ask_others]
        while not self._end.is_set():
            if self._owner is None:
                self._find()
                continue
            path = self._source.choice(self._known)
            try:
                self._source.choice(questions)(path)
                self.count += 1
            except GLib.Error as error:
                if error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                    raise
                # An element that has gone, or has no such interface; or the program has ended.
                if "ServiceUnknown" in error.message or "disconnected" in error.message:
                    self._owner = None

    def _find(self):
        """Finds the program, which may be about to start."""
        try:
            for owner, _ in call(self._connection, REGISTRY, ROOT, ACCESSIBLE, "GetChildren")[0]:
                process, = call(self._connection, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                GLib.Variant("(s)", (owner,)))
                if process == self._process():
                    self._owner = owner
                    self._known.clear()
                    self._known.append(ROOT)
                    return
        except GLib.Error:
            pass    # (A program has ended between the two.)
        self._end.wait(0.02)

    # Questions

    def _ask(self, path, interface, method, form="", *arguments):
        given = GLib.Variant(f"({form})", arguments) if form else None
        return call(self._connection, self._owner, path, interface, method, given, _PATIENCE)

    def _property(self, path, interface, name):
        return self._ask(path, PROPERTIES, "Get", "ss", interface, name)[0]

    def _ask_windows(self, _):
        for index in range(self._property(ROOT, ACCESSIBLE, "ChildCount") + 1):
            self._learn(self._ask(ROOT, ACCESSIBLE, "GetChildAtIndex", "i", index)[0])
        for reference in self._ask(ROOT, ACCESSIBLE, "GetChildren")[0]:
            self._learn(reference)

    def _ask_tree(self, path):
        for name in ("Name", "Description", "ChildCount"):
            self._property(path, ACCESSIBLE, name)
        self._learn(self._property(path, ACCESSIBLE, "Parent"))
        for method in ("GetRole", "GetState", "GetAttributes", "GetInterfaces", "GetIndexInParent"):
            self._ask(path, ACCESSIBLE, method)
        for reference in self._ask(path, ACCESSIBLE, "GetChildren")[0]:
            self._learn(reference)
        for _, references in self._ask(path, ACCESSIBLE, "GetRelationSet")[0]:
            for reference in references:
                self._learn(reference)

    def _ask_place(self, path):
        x, y, width, height = self._ask(path, COMPONENT, "GetExtents", "u", _IN_WINDOW)[0]
        self._learn(self._ask(path, COMPONENT, "GetAccessibleAtPoint", "iiu",
                              x + width // 2, y + height // 2, _IN_WINDOW)[0])

    def _ask_text(self, path):
        count = self._property(path, TEXT, "CharacterCount")
        caret = min(max(self._property(path, TEXT, "CaretOffset"), 0), count)
        self._ask(path, TEXT, "GetText", "ii", 0, count)
        for unit in range(5):
            self._ask(path, TEXT, "GetStringAtOffset", "iu", caret, unit)
        self._ask(path, TEXT, "GetAttributeRun", "ib", caret, True)
        self._ask(path, TEXT, "GetCharacterExtents", "iu", caret, _IN_WINDOW)
        if self._ask(path, TEXT, "GetNSelections")[0]:
            self._ask(path, TEXT, "GetSelection", "i", 0)

    def _ask_others(self, path):
        interfaces = self._ask(path, ACCESSIBLE, "GetInterfaces")[0]
        if _ACTION in interfaces and self._property(path, _ACTION, "NActions"):
            self._ask(path, _ACTION, "GetName", "i", 0)
            self._ask(path, _ACTION, "GetKeyBinding", "i", 0)
        if _SELECTION in interfaces and self._property(path, _SELECTION, "NSelectedChildren"):
            self._learn(self._ask(path, _SELECTION, "GetSelectedChild", "i", 0)[0])
        if _VALUE in interfaces:
            for name in ("MinimumValue", "MaximumValue", "CurrentValue"):
                self._property(path, _VALUE, name)

    def _learn(self, reference):
        _, path = reference
        if not path.endswith("/null"):
            self._known.append(path)
