public import Foundation
internal import Tabstop

/// A table of a tree. Mirrors AppKit's `NSOutlineView`: its data source has the items and their children, which are
/// asked for when an item is expanded.
///
/// It has the keys of a table, and of GTK's trees: Right expands a row, Left collapses it or goes to the one above. A
/// screen reader says whether a row is expanded, and its level from the second on. An item is known by its value
/// (`Hashable`), or as the same object; the items of others cannot be found again, and collapse when rows are reloaded.
open class NSOutlineView: NSTableView {
  /// Posted when an item was expanded; it is in the user information for "NSObject".
  nonisolated public static let itemDidExpandNotification = Notification.Name(
    "NSOutlineViewItemDidExpandNotification")
  /// Posted when an item was collapsed; it is in the user information for "NSObject".
  nonisolated public static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")

  /// The column with the arrows. Stored, without effect: it is the first one.
  open var outlineTableColumn: NSTableColumn?
  /// Whether the column with the arrows grows. Stored, without effect.
  open var autoresizesOutlineColumn = true
  /// The points by which a level is indented. Stored, without effect: as the desktop's trees.
  open var indentationPerLevel: CGFloat = 16
  /// Whether the arrows are indented. Stored, without effect: they are.
  open var indentationMarkerFollowsCell = true
  /// Whether sections stay in sight. Stored, without effect.
  open var floatsGroupRows = true
  /// Whether it is stored which items are expanded. Stored, without effect.
  open var autosaveExpandedItems = false

  private var root = OutlineItem()
  private var items: [AnyHashable: OutlineItem] = [:]
  private var expanded: Set<AnyHashable> = []
  private var shownItems: [OutlineItem]?
  private let expansions = KitChangeCount()

  private var source: (any NSOutlineViewDataSource)? {
    dataSource as? any NSOutlineViewDataSource
  }
  private var observer: (any NSOutlineViewDelegate)? { delegate as? any NSOutlineViewDelegate }

  // MARK: The tree

  private func forgetItems() {
    root = OutlineItem()
    items = [:]
    shownItems = nil
  }

  /// Forgets an item and those below, unless they have another place by now.
  private func forget(_ item: OutlineItem) {
    if let key = item.key, items[key] === item { items[key] = nil }
    for child in item.children ?? [] { forget(child) }
  }

  private func makeItem(_ index: Int, of parent: OutlineItem) -> OutlineItem {
    let value = source?.outlineView(self, child: index, ofItem: parent.value) ?? ""
    let item = OutlineItem(value, below: parent)
    item.isExpandable = source?.outlineView(self, isItemExpandable: value) ?? false
    if let key = item.key {
      items[key] = item
      item.isExpanded = item.isExpandable && expanded.contains(key)
    }
    return item
  }

  private func children(of item: OutlineItem) -> [OutlineItem] {
    if let children = item.children { return children }
    let count = max(0, source?.outlineView(self, numberOfChildrenOfItem: item.value) ?? 0)
    let children = (0..<count).map { makeItem($0, of: item) }
    item.children = children
    return children
  }

  /// The items below one that are shown.
  private func shown(below item: OutlineItem) -> [OutlineItem] {
    guard item.isExpanded else { return [] }
    return children(of: item).flatMap { [$0] + shown(below: $0) }
  }

  private var shownTree: [OutlineItem] {
    if let shownItems { return shownItems }
    let items = shown(below: root)
    shownItems = items
    return items
  }

  private func find(_ item: Any?) -> OutlineItem? {
    guard let item else { return root }
    return OutlineItem.key(of: item).flatMap { items[$0] }
  }

  // MARK: A table

