"""Checks every page of the gallery and of Vacation Planner against the rules of `audit.py`."""

import re
from collections import Counter

import pytest

import audit
from desk.preferences import Portal
from every_page import names_of_pages, step, walk
from gallery import Gallery
from planner import ADA, Someone

#: Pages whose Tab stops change with the focus: suggestions of a search. Other tests cover them.
_WITH_SUGGESTIONS = {"gallery table"}

#: Pages that show how Tab into a region skips to the region's default focus.
_WITH_DEFAULTS = {"gallery scopes"}


# The pages

def _sign_up(planner):
    planner.open_sign_up()


def _log_in_error(planner):
    planner.tab_to("Email")
    planner.keyboard.type("ada@example\n")
    planner.wait_error("Valid email is required", "Email")


def _sign_up_error(planner):
    planner.open_sign_up()
    planner.fill_sign_up(Someone("Ada", "ada@example.org", "short"))
    planner.keyboard.press("Return")
    planner.wait_error("Password must be at least 8 characters", "Password")


def _provider(planner):
    planner.tab_to(re.compile("^Sign in with"))
    planner.keyboard.press("Return")
    planner.wait_focus("Name")


def _welcome(planner):
    planner.sign_up(ADA)


#: The pages of Vacation Planner, with the way to each.
PLANNER_PAGES = {
    "log-in": lambda planner: None, "log-in-error": _log_in_error, "provider": _provider,
    "sign-up": _sign_up, "sign-up-error": _sign_up_error, "welcome": _welcome,
}

EVERY_PAGE = ([f"gallery {name}" for name in names_of_pages()] + ["gallery"]
              + [f"planner {name}" for name in PLANNER_PAGES] + ["planner fault"])

every_page = pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda p: p.replace(" ", "-"))


@pytest.fixture
def desk(make_desk):
    """A desktop high enough for all of a page."""
    return make_desk(size="1100x1900")


@pytest.fixture
def open_page(focus_gallery, start_planner):
    """Opens a page of EVERY_PAGE in a desk: open_page(desk, "gallery poll")."""
    def start(desk, page):
        program, _, name = page.partition(" ")
        if program == "gallery":
            arguments = ["--page", name] if name else []
            shown = Gallery(desk, desk.launch([focus_gallery, *arguments]))
        elif name == "fault":
            (desk.directory / "planner").write_text("")      # (A file where the folder should be.)
            shown = start_planner(desk)
            shown.button("Retry")
        else:
            shown = start_planner(desk)
            PLANNER_PAGES[name](shown)
        shown.tree.settle()
        return shown
    return start


def make_high(shown):
    """As much of the page as the screen has room for."""
    windows, window = shown.desk.windows, shown.program.window
    width = windows.geometry(window)[2]
    # (A tip must not appear without the pointer.)
    shown.desk.pointer.move(0, 0)
    windows.resize(window, width, 1850)
    shown.tree.settle()


def keep(broken):
    """Fails with a list of all faults of a page, not only the first."""
    assert not broken, "\n".join(["", *broken])


# The rules

@every_page
def test_the_tree_of_a_page(desk, open_page, page):
    parts = audit.read(open_page(desk, page).tree)
    keep([line for rule in audit.TREE_RULES for line in rule(parts)])


#: What opens something over a page of the gallery: by which key, and with the focus on what. After
#: Escape the focus is there again.
OPENING = {
    "menus": [("Return", "Actions"), ("Menu", "Help"), ("Return", re.compile("^Distance")),
              ("shift+F10", "Bergen")],
    "controls": [("space", re.compile("^Size")), ("space", re.compile("^Departure")),
                 ("space", re.compile("^Colour")), ("Menu", re.compile("Note|Anything")),
                 ("space", "More")],
    "presentations": [("Menu", "Note"), ("space", "Show Sheet"), ("space", "Show Alert"),
                      ("space", "Ask"), ("space", "Show Dialog"), ("space", "Show Popover")],
    "navigation": [("Return", "Hotels")],
    "profile": [("Return", "Edit Profile")],
}


@pytest.mark.parametrize("page", OPENING)
def test_what_a_page_opens(desk, open_page, page):
    """Menus, dialogs, popovers, further pages: nothing in them is without a name, or called by the
    name of a class."""
    shown = open_page(desk, f"gallery {page}")
    broken = []
    for key, name in OPENING[page]:
        opener = shown.tab_to(name)
        shown.press(key)
        shown.tree.wait(lambda: shown.tree.focused() != opener, f"what {key} on {name!r} opens")
        shown.tree.settle()
        parts = audit.read(shown.tree)
        broken += [f"{name!r} opens: {line}" for rule in (audit.nameless, audit.class_names)
                   for line in rule(parts)]
        shown.press("Escape")
        shown.wait_focus(name)
    keep(broken)


@pytest.mark.parametrize(
    "page", [p for p in EVERY_PAGE if p not in _WITH_SUGGESTIONS],
    ids=lambda p: p.replace(" ", "-"))
