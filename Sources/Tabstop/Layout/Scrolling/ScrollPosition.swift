internal import GtkBridge

/// The position of a scroll view. Mirrors SwiftUI's `ScrollPosition`.
///
/// `@unchecked Sendable`: a value; the identifiers in it do not change.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Place: Equatable {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: Double?, y: Double?)

    /// A view and a valid point: NaN equals nothing, not even itself.
    static func at(_ id: AnyHashable, _ anchor: UnitPoint?) -> Place { .view(id, anchor?.taken) }

    /// A valid point. Infinity is the end.
    static func at(x: Double? = nil, y: Double? = nil) -> Place {
      func taken(_ length: Double?) -> Double? {
        length?.taken(as: "A scroll position", in: -.infinity ... .infinity)
      }
      return .point(x: taken(x), y: taken(y))
    }
  }

  /// The place that the program has requested, or the first visible view.
  fileprivate(set) var place: Place?
  /// Distinguishes a second request for the same place from the first.
  private var request = 0
  /// Whether the user has scrolled since the program did. Mirrors SwiftUI.
  public fileprivate(set) var isPositionedByUser = false

  /// Creates a position without a place; the views have identifiers of a type. Mirrors SwiftUI.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// Creates a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .at(AnyHashable(id), anchor)
  }
  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }
  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: Double, y: Double) {
    place = .at(x: x, y: y)
  }
  /// Creates a position at a horizontal point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: Double) {
    place = .at(x: x)
  }
  /// Creates a position at a vertical point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: Double) {
    place = .at(y: y)
  }

  private mutating func go(_ place: Place) {
    self.place = place
    request += 1
    isPositionedByUser = false
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.at(AnyHashable(id), anchor))
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: Double, y: Double) { go(.at(x: x, y: y)) }
  /// Scrolls horizontally.
  public mutating func scrollTo(x: Double) { go(.at(x: x)) }
  /// Scrolls vertically.
  public mutating func scrollTo(y: Double) { go(.at(y: y)) }

  /// The requested edge.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The requested horizontal point.
  public var x: Double? { if case .point(let x, _) = place { x } else { nil } }
  /// The requested vertical point.
  public var y: Double? { if case .point(_, let y) = place { y } else { nil } }

  /// The identifier of the requested view, or of the first visible one.
  public var viewID: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }
  /// The identifier as a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID?.base as? T }
}

extension View {
  /// Scrolls the scroll view inside to the view with the identifier in `id`, when it appears and
  /// when another is written; and writes the first visible view after the user has scrolled.
  /// Mirrors SwiftUI.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        read: { id.wrappedValue.map { .at(AnyHashable($0), anchor) } },
        write: { seen in
          guard let seen = seen.base as? ID else { return false }
          id.wrappedValue = seen
          return true
        }))
  }

  /// Scrolls the scroll view inside to `position`, and writes the position after the user has
  /// scrolled. Mirrors SwiftUI.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        read: { position.wrappedValue.place },
        request: { position.wrappedValue },
        write: { seen in
          position.wrappedValue.place = .at(seen, anchor)
          position.wrappedValue.isPositionedByUser = true
          return true
        }))
  }
}

package struct ScrollPositionModifier: _PrimitiveModifier {
  let read: () -> ScrollPosition.Place?
  /// Distinguishes two requests for one place; `nil` if each request has a place of its own.
  var request: () -> ScrollPosition? = { nil }
  /// Writes the identifier of the first visible view; returns `false` if it is of another type.
  let write: (AnyHashable) -> Bool

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ScrollPositionNode(view, context)
  }
}

private final class ScrollPositionNode<Content: View>:
  ModifierNode<Content, ScrollPositionModifier>
{
  private var observer: ScrollObserver?
  private var place: ScrollPosition.Place?
  private var request: ScrollPosition?
  private var offset = (x: 0.0, y: 0.0)

  override init(
    _ view: ModifiedContent<Content, ScrollPositionModifier>, _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
    updateFromBinding()
  }

  override func evaluate() {
    super.evaluate()
    updateFromBinding()
  }

  private func updateFromBinding() {
    let (place, request) = track { (view.modifier.read(), view.modifier.request()) }
    let isSame = place == self.place && request == self.request
    (self.place, self.request) = (place, request)
    // The view's identifiers exist after the update, their places after the next layout.
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      observe()
      guard !isSame, let place else { return }
      // A row that does not exist yet has its place after the following layout.
      if case .view(let id, _) = place { _ = child.identifiedWidget(id) }
      window.afterLayout { [weak self] in self?.go(to: place) }
    }
  }

  private func observe() {
    guard let scroller, scroller.raw != observer?.scroller.raw else { return }
    observer = ScrollObserver(scroller) { [weak self] in self?.scrolled() }
  }

  private func go(to place: ScrollPosition.Place) {
    guard isMounted, let observer else { return }
    let measures = observer.measures
    let isMirrored = observer.scroller.pointer.isRightToLeft
    switch place {
    case .view(let id, let anchor):
      if let widget = child.identifiedWidget(id) { Tabstop.scroll(to: widget, anchor) }
    case .point(let x, let y): observer.scroll(x: x, y: y)
    case .edge(.top): observer.scroll(x: nil, y: 0)
    case .edge(.bottom): observer.scroll(x: nil, y: measures.contentHeight)
    case .edge(let edge):
      let isLeft = (edge == .leading) != isMirrored
      observer.scroll(x: isLeft ? 0 : measures.contentWidth, y: nil)
    }
    // The program's own scrolling is not reported.
    offset = requestedPosition(observer)
  }

  /// The position without the corrections that collections make when rows are longer or shorter than
  /// estimated, which neither the user nor the program has asked for.
  private func requestedPosition(_ observer: ScrollObserver) -> (x: Double, y: Double) {
    let measures = observer.measures
    func correction(_ axis: Axis) -> Double {
      let viewport = window.rowViewports.compactMap(\.viewport)
        .first { $0.scroller.raw == observer.scroller.raw && $0.axis == axis }
      return viewport?.correction ?? 0
    }
    return (measures.x - correction(.horizontal), measures.y - correction(.vertical))
  }

  private func scrolled() {
    guard isMounted, let observer else { return }
    let now = requestedPosition(observer)
    guard abs(now.x - offset.x) > 0.01 || abs(now.y - offset.y) > 0.01 else { return }
    offset = now
    // GTK moves the content with the next frame.
    window.afterLayout { [weak self] in
      guard let self, isMounted else { return }
      Updater.shared.event {
        _ = self.writeFirst(in: self.child)
        (self.place, self.request) = (self.view.modifier.read(), self.view.modifier.request())
      }
    }
  }

  /// Writes the first visible view below that has an identifier.
  private func writeFirst(in node: _Node) -> Bool {
    var isWritten = false
    if let rows = node as? any IdentifiedRows {
      rows.forEachRow { id, row in
        if !isWritten, isSeen(row) { isWritten = view.modifier.write(id) }
      }
    }
    if !isWritten { node.forEachChild { if !isWritten { isWritten = writeFirst(in: $0) } } }
    return isWritten
  }

  /// Whether a view is in the visible part. From right to left the first views are scrolled away to the right.
  private func isSeen(_ node: _Node) -> Bool {
    guard let observer, let bounds = node.lastWidget?.pointer.bounds(in: observer.scroller.pointer),
      bounds.x + bounds.width > 0.5, bounds.y + bounds.height > 0.5
    else { return false }
    let visible = observer.measures
    return bounds.x < visible.width - 0.5 && bounds.y < visible.height - 0.5
  }

  override func unmount() {
    observer = nil
    super.unmount()
  }
}
