"""A window of a program under test: its fields, buttons, texts and focus."""

import re

import audit

#: The character that a password field exposes for each letter.
BULLET = "\N{BULLET}"


class Page:
    """The page that a running program shows, operated by keyboard."""

    def __init__(self, desk, program):
        self.desk, self.program = desk, program
        self.tree, self.keyboard = desk.tree, desk.keyboard

    # The content of the page

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
        """The texts that can be read in the window. (A paragraph of GTK 4.14 has no name.)"""
        return [n.name or n.text or "" for n in self.tree.nodes()
                if n.role in ("label", "heading", "static")]

    def wait_label(self, text, timeout=10):
        """Waits for a text: the whole of it, or a pattern that is found in it."""
        def there():
            return next((label for label in self.labels() if fits(text, label)), None)
        return self.tree.wait(there, f"the text {text!r}", timeout)

    def wait_no_label(self, text):
        self.tree.wait(lambda: not any(fits(text, label) for label in self.labels()),
                       f"the text {text!r} to be gone")

    def has_label(self, text):
        return any(fits(text, label) for label in self.labels())

    def wait_title(self, title):
        self.desk.windows.wait(lambda: self.program.title == title, f"the title {title!r}")

    def wait_windows(self, count):
        """Waits until the program has so many windows, of which the last one is active.

        Keys that are sent earlier can be lost: while a window closes, none is active.
        """
        windows = self.desk.windows
        windows.wait(lambda: len(windows.of_process(self.program.pid)) == count,
                     f"{count} windows")
        windows.wait_active(windows.of_process(self.program.pid)[-1])
        # (The accessible tree follows later.)
        self.tree.wait(lambda: len(self.tree.windows()) == count and self.tree.active_window(),
                       f"{count} windows in the tree, of which one is active")

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
            if fits(name, node.name):
                return node
            assert node not in seen, f"Tab never reaches {name!r}: {[n.name for n in seen]}"
            seen.append(node)

    def tab_to_tab(self, name):
        """Goes to the row of tabs by Tab, and by the arrow keys to the tab of that name: its page is
        shown then."""
        seen = []
        while (node := self.move_focus("Tab")).role != "page-tab":
            assert node not in seen, f"Tab never reaches tabs: {[n.name for n in seen]}"
            seen.append(node)
        tabs = [tab.name for tab in self.tree.find_all(role="page-tab")]
        steps = tabs.index(name) - tabs.index(node.name)
        for _ in range(abs(steps)):
            node = self.move_focus("Right" if steps > 0 else "Left")
        assert node.name == name, f"{node.name!r} is where {name!r} was expected"
        return node

    def type_into(self, name, text):
        """Types into the field that has the focus, and waits until all of it has arrived."""
        field = self.wait_focus(name)
        shown = BULLET * len(text) if field.role == "password-text" else text
        self.keyboard.type(text)
        self.tree.wait(lambda: field.text == shown, f"{shown!r} in {name}")

    def described_by(self, name):
        """What an assistive technology reads with a field, its error first: as it is exported,
        from the relation (GTK before 4.14) or the description (newer)."""
        return audit.described(self.field(name))

    def wait_error(self, text, field):
        """Waits for an error: its words, the focus on its field, and the tie between them."""
        self.wait_label(text)
        self.wait_focus(field)
        self.tree.wait(lambda: self.described_by(field).startswith(text),
                       f"{field} to be described by {text!r}")


def fits(wanted, text):
    return bool(wanted.search(text)) if isinstance(wanted, re.Pattern) else wanted == text
