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
