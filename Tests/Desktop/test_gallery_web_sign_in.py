"""Sign-ins in the system's browser, by the interfaces of AuthenticationServices."""

from desk.processes import tool
from gallery import Gallery
from sign_in.browser import Browser

SCHEME = "tabstop-gallery"
OPEN = "Open the Page Again"

LAUNCHER = """[Desktop Entry]
Type=Application
Name=Focus Gallery
Exec={program} --page web-sign-in %U
MimeType=x-scheme-handler/{scheme};
"""


def test_a_session_ends_with_the_address_that_the_browser_opens(desk, focus_gallery):
    browser = Browser(desk)
    launchers = desk.directory / "data/applications"
    (launchers / "focus-gallery.desktop").write_text(
        LAUNCHER.format(program=focus_gallery, scheme=SCHEME))
    choice = desk.start(
        [tool("gio"), "mime", f"x-scheme-handler/{SCHEME}", "focus-gallery.desktop"])
    choice.expect_output("")
    assert choice.wait_exit() == 0
    gallery = Gallery(desk, desk.launch([focus_gallery, "--page", "web-sign-in"]))

    def press(name):
        gallery.tab_to(name)
        gallery.keyboard.press("Return")

    def open_address(address):
        opener = desk.start([tool("gio"), "open", address])
        assert opener.wait_exit() == 0

    # The page would be opened by the browser, but there is none for this address.
    page = "http://127.0.0.1:9/sign-in"
    gallery.tab_to("Address")
    gallery.keyboard.press("ctrl+a")
    gallery.keyboard.type(page)
    press("Sign In")
    gallery.wait_focus(OPEN)
    gallery.wait_label("Go on in your browser.")
    assert browser.wait_page()["asked"] == page
    gallery.keyboard.press("Return")
    browser.wait_page(2)
    open_address(f"{SCHEME}:done?code=1")
    gallery.wait_readout("Result", f"{SCHEME}:done?code=1")
    gallery.wait_focus("Sign In")
    # No sign-in expects this answer.
    open_address(f"{SCHEME}:other")
    gallery.wait_readout("Result", f"opened {SCHEME}:other")

    # Escape cancels, as the button does.
    for leave in (lambda: gallery.keyboard.press("Escape"), lambda: press("Cancel")):
        press("Start a Session")
        gallery.wait_focus(OPEN)
        leave()
        gallery.wait_readout("Result", "The sign-in was cancelled.")
        gallery.wait_focus("Start a Session")
    gallery.wait_readout("Started", "true")
    press("Start It Again")
    gallery.wait_readout("Started", "false")
    press("Start Without a Window")
    gallery.wait_readout("Result", "The sign-in has no window to show itself over.")
    gallery.wait_readout("Started", "false")
    press("Sign In with Apple")
    gallery.wait_readout("Result", "Sign in with Apple is not available on this system.")
