"""Rules that every page has to follow.

`read` reads the accessible tree of the active window once; each rule returns a line for each
element that violates it.
"""

import re
from collections import Counter
from dataclasses import dataclass, field

from PIL import ImageChops

from desk.screen import contrast, luminance

#: The name of a class, which GTK before 4.14 gives to an element without a name.
CLASS_NAME = re.compile(r"\b(Gtk|Gdk|Tabstop)[A-Z]")

#: Roles that do not describe an element.
NO_ROLE = {"", "gone", "invalid", "unknown", "filler", "panel", "redundant-object"}

#: The name of a calendar, which is its selected day. A calendar has no role that Orca announces.
CALENDAR = re.compile(r"^\w+day, \d+ \w+ \d{4}$")

#: Roles whose elements form groups. Tab stops at one element of a group; arrow keys reach the others.
IN_GROUPS = {"radio-button", "list-item", "page-tab", "tree-item", "menu-item", "table-cell"}

#: The maximum depth of a panel without a name.
DEEPEST_PANEL = 6

#: The minimum size of a target for the pointer, in pixels (WCAG 2.2, 2.5.8).
LEAST_TARGET = 24


#: The distance around a control within which its focus is shown, in pixels: its extents do not contain its
#: padding (GTK 4.8), and the row around a field shows the field's focus.
AROUND = (36, 26)

#: The minimum contrast between a control's pixels with the focus and without (WCAG 2.2, 2.4.13).
FOCUS_CONTRAST = 3

#: The minimum contrast of a text with its background (WCAG 2, 1.4.3).
TEXT_CONTRAST = 4.5


@dataclass
class Part:
    """A node of the tree as it was when the tree was read."""

    node: object
    role: str
    name: str
    description: str
    states: set
    box: tuple
    depth: int
    parent: object
    relations: dict = field(default_factory=dict)

    def __repr__(self):
        return f"{self.role} {self.name!r} at {self.box}"

    @property
    def is_stop(self):
        """Whether the user can move the focus here by Tab. Not the divider between two panes, which GTK
        focuses by F8: it has no role, because Orca would announce it with everything in the panes."""
        return ({"focusable", "sensitive"} <= self.states and not self.is_pane_divider
                and not self.is_of_title_bar)

    @property
    def is_pane_divider(self):
        return (self.role, self.name) == ("filler", "Divider")

    @property
    def is_of_title_bar(self):
        """Whether it is one of GTK's own buttons beside the title, which Tab skips: the window's
        menu contains these commands, and the desktop has keys for them."""
        return self.description.endswith(" the window")

    @property
    def is_shown(self):
        return self.box is not None and min(self.box[2:]) > 0

    @property
    def ancestors(self):
        part = self.parent
        while part is not None:
            yield part
            part = part.parent


def read(tree):
    """Returns all visible nodes of the active window, the window first."""
    parts = []

    def collect(node, depth, parent):
        states = node.states
        if depth and "visible" not in states:
            return
        part = Part(node, node.role, node.name, node.description, states, node.extents, depth,
                    parent, {kind: [target.name for target in targets]
                             for kind, targets in node.relations.items()})
        parts.append(part)
        for child in node.children:
            collect(child, depth + 1, part)
    collect(tree.active_window(), 0, None)
    return parts


def described(node):
    """Returns the text that assistive technology reads after a control's name. GTK before 4.14 exports
    it by relations, newer versions as a description, except for an announced error, which is only in
    a relation."""
    relations = node.relations
    texts = [target.name for target in relations.get("described-by", [])]
    if texts:
        return "".join(texts)
    # GTK 4.18 exports no name for the label of an error, only its text.
    errors = [target.name or target.text for target in relations.get("error-message", [])]
    errors = [error for error in errors if error not in node.description]
    return ". ".join([*errors, node.description])


# Rules of the tree

