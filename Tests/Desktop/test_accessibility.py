"""Tests of what accessibility modifiers and controls export on the bus, and of Orca's announcements."""

import re

import pytest
from gi.repository import GLib

import audit
from every_page import step

ACTION = "org.a11y.atspi.Action"


def is_modern(tree):
    """Whether GTK is 4.14 or newer, where a drop-down is a button around a button with the same name (see
    Widget.setRolesAroundButton), and Orca announces it as a button."""
    application, = [a for a in tree.applications() if a.name == "Focus Gallery"]
    return tree.toolkit_version(application.owner) >= (4, 14)


@pytest.fixture
def page(start_gallery):
    gallery = start_gallery("accessibility")
    gallery.tree.settle()
    return gallery


def test_names_and_values(page):
    found = {(part.role, part.name): part for part in audit.read(page.tree)}
    assert audit.described(found["text", "Name"].node) == "What friends call you"
    assert ("label", "Unread, 3 messages") in found
    assert ("check-box", "Quiet hours, From ten to six") in found
    # The button in the drop-down has the focus, and everything that the picker exports.
    role = "push-button" if is_modern(page.tree) else "combo-box"
    sizes = [part for part in audit.read(page.tree)
             if (part.role, part.name) == (role, "Bag size Medium") and part.is_stop]
    assert [audit.described(size.node) for size in sizes] == ["Fits under the seat"]
    assert found["text", "Street"].relations["labelled-by"] == ["Street"]
    assert ("image", "Favourite") in found
    assert not any(name == "Not for everybody" for _, name in found)


def test_traits(page):
    tree = page.tree
    assert tree.find(role="heading", name="Trips")
    assert "selected" in tree.find(role="label", name="Berlin").states
    assert tree.find(role="link", name="Help")


def test_elements(page):
    tree = page.tree
    assert tree.find(role="label", name="airplane Paris 3 nights").children == []
    assert tree.find(role="label", name="Two of five").children == []
    guests = tree.find(role="panel", name="Guests")
    assert {"Ada", "Emmy"} <= {node.name for _, node in guests.walk()}
    # The slider represents a drawn bar: Tab reaches it.
    assert "focusable" in tree.find(role="slider", name="Brightness").states


def test_everything_that_the_keyboard_reaches_is_exported(page):
    tree = page.tree
    names = [node.name for node in tree.nodes()]
    assert "GUESTS" not in names
    assert tree.find(role="push-button", name="Fewer guests")
    assert names.count("Passport number") == 1
    # One element, with the focus: the button with the style and behaviour of a toggle.
    assert names.count("Breakfast") == 1
    pill = next(node for node in tree.nodes() if node.name == "Breakfast")
    assert "focusable" in pill.states and "checked" not in pill.states
    do(pill, actions(pill)[0])
    tree.wait(lambda: "checked" in pill.states, "the toggle to be on")


def actions(node):
    """Returns the names of a node's actions, without GTK's prefix."""
    names = [name for name, _, _ in node._call(ACTION, "GetActions")[0]]
    return [name.removeprefix("accessibility.") for name in names]


def do(node, name):
    assert node._call(ACTION, "DoAction", GLib.Variant("(i)", (actions(node).index(name),)))[0]


def test_actions(page):
    message = page.tree.find(role="label", name="Message", states={"focusable"})
    assert sorted(actions(message)) == ["Archive", "Forward", "Reply", "activate"]
    for name, done in [("Archive", "archive"), ("Reply", "reply"), ("activate", "open")]:
        do(message, name)
        page.wait_readout("Action", done)


def test_adjustable_actions(page):
    rating = page.tree.find(role="slider", name=re.compile("^Rating"), states={"focusable"})
    do(rating, "increment")
    page.wait_readout("Rating", "4")
    page.tree.wait(lambda: rating.name == "Rating, 4 of 5", "the new value")
    do(rating, "decrement")
    page.wait_readout("Rating", "3")


def test_orca_says_names_hints_and_values(start_gallery):
    gallery = start_gallery("accessibility", orca=True)
    orca = gallery.desk.orca
    said = []
    for _ in range(8):
        mark = orca.mark()
        gallery.press("Tab")
        orca.wait_spoken(".", since=mark)
        orca.settle()
        said.append(" ".join(orca.spoken(mark)))
    words = "\n".join(said)
    picker = "button" if is_modern(gallery.tree) else "combo box"
    for sentence in ["Name text", "What friends call you", "From ten to six check box not checked",
                     f"Bag size Medium {picker}", "Fits under the seat", "Street text",
                     "Required", "Help link", "Brightness", "Rating, 3 of 5"]:
        assert len(re.findall(re.escape(sentence), words)) == 1, (sentence, said)


