internal import FocusModel
internal import GtkBridge

/// A view with items for the enclosing bars.
@MainActor
package struct ToolbarModifier<Items> {
  let items: Items
}

extension ToolbarModifier: ViewModifier, _PrimitiveModifier where Items: View {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ToolbarNode(view, context)
  }
}

/// The items are children, with their own state; their widgets are in bars.
private final class ToolbarNode<Content: View, Items: View>:
  ModifierNode<Content, ToolbarModifier<Items>>, ToolbarOwner
{
  private var items: _ViewNode<Items>?
  private let outerScope: FocusScope
  /// The focus of a control of the content that disappears does not go to an item.
  private let scope = FocusScope(name: "toolbar", isAside: true)

  override init(
    _ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ context: _Context
  ) {
    outerScope = context.environment.inherited.focusScope
    super.init(view, context)
    makeContent()
    outerScope.insert(scope, after: child?.lastFocusItem ?? focusItemBeforeSelf)
    items = Items._makeNode(view.modifier.items, itemsContext)
    sortItems()
  }

  private var itemsContext: _Context {
    var environment = self.environment
    environment.inherited.isFormRow = false
    environment.inherited.isSwipedRow = false
    environment.inherited.label = nil
    environment.inherited.startArea(.horizontal)
    environment.inherited.focusGroup = nil
    environment.inherited.focusScope = scope
    if environment.isTabPage { environment.isTabPage = false }
    return _Context(below: self, environment: environment)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ToolbarModifier<Items>>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    guard let items else { return }
    items.update(
      view.modifier.items, in: environmentChanged ? itemsContext.environment : items.environment)
  }

  /// Sorts the groups of items in the order of their declaration.
  func sortItems() {
    guard let items else { return }
    var groups: [ToolbarRegion: [Widget]] = [:]
    func collect(_ node: _Node) {
      if let placed = node as? any PlacedItems {
        groups[placed.region, default: []].append(placed.group)
      } else {
        node.forEachChild(collect)
      }
    }
    collect(items)
    for (region, widgets) in groups where widgets.count > 1 {
      if region == .keyboard {
        window.keyboardBar.sort(widgets)
      } else {
        page.sort(widgets, in: region)
      }
    }
  }

  // MARK: Structure

  // The items come after the content in the focus order; they have no widgets in its host.
  override func forEachChild(_ visit: (_Node) -> Void) {
    super.forEachChild(visit)
    if let items { visit(items) }
  }
  override var lastFocusItem: FocusItem? { scope }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {
    child?.forEachFocusItem(visit)
    visit(scope)
  }
  override func focusItem(before child: _Node) -> FocusItem? {
    child === self.child ? focusItemBeforeSelf : nil
  }
  override func unmount() {
    super.unmount()
    outerScope.remove(scope)
  }
  override var replacesText: Bool { true }
  override func text(withButtons: Bool) -> String {
    child?.text(withButtons: withButtons) ?? ""
  }
}

@MainActor
private protocol ToolbarOwner: _Node {
  func sortItems()
}

@MainActor
private protocol PlacedItems: _Node {
  var region: ToolbarRegion { get }
  var group: Widget { get }
}

/// The items of one place of a bar. Those that do not fit are in a menu.
@MainActor
protocol BarItems: AnyObject {
  var region: ToolbarRegion { get }
  /// Contains the slots.
  var group: Widget { get }
  /// The containers of the items, one for each, in their order.
  var slots: [Widget] { get }
  /// Whether there is no item.
  var isEmpty: Bool { get }
  /// The order in which items leave the bar for the menu: secondary ones first, those that confirm, cancel
  /// or are primary last.
  var rank: Int { get }
  /// Whether the item in a slot can be in a menu: a text field cannot.
  func fitsMenu(_ slot: Widget) -> Bool
  /// The entries of a menu for the items in some slots.
  func menuEntries(of slots: [Widget]) -> [MenuEntry]
}

/// Views at one place of a bar.
struct PlacedItemsView<Content: View>: _PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    PlacedItemsNode(view, context)
  }
}

