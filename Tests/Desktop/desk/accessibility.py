"""The accessibility bus: the events and queries of an assistive technology.

The tree is read over D-Bus, not through libatspi: libatspi keeps one cache and one connection a
process, gives stale states, and cannot be pointed at a second bus. The names of roles, states and
relations are libatspi's own.
"""

import json
import re
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

from .processes import DeskTimeout  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
TEXT = "org.a11y.atspi.Text"
PROPERTIES = "org.freedesktop.DBus.Properties"
REGISTRY = "org.a11y.atspi.Registry"
_KINDS = ("object:", "window:")
ROOT = "/org/a11y/atspi/accessible/root"


def _nicks(enumeration):
    table = {}
    for value in range(256):
        try:
            nick = enumeration(value).value_nick
        except (ValueError, AttributeError):
            continue
        if nick is not None:
            table[value] = nick
    return table


#: What newer versions call differently: libatspi 2.56 the role of a button, GTK 4.18 that of a group;
#: and what is a label on older ones: what something else announces (`GtkAccessibleRole.paragraph`).
_RENAMED = {"button": "push-button", "grouping": "panel", "paragraph": "label"}
ROLES = {value: _RENAMED.get(nick, nick) for value, nick in _nicks(Atspi.Role).items()}
STATES = _nicks(Atspi.StateType)
RELATIONS = _nicks(Atspi.RelationType)


def connect(address):
    """A connection of its own to a bus; losing it does not end this process."""
    flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
             | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
    connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
    connection.set_exit_on_close(False)
    return connection


def call(connection, name, path, interface, method, arguments=None, timeout=15000):
    """A D-Bus call; its answer as Python values."""
    return connection.call_sync(name, path, interface, method, arguments, None,
                                Gio.DBusCallFlags.NONE, timeout, None).unpack()


class Node:
    """One accessible object. Every access queries the property again."""

    def __init__(self, tree, owner, path):
        self.tree, self.owner, self.path = tree, owner, path

    def __eq__(self, other):
        return isinstance(other, Node) and (self.owner, self.path) == (other.owner, other.path)

    def __hash__(self):
        return hash((self.owner, self.path))

    def __repr__(self):
        return f"<{self.role} {self.name!r} [{' '.join(sorted(self.states))}]>"

    def _call(self, interface, method, arguments=None, default=None):
        try:
            return call(self.tree.connection, self.owner, self.path, interface, method, arguments)
        except GLib.Error:      # (It is gone, or has no such interface.)
            return default

    def _property(self, interface, name, default=None):
        answer = self._call(PROPERTIES, "Get", GLib.Variant("(ss)", (interface, name)))
        return default if answer is None else answer[0]

    @property
    def name(self):
        return self._property(ACCESSIBLE, "Name", "") or self._name_of_item

    @property
    def _name_of_item(self):
        """GTK 4.18 names an item of a menu by a label that is in no tree; Orca reads that."""
        if self.tree.toolkit_version(self.owner) < (4, 14) or self.role != "menu-item":
            return ""
        return " ".join(label.text or "" for label in self.relations.get("labelled-by", []))

    @property
    def description(self):
        return self._property(ACCESSIBLE, "Description", "")

    @property
    def role(self):
        answer = self._call(ACCESSIBLE, "GetRole")
        return "gone" if answer is None else ROLES.get(answer[0], f"role-{answer[0]}")

    @property
    def states(self):
        words = self._call(ACCESSIBLE, "GetState", default=([],))[0]
        bits = sum(word << (32 * index) for index, word in enumerate(words))
        return {STATES.get(bit, f"state-{bit}") for bit in range(64) if bits >> bit & 1}

    @property
    def relations(self):
        sets = self._call(ACCESSIBLE, "GetRelationSet", default=([],))[0]
        return {RELATIONS.get(kind, f"relation-{kind}"):
                [Node(self.tree, owner, path) for owner, path in targets]
                for kind, targets in sets}

    @property
    def children(self):
        return [Node(self.tree, owner, path)
                for owner, path in self._call(ACCESSIBLE, "GetChildren", default=([],))[0]]

    def child(self, index):
        """The child at an index; None if there are not so many."""
        (owner, path), = self._call(ACCESSIBLE, "GetChildAtIndex", GLib.Variant("(i)", (index,)))
        return None if path.endswith("/null") else Node(self.tree, owner, path)

    @property
    def parent(self):
        reference = self._property(ACCESSIBLE, "Parent")
        if not reference or not reference[0] or reference[1].endswith("/null"):
            return None
        return Node(self.tree, *reference)

    @property
    def text(self):
        """The text of an entry; None for an object without text."""
        count = self._property(TEXT, "CharacterCount")
        if count is None:
            return None
        # (GTK 4.8 takes -1, "to the end", for 0.)
        answer = self._call(TEXT, "GetText", GLib.Variant("(ii)", (0, count)))
        return None if answer is None else answer[0]

    @property
    def caret(self):
        return self._property(TEXT, "CaretOffset", -1)

    @property
    def selection(self):
        """(start, end) of the selected text, or None."""
        answer = self._call(TEXT, "GetSelection", GLib.Variant("(i)", (0,)))
        return None if answer is None or answer[0] >= answer[1] else (answer[0], answer[1])

    @property
    def extents(self):
        """(x, y, width, height) in the window, or None."""
        answer = self._call(COMPONENT, "GetExtents", GLib.Variant("(u)", (1,)))
        return None if answer is None else answer[0]

    def walk(self, depth=0):
        """The node and all of its descendants, as (depth, node)."""
        yield depth, self
        for child in self.children:
            yield from child.walk(depth + 1)

    def matches(self, role=None, name=None, text=None, states=(), without=()):
        """Whether the node matches: texts are equal, or match as regular expressions."""
        def same(wanted, get):
            if wanted is None:
                return True
            if isinstance(wanted, re.Pattern):
                return bool(wanted.search(get() or ""))
            return wanted == get()
        if not (same(role, lambda: self.role) and same(name, lambda: self.name)
                and same(text, lambda: self.text)):
            return False
        if states or without:
            now = self.states
            return set(states) <= now and not set(without) & now
        return True

    def line(self):
        """The node in one line, for reports."""
        parts = [self.role, json.dumps(self.name, ensure_ascii=False)]
        if self.description:
            parts.append(f"description={self.description!r}")
        text = self.text
        if text is not None:
            parts.append(f"text={text!r}")
        parts.append(f"[{' '.join(sorted(self.states))}]")
        parts.append(str(self.extents))
        for kind, targets in self.relations.items():
            parts.append(f"{{{kind}: {', '.join(f'{t.role} {t.name!r}' for t in targets)}}}")
        return " ".join(parts)


