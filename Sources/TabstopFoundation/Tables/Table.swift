public import Foundation
public import Tabstop

/// A view of rows of cells, in columns with titles. Mirrors SwiftUI's `Table`.
///
/// With a selection the rows are one stop of Tab, as those of a `List` are; a screen reader
/// announces a row's first cell, and the others with the titles of their columns. With a
/// `sortOrder` the titles are buttons that sort by their column, and in reverse when they are
/// pressed again: the program sorts its data in `onChange(of: sortOrder)`. A window narrower than
/// 600 points shows only the first column, without its title.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private let rows: Rows
  private let columns: Columns
  private let selection: TableSelection<Value.ID>
  private let sorting: TableSorting?
  @State private var minimums = _TableColumnMinimums()
  /// The rows whose rows below are shown.
  @State private var expanded: Set<Value.ID> = []
  @Environment(\.hidesTableHeaders) private var hidesHeaders
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    _ rows: Rows, _ columns: Columns, _ selection: TableSelection<Value.ID> = .none,
    _ sorting: TableSorting? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  /// The content of the view.
  public var body: some View {
    let isCompact = sizeClass == .compact
    let columns = isCompact ? Array(columns._columns.prefix(1)) : columns._columns
    // Columns that do not fit are scrolled; they do not make the window wider.
    ScrollView(.horizontal) {
      content(columns, isTitled: !hidesHeaders && !isCompact)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    ._shrinkingContent()
  }

  private func content(_ columns: [_TableColumn<Value>], isTitled: Bool) -> some View {
    VStack(spacing: 0) {
      if isTitled {
        _TableLine(columns.map(\.traits), minimums, isHeader: true) { title(of: columns[$0]) }
          ._yieldingFocus()
          .padding(.horizontal, 13)
          .padding(.vertical, 6)
        Divider()
      }
      list(of: columns)
        .listStyle(.plain)
        .styleClass("table-rows")
    }
  }

  @ViewBuilder
  private func title(of column: _TableColumn<Value>) -> some View {
    if let sorting, let comparator = column.comparator {
      let order = sorting.order(comparator)
      Button {
        sorting.sort(comparator)
      } label: {
        HStack(spacing: 6) {
          column.label
          if let order {
            Image(systemName: order == .forward ? "arrowtriangle.up" : "arrowtriangle.down")
              .accessibilityHidden(true)
          }
        }
        .fontWeight(.semibold)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(words(column.traits.title, for: order))
    } else {
      column.label.fontWeight(.semibold)
    }
  }

  private func words(_ title: String, for order: SortOrder?) -> String {
    switch order {
    case .forward: String(own: "\(title), sorted ascending")
    case .reverse: String(own: "\(title), sorted descending")
    case nil: title
    }
  }

  @ViewBuilder
  private func list(of columns: [_TableColumn<Value>]) -> some View {
    switch selection {
    case .none: List { lines(of: columns) }
    case .one(let binding): List(selection: binding) { lines(of: columns) }
    case .several(let binding): List(selection: binding) { lines(of: columns) }
    }
  }

  private func lines(of columns: [_TableColumn<Value>]) -> some View {
    let traits = columns.map(\.traits)
    let all = rows._rows
    let isTree = all.contains { $0.children != nil }
    return ForEach(isTree ? shown(all, level: 1) : all.map { ShownRow(row: $0) }) { place in
      place.row.modify(
        isTree
          ? AnyView(
            _TableLine(traits, minimums) { index in
              let cell = columns[index].cell(place.row.value)
              return index > 0
                ? cell
                : AnyView(
                  OutlineRow(
                    level: place.level, isExpanded: place.isExpanded, content: cell, isCell: true))
            }
            .outlinePlace(
              level: place.level, isExpanded: place.isExpanded, inSelection: selection.isThere))
          : AnyView(_TableLine(traits, minimums) { columns[$0].cell(place.row.value) }))
    }
  }

  /// A row on screen.
  private struct ShownRow: Identifiable {
    let row: _TableRow<Value>
    /// The level, from 1.
    var level = 1
    /// Whether the rows below are shown; `nil` for a row without others below.
    var isExpanded: Binding<Bool>?
    /// As it was when the row was made: a value may be a binding, which has another element when one before it
    /// has gone.
    let id: Value.ID

    init(row: _TableRow<Value>, level: Int = 1, isExpanded: Binding<Bool>? = nil) {
      (self.row, self.level, self.isExpanded) = (row, level, isExpanded)
      id = row.value.id
    }
  }

  /// The rows, each with those below if it is expanded.
  private func shown(_ rows: [_TableRow<Value>], level: Int) -> [ShownRow] {
    rows.flatMap { row -> [ShownRow] in
      guard let children = row.children else { return [ShownRow(row: row, level: level)] }
      let isExpanded = row.isExpanded ?? expansion(of: row.value.id)
      let place = ShownRow(row: row, level: level, isExpanded: isExpanded)
      return isExpanded.wrappedValue ? [place] + shown(children, level: level + 1) : [place]
    }
  }

  private func expansion(of id: Value.ID) -> Binding<Bool> {
    Binding {
      expanded.contains(id)
    } set: {
      if $0 { expanded.insert(id) } else { expanded.remove(id) }
    }
  }
}

/// The selection of a table.
enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case several(Binding<Set<ID>>)

  var isThere: Bool { if case .none = self { false } else { true } }

  init(_ binding: Binding<ID?>?) { self = binding.map { .one($0) } ?? .none }
  init(_ binding: Binding<Set<ID>>?) { self = binding.map { .several($0) } ?? .none }
}

