/// A view for each element of a collection. Mirrors SwiftUI's `ForEach`.
///
/// Identity is the element's id, never its index: inserting a row above disturbs no caret,
/// selection or focus below. An update costs one comparison of ids per element; a row whose
/// element is unchanged is evaluated again only if the closure is a new one.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Reads the elements when the node is evaluated, so that for a collection behind a binding
  /// only the `ForEach`, not the view around it, depends on them.
  let read: ((Data) -> Data)?
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ForEachNode(view, context)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, read: nil)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id }, read: nil)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 }, read: nil)
  }
}

extension ForEach where Content: View {
  /// A view for each element of a collection behind a binding; each gets a binding of its own.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _BoundCollection<C> {
    self.init(
      data: _BoundCollection(data), content: { content($0.binding) },
      id: { $0.value[keyPath: id] }, read: { $0.current })
  }

  /// A view for each element of a collection behind a binding; each gets a binding of its own.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _BoundCollection<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(
      data: _BoundCollection(data), content: { content($0.binding) }, id: { $0.value.id },
      read: { $0.current })
  }
}

/// The elements of a collection behind a binding, each with where it stands.
public struct _BoundCollection<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  let source: Binding<Base>
  let base: Base

  init(_ source: Binding<Base>) {
    self.init(source, source.untracked)
  }

  private init(_ source: Binding<Base>, _ base: Base) {
    self.source = source
    self.base = base
  }

  /// The collection as it is now; reading it counts as the caller's.
  var current: _BoundCollection { _BoundCollection(source, source.wrappedValue) }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index {
    base.index(before: index)
  }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
  public subscript(index: Base.Index) -> _BoundElement<Base> {
    _BoundElement(source: source, index: index, value: base[index])
  }
}

/// An element of a collection behind a binding.
public struct _BoundElement<Base: MutableCollection & RandomAccessCollection> {
  let source: Binding<Base>
  let index: Base.Index
  let value: Base.Element

  var binding: Binding<Base.Element> {
    Binding(location: ElementLocation(source: source, index: index, last: value))
  }
}

/// Where an element of a collection lies. After the element is gone, reads give its last value
/// and writes are dropped: a row may still be asked while it is being removed.
private final class ElementLocation<Base: MutableCollection & RandomAccessCollection>:
  Location<Base.Element>
{
  private let source: Binding<Base>
  private let index: Base.Index
  private var last: Base.Element

  init(source: Binding<Base>, index: Base.Index, last: Base.Element) {
    self.source = source
    self.index = index
    self.last = last
  }

  override func get() -> Base.Element {
    let base = source.wrappedValue
    if base.startIndex <= index && index < base.endIndex { last = base[index] }
    return last
  }

  override func set(_ value: Base.Element) {
    var base = source.untracked
    guard base.startIndex <= index && index < base.endIndex else { return }
    base[index] = value
    source.wrappedValue = base
  }
}
