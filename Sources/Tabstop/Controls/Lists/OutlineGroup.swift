/// Rows of a tree, of which those inside of others can be shown and hidden. Mirrors SwiftUI's
/// `OutlineGroup`.
///
/// All are hidden at first, except those of the uppermost level. An element with children has an
/// arrow that expands and collapses it; Right and Left do the same, in a list with a selection also
/// from row to row as in GTK's trees: Left goes to the enclosing row, Right to the first row
/// inside. A screen reader announces whether a row is expanded, and its level below the first.
///
/// An element with `nil` for its children is a leaf. Elements need ids that are unique in the whole
/// tree. Each evaluation costs as many steps as there are visible rows.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  package let roots: Data
  let id: KeyPath<Data.Element, ID>
  package let children: KeyPath<Data.Element, Data?>
  package let content: (Data.Element) -> Leaf
  @State private var expanded: Set<ID> = []

  package init(
    roots: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    (self.roots, self.id, self.children, self.content) = (roots, id, children, content)
  }
}

/// The rows inside of a row of an `OutlineGroup`. Mirrors SwiftUI's.
public struct OutlineSubgroupChildren: View {
  /// The content of the view.
  public var body: some View { EmptyView() }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The content of the view.
  public var body: some View {
    ForEach(rows, id: \.id) { row in
      OutlineRow(
        level: row.level, isExpanded: row.hasChildren ? isExpanded(row.id) : nil,
        content: content(row.element))
    }
  }

  private typealias Row = OutlineItem<Data.Element, ID>

  private var rows: [Row] {
    var rows: [Row] = []
    let expanded = expanded
    func add(_ elements: Data, level: Int) {
      for element in elements {
        let id = element[keyPath: id]
        let inside = element[keyPath: children]
        rows.append(Row(id: id, element: element, level: level, hasChildren: inside != nil))
        if let inside, expanded.contains(id) { add(inside, level: level + 1) }
      }
    }
    add(roots, level: 1)
    return rows
  }

  private func isExpanded(_ id: ID) -> Binding<Bool> {
    let expanded = $expanded
    return Binding(
      get: { expanded.wrappedValue.contains(id) },
      set: { isExpanded in
        if isExpanded { expanded.wrappedValue.insert(id) } else { expanded.wrappedValue.remove(id) }
      })
  }
}

/// A visible row of a tree.
private struct OutlineItem<Element, ID: Hashable> {
  let id: ID
  let element: Element
  /// The level, from 1.
  let level: Int
  let hasChildren: Bool
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable, ID == Data.Element.ID
{
  /// Creates the rows of several trees.
  ///
  /// - Parameters:
  ///   - data: The elements of the uppermost level.
  ///   - children: The property with an element's children; its value is `nil` for leaves.
  ///   - content: Creates an element's row.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates the rows of several trees, with a key path to the identity of the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: data, id: id, children: children, content: content)
  }

  /// Creates the rows of one tree, the first of which is its root.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }

  /// Creates a tree of one root, by a key path to the elements' identity.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element] {
    self.init(roots: [root], id: id, children: children, content: content)
  }
}
