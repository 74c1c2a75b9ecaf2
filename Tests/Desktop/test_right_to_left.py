"""With a language that is written from right to left the whole window is the mirror image."""

import pytest

from desk.languages import locale_environment
from every_page import every_page, overhanging


@pytest.fixture
def mirrored(make_desk, tmp_path):
    """A desk whose user reads from right to left."""
    return make_desk(env=locale_environment(tmp_path, "ar_EG"))


def places(page):
    """Where fields, buttons and texts are, by role and name, without the buttons of the title bar,
    which are GTK's, with names in the user's language."""
    top = page.tree.active_window().children[0].extents[1]
    return {(n.role, n.name): page.program.place(n) for n in page.tree.nodes()
            if n.role in ("text", "password-text", "push-button", "label", "heading")
            and n.name and n.extents[2] > 0 and n.extents[1] >= top}


def assert_mirrored(plain, turned):
    """Each thing is where it is seen in a mirror, but for a pixel that cannot be halved."""
    width = plain.tree.contents_size()[0]
    there, here = places(plain), places(turned)
    assert here.keys() == there.keys()
    for key, (x, y, w, h) in there.items():
        assert here[key][1:] == (y, w, h), key
        assert abs(here[key][0] - (width - x - w)) <= 1, key


@pytest.mark.parametrize("page", ["create-account", "log-in"])
def test_a_page_mirrors(desk, mirrored, start_gallery, page):
    """(The texts of these pages are not translated.)"""
    plain, turned = start_gallery(page, desk), start_gallery(page, mirrored)
    for gallery in (plain, turned):
        gallery.tree.settle()
    assert_mirrored(plain, turned)


def test_a_language_that_the_program_has_not(make_desk, start_planner, tmp_path):
    """It is in English then, from left to right."""
    hebrew = start_planner(make_desk(env=locale_environment(tmp_path, "he_IL")))
    hebrew.program.resize(1200, 760)
    assert hebrew.button("Browse Photos").extents[0] > hebrew.field("Email").extents[0]


EMAIL, PASSWORD, LOG_IN, BROWSE = "البريد الإلكتروني", "كلمة السر", "تسجيل الدخول", "تصفّح الصور"


def test_tab_follows_the_declared_order(mirrored, start_planner):
    planner = start_planner(mirrored)
    order = [planner.move_focus("Tab").name for _ in range(4)]
    assert order[:3] == [EMAIL, PASSWORD, LOG_IN]


def test_arrow_keys_go_where_they_point(mirrored, start_planner):
    """The photos of the wide form stand on the left then."""
    planner = start_planner(mirrored)
    planner.program.resize(1200, 760)
    planner.button(BROWSE)
    planner.tab_to(EMAIL)
    planner.keyboard.press("Left")
    photos = planner.wait_focus(BROWSE)
    assert photos.extents[0] < planner.field(EMAIL).extents[0]
    planner.keyboard.press("Right")
    planner.wait_focus(EMAIL)


@every_page
def test_nothing_is_wider_than_the_window(make_desk, start_gallery, tmp_path, page):
    gallery = start_gallery(page, make_desk(env=locale_environment(tmp_path, "ar_EG")))
    gallery.tree.settle()
    assert overhanging(gallery) == []
