"""Every page of the gallery and of Vacation Planner, held to the rules of `audit.py`."""

import re
from collections import Counter

import pytest

import audit
from desk.preferences import Portal
from gallery import Gallery
from planner import ADA, Planner, Someone
from test_gallery_pages import names_of_pages, step, walk

#: Pages whose very subject is that Tab into a region goes to its default, past what is before it.
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
    planner.wait_label(re.compile("not set up yet"))


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
    # (No tip comes up of itself.)
    shown.desk.pointer.move(0, 0)
    windows.resize(window, width, 970)
    shown.tree.settle()


def keep(broken):
    """Fails with all that is wrong of a page, not with the first of it."""
    assert not broken, "\n".join(["", *broken])


# The rules

@every_page
def test_the_tree_of_a_page(desk, open_page, page):
    parts = audit.read(open_page(desk, page).tree)
    keep([line for rule in audit.TREE_RULES for line in rule(parts)])


@every_page
def test_tab_leads_everywhere_and_can_be_seen(desk, open_page, page):
    shown = open_page(desk, page)
    make_high(shown)
    stops = walk(shown, "Tab")
    parts = audit.read(shown.tree)
    # Once more round, for pictures with all stops known.
    looks = [look(shown, stops) for _ in stops if step(shown, "Tab")]
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
    """The screen with the focus where it is, and where each stop is."""
    return shown.desk.screen.image(), [shown.program.box(node) for node in stops], panes(shown)


def unseen(node, index, looks):
    """What is wrong with how the focus on a stop shows, against the picture with it well away."""
    count = len(looks)
    with_focus = around(looks[index], index)
    for away in sorted(range(count), key=lambda i: -min((i - index) % count, (index - i) % count)):
        without = around(looks[away], index)
        if away != index and with_focus and without and with_focus.size == without.size:
            x, y, width, height = looks[index][1][index]
            pixels, enough = audit.focus_pixels(with_focus, without), width + height
            return [] if pixels >= enough else [
                f"only {pixels} pixels tell by enough contrast that {node} has the focus"]
    return [f"no picture of {node} with the focus and without"]


def around(look, index):
    """The part of a picture that shows a stop and what is around it; None if it is out of sight."""
    image, boxes, scrolled = look
    x, y, width, height = boxes[index]
    left, top, right, bottom = 0, 0, image.width, image.height
    for pane in scrolled:
        if pane[0] <= x < pane[0] + pane[2]:
            left, top, right, bottom = pane[0], pane[1], pane[0] + pane[2], pane[1] + pane[3]
    if not (top <= y and y + height <= bottom):
        return None
    wide, high = audit.AROUND
    return image.crop((max(left, x - wide), max(top, y - high),
                       min(right, x + width + wide), min(bottom, y + height + high)))


@every_page
def test_every_text_can_be_read(desk, open_page, page):
    """WCAG 2's contrast, in light and dark, and with the desktop's high contrast."""
    with Portal(desk, color_scheme="light") as portal:
        shown = open_page(desk, page)
        make_high(shown)
        hard = {"light": hard_to_read(shown, 4.5)}
        # One setting at a time: each makes another look.
        for name, value, look, least in [("contrast", "high", "light, high contrast", 7),
                                         ("color-scheme", "dark", "dark, high contrast", 7),
                                         ("contrast", "normal", "dark", 4.5)]:
            before = window_picture(shown)
            portal.change(name, value)
            shown.tree.wait(lambda: window_picture(shown).tobytes() != before.tobytes(), look)
            shown.tree.settle()
            hard[look] = hard_to_read(shown, least)
        keep([f"{look}: {line}" for look, found in hard.items() for line in found])
        shown.program.close()


def window_picture(shown):
    return shown.desk.screen.image(shown.desk.windows.geometry(shown.program.window))


def hard_to_read(shown, least):
    return audit.hard_to_read(audit.read(shown.tree), lambda box: visible(shown, box), least)


def panes(shown):
    """What of the window scrolls up and down, on the screen."""
    boxes = [shown.program.box(node) for node in shown.tree.find_all(role="scroll-pane")]
    return [box for box in boxes if box[3] > 60]


def visible(shown, box):
    """The picture of a box of the window; None if a part of it is scrolled out of sight."""
    left, top = shown.program.box(shown.tree.active_window())[:2]
    x, y, width, height = left + box[0], top + box[1], *box[2:]
    for pane in panes(shown):
        inside = pane[0] <= x < pane[0] + pane[2]
        if inside and not (pane[1] <= y and y + height <= pane[1] + pane[3]):
            return None
    return shown.desk.screen.image((x, y, width, height))


@every_page
def test_no_name_is_said_twice(make_desk, open_page, page):
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
        times = len(re.findall(rf"(?<!\w){re.escape(name)}(?!\w)", " ".join(said)))
        repeated = [text for text, count in Counter(said).items() if count > 1]
        if times > 1 or repeated:
            twice[name] = said
    keep([f"{name}: {said}" for name, said in twice.items()])