def test_tab_leads_everywhere_and_can_be_seen(desk, open_page, page):
    shown = open_page(desk, page)
    make_high(shown)
    stops = walk(shown, "Tab")
    parts = audit.read(shown.tree)
    # Once more round, for pictures with all stops known.
    looks = [look(shown, stops)]
    for node in stops[1:]:
        assert step(shown, "Tab") == node
        looks.append(look(shown, stops))
    keep([line for index, node in enumerate(stops)
          for line in unseen(node, index, looks)] if len(stops) > 2 else [])
    if page in _WITH_DEFAULTS:
        stops += walk(shown, "shift+Tab")
    else:
        # (The focus is on the last.)
        back = [stops[-1]] + [step(shown, "shift+Tab") for _ in stops[1:]]
        assert back == stops[::-1]
    keep(audit.unreached(parts, set(stops)))


def look(shown, stops):
    """The screen with the focus where it is, and where each stop and what scrolls it is."""
    return shown.desk.screen.image(), [(shown.program.box(n), frame(shown, n)) for n in stops]


def frame(shown, node):
    """The part of the screen in which a control can show at all."""
    if "multi-line" in node.states and node.parent.role == "scroll-pane":
        node = node.parent.parent       # (It scrolls its own text, not itself.)
    while node is not None and node.role not in ("scroll-pane", "frame", "dialog"):
        node = node.parent
    return shown.program.box(node)


def unseen(node, index, looks):
    """The faults of a stop's focus indicator, compared with a picture without the focus there."""
    count = len(looks)
    distance = {i: min((i - index) % count, (index - i) % count) for i in range(count)}
    for away in sorted(range(count), key=lambda i: -distance[i]):
        margins = [min(pair) for pair in zip(room(looks[index], index), room(looks[away], index))]
        if away != index and min(margins) >= 0:
            pictures = [around(each, index, margins) for each in (looks[index], looks[away])]
            pixels, enough = audit.focus_pixels(*pictures), sum(looks[index][1][index][0][2:])
            return [] if pixels >= enough else [
                f"only {pixels} pixels tell by enough contrast that {node} has the focus"]
    return [f"no picture of {node} with the focus and without"]


def room(look, index):
    """The visible margin around a stop on each side; negative if part of the stop is hidden."""
    (x, y, width, height), (left, top, wide, high) = look[1][index]
    sides = (x - left, y - top, left + wide - x - width, top + high - y - height)
    return [min(side, most) for side, most in zip(sides, audit.AROUND * 2)]


def around(look, index, margins):
    (x, y, width, height), _ = look[1][index]
    left, top, right, bottom = margins
    return look[0].crop((x - left, y - top, x + width + right, y + height + bottom))


@every_page
def test_every_text_can_be_read(desk, open_page, page):
    """WCAG 2's contrast, in light and dark, and with the desktop's high contrast."""
    with Portal(desk, color_scheme="light") as portal:
        shown = open_page(desk, page)
        make_high(shown)
        hard = {"light": hard_to_read(shown)}
        # One setting at a time: each changes the appearance.
        for name, value, look in [("contrast", "high", "light, high contrast"),
                                  ("color-scheme", "dark", "dark, high contrast"),
                                  ("contrast", "normal", "dark")]:
            before = window_picture(shown)
            portal.change(name, value)
            shown.tree.wait(lambda: window_picture(shown).tobytes() != before.tobytes(), look)
            shown.tree.settle()
            hard[look] = hard_to_read(shown)
        keep([f"{look}: {line}" for look, found in hard.items() for line in found])
        shown.program.close()


def window_picture(shown):
    return shown.desk.screen.image(shown.desk.windows.geometry(shown.program.window))


def hard_to_read(shown):
    return audit.hard_to_read(audit.read(shown.tree), lambda part: visible(shown, part))


def visible(shown, part):
    """The picture of a part of the window; None if it is scrolled out of sight."""
    x, y, width, height = shown.program.box(part.node)
    left, top, wide, high = frame(shown, part.node)
    is_out = x < left or y < top or x + width > left + wide or y + height > top + high
    return None if is_out else shown.desk.screen.image((x, y, width, height))


@every_page
def test_no_name_is_said_twice(make_desk, open_page, orca_version, page):
    """What the real Orca says while Tab goes round."""
    desk = make_desk(orca=True)
    shown = open_page(desk, page)
    shown.program.expect_output("Screen coordinates not supported")
    orca, twice = desk.orca, {}
    node, start = step(shown, "Tab"), None
    while node != start:
        start = start or node
        orca.settle()
        mark = orca.mark()
        node = step(shown, "Tab")
        orca.settle()
        said, name = orca.spoken(mark), node.name
        # Orca 48 (`_generate_spin_button`) speaks what it speaks before the name twice: the group.
        if orca_version >= 48 and node.role == "spin-button":
            said = [text for text in said if not text.endswith("grouping")]
        # (An error names its field in a sentence.)
        described = [target.name for target in node.relations.get("described-by", [])]
        described += [node.description] if node.description else []
        own = " ".join(text for text in said if not any(d in text for d in described))
        times = len(re.findall(rf"(?<!\w){re.escape(name)}(?!\w)", own))
        repeated = [text for text, count in Counter(said).items() if count > 1]
        if times > 1 or repeated:
            twice[name] = said
    keep([f"{name}: {said}" for name, said in twice.items()])
