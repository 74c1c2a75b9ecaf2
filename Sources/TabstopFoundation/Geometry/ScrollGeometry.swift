public import Foundation
public import Tabstop

/// The geometry of a scroll view. Mirrors SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// The scroll position.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The edges of the content that bars cover. Always empty: a desktop window has no unsafe edges.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible part of the content.
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
  /// Runs `action` when the result of `transform` for the geometry of the scroll view inside has
  /// changed. Mirrors SwiftUI.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs `action` when `threshold` (0 to 1) of the view becomes visible in the enclosing scroll
  /// view, and when it does not any more. Mirrors SwiftUI.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    _onVisibleShare { old, new in
      if (old >= threshold) != (new >= threshold) { action(new >= threshold) }
    }
  }

  /// Runs an action when the phase of scrolling changes. No effect: a scroll view has no phases
  /// here. Mirrors SwiftUI.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
}

extension View {
  /// Runs an action when the phase of scrolling changes. No effect: a scroll view has no phases
  /// here. Mirrors SwiftUI.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }
}

/// The geometry of a scroll view whose phase changes. Mirrors SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
  /// The geometry.
  public let geometry: ScrollGeometry
  /// The velocity in points per second; `nil` if it is unknown.
  public let velocity: CGVector?
}

/// A place where scrolling would stop. Mirrors SwiftUI's `ScrollTarget`.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be visible.
  public var rect: CGRect
  /// The part of the scroll view that it is aligned with.
  public var anchor: UnitPoint?
}

/// The values that a scroll behaviour can read. Mirrors SwiftUI's `ScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target of the scrolling without the behaviour.
  public let originalTarget: ScrollTarget
  /// The velocity in points per second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

extension ScrollTargetBehavior {
  /// The type of the context of `updateTarget(_:context:)`, which is never called: GTK scrolls
  /// freely.
  public typealias TargetContext = ScrollTargetBehaviorContext
}

/// The phase of a scroll view: always idle here. Mirrors SwiftUI's `ScrollPhase`.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether it is scrolling.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPosition {
  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType: idType, x: point.x, y: point.y)
  }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }
  /// The requested point.
  public var point: CGPoint? { if let x, let y { CGPoint(x: x, y: y) } else { nil } }
}

private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var last = Last()

  /// Not a state of the view: a change evaluates nothing.
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
