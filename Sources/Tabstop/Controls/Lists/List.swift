/// Rows below each other, which may be chosen from. Mirrors SwiftUI's `List`.
///
/// Tab goes from field to field in the rows. A list with a selection is one stop of Tab, with the keys
/// of GTK's lists: arrows, Home, End, Page Up and Page Down move, with Shift they extend a selection of
/// several, with Control they leave it; Space and Return choose, Control-A chooses all, Delete deletes
/// where `onDelete` says how, and letters go to the next row whose text begins with them.
///
/// Rows of a `ForEach` exist while they are near the visible part, have the focus, or hold state that
/// the user has changed: a list costs what is on screen, however many rows it has.
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

/// What a list's selection can do, whatever the type of its values.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// Chooses a row; with the second parameter true, adds it or takes it away.
  let choose: (AnyHashable, Bool) -> Void
  /// The one that is chosen; `nil` where several can be.
  let single: () -> AnyHashable?
  /// Chooses these and no others; `nil` where only one can be chosen.
  let replace: (([AnyHashable]) -> Void)?

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    contains = { selection.wrappedValue.map { AnyHashable($0) } == $0 }
    choose = { id, _ in if let value = id.base as? Value { selection.wrappedValue = value } }
    single = { selection.wrappedValue.map { AnyHashable($0) } }
    replace = nil
  }

  init<Value: Hashable>(one selection: Binding<Value>) {
    contains = { AnyHashable(selection.wrappedValue) == $0 }
    choose = { id, _ in if let value = id.base as? Value { selection.wrappedValue = value } }
    single = { AnyHashable(selection.wrappedValue) }
    replace = nil
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    contains = { ($0.base as? Value).map(selection.wrappedValue.contains) ?? false }
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
  /// Rows of which one may be selected: by its `tag`, or by the id of its `ForEach` element.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Rows of which several may be selected.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// A list in which one row is always chosen.
  // A binding to a set, or to an optional, is meant for the initialisers above.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(one: selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Rows that are not selected.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

// MARK: Rows of data

extension List where SelectionValue == Never {
  // A binding is a collection of bindings, too: see `ForEach`.
  /// A row for each element, by its `id`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// A row for each element, by the property that tells elements apart.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number. The numbers are the rows' identity.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection behind a binding; each gets a binding of its own.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundCollection<C>, C.Element.ID, RowContent>, C.Element: Identifiable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// The same by the property that tells elements apart.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<_BoundCollection<C>, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// A row for each element, of which one may be selected by its id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each element, of which several may be selected by their ids.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// The same by the property that tells elements apart.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// The same, of which several may be selected.
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
  /// The selection of the list around: a link with a value chooses its row.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
