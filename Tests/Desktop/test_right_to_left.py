"""With a language that is written from right to left the whole window is the mirror image."""

import pytest

from desk.languages import locale_environment
from every_page import every_page, overhanging


@pytest.fixture(params=["ar_EG", "he_IL"])
def mirrored(request, make_desk, tmp_path):
    """A desk whose user reads from right to left."""
    return make_desk(env=locale_environment(tmp_path, request.param))


def places(page):
    """Where fields, buttons and texts are, by role and name, without the buttons of the title bar,
    which are GTK's, with names in the user's language."""
    top = page.tree.active_window().children[0].extents[1]
    return {(n.role, n.name): page.program.place(n) for n in page.tree.nodes()
            if n.role in ("text", "password-text", "push-button", "label", "heading")
            and n.name and n.extents[2] > 0 and n.extents[1] >= top}


def assert_mirrored(plain, turned):
    """Each thing is where it is seen in a mirror, but for a pixel that cannot be halved."""
    width = plain.tree.active_window().extents[2]
    there, here = places(plain), places(turned)
    assert here.keys() == there.keys()
    for key, (x, y, w, h) in there.items():
        assert here[key][1:] == (y, w, h), key
        assert abs(here[key][0] - (width - x - w)) <= 1, key


def test_the_application_mirrors(desk, mirrored, start_planner):
    plain, turned = start_planner(desk), start_planner(mirrored)
    for planner in (plain, turned):
        planner.wait_log_in()
        planner.tree.settle()
    assert_mirrored(plain, turned)
    for planner in (plain, turned):
        planner.open_sign_up()
        planner.tree.settle()
    assert_mirrored(plain, turned)


def test_tab_follows_the_declared_order(mirrored, start_planner):
    planner = start_planner(mirrored)
    order = [planner.move_focus("Tab").name for _ in range(4)]
    assert order[:3] == ["Email", "Password", "Log In"]


def test_arrow_keys_go_where_they_point(mirrored, start_planner):
    """The photos of the wide form stand on the left then."""
    planner = start_planner(mirrored)
    planner.program.resize(1200, 760)
    planner.button("Browse Photos")
    planner.tab_to("Email")
    planner.keyboard.press("Left")
    photos = planner.wait_focus("Browse Photos")
    assert photos.extents[0] < planner.field("Email").extents[0]
    planner.keyboard.press("Right")
    planner.wait_focus("Email")


@every_page
def test_nothing_is_wider_than_the_window(make_desk, start_gallery, tmp_path, page):
    gallery = start_gallery(page, make_desk(env=locale_environment(tmp_path, "ar_EG")))
    gallery.tree.settle()
    assert overhanging(gallery) == []
