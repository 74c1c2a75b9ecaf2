"""The gallery's page of menus: the events of the window while one is open."""


def test_the_window_stays_active_while_a_menu_takes_the_keyboard(start_gallery):
    """A menu grabs the keyboard. Orca clears its state when the window becomes inactive for that."""
    gallery = start_gallery("menus")
    for opener in ("Actions", "Distance Kilometres"):
        gallery.tab_to(opener)
        mark = gallery.tree.mark()
        gallery.press("Return")
        gallery.tree.wait(lambda: gallery.focus not in (None, opener), f"{opener} to open")
        gallery.press("Escape")
        gallery.wait_focus(opener)
        gallery.tree.settle()
        assert not gallery.tree.events(mark, "state-changed:active|window:(de)?activate")


def test_the_menu_of_a_row_acts_on_that_row(start_gallery):
    gallery = start_gallery("menus")
    gallery.tab_to("Bergen")
    gallery.press("Down")
    gallery.wait_focus("Lisbon")
    gallery.press("shift+F10")
    gallery.tree.wait_for(name="Rename Lisbon")
    gallery.press("Down", "Return")
    gallery.wait_readout("Last", "delete Lisbon")
    gallery.wait_focus("Lisbon")