  override var rowTotal: Int { shownTree.count }
  override func dataChanged() {
    forgetItems()
    super.dataChanged()
  }
  override func view(of column: NSTableColumn?, row: Int) -> NSView? {
    item(atRow: row).flatMap { observer?.outlineView(self, viewFor: column, item: $0) }
  }
  override func value(of column: NSTableColumn?, row: Int) -> Any? {
    source?.outlineView(self, objectValueFor: column, byItem: item(atRow: row))
  }
  override func height(ofRow row: Int) -> CGFloat {
    item(atRow: row).flatMap { observer?.outlineView(self, heightOfRowByItem: $0) } ?? rowHeight
  }
  override func canSelect(row: Int) -> Bool {
    item(atRow: row).flatMap { observer?.outlineView(self, shouldSelectItem: $0) } ?? true
  }
  override func selectionDidChange(_ notification: Notification) {
    observer?.outlineViewSelectionDidChange(notification)
  }
  override func place(ofRow row: Int) -> (level: Int, isExpanded: Binding<Bool>?)? {
    guard shownTree.indices.contains(row) else { return (1, nil) }
    let item = shownTree[row]
    guard item.isExpandable else { return (item.level + 1, nil) }
    let isExpanded = Binding { [weak self] in
      _ = self?.expansions.number
      return item.isExpanded
    } set: { [weak self] isExpanded in
      if isExpanded { self?.expand(item) } else { self?.collapse(item) }
    }
    return (item.level + 1, isExpanded)
  }

  /// Asks for all items again. Expanded items stay expanded, and selected ones selected.
  open override func reloadData() {
    // The rows may be those of another data source.
    let former = shownTree
    let selected = Set(
      selectedRowIndexes.filter(former.indices.contains).compactMap { former[$0].key })
    forgetItems()
    super.reloadData()
    let rows = shownTree.enumerated().filter { $1.key.map(selected.contains) ?? false }
      .map(\.offset)
    if IndexSet(rows) != selectedRowIndexes {
      selectRowIndexes(IndexSet(rows), byExtendingSelection: false)
    }
  }

  // MARK: Items

  /// The item of a row.
  open func item(atRow row: Int) -> Any? {
    shownTree.indices.contains(row) ? shownTree[row].value : nil
  }
  /// The row of an item; -1 if it is not shown.
  open func row(forItem item: Any?) -> Int {
    guard let found = find(item) else { return -1 }
    return shownTree.firstIndex { $0 === found } ?? -1
  }
  /// The item above an item.
  open func parent(forItem item: Any?) -> Any? { item.flatMap { find($0)?.parent?.value } }
  /// The level of an item, from 0; -1 if it is not there.
  open func level(forItem item: Any?) -> Int { find(item)?.level ?? -1 }
  /// The level of a row, from 0; -1 if it is not there.
  open func level(forRow row: Int) -> Int {
    shownTree.indices.contains(row) ? shownTree[row].level : -1
  }
  /// Whether an item can have children.
  open func isExpandable(_ item: Any?) -> Bool { find(item)?.isExpandable ?? false }
  /// Whether the children of an item are shown.
  open func isItemExpanded(_ item: Any?) -> Bool { find(item)?.isExpanded ?? false }
  /// The number of children of an item.
  open func numberOfChildren(ofItem item: Any?) -> Int {
    find(item).map { children(of: $0).count } ?? 0
  }
  /// A child of an item.
  open func child(_ index: Int, ofItem item: Any?) -> Any? {
    guard let found = find(item) else { return nil }
    let children = children(of: found)
    return children.indices.contains(index) ? children[index].value : nil
  }