/// The sort order of a table, independent of the type of its comparators.
struct TableSorting {
  /// The order of the rows, if a column's comparator is the first.
  let order: (Any) -> SortOrder?
  /// Makes a column's comparator the first, or reverses it.
  let sort: (Any) -> Void

  init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    order = { comparator in
      guard let first = sortOrder.wrappedValue.first, let comparator = comparator as? Sort,
        first.sortsAlike(comparator)
      else { return nil }
      return first.order
    }
    sort = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var all = sortOrder.wrappedValue
      if let first = all.first, first.sortsAlike(comparator) {
        comparator = first
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { $0.sortsAlike(comparator) }
      sortOrder.wrappedValue = [comparator] + all
    }
  }
}

extension SortComparator {
  /// Whether both compare the same values, in any order.
  fileprivate func sortsAlike(_ other: Self) -> Bool {
    if let self = self as? any KeyedComparator, let other = other as? any KeyedComparator {
      return self.key == other.key
    }
    var (a, b) = (self, other)
    (a.order, b.order) = (.forward, .forward)
    return a == b
  }
}

/// A comparator of values at a key path.
private protocol KeyedComparator {
  var key: AnyKeyPath { get }
}

extension KeyPathComparator: KeyedComparator {
  fileprivate var key: AnyKeyPath { keyPath }
}

/// A comparator of texts in the user's language, with numbers by their value. Apple's Foundation
/// has it as `String.StandardComparator`.
public struct LocalizedTextComparator: SortComparator {
  /// The order of the comparison.
  public var order: SortOrder

  /// Creates a comparator.
  public init(order: SortOrder = .forward) { self.order = order }

  /// Compares two texts.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = lhs.localizedStandardCompare(rhs)
    guard order == .reverse else { return result }
    switch result {
    case .orderedAscending: return .orderedDescending
    case .orderedDescending: return .orderedAscending
    case .orderedSame: return .orderedSame
    }
  }
}

extension SortComparator where Self == LocalizedTextComparator {
  /// Compares texts in the user's language. Mirrors Foundation.
  public static var localizedStandard: LocalizedTextComparator { LocalizedTextComparator() }
  /// Compares texts in the user's language. Mirrors Foundation.
  public static var localized: LocalizedTextComparator { LocalizedTextComparator() }
}
