"""Windows of the X server and the window manager."""

import select
import time

from Xlib import X, Xutil, error
from Xlib.protocol import event

from .processes import DeskTimeout


class Windows:
    def __init__(self, display, keyboard):
        self._display, self._keyboard = display, keyboard
        self._root = display.screen().root
        self._root.change_attributes(
            event_mask=X.PropertyChangeMask | X.SubstructureNotifyMask)
        self._own = []
        display.sync()

    def _atom(self, name):
        return self._display.intern_atom(name)

    def _property(self, window, name):
        try:
            value = window.get_full_property(self._atom(name), X.AnyPropertyType)
        except error.XError:        # (The window is gone.)
            return []
        return list(value.value) if value is not None else []

    def wait(self, predicate, what, timeout=10):
        """Waits until predicate() is true; checks it again at each event of the X server."""
        end = time.monotonic() + timeout
        while True:
            found = predicate()
            if found:
                return found
            left = end - time.monotonic()
            if left < 0:
                raise DeskTimeout(f"waited {timeout} s in vain for {what}")
            # Title and process of a window are no properties of the root window, so that their
            # changes cause no event: check again from time to time as well.
            select.select([self._display.fileno()], [], [], min(left, 0.02))
            while self._display.pending_events():
                self._display.next_event()

    def has_manager(self):
        return bool(self._property(self._root, "_NET_SUPPORTING_WM_CHECK"))

    def managed(self):
        return self._property(self._root, "_NET_CLIENT_LIST")

    def active(self):
        """The id of the active window, or 0."""
        return (self._property(self._root, "_NET_ACTIVE_WINDOW") or [0])[0]

    def process(self, window):
        resource = self._display.create_resource_object("window", window)
        return (self._property(resource, "_NET_WM_PID") or [0])[0]

    def title(self, window):
        resource = self._display.create_resource_object("window", window)
        return bytes(self._property(resource, "_NET_WM_NAME")).decode()

    def of_process(self, pid):
        """The managed windows of a process."""
        return [w for w in self.managed() if self.process(w) == pid]

    def wait_active(self, window, timeout=10):
        self.wait(lambda: self.active() == window, f"window {window:#x} to be active", timeout)

    def _tell_manager(self, window, kind, *data):
        message = event.ClientMessage(
            window=self._display.create_resource_object("window", window),
            client_type=self._atom(kind), data=(32, (list(data) + [0] * 5)[:5]))
        self._root.send_event(
            message, event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        self._display.sync()

    def activate(self, window):
        """Makes a window the active one, as a click on a panel does, and waits until it is."""
        self._tell_manager(window, "_NET_ACTIVE_WINDOW", 2, X.CurrentTime, 0)
        self.wait_active(window)

    def close(self, window):
        """Asks a window to close, as a click on its cross does."""
        self._tell_manager(window, "_NET_CLOSE_WINDOW", X.CurrentTime, 2)

    def iconify(self, window):
        self._tell_manager(window, "WM_CHANGE_STATE", Xutil.IconicState)

    def resize(self, window, width, height):
        """Resizes a window's contents; its minimum size may prevent that."""
        self._display.create_resource_object("window", window).configure(
            width=width, height=height)
        self._display.sync()

    def geometry(self, window):
        """(x, y, width, height) of a window's contents, on the screen."""
        resource = self._display.create_resource_object("window", window)
        size = resource.get_geometry()
        place = resource.translate_coords(self._root, 0, 0)
        # (What the server answers is where the root's corner is, seen from the window.)
        return -place.x, -place.y, size.width, size.height

    def minimum_size(self, window):
        hints = self._display.create_resource_object("window", window).get_wm_normal_hints()
        return hints.min_width, hints.min_height

    def open_another(self, title="Another window"):
        """Opens a window of the test's own, and waits until it is the active one."""
        screen = self._display.screen()
        window = self._root.create_window(
            20, 20, 200, 150, 0, screen.root_depth, X.InputOutput, X.CopyFromParent,
            background_pixel=screen.white_pixel, event_mask=X.FocusChangeMask)
        window.set_wm_name(title)
        window.set_wm_hints(flags=Xutil.InputHint, input=1)
        window.map()
        self._own.append(window)
        self._display.sync()
        self.wait_active(window.id)
        return window.id

    def alt_tab(self):
        """Presses Alt+Tab as a user does, and waits until another window is active."""
        before = self.active()
        children = set(self._viewable_ids())
        self._keyboard.down("Alt_L")
        self._keyboard.down("Tab")
        self._keyboard.up("Tab")
        # openbox has the keyboard when it shows its list of windows.
        self.wait(lambda: set(self._viewable_ids()) - children, "the list of windows")
        self._keyboard.up("Alt_L")
        self.wait(lambda: self.active() not in (0, before), "another window to be active")

    def _viewable_ids(self):
        return [w.id for w in self._root.query_tree().children if self._is_viewable(w)]


    @staticmethod
    def _is_viewable(window):
        try:
            return window.get_attributes().map_state == X.IsViewable
        except error.XError:
            return False
