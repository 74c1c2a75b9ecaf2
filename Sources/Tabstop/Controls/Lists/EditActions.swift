/// The edits that the user may make to a collection. Mirrors SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate var deletes: Bool { contains(Self(rawValue: 1)) }
  fileprivate var moves: Bool { contains(Self(rawValue: 2)) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Delete elements: by the Delete key on a row, or by a button in it while the list is edited.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Reorder elements, by buttons in the rows while the list is edited.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Both edits.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// A row whose element can be deleted or moved.
public typealias _EditableRow<Content: View> = ModifiedContent<Content, _RowActionsModifier>

extension _RowActionsModifier {
  fileprivate init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, _ actions: EditActions<C>
  ) {
    delete =
      actions.deletes
      ? { offsets in
        // Only collections of this kind support `.delete`.
        guard let all = data.wrappedValue as? any RangeReplaceableCollection,
          let rest = without(offsets, all) as? C
        else { return }
        data.wrappedValue = rest
      } : nil
    move = actions.moves ? { data.wrappedValue = moving($0, to: $1, data.wrappedValue) } : nil
  }
}

private func without<C: RangeReplaceableCollection>(_ offsets: [Int], _ all: C) -> C {
  let leaving = Set(offsets)
  var rest = C()
  for (offset, element) in all.enumerated() where !leaving.contains(offset) { rest.append(element) }
  return rest
}

/// - Parameter target: The element before which those at `offsets` are moved, in the old order.
private func moving<C: MutableCollection & RandomAccessCollection>(
  _ offsets: [Int], to target: Int, _ all: C
) -> C {
  let (elements, moved) = (Array(all), Set(offsets))
  let order =
    (0..<target).filter { !moved.contains($0) } + offsets
    + (target..<elements.count).filter { !moved.contains($0) }
  var result = all
  for (index, place) in zip(all.indices, order) { result[index] = elements[place] }
  return result
}

extension ForEach {
  /// Creates a view for each element of a collection behind a binding, which the user may edit in a
  /// list.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where
    Data == _BoundCollection<C>, C.Element: Identifiable, ID == C.Element.ID,
    Content == _EditableRow<Row>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Rows by a key path to the elements' identity, of which the user can edit the collection.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  ) where Data == _BoundCollection<C>, Content == _EditableRow<Row> {
    let actions = _RowActionsModifier(data, editActions)
    self.init(data, id: id) { element in
      return ModifiedContent(content: content(element), modifier: actions)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a row for each element of a collection behind a binding, which the user may edit.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<_BoundCollection<C>, C.Element.ID, _EditableRow<Row>>,
    C.Element: Identifiable
  {
    self.init(nil, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list by a key path to the elements' identity, of which the user can edit the collection.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<_BoundCollection<C>, ID, _EditableRow<Row>> {
    self.init(
      nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Creates a list with a selection of one row by its id, of which the user can edit the collection.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<_BoundCollection<C>, C.Element.ID, _EditableRow<Row>>,
    C.Element: Identifiable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list by a key path to the elements' identity, with a selection of one row, of which the user
  /// can edit the collection.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<_BoundCollection<C>, ID, _EditableRow<Row>> {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Creates a list with a selection of several rows by their ids, of which the user can edit the
  /// collection.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<_BoundCollection<C>, C.Element.ID, _EditableRow<Row>>,
    C.Element: Identifiable
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list by a key path to the elements' identity, with a selection of several rows, of which the
  /// user can edit the collection.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<_BoundCollection<C>, ID, _EditableRow<Row>> {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
