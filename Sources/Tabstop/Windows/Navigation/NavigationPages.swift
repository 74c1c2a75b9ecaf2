internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The container that links lead to: a navigation stack, or the detail of a split view.
@MainActor
protocol NavigationHost: AnyObject {
  /// Pushes the page of `value`.
  func push(_ value: AnyHashable)
  /// Pushes a page that stays until `owner` dismisses it.
  ///
  /// - Parameter didGoBack: Called when the user has left the page.
  func present(
    for owner: AnyObject, didGoBack: @escaping () -> Void, content: @escaping () -> AnyView)
  /// Removes the page that `owner` presented, and those above it.
  func dismiss(for owner: AnyObject)
  /// Updates the page that `owner` presented.
  func update(for owner: AnyObject)
  /// Declares the page for the values of a type.
  func setDestination(
    _ type: ObjectIdentifier, of owner: _Node, _ make: ((AnyHashable) -> AnyView)?)
}

/// The pages of one stack, the first one at the bottom.
@MainActor
final class NavigationPages: NavigationHost, AppearanceObserver {
  private enum Kind {
    case value(AnyHashable)
    case presented(owner: ObjectIdentifier, didGoBack: () -> Void)
  }

  private struct Entry {
    let kind: Kind
    let node: PushedPageNode
  }

  unowned let node: _Node
  unowned var root: PageNode!
  var path: NavigationPathStorage?
  /// The path of a stack without a binding.
  private var ownPath: [AnyHashable] = []
  private var entries: [Entry] = [] { didSet { reportToSidebar() } }
  private struct Destination {
    /// If there are several for one type, the last declared is used.
    let number: Int
    let make: (AnyHashable) -> AnyView
  }
  /// The destinations by the types of values, and then by the declaring node.
  private var destinations: [ObjectIdentifier: [ObjectIdentifier: Destination]] = [:]
  private var declarations = 0

  /// Contains the pages once there are several.
  private var container: Widget?
  private var rootWidget: Widget?
  private(set) var outer: Widget?
  /// Whether the stack's node exists, so that its host has its widget.
  var isInserted = false
  /// The stack has left the tree: a link on it may still request a page.
  private var isEnded = false
  /// Whether the column shows one page at a time. Only the first page has no Back button; a column
  /// that shows one page at a time has none at all.
  var replacesPages: Bool { link != nil }
  /// The link of the sidebar whose pages these are.
  weak var link: SplitLink?
  /// The place in a split view, for its detail.
  var place = SplitPlace() { didSet { followPlace(old: oldValue) } }

  init(_ node: _Node, path: NavigationPathStorage?) {
    self.node = node
    self.path = path
    node.window.shortcuts.addFallback(of: node) { [weak self] key, modifiers in
      let isBack =
        (key == UInt32(GDK_KEY_Escape) && modifiers.isEmpty)
        || ([UInt32(GDK_KEY_Left), UInt32(GDK_KEY_KP_Left)].contains(key) && modifiers == .option)
      return isBack && self?.goBackByKey() == true
    }
    node.environment.pageAppearance?.add(self)
  }

  /// Called when the stack leaves the tree.
  func end() {
    isEnded = true
    node.environment.pageAppearance?.remove(self)
    reportToSearch()
  }

  /// Reports to the links of the sidebar which page is shown.
  private func reportToSidebar() {
    guard let link else { return }
    if case .value(let value)? = entries.last?.kind {
      link.didShow(value)
    } else {
      link.didShow(nil)
    }
  }

  // MARK: The search field around the stack

  func pageDidAppear() { reportToSearch() }
  func pageDidDisappear() { reportToSearch() }

  /// Reports to the field whether the first page is covered.
  ///
  /// - Parameter hasNavigated: Whether a page was pushed, or the user has gone back.
  private func reportToSearch(hasNavigated: Bool = false) {
    if replacesPages { return }
    let isShown = !isEnded && node.environment.pageAppearance?.isShown != false
    node.environment.searchedStacks?.set(
      self, on: node.page, isCovered: isShown && !entries.isEmpty, hasNavigated: hasNavigated)
  }

