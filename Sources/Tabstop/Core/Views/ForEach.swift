internal import Glibc

/// A view for each element of a collection. Mirrors SwiftUI's `ForEach`.
///
/// Identity is the element's id, never its index: inserting a row above does not disturb any caret,
/// selection or focus below. Rows with unchanged elements are skipped at the cost of comparing
/// memory, unless the closure is a new one.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Creates a view for an element.
  public var content: (Data.Element) -> Content
  @usableFromInline let id: (Data.Element) -> ID
  /// The number of elements at the start of two collections, or at the end, that have the same
  /// bits.
  @usableFromInline let common: (_ old: Data, _ new: Data, _ fromEnd: Bool) -> Int
  /// Reads the elements when the node is evaluated, so that for a collection behind a binding only
  /// the `ForEach` depends on them, not the enclosing view.
  @usableFromInline let read: ((Data) -> Data)?

  @inlinable
  init(
    data: Data, content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element) -> ID, common: @escaping (Data, Data, Bool) -> Int,
    read: ((Data) -> Data)?
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.common = common
    self.read = read
  }
}

extension ForEach: View where Content: View {
  /// The type of the body: there is none.
  public typealias Body = Never
  /// The body of the view: never read, because there is none.
  public var body: Never { fatalError("ForEach has no body") }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    if let placement = context.parent?.childHost.rowPlacement,
      placement.grid == nil || !(Content.self is any AnySection.Type)
    {
      return LazyForEachNode(view, context, in: placement)
    }
    return ForEachNode(view, context)
  }

  // For a binding, which is also a collection of bindings, the initialisers below apply.
  /// Creates a view for each element, with a key path to the identity of the elements.
  @_disfavoredOverload
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, content: content, id: { $0[keyPath: id] },
      common: { _common($0, $1, fromEnd: $2) }, read: nil)
  }
}

extension ForEach {
  /// Creates a `ForEach` with rows of a table as its content.
  package init(
    _data data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, content: content, id: { $0[keyPath: id] }, common: { _, _, _ in 0 },
      read: nil)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element, by its `id`.
  @_disfavoredOverload
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(
      data: data, content: content, id: { $0.id }, common: { _common($0, $1, fromEnd: $2) },
      read: nil)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates a view for each number. The numbers are the views' identity.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(
      data: data, content: content, id: { $0 },
      common: { _common($0, $1, fromEnd: $2) }, read: nil)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection behind a binding; each gets a binding of its
  /// own.
  @inlinable
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _BoundCollection<C> {
    self.init(
      data: _BoundCollection(data), content: { content($0.binding) },
      id: { $0.value[keyPath: id] }, common: { $0.common(with: $1, fromEnd: $2) },
      read: { $0.current })
  }

  /// Creates a view for each element of a collection behind a binding; each gets a binding of its
  /// own.
  @inlinable
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _BoundCollection<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(
      data: _BoundCollection(data), content: { content($0.binding) }, id: { $0.value.id },
      common: { $0.common(with: $1, fromEnd: $2) }, read: { $0.current })
  }
}

/// The number of elements at the start of `a` and `b`, or at the end, that have the same bits. Two
/// that share their memory cost nothing; else memory is compared, if the elements are contiguous.
@inlinable
public func _common<C: RandomAccessCollection>(_ a: C, _ b: C, fromEnd: Bool) -> Int {
  let length = min(a.count, b.count)
  let inMemory = a.withContiguousStorageIfAvailable { a in
    b.withContiguousStorageIfAvailable { b in
      _common(
        UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b), MemoryLayout<C.Element>.stride,
        fromEnd: fromEnd)
    }
  }
  if let count = inMemory.flatMap({ $0 }) { return min(count, length) }
  func isSame(_ x: C.Element, _ y: C.Element) -> Bool {
    withUnsafeBytes(of: x) { x in withUnsafeBytes(of: y) { y in x.elementsEqual(y) } }
  }
  if fromEnd {
    return zip(a.reversed(), b.reversed()).prefix { isSame($0, $1) }.count
  }
  return zip(a, b).prefix { isSame($0, $1) }.count
}