private final class PlacedItemsNode<Content: View>: _ViewNode<PlacedItemsView<Content>>, WidgetHost,
  PlacedItems, BarItems, AppearanceObserver
{
  let group = Widget.box(vertical: false, spacing: 6)
  /// The slots of the items' widgets.
  private var slotOf: [ObjectIdentifier: Widget] = [:]
  private(set) var region: ToolbarRegion
  private var child: _ViewNode<Content>?
  private let appearance: PageAppearance?
  /// Whether the group is in a bar of the page.
  private var isPlaced = false

  override init(_ view: PlacedItemsView<Content>, _ context: _Context) {
    region = view.placement.region
    appearance = context.environment.pageAppearance
    super.init(view, context)
    let child = Content._makeNode(view.content, itemContext)
    self.child = child
    insertWidgets(of: child)
    appearance?.add(self)
    if appearance?.isShown != false { pageDidAppear() }
  }

  /// An item that is added later is placed among the others.
  private func sort() {
    var next = parent
    while let node = next {
      if let owner = node as? any ToolbarOwner { return owner.sortItems() }
      next = node.parent
    }
  }

  private var itemContext: _Context {
    var environment = self.environment
    environment.inherited.isBarItem = true
    switch view.placement.role {
    case .confirmation:
      environment.inherited.buttonStyleAroundBar = environment.inherited.buttonStyle
      environment.inherited.buttonStyle = .borderedProminent
    case .cancellation: environment.inherited.keyboardShortcut = .cancelAction
    case .none, .primary, .secondary, .destructive: break
    }
    return _Context(below: self, environment: environment)
  }

  override func didUpdate(from old: PlacedItemsView<Content>, environmentChanged: Bool) {
    guard let child else { return }
    if view.placement.region != region { changeRegion() }
    let hasNewEnvironment = environmentChanged || view.placement != old.placement
    child.update(view.content, in: hasNewEnvironment ? itemContext.environment : child.environment)
  }

  private func changeRegion() {
    let isShown = appearance?.isShown != false
    if isShown { pageDidDisappear() }
    region = view.placement.region
    if isShown { pageDidAppear() }
  }

  override func evaluate() {}

  // A bar may be outside of the covered page: the keyboard bar always is.
  func pageDidAppear() {
    if region == .keyboard { window.keyboardBar.add(group) } else { page.add(self, to: region) }
    isPlaced = region != .keyboard
    // The creator of this node does not contain it yet.
    Updater.shared.afterUpdate { [weak self] in
      if self?.isMounted == true { self?.sort() }
    }
  }

  func pageDidDisappear() {
    window.willRemove(group)
    isPlaced = false
    if region == .keyboard {
      window.keyboardBar.remove(group)
    } else {
      page.remove(self, from: region)
    }
  }

  // MARK: Host

  override var childHost: any WidgetHost { self }

  func insert(_ widget: Widget, after previous: Widget?) {
    let slot = Widget.box(vertical: false, spacing: 0)
    slot.insert(widget, after: nil)
    slotOf[ObjectIdentifier(widget)] = slot
    group.insert(slot, after: self.slot(of: previous))
    // A bar without space for any of the items has hidden it: the next layout decides anew.
    group.isVisible = true
    layoutChanged(of: widget)
    if isPlaced, slotOf.count == 1 { page.itemsChanged() }
    if region == .keyboard { window.keyboardBar.update() }
  }

  func remove(_ widget: Widget) {
    guard let slot = slotOf.removeValue(forKey: ObjectIdentifier(widget)) else { return }
    window.willRemove(slot)
    group.remove(slot)
    slot.remove(widget)
    // GTK lays nothing out for a slot that was hidden, and the menu of the bar may now be empty.
    group.pointer.parent?.queueResize()
    if isPlaced, slotOf.isEmpty { page.itemsChanged() }
    if region == .keyboard { window.keyboardBar.update() }
  }

  func move(_ widget: Widget, after previous: Widget?) {
    if let slot = slot(of: widget) { group.insert(slot, after: self.slot(of: previous)) }
  }

  private func slot(of widget: Widget?) -> Widget? {
    widget.flatMap { slotOf[ObjectIdentifier($0)] }
  }

  func layoutChanged(of widget: Widget) {
    VerticalAlignment.center.apply(to: widget)
    keepFocusOnClick(widget.pointer)
    // A text has no edges of its own, which a button has between its title and the bar's.
    if widget.firstLabel != nil, !widget.accessible.containsFocusable {
      widget.addClass("bar-text")
    } else {
      widget.removeClass("bar-text")
    }
  }

  // MARK: Menu

  var isEmpty: Bool { slotOf.isEmpty }

  var slots: [Widget] {
    var slots: [Widget] = []
    child?.forEachWidget { widget in slot(of: widget).map { slots.append($0) } }
    return slots
  }

  var rank: Int {
    switch view.placement.role {
    case .secondary: 0
    case .none: 1
    case .primary, .confirmation, .cancellation, .destructive: 2
    }
  }

  func fitsMenu(_ slot: Widget) -> Bool {
    guard let child else { return false }
    var (hasEntry, hasOthers) = (false, false)
    func visit(_ node: _Node) {
      if node is any MenuItemSource {
        if node.isInside(slot) { hasEntry = true }
      } else {
        var hasControlBelow = false
        node.forEachChild {
          hasControlBelow = hasControlBelow || $0.lastFocusItem != nil
          visit($0)
        }
        if !hasControlBelow, node.lastFocusItem != nil, node.isInside(slot) { hasOthers = true }
      }
    }
    visit(child)
    return hasEntry && !hasOthers
  }

  func menuEntries(of slots: [Widget]) -> [MenuEntry] {
    var entries: [MenuEntry] = []
    func visit(_ node: _Node) {
      if let source = node as? any MenuItemSource {
        if slots.contains(where: { source.isInside($0) }) { entries += source.namedMenuEntries }
      } else {
        node.forEachChild(visit)
      }
    }
    if let child { visit(child) }
    return entries
  }

  /// A click on an item leaves the focus in the field: the item is for the field.
  private func keepFocusOnClick(_ widget: WidgetPointer) {
    // A click on a field in a bar gives it the focus.
    guard !widget.isEditable else { return }
    widget.focusesOnClick = false
    var next = widget.firstChild
    while let child = next {
      keepFocusOnClick(child)
      next = child.nextSibling
    }
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { nil }
  override func forEachWidget(_ visit: (Widget) -> Void) {}

  override func unmount() {
    super.unmount()
    appearance?.remove(self)
    if appearance?.isShown != false { pageDidDisappear() }
  }
}

extension _Node {
  /// Whether the node's first widget is inside of another one.
  fileprivate func isInside(_ widget: Widget) -> Bool {
    var first: Widget?
    forEachWidget { first = first ?? $0 }
    return first.map { widget.contains($0.pointer) } ?? false
  }
}

extension MenuItemSource {
  /// The entries of the node; the options of a picker are in a menu with the picker's name.
  fileprivate var namedMenuEntries: [MenuEntry] {
    let entries = menuEntries
    guard let name = environment.inherited.label?.text, !name.isEmpty, entries.count == 1,
      case .section("", let options) = entries[0]
    else { return entries }
    return [.submenu(name, options)]
  }
}
