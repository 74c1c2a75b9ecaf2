internal import CGtk

/// Destroys GTK's emoji chooser when it is closed, and stops keys that make it hang.
///
/// GTK (4.8) creates one for each field in which it is opened, some 2,000 widgets and 6 MiB, and
/// keeps it as long as the field, in the field's data `gtk-emoji-chooser`.
///
/// In a chooser without room, as over a window that is off the screen, an arrow key makes GTK (4.8,
/// `gtk_flow_box_move_cursor`) search for the next emoji without end. Such keys are stopped.
@MainActor
public enum EmojiList {
  /// Opens the chooser of a text field, or one over another widget.
  ///
  /// - Parameter picked: Called with the emoji that the user takes over another widget; without it, only text
  ///   fields have a chooser.
  /// - Returns: Whether a chooser opens.
  @discardableResult
  public static func open(over widget: WidgetPointer, picked: ((String) -> Void)? = nil) -> Bool {
    if widget.activateAction("misc.insert-emoji") { return true }
    guard let picked else { return false }
    let field = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    let list: WidgetPointer
    if let open = g_object_get_data(field, key) {
      list = open.assumingMemoryBound(to: GtkWidget.self)
    } else {
      list = gtk_emoji_chooser_new()
      gtk_widget_set_parent(list, widget)
      g_object_set_data(field, key, list)
    }
    let pick = Pick(picked)
    pick.connection = SignalConnection(Widget(list), "emoji-picked", owner: pick) {
      pick, arguments in pick.picked(arguments.string(0))
    }
    picks[UnsafeMutableRawPointer(list)] = pick
    gtk_popover_popup(UnsafeMutableRawPointer(list).assumingMemoryBound(to: GtkPopover.self))
    return true
  }

  private final class Pick {
    let picked: (String) -> Void
    var connection: SignalConnection?

    init(_ picked: @escaping (String) -> Void) { self.picked = picked }
  }

  /// What happens with the emoji of choosers that `open` has made.
  private static var picks: [UnsafeMutableRawPointer: Pick] = [:]

  static func willShow(_ popover: UnsafeMutablePointer<GtkWidget>) {
    if tabstop_is_emoji_list(popover) != 0 { watchKeys(of: popover) }
  }

  static func didHide(_ popover: UnsafeMutablePointer<GtkWidget>) {
    if tabstop_is_emoji_list(popover) != 0 { discard(popover) }
  }

  // MARK: Keys

  private final class Watch {
    let keys = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
    var connection: SignalConnection?
  }

  /// The watches of open choosers.
  private static var watches: [UnsafeMutableRawPointer: Watch] = [:]

  private static func watchKeys(of list: UnsafeMutablePointer<GtkWidget>) {
    // A chooser may go with its field without being closed; then another may have its address.
    if let watch = watches[UnsafeMutableRawPointer(list)],
      gtk_event_controller_get_widget(watch.keys.opaque) == list
    {
      return
    }
    let watch = Watch()
    watches[UnsafeMutableRawPointer(list)] = watch
    gtk_event_controller_set_propagation_phase(watch.keys.opaque, GTK_PHASE_CAPTURE)
    watch.connection = SignalConnection(watch.keys, "key-pressed", owner: watch) {
      watch, arguments in
      guard moves.contains(Int32(bitPattern: arguments.uint(0))),
        let list = gtk_event_controller_get_widget(watch.keys.opaque), isTooSmall(list)
      else { return }
      arguments.answer(true)
    }
    // The widget takes ownership of the constructor's reference.
    gtk_widget_add_controller(list, watch.keys.opaque)
  }

  private static let moves: Set<Int32> = [
    GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End,
    GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_KP_Up, GDK_KEY_KP_Down, GDK_KEY_KP_Left,
    GDK_KEY_KP_Right, GDK_KEY_KP_Home, GDK_KEY_KP_End, GDK_KEY_KP_Page_Up, GDK_KEY_KP_Page_Down,
  ]

  /// Whether there is no room for a single emoji.
  private static func isTooSmall(_ list: UnsafeMutablePointer<GtkWidget>) -> Bool {
    min(gtk_widget_get_width(list), gtk_widget_get_height(list)) < 24
  }

  // MARK: Its end

  private static func discard(_ list: UnsafeMutablePointer<GtkWidget>) {
    watches[UnsafeMutableRawPointer(list)]?.connection = nil
    watches[UnsafeMutableRawPointer(list)] = nil
    // Not at once: the chooser is still running its own handler. The widget below it may be removed meanwhile, but
    // must not end with a child.
    let list = Widget(list)
    let field = gtk_widget_get_parent(list.pointer).map { Widget($0) }
    MainLoop.whenIdle {
      guard gtk_widget_get_visible(list.pointer) == 0 else { return }
      picks[list.raw] = nil
      guard let data = field?.cast(to: GObject.self), g_object_get_data(data, key) == list.raw
      else { return }
      g_object_set_data(data, key, nil)
      gtk_widget_unparent(list.pointer)
    }
  }

  private static let key = "gtk-emoji-chooser"
}
