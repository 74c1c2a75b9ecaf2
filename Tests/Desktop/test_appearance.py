"""The desktop's settings for dark style, contrast and text size, and narrow windows."""

import re

import pytest

from desk.preferences import Portal, XSettings
from desk.screen import contrast, mean_luminance
from planner import ADA, Someone

NORMAL_TEXT, LARGE_TEXT = 96 * 1024, 192 * 1024     # Xft/DPI: 1024ths of dots per inch


def picture(planner):
    """The window's contents, as they are on the screen now."""
    return planner.desk.screen.image(planner.desk.windows.geometry(planner.program.window))


def is_dark(planner):
    return mean_luminance(picture(planner)) < 0.2


def is_light(planner):
    return mean_luminance(picture(planner)) > 0.6


def wait_so(planner, predicate, what):
    planner.tree.wait(lambda: predicate(planner), what)


@pytest.mark.parametrize("scheme, predicate", [("light", is_light), ("dark", is_dark)])
def test_it_starts_in_the_desktops_style(desk, start_planner, scheme, predicate):
    with Portal(desk, color_scheme=scheme):
        planner = start_planner(desk)
        planner.open_sign_up()
        wait_so(planner, predicate, f"a {scheme} window")
        planner.program.close()


def test_the_theme_in_the_environment_overrides_the_desktops_style(desk, start_planner):
    """GTK loads that theme whatever the desktop prefers: its popovers must fit the rest."""
    with Portal(desk, color_scheme="light"):
        planner = start_planner(desk, env={"GTK_THEME": "Adwaita:dark"})
        planner.open_sign_up()
        wait_so(planner, is_dark, "a dark window")
        planner.program.close()


def test_a_dark_theme_with_high_contrast_is_dark_for_gtk_too(desk, start_gallery):
    """GTK does not know the name, and would draw its menus as in a light window."""
    settings = XSettings(desk, **{"Net/ThemeName": "HighContrastInverse"})
    gallery = start_gallery("menus", desk)
    button = gallery.button("Actions")
    gallery.tab_to("Actions")
    gallery.keyboard.press("Return")
    gallery.tree.settle()

    def menu():
        # The menu is a surface of its own, below the button.
        x, y, width, height = gallery.program.box(button)
        return mean_luminance(desk.screen.image((x, y + height + 30, width, 60)))
    gallery.tree.wait(lambda: menu() < 0.2, "a dark menu")
    settings.change("Net/ThemeName", "Adwaita")
    gallery.tree.wait(lambda: menu() > 0.6, "a light menu")
    gallery.program.close()


def test_it_follows_the_desktops_style_while_it_runs(desk, start_planner):
    with Portal(desk, color_scheme="light") as portal:
        planner = start_planner(desk)
        planner.open_sign_up()
        planner.type_into("Full Name", "Ada")
        wait_so(planner, is_light, "a light window")
        portal.change("color-scheme", "dark")
        wait_so(planner, is_dark, "a dark window")
        portal.change("color-scheme", "default")
        wait_so(planner, is_light, "a light window")
        assert (planner.focus, planner.text("Full Name")) == ("Full Name", "Ada")
        planner.program.close()


def test_the_log_in_page_is_darker_in_the_dark_style(desk, start_planner):
    with Portal(desk, color_scheme="light") as portal:
        planner = start_planner(desk)
        light = mean_luminance(picture(planner))
        portal.change("color-scheme", "dark")
        wait_so(planner, lambda p: mean_luminance(picture(p)) < light / 2, "a darker window")
        planner.program.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read_in_every_style(desk, start_planner, scheme):
    """WCAG 2's contrast: 4.5 to 1 for text, 7 to 1 with high contrast."""
    with Portal(desk, color_scheme=scheme) as portal:
        planner = start_planner(desk)
        planner.open_sign_up()
        planner.fill_sign_up(Someone("Ada", "ada@example.org", "short"))
        planner.keyboard.press("Return")
        planner.wait_error("Password must be at least 8 characters", "Password")
        planner.tree.settle()
        assert hard_to_read(planner, 4.5) == {}
        before = picture(planner)
        portal.change("contrast", "high")
        wait_so(planner, lambda p: picture(p).tobytes() != before.tobytes(), "another look")
        planner.tree.settle()
        assert hard_to_read(planner, 7) == {}
        planner.program.close()


def hard_to_read(planner, least):
    """The texts whose contrast with what is behind them is less than that."""
    texts = {n.name: round(contrast(planner.desk.screen.image(planner.program.box(n))), 2)
             for n in planner.tree.nodes() if n.role in ("label", "heading")}
    return {text: ratio for text, ratio in texts.items() if ratio < least}


def test_high_contrast_changes_the_window_while_it_runs(desk, start_planner):
    with Portal(desk) as portal:
        planner = start_planner(desk)
        planner.open_sign_up()
        planner.tree.settle()
        before = picture(planner)
        portal.change("contrast", "high")
        wait_so(planner, lambda p: picture(p).tobytes() != before.tobytes(), "another look")
        portal.change("contrast", "normal")
        wait_so(planner, lambda p: picture(p).tobytes() == before.tobytes(), "the look of before")
        planner.program.close()


