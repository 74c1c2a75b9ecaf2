internal import CGtk
internal import GtkBridge

/// The items of a menu that the secondary pointer button opens. Mirrors SwiftUI's `ContextMenu`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu from its items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a menu, or none with `nil`. Mirrors SwiftUI.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }
}

extension View {
  /// Adds a context menu to the view: opened by the secondary button, a long press, the Menu key,
  /// or Shift+F10 with the focus in the view. Tab reaches a view without controls, as with macOS's full
  /// keyboard access; there the space bar and Return open the menu, too. The views of a `ForEach` that are only
  /// reached for their menus are one stop of Tab, and the up and down arrow keys go from one to the next.
  /// Mirrors SwiftUI.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(TapStopModifier(role: .button, isImplied: true))
      .modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu to the view. The preview is not shown: it is for touch screens.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

/// How the user opens a menu that may come and go.
package enum MenuOpening {
  /// There is no menu.
  case never
  /// By keyboard: the menu has what the pointer does without one.
  case byKeyboard
  /// By keyboard and pointer.
  case always
}

/// What is called before a menu opens, for its items to be made, and after it is closed.
package struct MenuEvents {
  let willOpen: () -> Void
  let didClose: () -> Void

  package init(willOpen: @escaping () -> Void, didClose: @escaping () -> Void) {
    (self.willOpen, self.didClose) = (willOpen, didClose)
  }
}

extension View {
  /// A context menu whose items are made when it is opened: at a point of the window, or by keyboard (`nil`). The menu
  /// may come and go: the view and its widgets stay, unless Tab reaches the view by the menu.
  ///
  /// - Parameters:
  ///   - opening: How it is opened.
  ///   - isTapped: Whether the view is a stop for a gesture of single taps, too.
  ///   - events: Called before it opens and after it is closed. The items are also made to see whether there are any,
  ///     without these calls.
  package func _contextMenu<Items: View>(
    _ opening: MenuOpening = .always, isTapped: Bool = false,
    events: (() -> MenuEvents?)? = nil,
    @ViewBuilder itemsAt: @escaping ((x: Double, y: Double)?) -> Items
  ) -> ModifiedContent<ModifiedContent<Self, TapStopModifier>, ContextMenuModifier<Items?>> {
    modifier(
      TapStopModifier(
        role: isTapped || opening != .never ? .button : nil, isImplied: true,
        mayHaveControls: isTapped)
    )
    .modifier(
      ContextMenuModifier<Items?>(
        items: nil, itemsAt: { itemsAt($0) }, opening: opening, events: { _ in events?() }))
  }
}

@MainActor
package struct ContextMenuModifier<Items> {
  let items: Items
  /// The items for the place where the menu is opened, if they depend on it: a point of the window,
  /// or `nil` for the focus.
  var itemsAt: (((x: Double, y: Double)?) -> Items)?
  /// How the menu is opened.
  var opening = MenuOpening.always
  /// What is called when it opens there, and when it is closed.
  var events: ((x: Double, y: Double)?) -> MenuEvents? = { _ in nil }
}

extension ContextMenuModifier: ViewModifier, _PrimitiveModifier where Items: View {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ContextMenuNode(view, context)
  }
}