def test_orca_says_the_title_of_a_sheet_in_which_nothing_has_the_focus(start_gallery):
    gallery = start_gallery("presentations", orca=True)
    orca = gallery.desk.orca
    orca.wait_spoken("Sheet and alert focus")
    for chord, words in [("Tab", "Note"), ("Tab", "Other"), ("Tab", "Show Sheet"),
                         ("Return", "Second"), ("Tab", "Show Another"),
                         ("space", "^Another Sheet dialog"), ("Tab", "Nested"),
                         ("Escape", "Show Another"), ("Escape", "Show Sheet")]:
        mark = orca.mark()
        gallery.press(chord)
        orca.wait_spoken(words, since=mark)


# Each control of the gallery's page of controls

STATES = {
    ("check-box", "Wi-Fi"): {"checked", "focusable"},
    ("check-box", "Remember me"): {"focusable"},
    ("radio-button", "List"): {"checked", "focusable"},
    ("radio-button", "Grid"): {"focusable"},
    ("panel", "Speed"): set(),
    ("spin-button", "Guests: 2"): {"editable", "focusable"},
    ("slider", "Volume"): {"focusable"},
    ("push-button", "Departure 1 Jan 2026"): {"focusable"},
    ("spin-button", "Alarm, Hour"): {"editable", "focusable"},
    ("push-button", "Colour blue"): {"focusable"},
    ("text", "Note"): {"editable", "focusable"},
    ("progress-bar", "Copying…"): set(),
    ("progress-bar", "In progress"): {"busy"},
    ("level-bar", "Level"): set(),
    ("push-button", "More"): {"focusable"},
    ("link", "Web site"): {"focusable"},
    ("push-button", "Advanced"): {"expandable", "focusable"},
    ("panel", "Choices"): set(),
    ("panel", "Group"): set(),
    ("heading", "Every Control"): set(),
}


def test_the_role_and_the_states_of_each_control(start_gallery):
    gallery = start_gallery("controls")
    gallery.tree.settle()
    found = {(part.role, part.name): part.states for part in audit.read(gallery.tree)}
    picker = "push-button" if is_modern(gallery.tree) else "combo-box"
    expected = STATES | {(picker, "Size Medium"): {"focusable"}}
    wrong = {key: found.get(key) for key, states in expected.items()
             if key not in found or not states <= found[key]
             or ("checked" in found[key]) != ("checked" in states)}
    assert wrong == {}
    gallery.tab_to("Advanced")
    step(gallery, "space")
    advanced = gallery.tree.find(role="push-button", name="Advanced")
    gallery.tree.wait(lambda: "expanded" in advanced.states, "Advanced to be expanded")


# Controls without titles

#: Orca's announcements at each Tab, with the name of the control.
UNTITLED = [
    "Full name text.",
    "Code, 1 of 3 text.", "Code, 2 of 3 text.", "Code, 3 of 3 text.",
    "Notify me check box checked.",
    "Colour Red combo box.",
    "Bold check box not checked.",
    "Country push button.",
    "Choose push button.",
    "Remarks text.",
    "Look panel. Theme panel. Light. selected radio button",
    "Volume, 15 percent horizontal slider 0.1.",
    "Guests: 2 spin button.",
    "Year 2026 spin button.",
    "Departure 1 Jan 2026 push button.",
]


#: The different announcements of Orca 48 with GTK 4.18. It adds each slider's percentage by itself.
UNTITLED_48 = {
    "Colour Red combo box.": "Colour Red button.",
    "Country push button.": "Country button. opens popup",
    "Choose push button.": "Choose button.",
    "Look panel. Theme panel. Light. selected radio button":
        "Look grouping Theme grouping Light selected radio button.",
    "Volume, 15 percent horizontal slider 0.1.": "Volume horizontal slider 15 percent 15 percent.",
    "Guests: 2 spin button.": "Guests: 2 spin button",
    "Year 2026 spin button.": "Year 2026 spin button",
    "Departure 1 Jan 2026 push button.": "Departure 1 Jan 2026 button. opens popup",
}


