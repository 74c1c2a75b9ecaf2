/// The values of the pages on a navigation stack, of any types. Mirrors SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path: the stack shows its first page.
  public init() { values = [] }

  /// Creates a path from the values of pages, the lowest first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of pages above the first one.
  public var count: Int { values.count }
  /// Whether the stack shows its first page.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the page of `value`.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes pages from the top: as many as there are at most.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k.taken(as: "A number of values to remove", in: 0...values.count))
  }
}

/// The storage of a stack's path.
struct NavigationPathStorage {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
  /// Whether a value can be on this path: a typed path accepts one type.
  let accepts: (AnyHashable) -> Bool

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.values }
    write = { values in
      var new = NavigationPath()
      new.values = values
      path.wrappedValue = new
    }
    accepts = { _ in true }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: RangeReplaceableCollection, Data.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    write = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    accepts = { $0.base is Data.Element }
  }
}
