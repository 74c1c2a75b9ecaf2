public import Foundation
public import Tabstop

// Offsets and scales that a program keeps as a `CGSize`.

extension OffsetTransition {
  /// Creates a move by an offset, in points. Mirrors SwiftUI.
  public init(_ offset: CGSize) { self = .offset(x: offset.width, y: offset.height) }
}

extension Transition where Self == OffsetTransition {
  /// A move by an offset, in points. Mirrors SwiftUI.
  public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }
}

extension AnyTransition {
  /// A move by an offset, in points. Mirrors SwiftUI.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }
}

extension VisualEffect {
  /// Moves the drawing of the view, in points. Mirrors SwiftUI.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Scales the drawing of the view. Mirrors SwiftUI.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}
