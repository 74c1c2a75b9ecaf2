import Foundation

/// The sections and items of a table or a collection at one time, by identifiers. Mirrors UIKit's. A method whose
/// section or item does not exist, or exists already, does nothing: in UIKit the program ends.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private(set) var contents: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items whose cells are created again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are created again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are created again, as `reloadedItemIdentifiers`.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The same sections and items, without cells to be created again.
  var applied: Self {
    var applied = self
    (applied.reloadedItemIdentifiers, applied.reloadedSectionIdentifiers) = ([], [])
    applied.reconfiguredItemIdentifiers = []
    return applied
  }

  // MARK: Reading

  /// The number of items.
  public var numberOfItems: Int { contents.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { contents.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.map(\.section) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { contents.flatMap(\.items) }
  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { contents.first { $0.section == identifier }?.items ?? [] }
  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { contents.first { $0.items.contains(identifier) }?.section }
  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.firstIndex { $0.section == identifier }
  }

  // MARK: By place

  /// The item at a place; `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard contents.indices.contains(path.section) else { return nil }
    let items = contents[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  /// The place of an item; `nil` if it is in no section.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    place(item).map { IndexPath(item: $0.item, section: $0.section) }
  }
  /// The section at a place; `nil` if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    contents.indices.contains(index) ? contents[index].section : nil
  }
  /// The number of items in the section at a place; 0 if there is none.
  func numberOfItems(inSectionAt index: Int) -> Int {
    contents.indices.contains(index) ? contents[index].items.count : 0
  }

  // MARK: Items

  private func new(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var known = Set(itemIdentifiers)
    return identifiers.filter { known.insert($0).inserted }
  }

  private func place(_ item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in contents.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    return nil
  }

  /// Adds items at the end of a section; of the last one for `nil`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map(indexOfSection) ?? contents.indices.last
    if let index { contents[index].items += new(identifiers) }
  }
  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(beforeIdentifier) else { return }
    contents[place.section].items.insert(contentsOf: new(identifiers), at: place.item)
  }
  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(afterIdentifier) else { return }
    contents[place.section].items.insert(contentsOf: new(identifiers), at: place.item + 1)
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in contents.indices { contents[index].items.removeAll { gone.contains($0) } }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { contents = [] }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, place(identifier) != nil, place(toIdentifier) != nil
    else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, place(identifier) != nil, place(toIdentifier) != nil
    else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Asks for the cells of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Asks for the cells of items again, as `reloadItems(_:)` does.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  private func new(
    _ identifiers: [SectionIdentifierType]
  ) -> [(section: SectionIdentifierType, items: [ItemIdentifierType])] {
    var known = Set(sectionIdentifiers)
    return identifiers.filter { known.insert($0).inserted }.map { ($0, []) }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    contents += new(identifiers)
  }
  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    contents.insert(contentsOf: new(identifiers), at: index)
  }
  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    contents.insert(contentsOf: new(identifiers), at: index + 1)
  }
  /// Removes sections, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    contents.removeAll { identifiers.contains($0.section) }
  }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, toIdentifier, 0) }
  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, toIdentifier, 1) }
  private mutating func moveSection(
    _ identifier: SectionIdentifierType, _ target: SectionIdentifierType, _ offset: Int
  ) {
    guard identifier != target, let from = indexOfSection(identifier),
      indexOfSection(target) != nil
    else { return }
    let section = contents.remove(at: from)
    contents.insert(section, at: (indexOfSection(target) ?? 0) + offset)
  }
  /// Asks for the items of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
}

/// The rows of a snapshot: those of identifiers that were there before keep their identity.
@MainActor
struct SnapshotRows<Section: Hashable, Item: Hashable> {
  private var sections: [Section: KitSection] = [:]
  private var rows: [Item: KitRow] = [:]

  nonisolated init() {}

  /// Returns the rows of a snapshot, by section. Those with items of the previous one are the same objects.
  mutating func update(
    to snapshot: NSDiffableDataSourceSnapshot<Section, Item>, reloadingAll: Bool
  ) -> [(section: KitSection, rows: [KitRow])] {
    let (oldSections, oldRows) = (sections, rows)
    (sections, rows) = ([:], [:])
    var taken: [(section: KitSection, rows: [KitRow])] = []
    for (identifier, items) in snapshot.contents {
      let section = oldSections[identifier] ?? KitSection()
      sections[identifier] = section
      taken.append(
        (
          section,
          items.map { item in
            let row = oldRows[item] ?? KitRow()
            rows[item] = row
            return row
          }
        ))
    }
    let reloaded =
      snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
      + snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) }
    for item in reloadingAll ? snapshot.itemIdentifiers : reloaded { rows[item]?.reload() }
    for section in snapshot.reloadedSectionIdentifiers { sections[section]?.reload() }
    return taken
  }
}
