public import Foundation
public import Tabstop

extension Path {
  /// Whether a point is inside of the path. Mirrors SwiftUI.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides, instead of the winding rule.
  public nonisolated func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let lines = PathRegion([elements]).lines(of: elements, isFilled: true)
    return PathRegion.Area(lines: lines, isEvenOdd: eoFill).contains(p.point)
  }

  /// The outline of the path's stroke, to be filled. Mirrors SwiftUI. Curves count as 16 lines each;
  /// joins are round, caps are round or straight, and dashes are left out.
  public nonisolated func strokedPath(_ style: StrokeStyle) -> Path {
    Path(elements: elements.outlined(by: style))
  }
}
