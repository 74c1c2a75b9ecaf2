public import Foundation
internal import Tabstop

extension Path {
  /// A step of a path. Mirrors SwiftUI's `Path.Element`.
  public enum Element: Equatable, Sendable {
    /// Begins a line.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic curve: never in a path here, where all curves are cubic.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start.
    case closeSubpath
  }

  /// Calls a closure for each step. Mirrors SwiftUI.
  public nonisolated func forEach(_ body: (Element) -> Void) {
    for element in elements {
      switch element {
      case .move(let end): body(.move(to: CGPoint(x: end.x, y: end.y)))
      case .line(let end): body(.line(to: CGPoint(x: end.x, y: end.y)))
      case .curve(let first, let second, let end):
        body(
          .curve(
            to: CGPoint(x: end.x, y: end.y), control1: CGPoint(x: first.x, y: first.y),
            control2: CGPoint(x: second.x, y: second.y)))
      case .close: body(.closeSubpath)
      }
    }
  }
}
