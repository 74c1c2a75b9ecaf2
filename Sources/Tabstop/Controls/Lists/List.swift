/// A column of rows, with or without a selection. Mirrors SwiftUI's `List`.
///
/// Tab goes from field to field in the rows. A list with a selection is one stop of Tab, with the
/// keys of GTK's lists: arrows, Home, End, Page Up and Page Down move, with Shift they extend a
/// selection of several rows, with Control they do not change it; Space and Return select,
/// Control-A selects all, Delete deletes if there is an `onDelete`, and letters go to the next row
/// whose text begins with them.
///
/// Rows of a `ForEach` exist while they are near the visible part, have the focus, or have state
/// that the user has changed: the cost of a list depends on what is on screen, not on its number of
/// rows.
public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selection: ListSelection?
  let content: Content

  init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ListNode(view, context)
  }
}

/// A list's selection, independent of the type of its values.
package struct ListSelection {
  /// Whether arrow keys select the row that they go to.
  var followsFocus = true
  /// Whether a value is of the selection's type.
  let accepts: (AnyHashable) -> Bool
  /// Reads the selection, and returns a function that says whether a value is in it.
  let selected: () -> (AnyHashable) -> Bool
  /// Selects a row; if the second parameter is true, adds or removes it.
  let choose: (AnyHashable, Bool) -> Void
  /// The selected row; `nil` if several can be selected.
  let single: () -> AnyHashable?
  /// Selects exactly these rows; `nil` if only one can be selected.
  let replace: (([AnyHashable]) -> Void)?

  /// Creates a selection of rows whose ids are any values.
  package init(
    followsFocus: Bool, contains: @escaping (AnyHashable) -> Bool,
    choose: @escaping (AnyHashable, Bool) -> Void, single: @escaping () -> AnyHashable?,
    replace: (([AnyHashable]) -> Void)?
  ) {
    self.followsFocus = followsFocus
    accepts = { _ in true }
    selected = { contains }
    (self.choose, self.single, self.replace) = (choose, single, replace)
  }

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    accepts = { $0.base is Value }
    selected = {
      let value = selection.wrappedValue.map { AnyHashable($0) }
      return { $0 == value }
    }
    choose = { id, _ in if let value = id.base as? Value { selection.wrappedValue = value } }
    single = { selection.wrappedValue.map { AnyHashable($0) } }
    replace = nil
  }

  /// Whether a value is selected.
  func contains(_ id: AnyHashable) -> Bool { selected()(id) }

  /// Whether Shift with an arrow key selects.
  var isExtensible: Bool { followsFocus || replace != nil }

  init<Value: Hashable>(one selection: Binding<Value>) {
    accepts = { $0.base is Value }
    selected = {
      let value = AnyHashable(selection.wrappedValue)
      return { $0 == value }
    }
    choose = { id, _ in if let value = id.base as? Value { selection.wrappedValue = value } }
    single = { AnyHashable(selection.wrappedValue) }
    replace = nil
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    accepts = { $0.base is Value }
    selected = {
      let values = selection.wrappedValue
      return { ($0.base as? Value).map(values.contains) ?? false }
    }
    choose = { id, isAdding in
      guard let value = id.base as? Value else { return }
      if !isAdding {
        selection.wrappedValue = [value]
      } else if !selection.wrappedValue.insert(value).inserted {
        selection.wrappedValue.remove(value)
      }
    }
    single = { nil }
    replace = { ids in selection.wrappedValue = Set(ids.compactMap { $0.base as? Value }) }
  }
}

// MARK: Rows as written

extension List {
  /// Creates a list with a selection that the program's rows define themselves.
  package init(_selecting selection: ListSelection?, @ViewBuilder content: () -> Content) {
    self.init(selection, content())
  }

  /// Creates a list of which one row may be selected: by its `tag`, or by the id of its `ForEach`
  /// element.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Creates a list of which several rows may be selected.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Creates a list in which one row is always selected.
  // A binding to a set, or to an optional, is meant for the initialisers above.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(one: selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list without a selection.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

// MARK: Rows of data

extension List where SelectionValue == Never {
  // A binding is a collection of bindings, too: see `ForEach`.
  /// Creates a row for each element, by its `id`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, with a key path to the identity of the elements.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a row for each number. The numbers are the rows' identity.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a row for each element of a collection behind a binding; each gets a binding of its
  /// own.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundCollection<C>, C.Element.ID, RowContent>, C.Element: Identifiable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list of bindings to elements, by a key path to their identity.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<_BoundCollection<C>, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Creates a row for each element, of which one may be selected by its id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, of which several may be selected by their ids.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// Creates a list by a key path to the elements' identity, with a selection of one row.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list by a key path to the elements' identity, with a selection of several rows.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }
}

private struct ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the enclosing list: a link with a value selects its row.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
