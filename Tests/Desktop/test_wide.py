"""The log-in window when it is wide, with photos beside the form."""

import json
import re
import time
from pathlib import Path

import pytest

from desk.preferences import Portal, XSettings
from desk.screen import contrast

PROJECT = Path(__file__).resolve().parents[2]
DESTINATIONS = json.loads((PROJECT / "data" / "destinations.json").read_text(encoding="utf-8"))
PLACES = [f"{entry['name']}, {entry['country']}" for entry in DESTINATIONS]
BUTTON = "Browse Photos"


def resize(page, width, height=800):
    page.program.resize(width, height)


def widen(page, width=1200):
    resize(page, width)
    page.button(BUTTON)


def narrow(page, width=720):
    resize(page, width)
    page.tree.wait(lambda: page.tree.find(role="push-button", name=BUTTON) is None,
                   "the photos to be gone")


@pytest.fixture
def wide(planner):
    """Vacation Planner with no account, in a wide window."""
    widen(planner)
    return planner


def place_of_photo(page):
    """The box of the photo above the caption, on the screen."""
    node = next(n for n in page.tree.nodes() if n.role == "image" and n.extents[2] > 300)
    x, y, width, height = page.program.box(node)
    return x, y, width, height * 2 // 3


def photo(page):
    """The screen's pixels where the photo is."""
    return page.desk.screen.image(place_of_photo(page))


def described(page):
    """The photo's accessible name."""
    return next(n.name for n in page.tree.nodes() if n.role == "image" and n.extents[2] > 300)


def still(page, after=None):
    """The photo when it is fully drawn and differs from the one before."""
    before = after.tobytes() if after else None

    def another():
        page.tree.settle()
        return is_painted(page) and photo(page).tobytes() != before
    page.tree.wait(another, "another photo")
    return photo(page)


def is_painted(page):
    """A drawn scene has many colours; the bare window has a few."""
    return photo(page).convert("RGB").getcolors(500) is None


# The two panes

def test_the_wide_window_has_two_panes(wide):
    email, button = wide.field("Email"), wide.button(BUTTON)
    fields = [wide.field("Email"), wide.field("Password"), wide.button("Log In")]
    assert all(f.extents[0] + f.extents[2] < button.extents[0] for f in fields)
    title = wide.tree.find(role="heading")
    assert title.text == "Vacation\nPlanner"
    lowest = wide.program.place(wide.button("Create an Account"))
    assert wide.program.place(button)[1] > lowest[1] + lowest[3], "the button lies below all that is on the left"
    assert email.extents[0] + email.extents[2] < 430


def test_the_first_window_is_narrow(planner):
    planner.button("Log In")
    assert planner.tree.find(role="push-button", name=BUTTON) is None
    assert planner.tree.find(role="heading", name="Vacation Planner").text == "Vacation Planner"


@pytest.mark.parametrize("come_from", ["Email", "Password", "Sign in with OpenID"])
def test_right_goes_to_the_photos_and_left_comes_back(wide, come_from):
    wide.tab_to(come_from)
    wide.keyboard.press("Right")
    wide.wait_focus(BUTTON)
    wide.keyboard.press("Left")
    wide.wait_focus(come_from)


def test_right_leaves_a_field_only_at_the_end_of_its_text(wide):
    wide.tab_to("Email")
    wide.type_into("Email", "ada")
    wide.keyboard.press("Left", "Right")
    wide.tree.settle()
    assert wide.focus == "Email"
    wide.keyboard.press("Right")
    wide.wait_focus(BUTTON)
    wide.keyboard.press("Left")
    wide.wait_focus("Email")
    wide.keyboard.type("@")
    wide.tree.wait_for(role="text", name="Email", text="ada@")


def test_tab_visits_the_left_pane_whole_and_then_the_photos(wide):
    seen = [wide.move_focus("Tab").name for _ in range(8)]
    assert seen == ["Email", "Password", "Log In", "Forgot Your Password?", "Sign in with OpenID",
                    "Create an Account", BUTTON, "More About Kyoto"]


# Resizing

