internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The menu of a window's commands, at the end of its title bar.
@MainActor
final class CommandMenuButton {
  private unowned let window: WindowContext
  private let button = Widget.menuButton()
  private let popover = Widget(gtk_popover_new())
  /// A menu that is higher than the window scrolls.
  private let scroller = makeScroller(axes: .vertical)
  private let bar = Widget(gtk_header_bar_new())
  private let scope = FocusScope(name: "menu")
  private var root: RootNode?
  private var actions: DialogActions?
  private weak var focusBefore: FocusNode?
  /// The widget with the focus: a row of a list, which may be no node of its own.
  private var widgetBefore: Widget?
  private var connections: [SignalConnection] = []
  /// Whether the window's title is in the bar.
  var showsTitle = true {
    didSet {
      guard showsTitle != oldValue else { return }
      // Without a widget for it, the bar has a label.
      let title = showsTitle ? nil : Widget.box(vertical: false, spacing: 0)
      gtk_header_bar_set_title_widget(bar.opaque, title?.pointer)
    }
  }

  /// Create it before the window is on screen.
  init(of window: WindowContext) {
    self.window = window
    gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
    let title = String(own: "Menu")
    button.nameInnerButton(title)
    AccessiblePopover.makeMenu(popover, named: title)
    // F10 opens it.
    gtk_menu_button_set_primary(button.opaque, 1)
    gtk_menu_button_set_popover(button.opaque, popover.pointer)
    gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    scroller.addClass("commands")
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), scroller.pointer)
    gtk_header_bar_pack_end(bar.opaque, button.pointer)
    window.widget.setTitleBar(bar.pointer)
    window.coordinator.root.insert(scope, after: nil)
    connections = [
      // Later, at "show", the focus is in the popover already (GTK 4.8 to 4.18).
      SignalConnection(popover, "map", owner: self) { menu, _ in
        menu.focusBefore = menu.window.coordinator.focusedNode
        menu.widgetBefore = menu.window.focusWidget.map { Widget($0) }
        Updater.shared.event { AddedExtras.willOpen() }
      },
      SignalConnection(popover, "show", owner: self) { menu, _ in menu.fitIntoWindow() },
      SignalConnection(popover, "closed", owner: self) { menu, _ in menu.returnFocus() },
    ]
  }

  func show(_ commands: AnyView, in outer: EnvironmentValues) {
    let actions =
      self.actions
      ?? DialogActions(
        Presentation { [popover] in gtk_popover_popdown(popover.cast(to: GtkPopover.self)) },
        isMenu: true, showsShortcuts: true)
    self.actions = actions
    actions.buttonsChanged = { [unowned self] in showIfThereAreCommands() }
    var environment = outer
    environment.inherited.focusScope = scope
    environment.dialogActions = actions
    let root =
      self.root
      ?? RootNode(
        _Context(window: window, environment: environment),
        slot: WidgetSlot { [scroller] in setScrolled($0, in: scroller) })
    self.root = root
    root.show(
      // The padding has space for the ring around the focus.
      AnyView(
        VStack(alignment: .leading, spacing: 2) { commands }
          .buttonStyle(.borderless).toggleStyle(CommandToggleStyle()).padding(4)),
      in: environment)
    showIfThereAreCommands()
  }

  /// Returns the focus at once: the command may open a window, and the window below keeps what had the focus
  /// when that comes.
  private func returnFocus() {
    defer { (focusBefore, widgetBefore) = (nil, nil) }
    guard let widget = widgetBefore, widget.pointer.takesInput,
      window.widget.contains(widget.pointer)
    else { return window.coordinator.returnFocus(to: focusBefore) }
    window.movingFocus { _ = widget.grabFocusWithoutSelecting() }
  }

  /// Moves the focus to the item above or below, if it is in the menu. The items are a column, whatever the widths
  /// of their controls are: a switch at the end of its line is still below the item before it.
  func moveFocus(_ direction: FocusDirection) -> Bool {
    guard direction == .up || direction == .down, let focus = window.focusWidget,
      gtk_widget_get_native(focus) == popover.opaque
    else { return false }
    let items = focusableItems(in: scroller.pointer)
    guard let index = items.firstIndex(of: focus) else { return false }
    let next = index + (direction == .up ? -1 : 1)
    if items.indices.contains(next) {
      window.coordinator.moving(direction) { items[next].grabFocus() }
    }
    return true
  }

  private func focusableItems(in parent: WidgetPointer) -> [WidgetPointer] {
    var items: [WidgetPointer] = []
    var next = parent.firstChild
    while let widget = next {
      next = widget.nextSibling
      guard widget.isMapped, widget.canFocus, widget.takesInput,
        gtk_widget_get_native(widget) == popover.opaque
      else { continue }
      items += widget.isFocusable ? [widget] : focusableItems(in: widget)
    }
    return items
  }

  private func fitIntoWindow() {
    // Without the title bar, and the popover's own edges.
    let height = window.size.height - bar.pointer.height - 48
    gtk_scrolled_window_set_max_content_height(scroller.opaque, max(height, 120))
  }

  /// Commands may come and go with what the window shows.
  private func showIfThereAreCommands() {
    var hasCommands = false
    root?.forEachFocusItem { _ in hasCommands = true }
    button.isVisible = hasCommands
    guard window.hidesTitleBar else { return }
    // GTK gives the bar of a window without decorations no place, but would draw it and let the focus in.
    bar.isVisible = hasCommands
    window.widget.setDecorated(hasCommands)
  }

  func unmount() {
    connections = []
    root?.unmount()
    root = nil
  }
}
