public import Foundation
public import Tabstop

/// The columns of a table. Mirrors SwiftUI's `TableColumnContent`.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The type of the sort order; `Never` if its titles do not sort the table.
  associatedtype TableColumnSortComparator: SortComparator = Never
  /// The columns with their types erased.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column with its type erased.
public struct _TableColumn<Value: Identifiable> {
  var traits: _TableColumnTraits
  let label: AnyView
  let comparator: Any?
  let cell: (Value) -> AnyView
}

/// Several columns.
public struct _TableColumns<Value: Identifiable, Sort: SortComparator>: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  /// The type of the comparator by which the column sorts.
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<Value>]
}

/// A column of a table: a title, and a view for each row. Mirrors SwiftUI's `TableColumn`.
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator by which the column sorts.
  public typealias TableColumnSortComparator = Sort
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  private var width = _TableColumnWidth.automatic
  private var alignment = HorizontalAlignment.leading

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  public var _columns: [_TableColumn<RowValue>] {
    let traits = _TableColumnTraits(
      title: (label as? Text)?.content ?? "", width: width, alignment: alignment)
    return [
      _TableColumn(traits: traits, label: AnyView(label), comparator: comparator) {
        AnyView(content($0))
      }
    ]
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var column = self
    change(&column)
    return column
  }

  /// Sets the width of the column, in points; `nil` leaves it to the table. Mirrors SwiftUI.
  public func width(_ width: Double? = nil) -> TableColumn {
    with { $0.width = width.map { .fixed($0) } ?? .automatic }
  }

  /// Limits the width of the column, in points. Mirrors SwiftUI.
  public func width(
    min: Double? = nil, ideal: Double? = nil, max: Double? = nil
  ) -> TableColumn {
    with { $0.width = .flexible(minimum: min ?? 60, ideal: ideal, maximum: max ?? .infinity) }
  }

  /// Sets the alignment of the cells in the column. Mirrors SwiftUI.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    with { $0.alignment = alignment.horizontal }
  }

  /// Sets the identity of the column for customization. No effect: the user cannot rearrange
  /// columns here.
  public func customizationID(_ id: String) -> TableColumn { self }
  /// Sets whether the column is shown by default. No effect: the user cannot rearrange columns
  /// here.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  /// Limits how the user may arrange the column. No effect: the user cannot rearrange columns here.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn { self }
}

/// The alignment of the cells of a column. Mirrors SwiftUI's `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
  let horizontal: HorizontalAlignment
  /// The default: the start of the cell.
  public static let automatic = TableColumnAlignment(horizontal: .leading)
  /// The start of the cell.
  public static let leading = TableColumnAlignment(horizontal: .leading)
  /// The middle of the cell.
  public static let center = TableColumnAlignment(horizontal: .center)
  /// The end of the cell.
  public static let trailing = TableColumnAlignment(horizontal: .trailing)
  /// The end of the cell, as for numbers.
  public static let numeric = TableColumnAlignment(horizontal: .trailing)
}

/// The user's arrangement of columns: always empty here. Mirrors SwiftUI's
/// `TableColumnCustomization`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Creates an empty arrangement.
  public init() {}
}

/// The way in which the user may customize a column. Mirrors SwiftUI's
/// `TableColumnCustomizationBehavior`. No effect here.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving the column.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Resizing the column.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hiding the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All customizations.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// A column for each element. Mirrors SwiftUI's `TableColumnForEach`.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent
>: TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator by which the column sorts.
  public typealias TableColumnSortComparator = Sort
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates columns for identifiable elements.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Creates columns with a key path to the identity of the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}

/// A result builder of the columns of a table. Mirrors SwiftUI's `TableColumnBuilder`.
@resultBuilder
@preconcurrency @MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// The columns that the builder makes.
  public typealias Columns = _TableColumns<RowValue, Sort>

  /// A result-builder hook.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> Columns { Columns(_columns: column._columns) }

  /// A column that does not sort, in a table with others that do.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> Columns { Columns(_columns: column._columns) }

  /// A result-builder hook.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Columns where Column.TableRowValue == RowValue { Columns(_columns: column._columns) }

  /// A result-builder hook.
  public static func buildBlock(_ columns: Columns...) -> Columns {
    Columns(_columns: columns.flatMap(\._columns))
  }
  /// A result-builder hook.
  public static func buildIf(_ columns: Columns?) -> Columns { columns ?? Columns(_columns: []) }
  /// A result-builder hook.
  public static func buildEither(first columns: Columns) -> Columns { columns }
  /// A result-builder hook.
  public static func buildEither(second columns: Columns) -> Columns { columns }
  /// A result-builder hook.
  public static func buildLimitedAvailability(_ columns: Columns) -> Columns { columns }
}
