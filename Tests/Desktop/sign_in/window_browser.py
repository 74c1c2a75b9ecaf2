"""A browser with a window, `window_browser.py ADDRESS`: it asks for the address, follows redirects, and has a
button in place of the link on the page at the end."""

import sys
import threading
import urllib.request

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, Gtk  # noqa: E402

BACK = "org.tabstop.vacationplanner:/signed-in"


def fetch():
    urllib.request.urlopen(sys.argv[1], timeout=90).read()


def open_window(program):
    window = Gtk.ApplicationWindow(application=program, title="Browser")
    button = Gtk.Button(label="Back to Vacation Planner")
    # The context has the token by which the compositor lets the other window come to the front.
    button.connect("clicked", lambda _: Gio.AppInfo.launch_default_for_uri(
        BACK, Gdk.Display.get_default().get_app_launch_context()))
    window.set_child(button)
    window.present()
    threading.Thread(target=fetch, daemon=True).start()


program = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
program.connect("activate", open_window)
program.run([])