def outside(planner):
    """What reaches beyond the window's left or right edge. (What is too high scrolls.)"""
    window = planner.tree.active_window()
    left, _, width, _ = window.extents
    return [f"{n.role} {n.name!r} {n.extents}" for _, n in window.walk()
            if n.role in ("label", "heading", "text", "password-text", "push-button", "image")
            and not (left <= n.extents[0] and n.extents[0] + n.extents[2] <= left + width)]


def make_narrow(planner, width=360, height=640):
    planner.program.resize(width, height)


def visit_every_page(planner, check):
    """Leads through the pages, and calls check(name of the page) on each."""
    check("log in")
    planner.tab_to("Email")
    planner.keyboard.type("ada@example\n")
    planner.wait_error("Valid email is required", "Email")
    check("log in with an error")
    planner.tab_to(re.compile("^Sign in with"))
    planner.keyboard.press("Return")
    planner.wait_focus("Name")
    check("sign-in providers")
    planner.keyboard.press("Escape")
    planner.wait_log_in()
    planner.open_sign_up()
    check("sign up")
    long_name = Someone("Maximiliane Wolkenstein-Trostburg zu Hohenlohe", ADA.email, "short")
    planner.fill_sign_up(long_name)
    planner.keyboard.press("Return")
    planner.wait_error("Password must be at least 8 characters", "Password")
    check("sign up with an error")
    planner.keyboard.press("ctrl+a")
    planner.keyboard.type("long enough\n")
    planner.wait_recovery_key()
    check("recovery key")
    planner.wait_signed_up(long_name)
    check("welcome")


@pytest.mark.parametrize("text", [NORMAL_TEXT, LARGE_TEXT], ids=["100%", "200%"])
def test_nothing_is_clipped_in_a_narrow_window(desk, start_planner, text):
    XSettings(desk, **{"Xft/DPI": text})
    planner = start_planner(desk)
    make_narrow(planner)

    def check(page):
        planner.tree.settle()
        width = planner.tree.contents_size()[0]
        assert width == 360, f"{page}: the window grew to {width}"
        assert outside(planner) == [], page
    visit_every_page(planner, check)


def test_the_buttons_of_the_title_bar_are_circles(desk, start_planner):
    planner = start_planner(desk)
    planner.tree.settle()
    shown = picture(planner).convert("RGB")
    bar = shown.getpixel((shown.width // 2, 8))

    def span(pixels):
        """How far it is from the first to the last pixel that has not the bar's colour."""
        others = [i for i, pixel in enumerate(pixels) if pixel != bar]
        return others[-1] - others[0] + 1
    # The button that closes the window is the last; the window's edges take 6 pixels.
    right = shown.width - 6
    last = [shown.getpixel((x, 28)) for x in range(right - 1, right - 60, -1)]
    margin = next(i for i, pixel in enumerate(last) if pixel != bar)
    across = next(i for i, pixel in enumerate(last[margin:]) if pixel == bar)
    middle = right - 1 - margin - across // 2
    down = span([shown.getpixel((middle, y)) for y in range(6, 50)])
    assert across >= 24
    assert abs(down - across) <= 1, f"{across} wide, {down} high"


def test_the_page_of_a_fault_fits_a_narrow_window(desk, start_planner, tmp_path):
    folder = tmp_path / ("a-folder-whose-name-is-long-and-has-no-space-" * 3)
    folder.write_text("")
    XSettings(desk, **{"Xft/DPI": LARGE_TEXT})
    planner = start_planner(desk, folder)
    planner.button("Retry")
    make_narrow(planner)
    planner.tree.settle()
    assert outside(planner) == []


def heights(planner):
    """How high the texts of the log-in form are that take no more room than they need."""
    return {n.name: n.extents[3] for n in planner.tree.nodes()
            if n.name in ("Vacation Planner", "Email", "Password", "or")
            and n.role in ("label", "heading")}


def test_text_grows_to_200_percent_while_it_runs(desk, start_planner):
    settings = XSettings(desk, **{"Xft/DPI": NORMAL_TEXT})
    planner = start_planner(desk)
    planner.tree.settle()
    before = heights(planner)
    assert len(before) == 4
    settings.change("Xft/DPI", LARGE_TEXT)

    def grown():
        now = heights(planner)
        # A line's height is rounded up; and a title that is large already may grow less.
        return all(now[name] >= (1.3 if name == "Vacation Planner" else 1.8) * before[name]
                   for name in before)
    planner.tree.wait(grown, f"all text to be about twice as high as {before}")
    assert outside(planner) == []
    settings.change("Xft/DPI", NORMAL_TEXT)
    planner.tree.wait(lambda: heights(planner) == before, "the text to be as before")


def test_what_is_too_high_scrolls_to_the_focus(desk, start_planner):
    """In a low window Tab brings every control into view."""
    XSettings(desk, **{"Xft/DPI": LARGE_TEXT})
    planner = start_planner(desk)
    make_narrow(planner, height=360)
    for name in ("Email", "Password", "Log In", re.compile("^Sign in with"), "Create an Account"):
        node = planner.tab_to(name)

        def in_view():
            _, y, _, height = node.extents
            return 0 <= y and y + height <= planner.tree.contents_size()[1]
        planner.tree.wait(in_view, f"{name} to scroll into view")