private final class ContextMenuNode<Content: View, Items: View>:
  ModifierNode<Content, ContextMenuModifier<Items>>, WidgetHost
{
  private var items: UnrenderedContent<Items>!
  private var triggers: [ObjectIdentifier: MenuTrigger] = [:]

  override init(
    _ view: ModifiedContent<Content, ContextMenuModifier<Items>>, _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
    if isOffered { offer() }
  }

  private var isOffered: Bool { view.modifier.opening != .never }

  private func offer() {
    items = items ?? UnrenderedContent(view.modifier.items, below: self)
    child.forEachWidget(listen)
    window.shortcuts.addFallback(of: self) { [weak self] key, modifiers in
      self?.openAroundFocus(key, modifiers) == true
    }
  }

  /// - Parameter returningFocus: Whether the content stays, and gets the focus back from an open menu.
  private func withdraw(returningFocus: Bool) {
    window.shortcuts.removeFallback(of: self)
    for trigger in triggers.values { trigger.end(returningFocus: returningFocus) }
    triggers = [:]
    hadItems = nil
  }

  /// Whether the menu had items when they were made last; `nil` if they were not.
  private var hadItems: Bool?

  private func listen(to widget: Widget) {
    let trigger = MenuTrigger(on: widget, of: window) { [weak self] point in
      guard let self else { return [] }
      guard view.modifier.itemsAt != nil else { return items.menuContent }
      return makeItems(at: place(of: point, in: widget))
    }
    trigger.willOpen = { [weak self] point in
      guard let self else { return nil }
      let events = view.modifier.events(place(of: point, in: widget))
      events?.willOpen()
      return events?.didClose
    }
    trigger.opensByPointer = { [unowned self] in view.modifier.opening == .always }
    trigger.name = { [unowned self, unowned widget] in
      guard view.modifier.itemsAt == nil else { return "" }
      // What the program calls the view, if it does.
      let name = widget.accessible.isNamed ? widget.accessible.accessibleName : nil
      return name ?? plainText
    }
    trigger.mayHaveEntries = { [unowned self] in
      if view.modifier.itemsAt == nil { return !items.menuContent.isEmpty }
      // The program makes them when the menu opens: it is asked earlier as seldom as possible.
      return hadItems ?? !makeItems(at: nil).isEmpty
    }
    triggers[ObjectIdentifier(widget)] = trigger
  }

  /// The point of the window for one of a widget.
  private func place(
    of point: (x: Double, y: Double)?, in widget: Widget
  ) -> (x: Double, y: Double)? {
    guard let point else { return nil }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      widget.pointer, window.widget.pointer, point.x, point.y, &x, &y)
    return (x, y)
  }

  private func makeItems(at point: (x: Double, y: Double)?) -> [MenuEntry] {
    guard let itemsAt = view.modifier.itemsAt else { return [] }
    items.update(itemsAt(point), of: self, environmentChanged: false)
    let entries = items.menuContent
    hadItems = !entries.isEmpty
    return entries
  }

  /// Opens the menu by keyboard for the focused widget that contains the view: the row of a list
  /// whose content the view is.
  private func openAroundFocus(_ key: UInt32, _ modifiers: EventModifiers) -> Bool {
    guard MenuTrigger.isKey(key, isShift: modifiers == .shift), let focus = window.focusWidget
    else {
      return false
    }
    let trigger = triggers.values.first { $0.isInside(focus) }
    return trigger?.open(at: nil, over: Widget(focus)) ?? false
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ContextMenuModifier<Items>>, environmentChanged: Bool
  ) {
    // Items for a place stay until the menu opens again: the action of one may go on, as that of a `ShareLink` that
    // asks for a file.
    if isOffered != (old.modifier.opening != .never) {
      if isOffered { offer() } else { withdraw(returningFocus: true) }
    } else if view.modifier.itemsAt == nil {
      items.update(view.modifier.items, of: self, environmentChanged: environmentChanged)
    } else if hadItems == false {
      hadItems = nil
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let items { visit(items) }
    super.forEachChild(visit)
  }

  override var replacesText: Bool { true }
  override func text(withButtons: Bool) -> String {
    child?.text(withButtons: withButtons) ?? ""
  }

  override func unmount() {
    super.unmount()
    withdraw(returningFocus: false)
  }

  // MARK: Host

  override var childHost: any WidgetHost { self }

  func insert(_ widget: Widget, after previous: Widget?) {
    if isOffered { listen(to: widget) }
    host.insert(widget, after: previous ?? widgetBeforeSelf)
  }

  func remove(_ widget: Widget) {
    triggers.removeValue(forKey: ObjectIdentifier(widget))?.end(returningFocus: false)
    host.remove(widget)
  }

  func move(_ widget: Widget, after previous: Widget?) {
    host.move(widget, after: previous ?? widgetBeforeSelf)
  }
  func layoutChanged(of widget: Widget) { host.layoutChanged(of: widget) }
}
