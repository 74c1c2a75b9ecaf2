internal import Foundation
internal import TabstopFoundation

extension CGVector {
  static func + (a: Self, b: Self) -> Self { Self(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  static func - (a: Self, b: Self) -> Self { Self(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  static func * (a: Self, b: CGFloat) -> Self { Self(dx: a.dx * b, dy: a.dy * b) }
  func dot(_ other: Self) -> CGFloat { dx * other.dx + dy * other.dy }
  func cross(_ other: Self) -> CGFloat { dx * other.dy - dy * other.dx }
  /// The velocity of a point at this distance from the middle of something that turns.
  func turned(_ speed: CGFloat) -> Self { Self(dx: -speed * dy, dy: speed * dx) }
  var length: CGFloat { dot(self).squareRoot() }
}

extension CGPoint {
  static func - (a: Self, b: Self) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
  static func + (a: Self, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }
}