  func forEachPage(_ visit: (_Node) -> Void) {
    if let root { visit(root) }
    for entry in entries { visit(entry.node) }
  }

  private var top: PageNode { entries.last?.node ?? root }

  // MARK: Widgets

  func placeRoot(_ widget: Widget?) {
    if let container {
      if let rootWidget {
        node.window.willRemove(rootWidget)
        container.remove(rootWidget)
      }
      if let widget { container.insert(widget, after: nil) }
    } else {
      setOuter(widget)
    }
    rootWidget = widget
  }

  /// Places a pushed page over the others.
  func place(_ widget: Widget?) {
    guard let widget else { return }
    let container = needContainer()
    container.insert(widget, after: Widget.lastChild(of: container))
  }

  private func needContainer() -> Widget {
    if let container { return container }
    let container = Widget.container(LayeredLayout())
    container.expandsHorizontally = true
    container.expandsVertically = true
    self.container = container
    // The first page leaves its place before it is placed elsewhere.
    setOuter(nil)
    if let rootWidget { container.insert(rootWidget, after: nil) }
    setOuter(container)
    return container
  }

  private func setOuter(_ widget: Widget?) {
    if isInserted, let outer {
      node.window.willRemove(outer)
      node.host.remove(outer)
    }
    outer = widget
    if isInserted, let widget { node.host.insert(widget, after: node.widgetBeforeSelf) }
  }

  func layoutChanged(ofRoot widget: Widget) {
    if container == nil, isInserted, widget === outer { node.host.layoutChanged(of: widget) }
  }

  // MARK: Path

  private var values: [AnyHashable] {
    get { path?.read() ?? ownPath }
    set {
      if let path { path.write(newValue) } else { ownPath = newValue }
      node.invalidate()
    }
  }

  func push(_ value: AnyHashable) {
    guard path?.accepts(value) != false else {
      warn("NavigationStack: its path takes no \(type(of: value.base)), which a link asks for.")
      return
    }
    if replacesPages {
      values = [value]
    } else {
      values.append(value)
    }
  }

  /// Shows the pages of the path. Tracked: the stack depends on its path.
  func followPath() {
    let wanted = values
    var position = 0
    var kept = 0
    for entry in entries {
      if case .value(let value) = entry.kind {
        guard position < wanted.count, wanted[position] == value else { break }
        position += 1
      }
      kept += 1
    }
    let isReplacing = kept < entries.count && position < wanted.count
    pop(to: kept, uncovering: !isReplacing)
    for value in wanted[position...] {
      push(.value(value)) { [weak self] in
        self?.makePage(of: value) ?? AnyView(EmptyView())
      }
    }
  }

  private func push(_ kind: Kind, content: @escaping () -> AnyView) {
    let covered = top
    covered.cover()
    let page = PushedPageNode(
      node.childContext, in: self, after: covered.scope, content: content)
    entries.append(Entry(kind: kind, node: page))
    page.shown.nameBackButton(after: covered.shown)
    if !replacesPages { covered.shown.above = page.shown }
    page.appear(hasBack: !replacesPages)
    if replacesPages {
      showSidebarButton(of: page)
      place.didChoose()
    }
    reportToSearch(hasNavigated: true)
    if keepsFocusBeside { return }
    node.window.trail.start(after: nil)
    page.shown.startTab()
    node.window.coordinator.enter(page.scope)
  }

  /// A user who follows a link in a sidebar continues in the sidebar, while that is on screen.
  private var keepsFocusBeside: Bool {
    replacesPages && place.goBack == nil && node.window.coordinator.focusedNode != nil
  }

