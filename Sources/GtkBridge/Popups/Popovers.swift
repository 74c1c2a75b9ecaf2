internal import CGtk

/// Hooks that run whenever a popover of the program is shown or hidden, including GTK's own.
@MainActor
public enum Popovers {
  /// Installs the hooks. Call it before the first popover is shown.
  public static func prepare() { _ = isPrepared }

  private typealias Method = @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void
  private static var show: Method?
  private static var hide: Method?
  private static var unmap: Method?

  private static let isPrepared: Void = {
    // Kept for ever: the override must outlive the class's last object. (The classes of menus and
    // of the emoji chooser call this class's functions; to create theirs would cost time at the
    // start.)
    let popovers = g_type_class_ref(gtk_popover_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    (show, hide, unmap) = (
      popovers.pointee.show, popovers.pointee.hide, popovers.pointee.unmap
    )
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
    // A popover that leaves the screen with the widget that it belongs to is still visible for GTK (4.8), and keeps
    // its grab of the pointer and the keys: no window of the program would get any more.
    popovers.pointee.unmap = { widget in
      nonisolated(unsafe) let popover = widget!
      MainActor.assumeIsolated {
        let closesOnClicks =
          gtk_popover_get_autohide(Widget(popover).cast(to: GtkPopover.self)) != 0
        if closesOnClicks, gtk_widget_get_visible(popover) != 0 {
          // That calls this function again.
          gtk_widget_set_visible(popover, 0)
        } else {
          Popovers.unmap?(popover)
        }
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
