"""Functions for tests of a page of focus-gallery: its controls and its readout."""

from page import Page


class Gallery(Page):
    """A running focus-gallery that shows one page.

    Each page has a readout: a line "NAME: VALUE" for each of its values, which it updates.
    """

    def readout(self, name):
        """Returns the value that the readout shows for a name; None if it has no such name."""
        prefix = f"{name}: "
        return next((label[len(prefix):] for label in self.labels()
                     if (label + " ").startswith(prefix)), None)

    def wait_readout(self, name, value, timeout=10):
        """Waits until the readout shows the value."""
        self.tree.wait(lambda: self.readout(name) == value,
                       f"the readout {name!r} to be {value!r}", timeout)

    def press(self, *chords):
        """Presses keys, one after the other: "Tab", "shift+Tab", "Return", "Escape"."""
        self.keyboard.press(*chords)

    def press_button(self, name):
        """Moves the focus to a button by Tab and presses it."""
        if self.focus != name:
            self.tab_to(name)
        self.press("space")
