import Foundation

/// A row of a table or an item of a collection, which keeps its identity when others come and go.
@MainActor
final class KitRow: Identifiable {
  nonisolated let id: Int
  /// The place of the row.
  fileprivate(set) var path = IndexPath(row: 0, section: 0)
  /// The view that shows the row, while it is near the visible part.
  var cell: UIView?
  /// Whether its data may have changed since the cell was requested.
  var isStale = false
  /// How many views show the row: a row that moves to another section is shown anew before the old view is gone.
  var showings = 0
  private var revision: KitChangeCount?

  private static var count = 0

  init() {
    Self.count += 1
    id = Self.count
  }

  /// Evaluates the view that calls this again when the row changes.
  func observe() {
    let revision = revision ?? KitChangeCount()
    self.revision = revision
    _ = revision.number
  }

  /// Requests its cell again, if the row is shown.
  func reload() {
    isStale = true
    revision?.next()
  }

  /// Evaluates the view of the row again.
  func changed() { revision?.next() }
}

/// A section of a table or a collection.
@MainActor
final class KitSection: Identifiable {
  nonisolated let id: Int
  var rows: [KitRow] = []
  /// The views above and below the rows, by their kinds.
  var views: [String: UIView] = [:]
  fileprivate(set) var index = 0
  /// Whether its rows were not counted yet.
  fileprivate var isNew = true
  private let revision = KitChangeCount()

  private static var count = 0

  init() {
    Self.count += 1
    id = Self.count
  }

  /// Evaluates the view that calls this again when the section changes.
  func observe() { _ = revision.number }

  /// Evaluates the view of the section again.
  func changed() { revision.next() }

  /// Inserts rows at the places that they have afterwards, in one pass over all rows.
  fileprivate func insert(_ new: [(place: Int, row: KitRow)]) {
    var old = rows[...]
    var all: [KitRow] = []
    all.reserveCapacity(rows.count + new.count)
    for (place, row) in new.sorted(by: { $0.place < $1.place }) {
      let before = old.prefix(max(0, place - all.count))
      all += before
      old = old.dropFirst(before.count)
      all.append(row)
    }
    rows = all + old
  }

  /// Requests the title and the note again.
  func reload() {
    views = [:]
    revision.next()
  }
}

/// A change of the rows that the program has made.
enum KitRowChange {
  case deleteRows([IndexPath]), insertRows([IndexPath]), reloadRows([IndexPath])
  case moveRow(IndexPath, IndexPath)
  case deleteSections(IndexSet), insertSections(IndexSet), reloadSections(IndexSet)
  case moveSection(Int, Int)
}

/// The sections of a table or a collection. Closures of the program return the numbers of their rows.
@MainActor
final class KitSections {
  private(set) var sections: [KitSection] = []
  /// Whether the numbers of rows must be read from the program.
  private var isUncounted = true
  /// The changes that are made together.
  private var changes: [KitRowChange] = []
  /// The number of groups of changes that have begun and not ended.
  private var depth = 0

  subscript(path: IndexPath) -> KitRow? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  var rows: [KitRow] { sections.flatMap(\.rows) }
  /// Whether there are changes that were not made yet.
  var hasChanges: Bool { !changes.isEmpty }

  /// Asks for the numbers of rows again at the next count.
  func forgetCounts() { isUncounted = true }

  /// Takes the numbers of rows, if that was not done yet.
  func count(_ counts: () -> [Int]) {
    guard isUncounted else { return }
    isUncounted = false
    load(counts())
  }

  /// Makes a change, or keeps it until the end of several. Returns whether rows have changed.
  func add(_ change: KitRowChange, _ counts: () -> [Int]) -> Bool {
    if isUncounted {
      count(counts)
      return false
    }
    changes.append(change)
    return makeChanges(counts)
  }

  /// Begins several changes, which are made together.
  func beginChanges() { depth += 1 }

