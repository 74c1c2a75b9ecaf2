"""An accessibility registry that asks a program before it answers the program's registration."""

from gi.repository import Gio, GLib

_ROOT = "/org/a11y/atspi/accessible/root"
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_INTERFACES = """<node>
<interface name="org.a11y.atspi.Socket">
  <method name="Embed"><arg type="(so)" direction="in"/><arg type="(so)" direction="out"/></method>
</interface>
<interface name="org.a11y.atspi.Registry">
  <method name="GetRegisteredEvents"><arg type="a(ss)" direction="out"/></method>
</interface>
<interface name="org.a11y.Bus">
  <method name="GetAddress"><arg type="s" direction="out"/></method>
</interface>
</node>"""


class CuriousRegistry:
    """It is on the session bus, which it names as the accessibility bus, too.

    `early` has what a program answered before its registration was complete, `late` what it answered after it: by
    the member's name, the values, or the name of the error.
    """

    def __init__(self, address):
        self.early, self.late = {}, {}
        self._address = address
        flags = Gio.DBusConnectionFlags
        self._bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        known = Gio.DBusNodeInfo.new_for_xml(_INTERFACES)
        for path, name in (
                (_ROOT, "org.a11y.atspi.Socket"), ("/org/a11y/atspi/registry", "org.a11y.atspi.Registry"),
                ("/org/a11y/bus", "org.a11y.Bus")):
            self._bus.register_object(path, known.lookup_interface(name), self._answer, None, None)
        for name in ("org.a11y.atspi.Registry", "org.a11y.Bus"):
            self._call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                       GLib.Variant("(su)", (name, 0)))

    def wait(self, timeout=20):
        """Waits until a program has registered and has answered again."""
        loop = GLib.MainContext.default()
        ended = []
        GLib.timeout_add_seconds(timeout, lambda: ended.append(True))
        while not self.late and not ended:
            loop.iteration(True)
        assert self.late, f"no program has registered; it answered {self.early}"
        # A newer GTK asks for the events before it answers.
        while loop.pending():
            loop.iteration(False)

    def _answer(self, bus, sender, path, interface, method, values, call):
        if method == "GetAddress":
            call.return_value(GLib.Variant("(s)", (self._address,)))
        elif method == "GetRegisteredEvents":
            call.return_value(GLib.Variant("(a(ss))", ([],)))
        else:
            self.early = self._ask(sender)
            call.return_value(GLib.Variant("((so))", ((bus.get_unique_name(), _ROOT),)))
            # It arrives after that.
            self.late = self._ask(sender)

    def _ask(self, program):
        def ask(interface, method, values=None):
            try:
                return self._call(program, _ROOT, interface, method, values).unpack()[0]
            except GLib.Error as error:
                return Gio.DBusError.get_remote_error(error) or str(error)
        return {
            "GetApplication": ask(_ACCESSIBLE, "GetApplication"),
            "GetChildren": ask(_ACCESSIBLE, "GetChildren"),
            "GetRoleName": ask(_ACCESSIBLE, "GetRoleName"),
            "Parent": ask(_PROPERTIES, "Get", GLib.Variant("(ss)", (_ACCESSIBLE, "Parent"))),
            "ChildCount": ask(_PROPERTIES, "Get", GLib.Variant("(ss)", (_ACCESSIBLE, "ChildCount"))),
            "name": program,
        }

    def _call(self, name, path, interface, method, values):
        return self._bus.call_sync(name, path, interface, method, values, None, Gio.DBusCallFlags.NONE, 5000, None)