  /// Shows the children of an item; `nil` means all items if `expandChildren` is set.
  open func expandItem(_ item: Any?, expandChildren: Bool) {
    count()
    // The item may not have been asked for yet.
    _ = shownTree
    guard let found = find(item) else { return }
    expand(found, withChildren: expandChildren)
  }
  /// Shows the children of an item.
  open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
  /// Hides the children of an item; `nil` means all items if `collapseChildren` is set.
  open func collapseItem(_ item: Any?, collapseChildren: Bool) {
    guard let found = find(item) else { return }
    collapse(found, withChildren: collapseChildren)
  }
  /// Hides the children of an item.
  open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }

  /// Expands items, and shows their rows by one change of the table.
  private func expand(_ item: OutlineItem, withChildren: Bool = false) {
    let former = shownTree
    let wasExpanded = item.isExpanded
    var opened: [OutlineItem] = []
    markExpanded(item, withChildren, &opened)
    guard !opened.isEmpty else { return }
    if !wasExpanded, let row = former.firstIndex(where: { $0 === item }) {
      // All new rows follow that of the item.
      let new = shown(below: item)
      shownItems?.insert(contentsOf: new, at: row + 1)
      if !new.isEmpty { insertRows(at: IndexSet(row + 1...row + new.count)) }
    } else if wasExpanded || item === root {
      let ids = Set(former.map(ObjectIdentifier.init))
      shownItems = nil
      let rows = shownTree.enumerated().filter { !ids.contains(ObjectIdentifier($1)) }
      if !rows.isEmpty { insertRows(at: IndexSet(rows.map(\.offset))) }
    }
    expansions.next()
    for item in opened {
      let notification = notification(Self.itemDidExpandNotification, item)
      observer?.outlineViewItemDidExpand(notification)
      NotificationCenter.default.post(notification)
    }
  }

  private func markExpanded(
    _ item: OutlineItem, _ withChildren: Bool, _ opened: inout [OutlineItem]
  ) {
    if item.isExpandable, !item.isExpanded, let value = item.value,
      observer?.outlineView(self, shouldExpandItem: value) ?? true
    {
      item.isExpanded = true
      if let key = item.key { expanded.insert(key) }
      opened.append(item)
    }
    guard withChildren, item.isExpanded else { return }
    for child in children(of: item) where child.isExpandable {
      markExpanded(child, true, &opened)
    }
  }

  /// Collapses items, and removes their rows by one change of the table.
  private func collapse(_ item: OutlineItem, withChildren: Bool = false) {
    let former = shownTree
    var closed: [OutlineItem] = []
    markCollapsed(item, withChildren, &closed)
    guard !closed.isEmpty else { return }
    shownItems = nil
    let shown = Set(shownTree.map(ObjectIdentifier.init))
    let rows = former.enumerated().filter { !shown.contains(ObjectIdentifier($1)) }
    if !rows.isEmpty { removeRows(at: IndexSet(rows.map(\.offset))) }
    expansions.next()
    for item in closed {
      let notification = notification(Self.itemDidCollapseNotification, item)
      observer?.outlineViewItemDidCollapse(notification)
      NotificationCenter.default.post(notification)
    }
  }

  private func markCollapsed(
    _ item: OutlineItem, _ withChildren: Bool, _ closed: inout [OutlineItem]
  ) {
    if withChildren {
      for child in item.children ?? [] where child.isExpanded {
        markCollapsed(child, true, &closed)
      }
    }
    guard item.isExpanded, let value = item.value,
      observer?.outlineView(self, shouldCollapseItem: value) ?? true
    else { return }
    item.isExpanded = false
    if let key = item.key { expanded.remove(key) }
    closed.append(item)
  }

  private func notification(_ name: Notification.Name, _ item: OutlineItem) -> Notification {
    Notification(name: name, object: self, userInfo: item.value.map { ["NSObject": $0] })
  }

  /// Asks for an item again; `nil` means all.
  open func reloadItem(_ item: Any?, reloadChildren: Bool) {
    guard let item, !reloadChildren else { return reloadData() }
    let row = row(forItem: item)
    guard row >= 0 else { return }
    shownTree[row].isExpandable = source?.outlineView(self, isItemExpandable: item) ?? false
    reloadData(forRowIndexes: [row], columnIndexes: [])
  }
  /// Asks for an item again; `nil` means all.
  open func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: item == nil) }

  /// Shows new children of an item; `nil` means items of the uppermost level.
  open func insertItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) {
    guard let found = find(parent), var children = found.children else { return }
    var new: [OutlineItem] = []
    for index in indexes {
      new.append(makeItem(index, of: found))
      children.insert(new.last!, at: min(index, children.count))
    }
    found.children = children
    shownItems = nil
    let ids = Set(new.flatMap { [$0] + shown(below: $0) }.map(ObjectIdentifier.init))
    let rows = shownTree.indices.filter { ids.contains(ObjectIdentifier(shownTree[$0])) }
    if !rows.isEmpty { insertRows(at: IndexSet(rows)) }
  }

  /// Removes children of an item; `nil` means items of the uppermost level.
  open func removeItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) {
    guard let found = find(parent), let children = found.children else { return }
    let old = indexes.filter { children.indices.contains($0) }.map { children[$0] }
    let ids = Set(old.flatMap { [$0] + shown(below: $0) }.map(ObjectIdentifier.init))
    let rows = shownTree.indices.filter { ids.contains(ObjectIdentifier(shownTree[$0])) }
    found.children = children.indices.filter { !indexes.contains($0) }.map { children[$0] }
    for item in old { forget(item) }
    shownItems = nil
    if !rows.isEmpty { removeRows(at: IndexSet(rows)) }
  }
}