def test_orca_says_what_controls_without_titles_are_for(start_gallery, orca_version):
    gallery = start_gallery("untitled", orca=True)
    orca, said = gallery.desk.orca, []
    for _ in UNTITLED:
        mark = orca.mark()
        gallery.press("Tab")
        orca.wait_idle(gallery.program)
        said.append(" ".join(orca.spoken(mark)))
    instead = UNTITLED_48 if orca_version >= 48 else {}
    assert said == [instead.get(words, words) for words in UNTITLED]


def test_orca_says_the_new_value_of_a_control(start_gallery):
    gallery = start_gallery("untitled", orca=True)
    orca = gallery.desk.orca

    def press(chord):
        mark = orca.mark()
        gallery.press(chord)
        orca.wait_idle(gallery.program)
        # Orca 48 speaks a space when the text of a spin button changes.
        return [words.rstrip(".") for words in orca.spoken(mark) if words.strip()]
    for _ in range(7):
        press("Tab")
    assert press("space") == ["space", "checked"]
    for _ in range(6):
        press("Tab")
    assert press("Up") == ["Guests: 3"]
    press("Tab")
    assert press("Down") == ["Year 2025"]
    press("Tab")
    assert press("Return") == ["Thursday, 1 January 2026"]
    assert press("Right") == ["Friday, 2 January 2026"]


def test_orca_says_the_time_that_a_key_chooses(start_gallery, orca_version):
    gallery = start_gallery("controls", orca=True)
    orca = gallery.desk.orca
    gallery.tab_to("Alarm, Hour")
    orca.wait_idle(gallery.program)
    for _ in range(2):
        mark = orca.mark()
        gallery.press("Up")
        orca.wait_idle(gallery.program)
        said = [words for words in orca.spoken(mark) if words.strip()]
        # Orca 48 also says that the text is not selected any more, before or after it.
        if orca_version >= 48:
            said = [words for words in said if words != "Text unselected."]
        assert len(said) == 1 and re.fullmatch(r"\d\d?\.?", said[0]), said


def test_a_selection_that_another_field_takes_is_not_announced(start_gallery, orca_version):
    """The desktop has one primary selection: GTK drops that of a field long after the focus has left it."""
    gallery = start_gallery("submit-scope", orca=True)
    orca = gallery.desk.orca
    gallery.tab_to("Name")
    gallery.type_into("Name", "Ada")
    gallery.tab_to("Tag")
    gallery.press("shift+Tab")
    gallery.wait_focus("Name")
    # Its text is selected now.
    gallery.press("Tab")
    gallery.type_into("Tag", "x")
    gallery.tab_to("Other")
    gallery.tab_to("Let Through")
    orca.wait_idle(gallery.program)
    mark = orca.mark()
    gallery.press("shift+Tab", "shift+Tab")
    gallery.wait_focus("Tag")
    orca.wait_idle(gallery.program)
    gallery.tab_to("Let Through")
    gallery.press("Tab")
    gallery.wait_focus("Name")
    orca.wait_idle(gallery.program)
    gallery.press("Tab", "ctrl+a")
    orca.wait_idle(gallery.program)
    said = " ".join(orca.spoken(mark))
    assert "x selected" in said and "Ada selected" in said, said
    if orca_version < 48:
        assert "unselected" not in said, said
    # What is done in a field with the focus is announced as before.
    mark = orca.mark()
    gallery.press("Left")
    orca.wait_idle(gallery.program)
    assert any("unselected" in words for words in orca.spoken(mark)), orca.spoken(mark)


def test_views_that_do_not_fit_are_not_exported(start_gallery):
    gallery = start_gallery("untitled")
    gallery.tree.settle()
    names = [part.name for part in audit.read(gallery.tree) if part.role == "push-button"]
    assert [name for name in names if name.startswith("Choose")] == ["Choose"]
    # A button that cannot have the focus is still exported.
    assert "Mark as done" in names


def test_a_screen_reader_may_ask_for_a_window_that_has_closed(start_gallery):
    gallery = start_gallery("controls")
    application, = [a for a in gallery.tree.applications() if a.name == "Focus Gallery"]
    gallery.press_button("Colour blue")
    gallery.wait_windows(2)
    assert [application.child(index).role for index in range(2)] == ["frame", "dialog"]
    # GTK keeps the dialog, hidden.
    gallery.press("Escape")
    gallery.wait_windows(1)
    assert application.child(0) == gallery.tree.active_window()
    assert [application.child(index) for index in (1, 2, -1)] == [None] * 3
    gallery.program.close()
