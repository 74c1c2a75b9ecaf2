#!/usr/bin/python3
"""A small log-in form for the tests of the harness: plain GTK 4, without Tabstop.

form.py [warn] [crash]: warn writes a warning of GLib's at the start; crash dies on "Log In".
"""

import os
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk  # noqa: E402

STYLE = b"""
.box { background: white; min-width: 280px; min-height: 50px; border-radius: 0; }
.box.error { box-shadow: inset 0 0 0 2px #c01c28; }
.box entry, .box entry:focus-within { background: none; color: black; outline: none; border: none;
  box-shadow: none; }
"""


class Form:
    def __init__(self, application):
        self.is_judged_bad = False
        self.window = Gtk.ApplicationWindow(
            application=application, title="Form", default_width=480, default_height=400)
        provider = Gtk.CssProvider()
        provider.load_from_data(STYLE)
        Gtk.StyleContext.add_provider_for_display(
            Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
        self.column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_top=24,
                              halign=Gtk.Align.CENTER)
        self.window.set_child(self.column)
        self.email, self.email_box = self.row("Email", Gtk.Entry())
        self.password, _ = self.row("Password", Gtk.PasswordEntry())
        self.error = Gtk.Label(visible=False)
        self.column.append(self.error)
        self.button = Gtk.Button(label="Log In")
        self.button.connect("clicked", lambda *_: self.submit())
        self.column.append(self.button)
        for entry in (self.email, self.password):
            entry.connect("activate", lambda *_: self.submit())
        self.window.connect("notify::focus-widget", lambda *_: self.show_judgement())
        self.window.present()
        self.window.set_focus(None)

    def row(self, name, entry):
        label = Gtk.Label(label=name, xalign=0, mnemonic_widget=entry)
        box = Gtk.Box(valign=Gtk.Align.CENTER)
        entry.set_hexpand(True)
        box.append(entry)
        box.add_css_class("box")
        self.column.append(label)
        self.column.append(box)
        return entry, box

    def has_focus(self, entry):
        focus = self.window.get_focus()
        return focus is not None and focus.is_ancestor(entry)

    def show_judgement(self):
        if self.is_judged_bad and self.has_focus(self.email):
            self.email_box.add_css_class("error")
        else:
            self.email_box.remove_css_class("error")

    def submit(self):
        if "crash" in sys.argv:
            os.abort()
        self.is_judged_bad = "@" not in self.email.get_text()
        self.error.set_visible(self.is_judged_bad)
        if self.is_judged_bad:
            self.error.set_label("Valid email is required")
            self.email.grab_focus_without_selecting()
        else:
            self.window.set_title("Welcome")
            self.column.append(Gtk.Label(label=f"Welcome, {self.email.get_text()}"))
        self.show_judgement()


def main():
    GLib.set_prgname("org.example.Form")
    application = Gtk.Application(application_id="org.example.Form",
                                  flags=Gio.ApplicationFlags.NON_UNIQUE)
    application.connect("activate", lambda a: setattr(a, "form", Form(a)))
    if "warn" in sys.argv:
        GLib.log_variant(None, GLib.LogLevelFlags.LEVEL_WARNING, GLib.Variant("a{sv}", {
            "MESSAGE": GLib.Variant("s", "something is not right")}))
    return application.run(None)


if __name__ == "__main__":
    sys.exit(main())