  /// Makes the changes since `beginChanges()`. Returns whether rows have changed.
  func endChanges(_ counts: () -> [Int]) -> Bool {
    depth = max(0, depth - 1)
    return makeChanges(counts)
  }

  private func makeChanges(_ counts: () -> [Int]) -> Bool {
    if depth > 0 || changes.isEmpty { return false }
    let all = changes
    changes = []
    make(all, counts())
    return true
  }

  /// Takes the number of rows of each section. The rows keep their identity by their place, and their cells are
  /// created again.
  private func load(_ counts: [Int]) {
    fit(counts)
    for section in sections {
      section.reload()
      for row in section.rows { row.reload() }
    }
  }

  /// Takes rows of the program's own identities.
  func replace(_ new: [(section: KitSection, rows: [KitRow])]) {
    isUncounted = false
    for (section, rows) in new {
      section.isNew = false
      if section.rows.map(\.id) != rows.map(\.id) {
        section.rows = rows
        section.changed()
      }
    }
    sections = new.map(\.section)
    number()
  }

  /// Makes the changes. As in UIKit, places of deleted rows are those before them all, places of new rows those after.
  private func make(_ changes: [KitRowChange], _ counts: [Int]) {
    var (leaving, leavingSections) = (Set<Int>(), Set<Int>())
    var (arriving, arrivingSections): ([(IndexPath, KitRow)], [(Int, KitSection)]) = ([], [])
    for change in changes {
      switch change {
      case .reloadRows(let paths): for path in paths { self[path]?.reload() }
      case .reloadSections(let indices):
        for index in indices where sections.indices.contains(index) {
          sections[index].isNew = true
          sections[index].reload()
          for row in sections[index].rows { row.reload() }
        }
      case .deleteRows(let paths):
        for path in paths { self[path].map { _ = leaving.insert($0.id) } }
      case .insertRows(let paths): arriving += paths.map { ($0, KitRow()) }
      case .moveRow(let path, let target):
        guard let row = self[path] else { break }
        leaving.insert(row.id)
        arriving.append((target, row))
      case .deleteSections(let indices):
        for index in indices where sections.indices.contains(index) {
          leavingSections.insert(sections[index].id)
        }
      case .insertSections(let indices): arrivingSections += indices.map { ($0, KitSection()) }
      case .moveSection(let index, let target):
        guard sections.indices.contains(index) else { break }
        leavingSections.insert(sections[index].id)
        arrivingSections.append((target, sections[index]))
      }
    }
    for section in sections { section.rows.removeAll { leaving.contains($0.id) } }
    sections.removeAll { leavingSections.contains($0.id) }
    for (index, section) in arrivingSections.sorted(by: { $0.0 < $1.0 }) {
      sections.insert(section, at: min(max(0, index), sections.count))
    }
    for (index, rows) in Dictionary(grouping: arriving, by: \.0.section)
    where sections.indices.contains(index) {
      sections[index].insert(rows.map { (place: $0.0.row, row: $0.1) })
    }
    fit(counts)
    for section in sections { section.changed() }
  }

  /// Makes the numbers of rows those that the program has: in a section where its changes do not give this number, all
  /// rows are asked for again.
  private func fit(_ counts: [Int]) {
    if sections.count > counts.count { sections.removeLast(sections.count - counts.count) }
    while sections.count < counts.count { sections.append(KitSection()) }
    for (section, count) in zip(sections, counts) {
      let missing = max(0, count) - section.rows.count
      if missing < 0 { section.rows.removeLast(-missing) }
      if missing > 0 { section.rows += (0..<missing).map { _ in KitRow() } }
      if missing != 0, !section.isNew { for row in section.rows { row.reload() } }
      section.isNew = false
    }
    number()
  }

  private func number() {
    for (index, section) in sections.enumerated() {
      section.index = index
      for (row, item) in section.rows.enumerated() {
        if item.path.section != index || item.path.row != row {
          item.path = IndexPath(row: row, section: index)
          // Its buttons and its menu are for the place.
          item.changed()
        }
      }
    }
  }
}
