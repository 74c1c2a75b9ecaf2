"""The gallery's page of suggestions: keys and clicks from outside, and what assistive technology finds."""


def open_list(gallery, text, first):
    gallery.tab_to("Destination")
    gallery.keyboard.type(text)
    return gallery.tree.wait_for(name=first)


def wait_no_list(gallery):
    gallery.tree.wait(
        lambda: not any(node.role == "list-item" for node in gallery.tree.nodes()), "no list")


def test_keys_in_and_below_the_field(start_gallery):
    gallery = start_gallery("suggestions")
    mark = gallery.tree.mark()
    open_list(gallery, "l", "Lisbon, Portugal")
    assert gallery.focus == "Destination"
    gallery.press("Down", "Down")
    gallery.wait_focus("Ljubljana, Slovenia")
    gallery.wait_readout("Focus", "destination")
    # The user continues typing in the field, and the list is updated.
    gallery.keyboard.type("yo")
    gallery.wait_readout("Destination", "lyo")
    gallery.wait_focus("Destination")
    gallery.tree.wait_for(name="Lyon, France")
    gallery.press("BackSpace", "BackSpace", "Down", "BackSpace")
    gallery.wait_readout("Destination", "")
    wait_no_list(gallery)
    gallery.keyboard.type("p")
    gallery.press("Down", "Return")
    gallery.wait_readout("Destination", "Paris")
    gallery.wait_focus("Destination")
    wait_no_list(gallery)
    gallery.press("Return")
    gallery.wait_readout("Submitted", "Paris")
    # The list does not grab the input: the window was active all the time.
    assert not gallery.tree.events(mark, "state-changed:active|window:(de)?activate")


def test_tab_goes_on_from_the_list_and_escape_back(start_gallery):
    gallery = start_gallery("suggestions")
    open_list(gallery, "l", "Lisbon, Portugal")
    gallery.press("Tab")
    gallery.wait_focus("Flight")
    wait_no_list(gallery)
    gallery.keyboard.type("ts 99")
    gallery.press("Down", "Down")
    gallery.wait_focus("TS 990")
    gallery.press("Tab")
    gallery.wait_focus("Notes")
    wait_no_list(gallery)
    gallery.press("shift+Tab")
    gallery.wait_focus("Flight")
    gallery.press("End", "BackSpace", "Down")
    gallery.wait_focus("TS 9")
    gallery.press("shift+Tab")
    gallery.wait_focus("Flight")
    gallery.press("Down", "Escape")
    gallery.wait_focus("Flight")
    wait_no_list(gallery)
    gallery.wait_readout("Flight", "ts 9")


def test_a_click_takes_a_suggestion(start_gallery):
    gallery = start_gallery("suggestions")
    gallery.program.click(open_list(gallery, "lo", "London, United Kingdom"))
    gallery.wait_readout("Destination", "London")
    gallery.wait_focus("Destination")
    wait_no_list(gallery)
    # A click elsewhere closes it.
    gallery.press("BackSpace")
    gallery.tree.wait_for(name="London, United Kingdom")
    gallery.program.click(gallery.field("Notes"))
    gallery.wait_focus("Notes")
    wait_no_list(gallery)