def test_typing_goes_on_while_the_window_is_resized(planner):
    planner.tab_to("Email")
    text = "ada.lovelace@example.org"
    for number, letter in enumerate(text):
        if number % 4 == 0:
            # (Not waited for: the keys come while the window is between two sizes.)
            planner.desk.windows.resize(planner.program.window, (1200, 720)[number // 4 % 2], 800)
        planner.keyboard.type(letter)
    planner.tree.wait_for(role="text", name="Email", text=text)
    assert planner.focus == "Email"


def test_resizing_keeps_text_caret_and_focus(planner):
    planner.tab_to("Password")
    planner.keyboard.type("secret")
    planner.tab_to("Email")
    planner.type_into("Email", "ad@example.org")
    planner.keyboard.press("Home", "Right", "Right")
    widen(planner)
    planner.keyboard.type("a")
    planner.tree.wait_for(role="text", name="Email", text="ada@example.org")
    narrow(planner)
    planner.keyboard.type("!")
    planner.tree.wait_for(role="text", name="Email", text="ada!@example.org")
    assert planner.focus == "Email"
    assert len(planner.field("Password").text) == 6


def test_resizing_keeps_the_selection(planner):
    planner.tab_to("Email")
    planner.type_into("Email", "somebody else")
    planner.keyboard.press("shift+Home")
    widen(planner)
    narrow(planner)
    widen(planner)
    planner.keyboard.type("ada")
    planner.tree.wait_for(role="text", name="Email", text="ada")


def test_an_error_stays_through_resizing(planner):
    planner.tab_to("Email")
    planner.keyboard.type("ada@example\n")
    planner.wait_error("Valid email is required", "Email")
    widen(planner)
    planner.wait_error("Valid email is required", "Email")


def test_the_photos_button_gives_the_focus_back_when_it_goes(wide):
    wide.tab_to(BUTTON)
    narrow(wide)
    wide.tree.settle()
    assert wide.tree.focused() is not None, "the focus goes to a neighbour, not to nothing"


@pytest.mark.parametrize("dpi", [96 * 1024, 192 * 1024], ids=["100%", "200%"])
def test_nothing_reaches_beyond_the_window(desk, start_planner, dpi):
    XSettings(desk, **{"Xft/DPI": dpi})
    planner = start_planner(desk)
    for width in (900, 1040, 1250):
        resize(planner, width)
        planner.button(BUTTON)
        planner.tree.settle()
        beyond = [n.name for n in planner.tree.nodes()
                  if n.role in ("label", "heading", "text", "password-text", "push-button")
                  and not 0 <= n.extents[0] <= n.extents[0] + n.extents[2] <= width]
        assert beyond == [], f"in a window {width} pixels wide"
    narrow(planner, 600)


# The photos

def test_every_photo_is_shown_named_and_described(wide):
    wide.tab_to(BUTTON)
    pictures, last = [], None
    for number, entry in enumerate(DESTINATIONS):
        assert wide.has_label(PLACES[number])
        assert wide.has_label(f"{number + 1} of {len(DESTINATIONS)} · {entry['summary']}")
        assert described(wide) == entry["pictureDescription"]
        last = still(wide, after=last)
        pictures.append(last.tobytes())
        wide.keyboard.press("space")
        wide.wait_label(PLACES[(number + 1) % len(PLACES)])
    assert len(set(pictures)) == len(DESTINATIONS), "each has a picture of its own"


def test_a_click_shows_the_next_photo_and_leaves_the_field_its_focus(wide):
    wide.tab_to("Email")
    wide.program.click(wide.button(BUTTON))
    wide.wait_label(PLACES[1])


def test_photos_can_be_browsed_while_one_types(wide):
    wide.tab_to("Email")
    wide.type_into("Email", "ada")
    wide.keyboard.press("Right", "Return", "Return", "Left")
    wide.wait_label(PLACES[2])
    wide.wait_focus("Email")
    assert wide.text("Email") == "ada"


def shown_between(page, chord):
    """How many pictures are seen between one photo and the next, which a key shows."""
    before, place = still(page), place_of_photo(page)
    seen = [before.tobytes()]
    page.keyboard.press(chord)
    end = time.monotonic() + 1
    while len(seen) == 1 or time.monotonic() < end:
        now = page.desk.screen.image(place).tobytes()
        if now not in seen:
            seen.append(now)
            end = time.monotonic() + 1
    return len(set(seen) - {seen[0], still(page).tobytes()})


@pytest.mark.parametrize("animations", [True, False], ids=["animated", "still"])
def test_photos_fade_only_if_the_desktop_animates(desk, start_planner, animations):
    XSettings(desk, **{"Gtk/EnableAnimations": int(animations)})
    planner = start_planner(desk)
    widen(planner)
    planner.tab_to(BUTTON)
    # A busy machine may show only the end of a fade.
    between = []
    while len(between) < (30 if animations else 4) and not any(between):
        between.append(shown_between(planner, "space"))
    assert any(between) == animations, f"{between} pictures in between"


@pytest.mark.parametrize("scheme, high", [("light", False), ("dark", False), ("dark", True)])
def test_the_texts_can_be_read(desk, start_planner, scheme, high):
    with Portal(desk, color_scheme=scheme, contrast="high" if high else "normal"):
        planner = start_planner(desk)
        widen(planner)
        planner.tab_to(BUTTON)
        for _ in range(4):
            still(planner)
            weak = {n.name: contrast(desk.screen.image(planner.program.box(n)))
                    for n in planner.tree.nodes() if n.role in ("label", "heading")}
            weak = {name: ratio for name, ratio in weak.items() if ratio < (7 if high else 4.5)}
            assert weak == {}
            planner.keyboard.press("space", "space", "space")
        planner.program.close()


def private_memory(planner):
    """In MiB, without the pages of its files: they are shared while another test runs the same program."""
    rollup = Path(f"/proc/{planner.program.pid}/smaps_rollup").read_text()
    return int(re.search(r"^Private_Dirty: +(\d+) kB", rollup, re.M)[1]) / 1024


def test_memory_stays_bounded(desk, start_planner):
    # Without animations: two photos are in memory while one fades into the other.
    XSettings(desk, **{"Gtk/EnableAnimations": 0})
    planner = start_planner(desk)
    widen(planner)
    planner.tab_to(BUTTON)
    last = still(planner)
    most = 0
    for _ in PLACES:
        planner.keyboard.press("space")
        last = still(planner, after=last)
        most = max(most, private_memory(planner))
    # (One picture of this size has 3 MiB: 24 of them would be 70.)
    limit = most + 8
    planner.keyboard.press(*["space"] * (2 * len(PLACES) + 1))
    still(planner, after=last)
    planner.tree.wait(lambda: private_memory(planner) < limit, f"less than {limit:.0f} MiB")


def test_the_place_is_spoken(make_desk, start_planner):
    desk = make_desk(orca=True)
    planner = start_planner(desk)
    # (What GTK 4.8 writes whenever Orca asks where on the screen something is.)
    planner.program.expect_output("Screen coordinates not supported")
    desk.windows.resize(planner.program.window, 1200, 800)
    ours = planner.program.window
    desk.windows.open_another()
    desk.windows.activate(ours)
    desk.orca.settle()
    for _ in range(8):
        planner.keyboard.press("Tab")
        desk.orca.settle()
        if any(BUTTON in said for said in desk.orca.spoken()):
            break
    since = desk.orca.mark()
    planner.keyboard.press("space")
    place = re.escape(f"{PLACES[1]}. 2 of {len(PLACES)}")
    desk.orca.wait_spoken(place, since)
    desk.orca.settle()
    assert sum(bool(re.search(place, said)) for said in desk.orca.spoken(since)) == 1


# The gallery's page

def test_without_the_sections_no_arrow_reaches_the_button(start_gallery):
    gallery = start_gallery("log-in-wide")
    gallery.tab_to("Email")
    gallery.press("Right")
    gallery.wait_focus(BUTTON)
    gallery.wait_readout("Focus", "photos")
    gallery.press("space")
    gallery.wait_readout("Photo", f"{PLACES[1]}, 2 of {len(PLACES)}")
    gallery.press("Left")
    gallery.wait_focus("Email")
    gallery.wait_readout("Focus", "email")
    gallery.tab_to("Focus sections")
    gallery.press("space")
    gallery.wait_readout("Sections", "off")
    for name in ("Email", "Password", "Sign in with OpenID"):
        gallery.tab_to(name)
        gallery.press("Right")
        gallery.tree.settle()
        assert gallery.focus == name
