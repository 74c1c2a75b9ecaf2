public import Foundation
public import Tabstop

/// A request of assistive technology to zoom. Mirrors SwiftUI's `AccessibilityZoomGestureAction`. None is
/// made here.
public struct AccessibilityZoomGestureAction {
  /// The directions of a zoom.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// The direction of the zoom.
  public let direction: Direction
  /// The place, as a share of the view.
  public let location: UnitPoint
  /// The place in the view, in points.
  public let point: CGPoint
}

extension View {
  /// Sets the action of zooming by assistive technology. No effect: screen readers on Linux do not
  /// zoom views, so `handler` never runs. Offer buttons.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
}