def nameless(parts):
    # GTK's lists pass the focus on to their items, and the text in an item names it.
    lists = {id(part.parent) for part in parts if part.role == "list-item" and part.is_stop}
    read = {id(item) for part in parts if part.role == "label" and part.name.strip()
            for item in part.ancestors if item.role == "list-item"}
    return [f"has the focus, but no name or role: {part}" for part in parts
            if part.is_stop and (part.role in NO_ROLE or not part.name.strip())
            and not (part.role == "filler" and CALENDAR.match(part.name))
            and not (part.role == "list" and id(part) in lists)
            # GTK 4.18 exports the scrolled window of a menu as focusable.
            and not (part.role == "scroll-pane"
                     and any(around.role == "menu" for around in part.ancestors))
            and not (part.role == "list-item" and id(part) in read)]


def class_names(parts):
    return [f"named like a class: {part}" for part in parts
            if CLASS_NAME.search(part.name) or CLASS_NAME.search(part.description)]


def twins(parts):
    counts = Counter((part.role, part.name) for part in parts if part.is_stop)
    return [f"{count} controls are {role} {name!r}"
            for (role, name), count in counts.items() if count > 1]


def deep_panels(parts):
    return [f"a panel without a name, {part.depth} levels deep: {part}" for part in parts
            if part.depth > DEEPEST_PANEL and part.role == "panel" and not part.name
            # The parts of a button are announced with it.
            and not any(a.role in ("push-button", "toggle-button") for a in part.ancestors)]


def small_targets(parts):
    return [f"smaller than {LEAST_TARGET} pixels: {part}" for part in parts
            if part.is_stop and part.is_shown and min(part.box[2:]) < LEAST_TARGET
            # A link in a sentence has the height of the sentence.
            and part.role != "label"]


def read_twice(parts):
    """Returns controls whose description repeats their name."""
    found = []
    for part in parts:
        if not part.is_stop:
            continue
        said = [text for text in [part.description, *part.relations.get("described-by", [])]
                if text]
        found += [f"{text!r} is read twice: {part}" for text in said if text in part.name]
        found += [f"{text!r} is announced twice for {part}" for text, n in Counter(said).items() if n > 1]
        found += [f"described by nothing: {part}"
                  for text in part.relations.get("described-by", []) if not text.strip()]
    return found


TREE_RULES = [nameless, class_names, twins, deep_panels, small_targets, read_twice]


# The Tab order

def unreached(parts, reached):
    """Returns controls that Tab does not reach, unless it reaches another one of their group."""
    def group(part):
        return next((a.node for a in part.ancestors if a.role not in NO_ROLE or a.name), None)
    groups = {group(part) for part in parts if part.node in reached and part.role in IN_GROUPS}
    return [f"Tab does not reach {part}" for part in parts
            if part.is_stop and part.is_shown and part.node not in reached
            and not (part.role in IN_GROUPS and group(part) in groups)
            # A control that opens a menu may contain a button that belongs to it.
            and not any(a.node in reached for a in part.ancestors)]


# Pixels

def focus_pixels(with_focus, without):
    """The number of pixels that differ with enough contrast between two pictures of a control."""
    size = [min(a, b) for a, b in zip(with_focus.size, without.size)]
    with_focus, without = (image.crop((0, 0, *size)) for image in (with_focus, without))
    if ImageChops.difference(with_focus, without).getbbox() is None:
        return 0
    shades = {}

    def shade(pixel):
        if pixel not in shades:
            shades[pixel] = luminance(pixel) + 0.05
        return shades[pixel]
    count = 0
    for new, old in zip(with_focus.getdata(), without.getdata()):
        if new != old:
            dark, light = sorted((shade(new), shade(old)))
            count += light / dark >= FOCUS_CONTRAST
    return count


def hard_to_read(parts, image_of):
    """Returns texts whose contrast with their background is too small.

    image_of: returns the picture of a part, or None if it is out of sight.
    """
    found = []
    for part in parts:
        unusable = any("sensitive" not in p.states for p in [part, *part.ancestors])
        is_field = part.role in ("text", "password-text") and "focused" not in part.states
        is_text = part.role in ("label", "heading", "static") and part.name.strip()
        if unusable or not part.is_shown or not (is_text or is_field):
            continue
        image = image_of(part)
        if image is None:
            continue
        ratio = contrast(image)
        # An empty field contains no text.
        if ratio < TEXT_CONTRAST and not (is_field and ratio < 1.1):
            found.append(f"contrast {ratio:.2f}: {part}")
    return found
