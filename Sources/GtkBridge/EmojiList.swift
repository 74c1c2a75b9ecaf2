internal import CGtk

/// Has GTK's list of emoji go when it is closed.
///
/// GTK (4.8) makes one for each field in which it is opened, some 2,000 widgets and 6 MiB, and keeps
/// it as long as the field, in the field's data `gtk-emoji-chooser`.
@MainActor
public enum EmojiList {
  /// From now on, in all fields of the program.
  public static func discardWhenClosed() { _ = override }

  private static let override: Void = {
    // Held for good: an override must not go with the class's last object. (The class of the list
    // itself would have to be made at the start, though hardly any program needs it.)
    let data = g_type_class_ref(gtk_popover_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    hideOfPopovers = data.pointee.hide
    data.pointee.hide = { widget in
      nonisolated(unsafe) let popover = widget!
      MainActor.assume {
        EmojiList.hideOfPopovers?(popover)
        if tabstop_is_emoji_list(popover) != 0 { EmojiList.discard(popover) }
      }
    }
  }()

  private static var hideOfPopovers: (@convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void)?

  private static func discard(_ list: UnsafeMutablePointer<GtkWidget>) {
    // Not from within: it is still at work.
    let list = Widget(list)
    MainLoop.whenIdle {
      guard let field = gtk_widget_get_parent(list.pointer),
        gtk_widget_get_visible(list.pointer) == 0
      else { return }
      let data = UnsafeMutableRawPointer(field).assumingMemoryBound(to: GObject.self)
      guard g_object_get_data(data, key) == list.raw else { return }
      g_object_set_data(data, key, nil)
      gtk_widget_unparent(list.pointer)
    }
  }

  private static let key = "gtk-emoji-chooser"
}
