internal import CGtk

/// Hooks that run whenever a popover of the program is shown or hidden, including GTK's own.
@MainActor
public enum Popovers {
  /// Installs the hooks. Call it before the first popover is shown.
  public static func prepare() { _ = isPrepared }

  private typealias Method = @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void
  private static var show: Method?
  private static var hide: Method?

  private static let isPrepared: Void = {
    // Kept for ever: the override must outlive the class's last object. (The classes of menus and
    // of the emoji chooser call this class's functions; to create theirs would cost time at the
    // start.)
    let popovers = g_type_class_ref(gtk_popover_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    (show, hide) = (popovers.pointee.show, popovers.pointee.hide)
    AccessiblePopover.prepare(popovers)
    popovers.pointee.show = { widget in
      nonisolated(unsafe) let popover = widget!
      MainActor.assumeIsolated {
        AccessiblePopover.describe(Widget(popover))
        EmojiList.willShow(popover)
        PopupPlace.bringOnScreen(popover)
        Popovers.show?(popover)
      }
    }
    popovers.pointee.hide = { widget in
      nonisolated(unsafe) let popover = widget!
      MainActor.assumeIsolated {
        Popovers.hide?(popover)
        EmojiList.didHide(popover)
      }
    }
  }()
}

extension Widget {
  /// Gives a popover that is open the size of its present content, and its place at the widget that it points
  /// to.
  ///
  /// GTK (4.8) leaves that to the parent of the popover, in whose layout it belongs, and does it only for
  /// parents of its own that know about popovers: a popover at another widget would keep its first size, also
  /// when its content becomes larger.
  public func fitPopover() {
    if pointer.isMapped { gtk_popover_present(cast(to: GtkPopover.self)) }
  }
}