/// The number of common elements of two ranges, at their starts or ends.
@inlinable
public func _common(_ a: Range<Int>, _ b: Range<Int>, fromEnd: Bool) -> Int {
  let isSame = fromEnd ? a.upperBound == b.upperBound : a.lowerBound == b.lowerBound
  return isSame ? min(a.count, b.count) : 0
}

/// The number of common elements of two pieces of memory with elements of `stride` bytes, at their
/// starts or ends.
@usableFromInline
func _common(
  _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, _ stride: Int, fromEnd: Bool
) -> Int {
  let count = min(a.count, b.count) / stride
  guard count > 0, let a = a.baseAddress.map({ fromEnd ? $0 + (a.count - count * stride) : $0 }),
    let b = b.baseAddress.map({ fromEnd ? $0 + (b.count - count * stride) : $0 })
  else { return count }
  /// Whether the elements of a range are the same, counted from the given end.
  func isSame(_ start: Int, _ end: Int) -> Bool {
    let offset = (fromEnd ? count - end : start) * stride
    return memcmp(a + offset, b + offset, (end - start) * stride) == 0
  }
  if a == b || isSame(0, count) { return count }
  var low = 0
  var high = count
  // Up to `low` all are the same, up to `high` they are not.
  while high - low > 1 {
    let middle = (low + high) / 2
    if isSame(low, middle) { low = middle } else { high = middle }
  }
  return low
}

/// The elements of a collection behind a binding, each with its position.
public struct _BoundCollection<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  @usableFromInline let source: Binding<Base>
  private let known: Base?

  /// Reads nothing yet: the view that creates the `ForEach` does not depend on the collection.
  @usableFromInline
  init(_ source: Binding<Base>) {
    self.init(source, nil)
  }

  private init(_ source: Binding<Base>, _ known: Base?) {
    self.source = source
    self.known = known
  }

  /// The collection as it was read, else its current value.
  @usableFromInline
  var base: Base { known ?? source.wrappedValue }

  /// The collection's current value; a read makes the caller depend on it.
  @usableFromInline
  var current: _BoundCollection { _BoundCollection(source, source.wrappedValue) }

  @inlinable
  func common(with other: _BoundCollection, fromEnd: Bool) -> Int {
    source.isIdentical(to: other.source) ? _common(base, other.base, fromEnd: fromEnd) : 0
  }

  /// The index of the first element.
  public var startIndex: Base.Index { base.startIndex }
  /// The index after that of the last element.
  public var endIndex: Base.Index { base.endIndex }
  /// Returns the index after another.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  /// Returns the index before another.
  public func index(before index: Base.Index) -> Base.Index {
    base.index(before: index)
  }
  /// Returns the index at a distance from another.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  /// Returns the number of elements between two indices.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
  /// The element at an index.
  public subscript(index: Base.Index) -> _BoundElement<Base> {
    _BoundElement(source: source, index: index, value: base[index])
  }
}

/// An element of a collection behind a binding.
public struct _BoundElement<Base: MutableCollection & RandomAccessCollection> {
  let source: Binding<Base>
  let index: Base.Index
  @usableFromInline let value: Base.Element

  @usableFromInline
  var binding: Binding<Base.Element> {
    Binding(location: ElementLocation(source: source, index: index, last: value))
  }
}

/// The storage of an element in a collection. Reading it does not make the reader depend on the
/// collection: the `ForEach` does, and gives a row whose element has changed a new binding. When
/// the element is gone, reads return its last value and writes are dropped: a row may still be read
/// while it is being removed.
private final class ElementLocation<Base: MutableCollection & RandomAccessCollection>:
  VanishingLocation<Base.Element>
{
  private let source: Binding<Base>
  private let index: Base.Index

  init(source: Binding<Base>, index: Base.Index, last: Base.Element) {
    self.source = source
    self.index = index
    super.init(last: last)
  }

  override func get() -> Base.Element {
    // A row whose element has changed has a new binding: for a view, the old one keeps its value.
    if Evaluation.isCaller { return remembered }
    let base = source.untracked
    let isThere = base.startIndex <= index && index < base.endIndex
    return remember(isThere ? base[index] : nil)
  }

  override func set(_ value: Base.Element) {
    var base = source.untracked
    guard base.startIndex <= index && index < base.endIndex else { return }
    base[index] = value
    _ = remember(value)
    source.wrappedValue = base
  }
}
