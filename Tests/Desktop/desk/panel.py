"""The desktop's panel, as far as it shows items of programs (`StatusNotifierItem`) and their menus
(`com.canonical.dbusmenu`)."""

import threading

from gi.repository import Gio, GLib

from . import accessibility
from .accessibility import PROPERTIES, call

WATCHER = "org.kde.StatusNotifierWatcher"
_ITEM = "org.kde.StatusNotifierItem"
_MENU = "com.canonical.dbusmenu"
_INTERFACE = """
<node>
  <interface name="org.kde.StatusNotifierWatcher">
    <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
    <property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
  </interface>
</node>
"""


class Panel:
    """A panel on the desk's session bus. Use it with `with`."""

    def __init__(self, desk):
        self._desk, self._address = desk, desk.env["DBUS_SESSION_BUS_ADDRESS"]
        #: The connection and the path of each item.
        self.items = []

    def __enter__(self):
        ready = threading.Event()

        def run():
            context = GLib.MainContext.new()
            context.push_thread_default()
            self._loop = GLib.MainLoop.new(context, False)
            connection = accessibility.connect(self._address)
            connection.register_object(
                "/StatusNotifierWatcher", Gio.DBusNodeInfo.new_for_xml(_INTERFACE).interfaces[0],
                self._register, lambda *_: GLib.Variant("b", True), None)
            connection.signal_subscribe(
                "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged",
                "/org/freedesktop/DBus", None, Gio.DBusSignalFlags.NONE, self._owner_changed)
            call(connection, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                 "org.freedesktop.DBus", "RequestName", GLib.Variant("(su)", (WATCHER, 4)))
            ready.set()
            self._loop.run()
            connection.close_sync(None)
            context.pop_thread_default()

        self._thread = threading.Thread(target=run, name="panel", daemon=True)
        self._thread.start()
        ready.wait()
        return self

    def __exit__(self, *_):
        self._loop.quit()
        self._thread.join()

    def _register(self, _connection, sender, _path, _interface, _method, parameters, invocation):
        (service,) = parameters.unpack()
        item = (sender, service) if service.startswith("/") else (service, "/StatusNotifierItem")
        if item not in self.items:
            self.items.append(item)
        invocation.return_value(None)

    def _owner_changed(self, _connection, _sender, _path, _interface, _signal, parameters):
        name, _, new = parameters.unpack()
        if not new:
            self.items = [item for item in self.items if item[0] != name]

    # Items

    def get(self, item, name):
        """A property of an item."""
        return call(self._desk.bus, *item, PROPERTIES, "Get",
                    GLib.Variant("(ss)", (_ITEM, name)))[0]

    def activate(self, item):
        """Clicks an item."""
        call(self._desk.bus, *item, _ITEM, "Activate", GLib.Variant("(ii)", (0, 0)))

    def menu(self, item):
        """The entries of an item's menu: (number, properties) for each."""
        _, (_, _, entries) = call(
            self._desk.bus, item[0], self.get(item, "Menu"), _MENU, "GetLayout",
            GLib.Variant("(iias)", (0, -1, [])))
        return [(number, properties) for number, properties, _ in entries]

    def choose(self, item, label):
        """Opens an item's menu and chooses an entry."""
        path = self.get(item, "Menu")
        call(self._desk.bus, item[0], path, _MENU, "AboutToShow", GLib.Variant("(i)", (0,)))
        number = next(number for number, properties in self.menu(item)
                      if properties.get("label") == label)
        # Without an answer, as panels do: the entry may end the program.
        self._desk.bus.call(
            item[0], path, _MENU, "Event",
            GLib.Variant("(isvu)", (number, "clicked", GLib.Variant("i", 0), 0)), None,
            Gio.DBusCallFlags.NONE, -1, None, None)
