internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The menu of a window's commands, at the end of its title bar.
@MainActor
final class CommandMenuButton {
  private unowned let window: WindowContext
  private let button = Widget(gtk_menu_button_new())
  private let popover = Widget(gtk_popover_new())
  private let scope = FocusScope(name: "menu")
  private var root: RootNode?
  private var actions: DialogActions?
  private weak var focusBefore: FocusNode?
  private var connections: [SignalConnection] = []

  /// Create it before the window is on screen.
  init(of window: WindowContext) {
    self.window = window
    button.setAccessibleLabel("Menu")
    gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
    // F10 opens it.
    gtk_menu_button_set_primary(button.opaque, 1)
    gtk_menu_button_set_popover(button.opaque, popover.pointer)
    let bar = Widget(gtk_header_bar_new())
    gtk_header_bar_pack_end(bar.opaque, button.pointer)
    gtk_window_set_titlebar(window.widget.cast(to: GtkWindow.self), bar.pointer)
    window.coordinator.root.insert(scope, after: nil)
    connections = [
      SignalConnection(popover, "show", owner: self) { menu, _ in
        menu.focusBefore = menu.window.coordinator.focusedNode
      },
      SignalConnection(popover, "closed", owner: self) { menu, _ in
        menu.window.coordinator.returnFocus(to: menu.focusBefore)
      },
    ]
  }

  func show(_ commands: AnyView, in outer: EnvironmentValues) {
    let actions =
      self.actions
      ?? DialogActions(
        Presentation { [popover] in gtk_popover_popdown(popover.cast(to: GtkPopover.self)) },
        isMenu: true)
    self.actions = actions
    actions.buttonsChanged = { [unowned self] in showIfThereAreCommands() }
    var environment = outer
    environment.inherited.focusScope = scope
    environment.dialogActions = actions
    let root =
      self.root
      ?? RootNode(
        _Context(window: window, environment: environment),
        slot: WidgetSlot { [popover] in
          gtk_popover_set_child(popover.cast(to: GtkPopover.self), $0?.pointer)
        })
    self.root = root
    root.show(
      VStack(alignment: .leading, spacing: 2) { commands }.buttonStyle(.borderless),
      in: environment)
    showIfThereAreCommands()
  }

  /// Commands may come and go with what the window shows.
  private func showIfThereAreCommands() {
    var hasCommands = false
    root?.forEachFocusItem { _ in hasCommands = true }
    button.isVisible = hasCommands
  }

  func unmount() {
    connections = []
    root?.unmount()
    root = nil
  }
}
