public import Foundation
public import Tabstop

/// A row with rows below, which it shows and hides. Mirrors SwiftUI's `DisclosureTableRow`.
public struct DisclosureTableRow<Value: Identifiable, Content: TableRowContent>: TableRowContent
where Content.TableRowValue == Value {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  private let value: Value
  private let isExpanded: Binding<Bool>?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameter isExpanded: Whether the rows below are shown; if it is `nil`, the table keeps that state.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: () -> Content
  ) {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content()
  }

  public var _rows: [_TableRow<Value>] {
    [_TableRow(value: value, children: content._rows, isExpanded: isExpanded)]
  }
}

/// A row for each element of a tree. Mirrors SwiftUI's `TableOutlineGroupContent`.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>

  init(_ data: Data, _ children: KeyPath<Data.Element, Data?>) {
    self.data = data
    self.children = children
  }

  public var _rows: [_TableRow<Data.Element>] {
    data.map { element in
      _TableRow(
        value: element,
        children: element[keyPath: children].map { TableOutlineGroupContent($0, children)._rows })
    }
  }
}

/// The rows of a tree in a table. Mirrors SwiftUI's `OutlineGroup`, whose content is table rows there.
extension OutlineGroup: TableRowContent where Leaf: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Leaf.TableRowValue

  public var _rows: [_TableRow<Leaf.TableRowValue>] { rows(of: roots) }

  @MainActor
  private func rows(of elements: Data) -> [_TableRow<Leaf.TableRowValue>] {
    elements.flatMap { element in
      var rows = content(element)._rows
      if let inside = element[keyPath: children], let last = rows.indices.last {
        rows[last].children = self.rows(of: inside)
      }
      return rows
    }
  }
}

extension OutlineGroup
where
  Parent: TableRowContent, Parent == Leaf, Subgroup == Parent, Data.Element: Identifiable,
  ID == Data.Element.ID
{
  /// Creates the rows of several trees in a table. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - data: The elements of the uppermost level.
  ///   - children: The property with an element's children; its value is `nil` for leaves.
  ///   - content: Creates an element's row.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Leaf
  ) where Leaf.TableRowValue == Data.Element {
    self.init(roots: data, id: \.id, children: children, content: content)
  }

  /// Creates the rows of one tree in a table, the first of which is its root. Mirrors SwiftUI.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @TableRowBuilder<Element> content: @escaping (Element) -> Leaf
  ) where Data == [Element], Leaf.TableRowValue == Element {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }
}

extension Table {
  /// Creates a table of a tree. `columnCustomization` has no effect: the user cannot rearrange columns. Mirrors SwiftUI.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data, children), columns(), .none)
  }

  /// Creates a table of a tree with a selection of one row. `columnCustomization` has no effect. Mirrors SwiftUI.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data, children), columns(), TableSelection(selection))
  }

  /// Creates a table of a tree with a selection of several rows. `columnCustomization` has no effect. Mirrors SwiftUI.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data, children), columns(), TableSelection(selection))
  }

  /// Creates a table of a tree that the user sorts by the titles of the columns. `columnCustomization` has no effect.
  /// Mirrors SwiftUI.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data, children), columns(), .none, TableSorting(sortOrder))
  }
}
