internal import CGtk
internal import GtkBridge

/// The menu of a `GtkMenuButton`, whose entries are read each time that it opens, so that they are up to
/// date.
@MainActor
final class OpeningMenu {
  private unowned let button: Widget
  private unowned let window: WindowContext
  private let entries: () -> [MenuEntry]
  private var model: MenuModel?
  private var closing: SignalConnection?
  /// Called before the action of an item, in place of giving the focus back to the button.
  var willAct: (() -> Void)?
  /// The arrow key that closes a submenu, and the signal for it.
  var closingKey: (() -> KeyEquivalent)?
  private var closingByKey: SignalConnection?

  init(of button: Widget, in window: WindowContext, entries: @escaping () -> [MenuEntry]) {
    self.button = button
    self.window = window
    self.entries = entries
    let target = Unmanaged.passRetained(WeakMenu { [weak self] in self?.fill() })
    gtk_menu_button_set_create_popup_func(
      button.opaque,
      { _, data in
        let menu = Unmanaged<WeakMenu>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { menu.open() }
      }, target.toOpaque(), { Unmanaged<WeakMenu>.fromOpaque($0!).release() })
  }

  private func fill() {
    let model = MenuModel(entries(), for: button) { [weak self] in
      guard let self else { return }
      window.userDidAct()
      if let willAct {
        willAct()
      } else if let popover {
        didClose(popover)
      }
    }
    self.model = model
    gtk_menu_button_set_menu_model(button.opaque, model.menu.cast(to: GMenuModel.self))
    if let menu = popover {
      closing = SignalConnection(menu, "closed", owner: self) { [weak menu] opening, _ in
        // Later: another menu may have replaced this one by then.
        MainLoop.whenIdle { [weak opening, weak menu] in
          if let menu { opening?.didClose(menu) }
        }
      }
      closeByKey(menu)
      AccessiblePopover.name(menu, button.innerButtonName)
      model.markDestructiveItems(menu.pointer)
    }
  }

  private func closeByKey(_ menu: Widget) {
    guard let closingKey else { return }
    let keys = EventController.keys()
    closingByKey = SignalConnection(keys, "key-pressed", owner: self) { opening, arguments in
      guard KeyEquivalent(keyval: arguments.uint(0)) == closingKey() else { return }
      gtk_menu_button_popdown(opening.button.opaque)
      arguments.answer(true)
    }
    menu.add(keys)
  }

  private var popover: Widget? {
    gtk_menu_button_get_popover(button.opaque).map {
      Widget(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// GTK (4.8) leaves the focus in a submenu of which an item was chosen.
  private func didClose(_ menu: Widget) {
    guard button.pointer.isMapped, window.focusWidget.map({ menu.contains($0) }) == true else {
      return
    }
    window.movingFocus { _ = button.grabFocusWithoutSelecting() }
  }
}

/// The target of GTK's callback for an opening menu.
private final class WeakMenu {
  let open: @MainActor () -> Void
  init(_ open: @escaping @MainActor () -> Void) { self.open = open }
}
