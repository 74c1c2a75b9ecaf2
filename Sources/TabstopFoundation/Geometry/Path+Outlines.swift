public import Foundation
public import Tabstop

extension Path {
  /// Whether a point is inside of the path. Mirrors SwiftUI. Curves count as 16 lines each.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides, instead of the winding rule.
  public nonisolated func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for (a, b) in lines(closed: true) where (a.y <= p.y) != (b.y <= p.y) {
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
    let half = style.lineWidth / 2
    let lines = lines(closed: false)
    return Path { path in
      for (index, (a, b)) in lines.enumerated() {
        let length = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { continue }
        let side = CGPoint(x: -(b.y - a.y) / length * half, y: (b.x - a.x) / length * half)
        // All pieces turn the same way, so that they do not cancel each other where they overlap.
        path.move(to: CGPoint(x: a.x - side.x, y: a.y - side.y))
        path.addLine(to: CGPoint(x: b.x - side.x, y: b.y - side.y))
        path.addLine(to: CGPoint(x: b.x + side.x, y: b.y + side.y))
        path.addLine(to: CGPoint(x: a.x + side.x, y: a.y + side.y))
        path.closeSubpath()
        let isJoined = index > 0 && lines[index - 1].1 == a
        if isJoined || style.lineCap == .round { path.addCircle(around: a, half) }
        if style.lineCap == .round { path.addCircle(around: b, half) }
      }
    }
  }

  private nonisolated mutating func addCircle(around center: CGPoint, _ radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The lines that the path consists of.
  ///
  /// - Parameter closed: Whether each part ends where it began, as a fill assumes.
  private nonisolated func lines(closed: Bool) -> [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      lines.append((current, end))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closed, current != start { line(to: start) }
        start = CGPoint(x: point.x, y: point.y)
        current = start
      case .line(let point): line(to: CGPoint(x: point.x, y: point.y))
      case .curve(let first, let second, let end):
        let from = current
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          line(
            to: CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * end.x,
              y: a * from.y + b * first.y + c * second.y + d * end.y))
        }
      case .close: line(to: start)
      }
    }
    if closed, current != start { line(to: start) }
    return lines
  }
}
