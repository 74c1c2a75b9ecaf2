/// What a person may do with the elements of a collection. Mirrors SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  /// Each option's bit.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate var deletes: Bool { contains(Self(rawValue: 1)) }
  fileprivate var moves: Bool { contains(Self(rawValue: 2)) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Take elements away: by the Delete key on a row, or by a button in it while the list is edited.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Put them into another order, by buttons in the rows while the list is edited.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Both.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// A row whose element can be taken away or moved.
public typealias _EditableRow<Content: View> = ModifiedContent<Content, _RowActionsModifier>

extension _RowActionsModifier {
  fileprivate init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, _ actions: EditActions<C>
  ) {
    delete =
      actions.deletes
      ? { offsets in
        // `.delete` is there for collections of this kind alone.
        guard let all = data.wrappedValue as? any RangeReplaceableCollection,
          let rest = without(offsets, all) as? C
        else { return }
        data.wrappedValue = rest
      } : nil
    move = actions.moves ? { data.wrappedValue = moving($0, to: $1, data.wrappedValue) } : nil
  }
}

private func without<C: RangeReplaceableCollection>(_ offsets: [Int], _ all: C) -> C {
  var rest = C()
  for (offset, element) in all.enumerated() where !offsets.contains(offset) { rest.append(element) }
  return rest
}

/// - Parameter target: Before which element those at `offsets` come, in the order before.
private func moving<C: MutableCollection & RandomAccessCollection>(
  _ offsets: [Int], to target: Int, _ all: C
) -> C {
  let elements = Array(all)
  let order =
    (0..<target).filter { !offsets.contains($0) } + offsets
    + (target..<elements.count).filter { !offsets.contains($0) }
  var result = all
  for (index, place) in zip(all.indices, order) { result[index] = elements[place] }
  return result
}

extension ForEach {
  /// A view for each element of a collection behind a binding, which a person may edit in a list.
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

  /// The same by the property that tells elements apart.
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
  /// A row for each element of a collection behind a binding, which a person may edit.
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

  /// The same by the property that tells elements apart.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<_BoundCollection<C>, ID, _EditableRow<Row>> {
    self.init(
      nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// The same, of which one may be selected by its id.
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

  /// The same by the property that tells elements apart.
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
  /// The same, of which several may be selected by their ids.
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

  /// The same by the property that tells elements apart.
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
