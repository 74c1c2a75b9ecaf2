internal import CGtk
private import Glibc

/// The operations of a window. The widget must be a `GtkWindow`.
extension Widget {
  private var window: UnsafeMutablePointer<GtkWindow> { cast(to: GtkWindow.self) }

  /// Creates a window that is not shown yet.
  public static func window() -> Widget { Widget(gtk_window_new()) }

  /// Shows the window in front of others, as far as the desktop allows it.
  public func presentWindow() { gtk_window_present(window) }

  /// Asks the window to close, as the button in its title bar does.
  public func closeWindow() { gtk_window_close(window) }

  /// Destroys the window.
  public func destroyWindow() { gtk_window_destroy(window) }

  /// Whether the window is active.
  public var isActiveWindow: Bool { gtk_window_is_active(window) != 0 }

  /// The window's child.
  public var windowContent: WidgetPointer? {
    get { gtk_window_get_child(window) }
    set { gtk_window_set_child(window, newValue) }
  }

  /// The widget with the window's keyboard focus, also while another window is active.
  public var windowFocus: WidgetPointer? {
    get { gtk_window_get_focus(window) }
    set { gtk_window_set_focus(window, newValue) }
  }

  /// The size that the window has if it is not maximized, in application pixels; -1 is its content's.
  public var defaultSize: (width: Int32, height: Int32) {
    get {
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(window, &width, &height)
      return (width, height)
    }
    set { gtk_window_set_default_size(window, newValue.width, newValue.height) }
  }

  /// Sets the title, unless the window has it: each setting is announced.
  ///
  /// - Returns: Whether the title has changed.
  @discardableResult
  public func setWindowTitle(_ title: String) -> Bool {
    if hasWindowTitle(title) { return false }
    title.withCString { gtk_window_set_title(window, $0) }
    return true
  }

  /// The title that was set last.
  public var windowTitle: String? { gtk_window_get_title(window).map { String(cString: $0) } }

  /// Whether the window has this title.
  public func hasWindowTitle(_ title: String) -> Bool {
    title.withCString { new in gtk_window_get_title(window).map { strcmp($0, new) == 0 } ?? false }
  }

  /// Shows a title to the eye only, until the next one is set: in the desktop's title bar, or the window's own.
  public func showWindowTitle(_ title: String) {
    guard let surface = gtk_native_get_surface(opaque) else { return }
    gdk_toplevel_set_title(surface, title)
    let label = gtk_window_get_titlebar(window)?.firstInTree { $0.isLabel && $0.hasClass("title") }
    if let label { gtk_label_set_text(OpaquePointer(label), title) }
  }

  /// Keeps the window above another, in whose middle it opens.
  public func setTransient(for parent: Widget) {
    gtk_window_set_transient_for(window, parent.window)
  }

  /// Sets whether other windows of the program take no input while this one is open.
  public func setModal(_ isModal: Bool) { gtk_window_set_modal(window, isModal ? 1 : 0) }
  /// Sets whether the user can change the size.
  public func setResizable(_ flag: Bool) { gtk_window_set_resizable(window, flag ? 1 : 0) }
  /// Whether the title bar has a button that closes the window.
  public var isDeletable: Bool { gtk_window_get_deletable(window) != 0 }
  /// Sets whether the title bar has a button that closes the window.
  public func setDeletable(_ flag: Bool) { gtk_window_set_deletable(window, flag ? 1 : 0) }
  /// Sets whether the window has a title bar and a border.
  public func setDecorated(_ flag: Bool) { gtk_window_set_decorated(window, flag ? 1 : 0) }
  /// Replaces the title bar. Call it before the window is shown.
  public func setTitleBar(_ bar: WidgetPointer) { gtk_window_set_titlebar(window, bar) }

  /// Whether the window is maximized.
  public var isMaximizedWindow: Bool { gtk_window_is_maximized(window) != 0 }
  /// Makes the window as large as possible.
  public func maximizeWindow() { gtk_window_maximize(window) }
  /// Gives the window its former size.
  public func unmaximizeWindow() { gtk_window_unmaximize(window) }
  /// Hides the window, except in the desktop's list.
  public func minimizeWindow() { gtk_window_minimize(window) }
  /// Lets the window fill the screen, or no longer.
  public func toggleFullscreenWindow() {
    if gtk_window_is_fullscreen(window) != 0 {
      gtk_window_unfullscreen(window)
    } else {
      gtk_window_fullscreen(window)
    }
  }
}
