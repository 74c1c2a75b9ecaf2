"""A browser with a window, `window_browser.py ADDRESS`: it asks for the address, follows redirects, and has a
button in place of the link on the page at the end."""

import os
import shlex
import subprocess
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


def go_back():
    """Passes the token by which the compositor lets the other window come to the front as Chromium and
    xdg-open do it: in one variable alone, to the command of the launcher."""
    handler = Gio.AppInfo.get_default_for_uri_scheme(BACK.partition(":")[0])
    token = Gdk.Display.get_default().get_app_launch_context().get_startup_notify_id(handler, [])
    command = handler.get_commandline().replace("%U", BACK)
    subprocess.Popen(shlex.split(command), env={**os.environ, "XDG_ACTIVATION_TOKEN": token})


def open_window(program):
    window = Gtk.ApplicationWindow(application=program, title="Browser")
    button = Gtk.Button(label="Back to Vacation Planner")
    button.connect("clicked", lambda _: go_back())
    window.set_child(button)
    window.present()
    threading.Thread(target=fetch, daemon=True).start()


program = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
program.connect("activate", open_window)
program.run([])
