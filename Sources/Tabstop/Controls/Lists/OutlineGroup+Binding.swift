extension Binding {
  /// A binding to the children of an element, if it has any.
  subscript<Data>(_children path: WritableKeyPath<Value, Data?>) -> Binding<Data>? {
    Binding<Data>(self[dynamicMember: path])
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates the rows of several trees, which may change their elements. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements of the uppermost level.
  ///   - children: The property with an element's children; its value is `nil` for leaves.
  ///   - content: Creates an element's row from a binding to the element.
  public init<C>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, Data == Binding<C>,
    ID == C.Element.ID
  {
    self.init(data, id: \.id, children: \.[_children: children], content: content)
  }

  /// Creates the rows of a tree, which may change their elements, by a key path to the identity of the elements.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where C: MutableCollection & RandomAccessCollection, Data == Binding<C> {
    self.init(
      data, id: (\Binding<C.Element>.wrappedValue).appending(path: id),
      children: \.[_children: children], content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the rows of a tree, which may change their elements. Mirrors SwiftUI.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data: MutableCollection & RandomAccessCollection
  {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of the rows of a tree, which may change their elements, and of which one may be selected by
  /// its id. Mirrors SwiftUI.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data: MutableCollection & RandomAccessCollection
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of the rows of a tree, which may change their elements, and of which several may be selected.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data: MutableCollection & RandomAccessCollection
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, children: children, content: rowContent))
  }
}
