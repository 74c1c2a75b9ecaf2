"""What a user chose for the whole desktop, and changes while programs run.

`Portal` is the settings portal (`org.freedesktop.portal.Settings`), which has the colour scheme
and the contrast. `XSettings` is what GTK on X11 asks besides: the size of the text, the theme.
"""

import struct
import threading

from gi.repository import Gio, GLib
from Xlib import X
from Xlib.protocol import event

from .accessibility import connect

_INTERFACE = """
<node>
  <interface name="org.freedesktop.portal.Settings">
    <method name="ReadAll">
      <arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/>
    </method>
    <method name="Read">
      <arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="v" direction="out"/>
    </method>
    <method name="ReadOne">
      <arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="v" direction="out"/>
    </method>
    <signal name="SettingChanged">
      <arg type="s"/><arg type="s"/><arg type="v"/>
    </signal>
    <property name="version" type="u" access="read"/>
  </interface>
</node>
"""
_PATH = "/org/freedesktop/portal/desktop"
_APPEARANCE = "org.freedesktop.appearance"
_CODES = {
    "color-scheme": {"default": 0, "dark": 1, "light": 2},
    "contrast": {"normal": 0, "high": 1},
}


class Portal:
    """A settings portal on the desk's session bus. Use it with `with`, before the program starts.
    """

    def __init__(self, desk, **values):
        """Portal(desk, color_scheme="dark", contrast="high")"""
        self._address = desk.env["DBUS_SESSION_BUS_ADDRESS"]
        self._values = {"color-scheme": 0, "contrast": 0}
        self._lock = threading.Lock()
        for name, value in values.items():
            self._values[name.replace("_", "-")] = _CODES[name.replace("_", "-")][value]

    def __enter__(self):
        ready = threading.Event()

        def run():
            context = GLib.MainContext.new()
            context.push_thread_default()
            self._loop = GLib.MainLoop.new(context, False)
            self._connection = connect(self._address)
            self._connection.register_object(
                _PATH, Gio.DBusNodeInfo.new_for_xml(_INTERFACE).interfaces[0],
                self._answer, lambda *_: GLib.Variant("u", 2), None)
            self._connection.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "RequestName", GLib.Variant("(su)", ("org.freedesktop.portal.Desktop", 4)), None,
                Gio.DBusCallFlags.NONE, -1, None)
            ready.set()
            self._loop.run()
            self._connection.close_sync(None)
            context.pop_thread_default()

        self._thread = threading.Thread(target=run, name="settings portal", daemon=True)
        self._thread.start()
        ready.wait()
        return self

    def __exit__(self, *_):
        self._loop.quit()
        self._thread.join()

    def _variant(self, name):
        with self._lock:
            return GLib.Variant("u", self._values[name])

    def _answer(self, _connection, _sender, _path, _interface, method, parameters, invocation):
        arguments = parameters.unpack()
        if method == "ReadAll":
            every = {name: self._variant(name) for name in self._values}
            asked = arguments[0]
            wanted = not asked or any(_APPEARANCE.startswith(a.rstrip("*.")) for a in asked)
            invocation.return_value(GLib.Variant(
                "(a{sa{sv}})", ({_APPEARANCE: every} if wanted else {},)))
        elif arguments[0] == _APPEARANCE and arguments[1] in self._values:
            value = self._variant(arguments[1])
            if method == "Read":        # (Its answer is wrapped twice.)
                value = GLib.Variant("v", value)
            invocation.return_value(GLib.Variant("(v)", (value,)))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound",
                                         "Requested setting not found")

    def change(self, name, value):
        """change("color-scheme", "dark"), as the desktop's own settings do while programs run."""
        with self._lock:
            self._values[name] = _CODES[name][value]
        self._connection.emit_signal(
            None, _PATH, "org.freedesktop.portal.Settings", "SettingChanged",
            GLib.Variant("(ssv)", (_APPEARANCE, name, self._variant(name))))


class XSettings:
    """The desk's XSETTINGS manager, as gsd-xsettings and xfsettingsd are."""

    def __init__(self, desk, **values):
        """XSettings(desk, **{"Xft/DPI": 96 * 1024, "Net/ThemeName": "Adwaita"})"""
        self._display = desk.display
        self._values = dict(values)
        self._serial = 0
        screen = self._display.screen()
        self._window = screen.root.create_window(-10, -10, 1, 1, 0, screen.root_depth)
        self._atom = self._display.intern_atom("_XSETTINGS_SETTINGS")
        self._publish()
        selection = self._display.intern_atom("_XSETTINGS_S0")
        self._window.set_selection_owner(selection, X.CurrentTime)
        screen.root.send_event(event.ClientMessage(
            window=screen.root, client_type=self._display.intern_atom("MANAGER"),
            data=(32, [X.CurrentTime, selection, self._window.id, 0, 0])),
            event_mask=X.StructureNotifyMask)
        self._display.sync()

    def change(self, name, value):
        self._values[name] = value
        self._publish()
        self._display.sync()

    def _publish(self):
        # The format is that of the XSETTINGS specification, version 0.5.
        self._serial += 1
        data = struct.pack("<B3xII", 0, self._serial, len(self._values))
        for name, value in self._values.items():
            text = isinstance(value, str)
            data += struct.pack("<BxH", 1 if text else 0, len(name)) + _padded(name.encode())
            data += struct.pack("<I", self._serial)
            if text:
                data += struct.pack("<I", len(value.encode())) + _padded(value.encode())
            else:
                data += struct.pack("<i", value)
        self._window.change_property(self._atom, self._atom, 8, data)


def _padded(data):
    return data + b"\0" * (-len(data) % 4)
