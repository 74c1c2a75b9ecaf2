public import Foundation
public import Tabstop

/// Where a scroll view is to be, as the program has said it last. Mirrors SwiftUI's
/// `ScrollPosition`.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  fileprivate enum Target: Equatable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: Double?, y: Double?)
  }

  fileprivate var target: Target
  /// How often the program has said where: to say the same once more moves the content again.
  fileprivate var count = 0
  /// Whether the person has scrolled since.
  public internal(set) var isPositionedByUser = false

  fileprivate init(target: Target) { self.target = target }

  /// Nowhere yet; `idType` is the type of the identifiers that will be scrolled to.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(target: .none) }
  /// At a view with an identifier.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(target: .id(AnyHashable(id), anchor))
  }
  /// At an end of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(target: .edge(edge))
  }
  /// At a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(target: .point(x: point.x, y: point.y))
  }
  /// At a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(target: .point(x: x, y: y))
  }
  /// At a point along one axis.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(target: .point(x: x, y: nil))
  }
  /// At a point along one axis.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(target: .point(x: nil, y: y))
  }

  private mutating func go(to target: Target) {
    self.target = target
    count += 1
    isPositionedByUser = false
  }

  /// Scrolls to a view with an identifier.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .id(AnyHashable(id), anchor))
  }
  /// Scrolls to an end of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  /// Scrolls along one axis.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  /// Scrolls along one axis.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  /// The identifier of the view that was scrolled to.
  public var viewID: (any Hashable & Sendable)? {
    guard !isPositionedByUser, case .id(let id, _) = target else { return nil }
    return id.base as? any Hashable & Sendable
  }
  /// The same, as a value of its type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
  /// The end of the content that was scrolled to.
  public var edge: Edge? {
    guard !isPositionedByUser, case .edge(let edge) = target else { return nil }
    return edge
  }
  /// The point that was scrolled to.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The point along the horizontal axis that was scrolled to.
  public var x: CGFloat? {
    guard !isPositionedByUser, case .point(let x, _) = target else { return nil }
    return x.map { CGFloat($0) }
  }
  /// The point along the vertical axis that was scrolled to.
  public var y: CGFloat? {
    guard !isPositionedByUser, case .point(_, let y) = target else { return nil }
    return y.map { CGFloat($0) }
  }
}

extension View {
  /// Scrolls the first scroll view inside to where `position` says. Mirrors SwiftUI.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}

private struct ScrollPositionModifier: ViewModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @State private var handle = ScrollHandle()

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content
        .modifier(
          ScrollWatchModifier(handle) { _, byPerson in
            if byPerson, !position.isPositionedByUser { position.isPositionedByUser = true }
          }
        )
        .onChange(of: Request(position), initial: true) { _, _ in go(by: proxy) }
    }
  }

  /// What of a position the program has said.
  private struct Request: Equatable {
    let target: ScrollPosition.Target
    let count: Int
    init(_ position: ScrollPosition) { (target, count) = (position.target, position.count) }
  }

  private func go(by proxy: ScrollViewProxy) {
    switch position.target {
    case .none: break
    case .id(let id, let own): proxy.scrollTo(id, anchor: own ?? anchor)
    case .edge(let edge):
      handle.scroll { state in
        switch edge {
        case .top: (nil, 0)
        case .bottom: (nil, state.contentHeight - state.height)
        case .leading: (0, nil)
        case .trailing: (state.contentWidth - state.width, nil)
        }
      }
    case .point(let x, let y): handle.scroll { _ in (x, y) }
    }
  }
}
