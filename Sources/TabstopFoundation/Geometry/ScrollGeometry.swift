public import Foundation
public import Tabstop

/// Where a scroll view stands. Mirrors SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has been scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// Nothing: a desktop window has no unsafe edges.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What of the content is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same.
  public var bounds: CGRect { visibleRect }

  init(_ measures: _ScrollMeasures) {
    self.init(
      contentOffset: CGPoint(x: measures.x, y: measures.y),
      contentSize: CGSize(width: measures.contentWidth, height: measures.contentHeight),
      contentInsets: EdgeInsets(),
      containerSize: CGSize(width: measures.width, height: measures.height))
  }
}

extension View {
  /// Runs `action` when what `transform` makes of the place of the scroll view inside has changed.
  /// Mirrors SwiftUI.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs `action` when the view comes to be seen in the scroll view around, by `threshold` of its
  /// size (0 to 1), and when it is seen no longer. Mirrors SwiftUI.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    _onVisibleShare { old, new in
      if (old >= threshold) != (new >= threshold) { action(new >= threshold) }
    }
  }

  /// Never called: here a scroll view knows no phases of scrolling. Mirrors SwiftUI.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
}

/// What a scroll view is doing: nothing, here. Mirrors SwiftUI's `ScrollPhase`.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPosition {
  /// At a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType: idType, x: point.x, y: point.y)
  }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }
  /// Where it was sent to.
  public var point: CGPoint? { if let x, let y { CGPoint(x: x, y: y) } else { nil } }
}

private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var last = Last()

  /// No state that a view shows: nothing is evaluated again for it.
  private final class Last { var value: Value? }

  func body(content: Content) -> some View {
    content._onScroll { measures in
      let value = transform(ScrollGeometry(measures))
      guard value != last.value else { return }
      let old = last.value ?? value
      last.value = value
      action(old, value)
    }
  }
}