/// An item of a tree.
private final class OutlineItem {
  let value: Any?
  let key: AnyHashable?
  let level: Int
  private(set) weak var parent: OutlineItem?
  var isExpandable = false
  var isExpanded = false
  /// The children, once they were asked for.
  var children: [OutlineItem]?

  /// Creates the root.
  init() {
    (value, key, level) = (nil, nil, -1)
    isExpanded = true
  }

  init(_ value: Any, below parent: OutlineItem) {
    (self.value, key, level) = (value, Self.key(of: value), parent.level + 1)
    self.parent = parent
  }

  static func key(of value: Any) -> AnyHashable? {
    if let hashable = value as? AnyHashable { return hashable }
    return type(of: value) is AnyObject.Type ? ObjectIdentifier(value as AnyObject) : nil
  }
}

/// The data of a tree. Mirrors AppKit's. All methods have defaults.
@preconcurrency @MainActor
public protocol NSOutlineViewDataSource: NSTableViewDataSource {
  /// The number of children of an item, or of the uppermost level; the default is 0.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  /// A child of an item, or of the uppermost level.
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  /// Whether an item can have children; the default is `false`.
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  /// The value of an item, which is shown as a text unless the delegate has a view; the default is `nil`.
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
}

extension NSOutlineViewDataSource {
  /// No children.
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    0
  }
  /// An empty text.
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  { "" }
  /// Whether an item can have children. Always `false`.
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    false
  }
  /// No value.
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
}

/// The delegate of a tree, which has the views of its rows, and is notified. Mirrors AppKit's. All
/// methods have defaults.
@preconcurrency @MainActor
public protocol NSOutlineViewDelegate: NSTableViewDelegate {
  /// The view of an item and a column; the default is `nil`: the value of the data source, as a text.
  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?
  /// The smallest height of a row, in points; the default is the tree's.
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  /// Whether an item is the title of others. Not asked.
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  /// Whether an item can be selected; the default is `true`.
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  /// Whether an item may be expanded; the default is `true`.
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  /// Whether an item may be collapsed; the default is `true`.
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  /// The selection has changed; the object is the tree.
  func outlineViewSelectionDidChange(_ notification: Notification)
  /// An item was expanded.
  func outlineViewItemDidExpand(_ notification: Notification)
  /// An item was collapsed.
  func outlineViewItemDidCollapse(_ notification: Notification)
}

extension NSOutlineViewDelegate {
  /// No view.
  public func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { nil }
  /// The tree's.
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    outlineView.rowHeight
  }
  /// Whether an item is the title of others. Always `false`.
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  /// Whether an item can be selected. Always `true`.
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  /// Whether an item may be expanded. Always `true`.
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
  /// Whether an item may be collapsed. Always `true`.
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
    true
  }
  /// Does nothing.
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
}