  private func pop(to count: Int, uncovering: Bool) {
    guard count < entries.count else { return }
    var left: [() -> Void] = []
    while entries.count > count {
      let entry = entries.removeLast()
      if case .presented(_, let didGoBack) = entry.kind { left.append(didGoBack) }
      let widget = entry.node.shown.frame.outer
      if let widget { node.window.willRemove(widget) }
      entry.node.unmount()
      if let widget { container?.remove(widget) }
    }
    if uncovering {
      top.uncover(restoringFocus: true)
      reportToSearch(hasNavigated: true)
    }
    // The presenters are notified that their pages were removed.
    for didGoBack in left { Updater.shared.afterUpdate(didGoBack) }
  }

  // MARK: Columns

  private func followPlace(old: SplitPlace) {
    if (place.goBack == nil) != (old.goBack == nil) {
      showSidebarButton(of: root)
      for entry in entries { showSidebarButton(of: entry.node) }
    }
    if place.isCovered {
      top.cover()
    } else if old.isCovered {
      top.uncover(restoringFocus: true)
    }
  }

  /// A page of a split view has a way back to a column that is not beside it.
  private func showSidebarButton(of page: PageNode) {
    page.shown.backTitle = String(own: "Show Sidebar")
    page.shown.goBack = place.goBack.map { _ in { [weak self] in self?.place.goBack?() } }
  }

  // MARK: Destinations

  func setDestination(
    _ type: ObjectIdentifier, of owner: _Node, _ make: ((AnyHashable) -> AnyView)?
  ) {
    declarations += 1
    destinations[type, default: [:]][ObjectIdentifier(owner)] = make.map {
      Destination(number: declarations, make: $0)
    }
    for entry in entries {
      if case .value(let value) = entry.kind,
        ObjectIdentifier(Swift.type(of: value.base)) == type
      {
        entry.node.invalidate()
      }
    }
  }

  private func makePage(of value: AnyHashable) -> AnyView {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    guard let destination = destinations[type]?.values.max(by: { $0.number < $1.number }) else {
      // It may be declared later in this update.
      Updater.shared.afterUpdate { [weak self] in self?.warnUnlessDeclared(value, type) }
      return AnyView(EmptyView())
    }
    return destination.make(value)
  }

  private func warnUnlessDeclared(_ value: AnyHashable, _ type: ObjectIdentifier) {
    guard destinations[type]?.isEmpty != false else { return }
    warn(
      "NavigationStack: no page is declared for \(Swift.type(of: value.base)); add "
        + ".navigationDestination(for: \(Swift.type(of: value.base)).self) inside the stack.")
  }

  // MARK: Presented pages

  func present(
    for owner: AnyObject, didGoBack: @escaping () -> Void, content: @escaping () -> AnyView
  ) {
    if replacesPages { pop(to: 0, uncovering: false) }
    push(.presented(owner: ObjectIdentifier(owner), didGoBack: didGoBack), content: content)
  }

  private func index(of owner: AnyObject) -> Int? {
    let id = ObjectIdentifier(owner)
    return entries.firstIndex {
      if case .presented(id, _) = $0.kind { true } else { false }
    }
  }

  func dismiss(for owner: AnyObject) {
    guard !isEnded, let index = index(of: owner) else { return }
    pop(to: index, uncovering: true)
    dropValues()
  }

  func update(for owner: AnyObject) {
    if let index = index(of: owner) { entries[index].node.invalidate() }
  }

  // MARK: Going back

  func goBack(from id: ObjectIdentifier) {
    // The page may still be handling the press that leaves it.
    Updater.shared.afterUpdate { [weak self] in
      guard let self, !isEnded,
        let index = entries.firstIndex(where: { ObjectIdentifier($0.node) == id })
      else { return }
      pop(to: index, uncovering: true)
      dropValues()
    }
  }

  /// Removes values from the path whose pages are gone.
  private func dropValues() {
    let count = entries.count { if case .value = $0.kind { true } else { false } }
    let values = values
    if values.count > count { self.values = Array(values[..<count]) }
  }

  private func goBackByKey() -> Bool {
    guard top.appearance.isShown, top.shown.canGoBack else { return false }
    Updater.shared.event { top.shown.goBack?() }
    return true
  }

  func environmentChanged() {
    for entry in entries { entry.node.environmentChanged(node.environment) }
  }
}
