/// A binding to a collection is a collection of bindings to its elements: `$items[0]`,
/// `$items.filter { !$0.wrappedValue.isDone }`. Mirrors SwiftUI.
extension Binding: Sequence where Value: MutableCollection {
  /// The type of the elements.
  public typealias Element = Binding<Value.Element>
  /// The type of the iterator.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The type of a part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The type of an index.
  public typealias Index = Value.Index
  /// The type of the indices of the collection.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The index after that of the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the elements.
  public var indices: Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Moves an index to the next element.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at `position`. Once that is past the end, reads return the last
  /// value, and writes are dropped.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: PlaceLocation(collection: location, position: position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Moves an index to the element before.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

/// The element at a position of a collection that is stored elsewhere.
private final class PlaceLocation<Base: MutableCollection>: VanishingLocation<Base.Element> {
  private let collection: Location<Base>
  private let position: Base.Index

  init(collection: Location<Base>, position: Base.Index) {
    self.collection = collection
    self.position = position
    super.init(last: collection.get()[position])
  }

  override func get() -> Base.Element {
    let base = collection.get()
    let isThere = base.startIndex <= position && position < base.endIndex
    return remember(isThere ? base[position] : nil)
  }

  override func set(_ value: Base.Element) {
    var base = collection.get()
    guard base.startIndex <= position, position < base.endIndex else { return }
    base[position] = value
    collection.set(base)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? PlaceLocation else { return false }
    return position == other.position && collection.isSame(as: other.collection)
  }
}
