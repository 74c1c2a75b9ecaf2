public import Foundation
public import Tabstop

extension Path {
  /// Whether a point is inside of the path. Mirrors SwiftUI. Curves count as 16 lines each.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides, instead of the winding rule.
  public nonisolated func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for (a, b) in elements.lines(closed: true) where (a.y <= p.y) != (b.y <= p.y) {
      let share = (p.y - a.y) / (b.y - a.y)
      guard a.x + share * (b.x - a.x) > p.x else { continue }
      crossings += 1
      winding += b.y > a.y ? 1 : -1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// The outline of the path's stroke, to be filled. Mirrors SwiftUI. Curves count as 16 lines each;
  /// joins are round, caps are round or straight, and dashes are left out.
  public nonisolated func strokedPath(_ style: StrokeStyle) -> Path {
    Path(elements: elements.outlined(by: style))
  }
}

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
