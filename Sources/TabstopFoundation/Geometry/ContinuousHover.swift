public import Foundation
public import Tabstop

/// The place of the pointer over a view. Mirrors SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point of the view.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Calls `action` when the pointer moves over the view, and when it leaves. Mirrors SwiftUI.
  ///
  /// - Parameter coordinateSpace: No effect: points are in the view's own coordinates.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onHoverPlace { place in
      action(place.map { .active(CGPoint(x: $0.x, y: $0.y)) } ?? .ended)
    }
  }

  /// Calls an action while the pointer is over the view, with a coordinate space by its type, which
  /// has no effect: points are in the view's own coordinates.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: .local, perform: action)
  }
}

/// A direction with a length. Mirrors Core Graphics' `CGVector`.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// No length.
  public static let zero = CGVector()
  /// Creates a vector without length.
  public init() { (dx, dy) = (0, 0) }
  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