class Event:
    """An event of an accessible object."""

    def __init__(self, number, kind, node, detail1, detail2, data):
        self.number, self.kind, self.node = number, kind, node
        self.detail1, self.detail2, self.data = detail1, detail2, data

    def __repr__(self):
        return (f"{self.kind}({self.detail1},{self.detail2}) {self.data!r} "
                f"from {self.node.path[-8:]}")


def _dashed(word):
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"-\1", word).lower()


class Tree:
    """The accessible tree of all programs on the desk, and the events in it."""

    def __init__(self, address):
        self.connection = connect(address)
        self._events = []
        self._versions = {}
        self._changed = threading.Condition()
        self._loop = self._thread = None
        self._listen()
        # Notifies programs that an assistive technology listens. (And wakes the registry.)
        for kind in _KINDS:
            self._ask_registry("RegisterEvent", "(sass)", (kind, [], ""))
        #: Waits until the programs whose events arrive here have nothing to do.
        self.wait_done = lambda: None
        #: Adds to the message of a wait that timed out.
        self.report = self.dump

    def _ask_registry(self, method, form, arguments):
        call(self.connection, REGISTRY, "/org/a11y/atspi/registry", REGISTRY, method,
             GLib.Variant(form, arguments), 15000)

    def feign_absence(self):
        """Deregisters all events: programs see a listener as an assistive technology."""
        for kind in _KINDS:
            self._ask_registry("DeregisterEvent", "(s)", (kind,))

    def _listen(self):
        ready = threading.Event()

        def run():
            context = GLib.MainContext.new()
            context.push_thread_default()
            self._loop = GLib.MainLoop.new(context, False)
            for kind in ("Object", "Window"):
                self.connection.signal_subscribe(
                    None, "org.a11y.atspi.Event." + kind, None, None, None,
                    Gio.DBusSignalFlags.NONE, self._on_event)
            ready.set()
            self._loop.run()
            context.pop_thread_default()

        self._thread = threading.Thread(target=run, name="accessibility events", daemon=True)
        self._thread.start()
        ready.wait()

    def close(self):
        self._loop.quit()
        self._thread.join()
        try:
            self.connection.close_sync(None)
        except GLib.Error:
            pass    # (The bus went first.)

    def _on_event(self, _connection, owner, path, interface, member, parameters):
        detail, first, second, data = parameters.unpack()[:4]
        kind = f"{interface.rsplit('.', 1)[-1].lower()}:{_dashed(member)}"
        if detail:
            kind += ":" + detail
        with self._changed:
            self._events.append(
                Event(len(self._events), kind, Node(self, owner, path), first, second, data))
            self._changed.notify_all()

    # Events

    def mark(self):
        """The number of the next event, to ask `events` for what came after."""
        with self._changed:
            return len(self._events)

    def events(self, since=0, kind=None):
        with self._changed:
            found = self._events[since:]
        return [event for event in found if kind is None or re.search(kind, event.kind)]

    def wait(self, predicate, what, timeout=10):
        """Waits until predicate() is true, and returns its result.

        It is asked again at each event, and now and then besides: GTK 4.8 does not emit
        everything (a text that changed in a label, say).
        """
        end = time.monotonic() + timeout
        while True:
            before = self.mark()
            found = predicate()
            if found:
                return found
            if time.monotonic() > end:
                raise DeskTimeout(f"waited {timeout} s in vain for {what}\n{self.report()}")
            with self._changed:
                self._changed.wait_for(lambda: len(self._events) > before, 0.02)

    def settle(self, quiet=0.15, timeout=10):
        """Waits until no event arrives and no process has work: before asserting that something
        did *not* happen, and before a picture is taken.

        This alone is measured in time, because nothing announces an event that will not come.
        """
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            before = self.mark()
            with self._changed:
                if self._changed.wait_for(lambda: len(self._events) > before, quiet):
                    continue
            self.wait_done()
            if self.mark() == before:
                return
        raise DeskTimeout(f"events kept coming for {timeout} s\n{self.report()}")

    # Reading

    def applications(self):
        try:
            references = call(self.connection, REGISTRY, ROOT, ACCESSIBLE, "GetChildren")[0]
        except GLib.Error:
            return []
        nodes = [Node(self, owner, path) for owner, path in references]
        return [node for node in nodes if node.role == "application" and node.name != "orca"]

    def ask_applications(self):
        """Returns when each program has answered: its earlier events have arrived by then."""
        for application in self.applications():
            application.role

    def windows(self):
        return [window for application in self.applications() for window in application.children]

    def active_window(self):
        windows = self.windows()
        active = next((w for w in windows if "active" in w.states), None)
        if active is not None:
            return active
        # (GTK 4.8 sets the state only for windows of the role "window"; a dialog only emits an event,
        # before or after its parent window emits that it is no longer active.)
        told = {event.node: event.detail1
                for event in self.events(kind="object:state-changed:active")}
        return next((w for w in windows if told.get(w) == 1), None)

    def contents_size(self):
        """The size of the active window within its border: (width, height).

        GTK 4.18 counts the border of a window that it decorates itself; the corner is left of and
        above the contents then.
        """
        x, y, width, height = self.active_window().extents
        return width + 2 * min(x, 0), height + 2 * min(y, 0)

    def toolkit_version(self, owner):
        """(4, 8) if the program of that name on the bus uses GTK 4.8."""
        if owner not in self._versions:
            version = Node(self, owner, ROOT)._property(
                "org.a11y.atspi.Application", "Version", "0.0")
            self._versions[owner] = tuple(map(int, version.split(".")[:2]))
        return self._versions[owner]

    def nodes(self):
        return [node for window in self.windows() for _, node in window.walk()]

    def find_all(self, **what):
        return [node for node in self.nodes() if node.matches(**what)]

    def find(self, **what):
        for window in self.windows():
            for _, node in window.walk():
                if node.matches(**what):
                    return node
        return None

    def focused(self):
        """The control with the focus in the active window, or None."""
        window = self.active_window()
        if window is None:
            return None
        found = None
        for depth, node in window.walk():
            if depth and "focused" in node.states:
                found = node        # (The deepest one.)
        return found

    # Waiting for what is in the tree

    def wait_for(self, timeout=10, **what):
        return self.wait(lambda: self.find(**what), f"{what}", timeout)

    def wait_gone(self, timeout=10, **what):
        self.wait(lambda: self.find(**what) is None, f"{what} to be gone", timeout)

    def wait_focused(self, timeout=10, **what):
        def focused():
            node = self.focused()
            return node if node is not None and node.matches(**what) else None
        return self.wait(focused, f"the focus on {what}", timeout)

    def wait_unfocused(self, timeout=10):
        self.wait(lambda: self.active_window() and self.focused() is None,
                  "nothing to have the focus", timeout)

    def dump(self):
        """The whole tree as text."""
        lines = []
        for application in self.applications():
            lines += ["  " * depth + node.line() for depth, node in application.walk()]
        return "\n".join(lines)
