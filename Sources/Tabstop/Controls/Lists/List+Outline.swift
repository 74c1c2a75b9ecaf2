/// The type of the rows of a list of a tree.
public typealias _OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row: View> =
  OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>

extension List where SelectionValue == Never {
  /// Creates a list of the rows of a tree: see `OutlineGroup`. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - data: The elements of the uppermost level.
  ///   - children: The property with an element's children; its value is `nil` for leaves.
  ///   - rowContent: Creates an element's row.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a hierarchical list by a key path to the elements' identity.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, ID, RowContent> {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of the rows of a tree, of which one may be selected by its id. Mirrors SwiftUI.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a hierarchical list with a selection of several rows.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of the rows of a tree, with a key path to the identity of the elements.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, ID, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a hierarchical list by a key path to the elements' identity, with a selection of several rows.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, ID, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
