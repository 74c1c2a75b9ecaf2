internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The row of tabs, and the pages over each other below it.
final class TabViewNode<SelectionValue: Hashable, Content: View>:
  ContainerNode<TabView<SelectionValue, Content>, Content>, TabPagesHost
{
  private struct Page {
    let node: _Node
    let value: AnyHashable?
    /// The node that hides what a page without a tab sets elsewhere; `nil` for the only view of a tab view.
    var plain: (any PlainPage)?
  }

  private let bar = Widget.container(TabBarLayout())
  private let pagesBox = Widget.container(LayeredLayout())
  private var pages: [Page] = []
  /// The pages without tabs that are found while the pages are collected.
  private var plainPages: [any PlainPage] = []
  private let dots = PageDots()
  private let tabBar = TabBarVisibility()
  private lazy var keys = TabBarKeys(of: bar) { [unowned self] index in
    let page = pages.indices.first { button(of: $0) === tabs[index] }
    if let page { choose(page) }
  }
  /// The buttons in the bar, in order.
  private var tabs: [Widget] = [] { didSet { keys.tabs = tabs } }
  private var connections: [SignalConnection] = []
  private var index = 0
  /// The indices of the pages, by their values; the first of several with one value.
  private var places: [AnyHashable: Int] = [:]
  /// The visible page, all others being hidden; `nil` while that is unknown.
  private var onTop: Int?

  init(_ view: TabView<SelectionValue, Content>, _ context: _Context) {
    super.init(view, context, widget: .box(vertical: true))
    StyleSheet.shared.include(.navigation)
    bar.setNamelessRole(.tabList)
    bar.addClass("tab-bar")
    bar.pointer.halign = .center
    pagesBox.expandsHorizontally = true
    pagesBox.expandsVertically = true
    widget.insert(bar, after: nil)
    widget.insert(pagesBox, after: bar)
    bar.isVisible = false
    tabBar.changed = { [weak self] in self?.showBar() }
    makeContent()
    findPages()
    window.shortcuts.addFallback(of: self) { [weak self] key, modifiers in
      guard let self, modifiers == .control else { return false }
      switch Int32(bitPattern: key) {
      case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return selectPage(by: 1)
      case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return selectPage(by: -1)
      default: return false
      }
    }
  }

  override var content: Content { view.content }
  override var inner: Widget { pagesBox }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.isSettingsPage = self.environment.inherited.isSettingsPage
    environment.isTabPage = true
    environment.tabBarVisibility = tabBar
  }

  override func align(_ child: Widget) { Alignment.center.apply(to: child) }

  override func insert(_ widget: Widget, after previous: Widget?) {
    super.insert(widget, after: previous)
    if child != nil { findPagesLater() }
  }

  override func remove(_ widget: Widget) {
    super.remove(widget)
    findPagesLater()
  }

  private lazy var finding = TurnRequest { [weak self] in
    if let self, isMounted { findPages() }
  }

  /// Once in a turn, however many widgets are added and removed.
  private func findPagesLater() { finding.schedule() }

  override func didUpdate(from old: TabView<SelectionValue, Content>, environmentChanged: Bool) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    findPages()
  }

  override func evaluate() {
    super.evaluate()
    if hasDots != bar.hasClass("page-dots") { findPages() } else { show() }
  }

  // MARK: Pages

  /// Whether none of several pages has a label.
  private var isPaged: Bool { pages.count > 1 && !pages.contains { $0.node is any TabPage } }

  /// Whether a dot is shown for each page.
  private var hasDots: Bool { isPaged && environment.hidesPageDots != true }

  private func findPages() {
    pages = []
    plainPages = []
    collect(child, value: nil)
    findPlainPages()
    plainPages = []
    places = [AnyHashable: Int](minimumCapacity: pages.count)
    for index in pages.indices {
      let value = value(of: index)
      if places[value] == nil { places[value] = index }
    }
    onTop = nil
    var buttons = pages.compactMap { ($0.node as? any TabPage)?.button }
    let hasDots = hasDots
    let dots = dots.make(hasDots ? pages.count : 0)
    // As in SwiftUI, dots are below the pages.
    if hasDots != bar.hasClass("page-dots") {
      if hasDots { bar.addClass("page-dots") } else { bar.removeClass("page-dots") }
      widget.insert(bar, after: hasDots ? pagesBox : nil)
    }
    if hasDots { buttons = dots }
    if !tabs.elementsEqual(buttons, by: ===) { place(buttons) }
    show()
  }

  /// The innermost of the nodes around a page is the page's own. The others are always there: those around
  /// collections of pages, and those whose views are still to come, of a task for example. (Pages with tabs cover
  /// themselves.)
  private func findPlainPages() {
    var own: Set<ObjectIdentifier> = []
    for index in pages.indices where !(pages[index].node is any TabPage) {
      var next: _Node? = pages[index].node
      while let node = next, node !== self, pages[index].plain == nil {
        next = node.parent
        guard let plain = node as? any PlainPage else { continue }
        pages[index].plain = plain
        own.insert(ObjectIdentifier(plain))
      }
    }
    for plain in plainPages where !own.contains(ObjectIdentifier(plain)) { plain.isOnTop = true }
  }

  /// Puts the tabs into the bar. One that stays keeps the focus.
  private func place(_ buttons: [Widget]) {
    let staying = Set(buttons.map { ObjectIdentifier($0) })
    for old in tabs where !staying.contains(ObjectIdentifier(old)) {
      window.willRemove(old)
      bar.remove(old)
    }
    var previous: Widget?
    for button in buttons {
      if button.pointer.parent != bar.pointer
        || button.pointer.previousSibling != previous?.pointer
      {
        bar.insert(button, after: previous)
      }
      previous = button
    }
    tabs = buttons
    showBar()
    connections = buttons.map { button in
      SignalConnection(button, "clicked", owner: self) { [unowned button] node, _ in
        node.window.userDidAct()
        let index = node.pages.indices.first { node.button(of: $0) === button }
        // As a group of options does, the row of tabs takes the focus for a click.
        button.pointer.isFocusable = true
        _ = button.pointer.grabFocus()
        guard let index else { return }
        node.isPressed = true
        Updater.shared.event { node.choose(index) }
        node.isPressed = false
      }
    }
  }

  /// Whether the user is pressing a tab.
  private var isPressed = false

  /// Shows the tabs unless the program or a view on the page hides them. The dots of the style for pages are no tabs.
  private func showBar() {
    let hasPageDots = bar.hasClass("page-dots") && environment.hidesPageDots != nil
    let isHidden = tabBar.isHidden || TabBarVisibility.areAllHidden
    let isVisible = !tabs.isEmpty && (!isHidden || hasPageDots)
    guard isVisible != bar.isVisible else { return }
    let hadFocus = keys.holdsFocus
    if !isVisible { window.willRemove(bar) }
    bar.isVisible = isVisible
    // An arrow key has led to a page that hides the tabs.
    if hadFocus, !isVisible, let onTop, pages.indices.contains(onTop),
      let page = pages[onTop].node as? any TabPage
    {
      takeFocus(to: page, orFirst: true)
    }
  }

  private func button(of index: Int) -> Widget? {
    if let page = pages[index].node as? any TabPage { return page.button }
    return dots.buttons.indices.contains(index) ? dots.buttons[index] : nil
  }

  private func collect(_ node: _Node, value: AnyHashable?) {
    ViewCost.step()
    if let page = node as? any TabPage {
      pages.append(Page(node: node, value: page.value ?? value ?? tag(in: node)))
      return
    }
    if let identified = node as? any IdentifiedRows {
      identified.forEachRow { collect($1, value: $0) }
      return
    }
    if let plain = node as? any PlainPage { plainPages.append(plain) }
    let value = ((node as? any TaggedNode)?.tag as? AnyHashable) ?? value
    // One page, whatever is pushed in it.
    if node is any PageStack { return pages.append(Page(node: node, value: value)) }
    var hasChildren = false
    // A modifier with widgets of its own has those of one page; a tab has none there.
    if node.childHost !== node || node.lastWidget == nil {
      // What a modifier shows elsewhere is no page: items of a toolbar, a sheet.
      if let content = node.modifiedContent { return collect(content, value: value) }
      node.forEachChild {
        hasChildren = true
        collect($0, value: value)
      }
    } else {
      return pages.append(Page(node: node, value: node.tagInside ?? value))
    }
    // A view with a tag inside of its label is still one page.
    if !hasChildren, node.lastWidget != nil { pages.append(Page(node: node, value: value)) }
  }

  /// The tag of the view that `node` modifies: it may also be inside of the tab's label.
  private func tag(in node: _Node) -> AnyHashable? {
    if let tag = (node as? any TaggedNode)?.tag as? AnyHashable { return tag }
    if let modified = node.modifiedContent { return tag(in: modified) }
    guard node.childHost !== node else { return nil }
    var first: _Node?
    node.forEachChild { first = first ?? $0 }
    return first.flatMap { tag(in: $0) }
  }

  private func value(of index: Int) -> AnyHashable { pages[index].value ?? AnyHashable(index) }

  private func choose(_ index: Int) {
    self.index = index
    if let selection = view.selection, let value = value(of: index).base as? SelectionValue {
      selection.wrappedValue = value
    }
    show()
  }

  /// Shows the selected page. Tracked, so that the view follows its selection.
  private func show() {
    guard !pages.isEmpty else { return }
    if let selection = track({ view.selection.map { AnyHashable($0.wrappedValue) } }),
      let chosen = places[selection]
    {
      index = chosen
    }
    index = min(index, pages.count - 1)
    let page = pages[index].node as? any TabPage
    let left = pages.lazy.compactMap { $0.node as? any TabPage }
      .first { $0 !== page && $0.holdsFocus }
    if let page, left != nil { takeFocus(to: page) }
    let leavesPage =
      page == nil && lastPage.map { $0 != index && holdsFocus(in: $0) } ?? false
    // A tab that has the focus keeps it, unless the user presses it to go to the page.
    let isInBar = keys.holdsFocus && !isPressed
    // The old page releases the focus before the new one takes it.
    if let onTop {
      if onTop != index { setOnTop(onTop, false) }
    } else {
      for place in pages.indices where place != index { setOnTop(place, false) }
    }
    onTop = index
    setOnTop(index, true, restoresFocus: !isInBar)
    if leavesPage { takeFocus(toPageAt: index) }
    if page == nil, let lastPage, lastPage != index { announcePage() }
    lastPage = index
    if let tab = tabs.firstIndex(where: { $0 === button(of: index) }) { keys.select(tab) }
    // A change while the page was hidden has aligned it as if it took no space.
    pages[index].node.forEachWidget { align($0) }
  }

  /// The page that was shown last.
  private var lastPage: Int?

  /// Says which page is shown if the user has gone there, unless a dot that has the focus does. Pages that
  /// follow each other by themselves are silent.
  private func announcePage() {
    guard Updater.shared.isHandlingEvent else { return }
    Updater.shared.afterFocus { [weak self] in
      guard let self, isMounted, let onTop, pages.indices.contains(onTop), !keys.holdsFocus
      else { return }
      AccessibilityNotification.Announcement(
        String(own: "Page \(onTop + 1) of \(pages.count)")
      ).post()
    }
  }

  /// If the old page had the focus, the new page gets it where it had it before, or where it
  /// requests it. Otherwise its tab gets the focus, from where Tab leads into the page; in any case
  /// the tab's name is announced, so that users know where they are.
  private func takeFocus(to page: any TabPage, orFirst: Bool = false) {
    window.coordinator.enter(page.scope, orFirst: orFirst)
    Updater.shared.afterFocus { [weak self, weak page] in
      guard let self, isMounted, let page, page.isMounted, !page.scope.isHidden else { return }
      if window.focusWidget == nil, bar.isVisible {
        page.button.pointer.grabFocus()
      } else if page.holdsFocus || !bar.isVisible, let name = page.button.accessibleName,
        name != window.title
      {
        AccessibilityNotification.Announcement(name).post()
      }
    }
  }

  // MARK: The focus of pages without tabs

  private func focusItems(of index: Int) -> [FocusItem] {
    guard pages.indices.contains(index) else { return [] }
    var items: [FocusItem] = []
    pages[index].node.forEachFocusItem { items.append($0) }
    return items
  }

  private func holdsFocus(in index: Int) -> Bool {
    window.coordinator.holdsFocus(in: focusItems(of: index))
  }

  /// The control that had the focus has gone with its page. On a page without controls its dot has the focus,
  /// and the page is read: nothing on it is announced otherwise.
  private func takeFocus(toPageAt index: Int) {
    let first = window.coordinator.firstNode(in: focusItems(of: index))
    window.coordinator.returnFocus(to: first)
    guard first == nil else { return }
    Updater.shared.afterFocus { [weak self] in
      guard let self, isMounted, onTop == index, pages.indices.contains(index),
        window.focusWidget == nil
      else { return }
      if bar.isVisible { _ = button(of: index)?.pointer.grabFocus() }
      let text = pages[index].node.plainText
      if !text.isEmpty { AccessibilityNotification.Announcement(text).post() }
    }
  }

  private func setOnTop(_ index: Int, _ isOnTop: Bool, restoresFocus: Bool = true) {
    ViewCost.step()
    let node = pages[index].node
    if !isOnTop { node.forEachWidget { window.willRemove($0) } }
    if let page = node as? any TabPage {
      page.setOnTop(isOnTop, restoresFocus: restoresFocus)
    } else {
      node.forEachWidget { $0.isVisible = isOnTop }
      pages[index].plain?.isOnTop = isOnTop
    }
    guard let button = button(of: index) else { return }
    if isOnTop {
      gtk_widget_set_state_flags(button.pointer, GTK_STATE_FLAG_CHECKED, 0)
    } else {
      gtk_widget_unset_state_flags(button.pointer, GTK_STATE_FLAG_CHECKED)
    }
    button.setAccessibleSelected(isOnTop)
  }

  private func selectPage(by step: Int) -> Bool {
    guard pages.count > 1, environment.pageAppearance?.isShown != false else { return false }
    let isElsewhere =
      !keys.holdsFocus && !pages.contains { ($0.node as? any TabPage)?.holdsFocus == true }
    Updater.shared.event { choose((index + step + pages.count) % pages.count) }
    if isElsewhere, !isPaged { announceTab() }
    return true
  }

  /// The focus has stayed outside of the pages and their tabs, so it announces nothing.
  private func announceTab() {
    Updater.shared.afterFocus { [weak self] in
      guard let self, isMounted, let onTop, pages.indices.contains(onTop),
        let name = button(of: onTop)?.accessibleName, name != window.title
      else { return }
      AccessibilityNotification.Announcement(name).post()
    }
  }

  override func unmount() {
    super.unmount()
    window.shortcuts.removeFallback(of: self)
  }
}
