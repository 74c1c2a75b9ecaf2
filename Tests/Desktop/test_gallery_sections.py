"""Tests of arrow keys between controls, on the gallery's page of focus sections."""

from desk.languages import locale_environment


def _press(gallery, *moves):
    """Presses arrow keys, and checks after each one which control has the focus."""
    for chord, name in moves:
        gallery.press(chord)
        gallery.wait_readout("Focus", name)


def test_arrow_keys_reach_sections_and_go_back(start_gallery):
    gallery = start_gallery("sections")
    gallery.wait_readout("Focus", "email")
    _press(gallery, ("Right", "one"), ("Left", "email"), ("Down", "password"),
           ("Right", "one"), ("Left", "password"), ("Down", "signIn"), ("Right", "one"),
           ("Right", "two"), ("Left", "one"), ("Down", "browse"), ("Left", "signIn"),
           ("Down", "help"), ("Up", "signIn"))


def test_without_sections_arrow_keys_go_straight(start_gallery):
    gallery = start_gallery("sections")
    gallery.press_button("Focus sections")
    gallery.wait_readout("Sections", "off")
    _press(gallery, ("Tab", "email"), ("Right", "email"), ("Down", "password"),
           ("Down", "signIn"), ("Right", "signIn"))


def test_a_caret_has_the_arrow_keys_first(start_gallery):
    gallery = start_gallery("sections")
    gallery.type_into("Email", "ab")
    _press(gallery, ("Left", "email"), ("Right", "email"), ("Right", "one"), ("Left", "email"))
    gallery.keyboard.type("c")
    gallery.tree.wait(lambda: gallery.text("Email") == "abc", "the caret to be where it was")


def test_tab_visits_sections_whole(start_gallery):
    gallery = start_gallery("sections")
    gallery.wait_readout("Focus", "email")
    seen = []
    for _ in range(6):
        seen.append(gallery.move_focus("Tab").name)
    assert seen == ["Password", "Sign In", "One", "Two", "Browse", "Help"]


def test_arrow_keys_are_physical(start_gallery, make_desk, tmp_path):
    gallery = start_gallery("sections", make_desk(env=locale_environment(tmp_path, "ar_EG")))
    gallery.wait_readout("Focus", "email")
    _press(gallery, ("Left", "one"), ("Left", "two"), ("Right", "one"), ("Right", "email"))
