/// How corners are rounded: GTK draws both alike. Mirrors SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle that fills its space, in the foreground colour. Mirrors SwiftUI's `Rectangle`.
public struct Rectangle: _CornerShape {
  /// The shape; it fills its place.
  public nonisolated init() {}
  public nonisolated var _radii: _CornerRadii { _CornerRadii(all: 0) }
  public nonisolated var _outline: _Outline? { _Outline(radius: "0") }
}

/// A rectangle with round corners. Mirrors SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: _CornerShape {
  /// The radii of the corners.
  public let _radii: _CornerRadii

  /// All corners alike, in points.
  public nonisolated init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    _radii = _CornerRadii(all: cornerRadius)
  }

  package nonisolated init(width: Double, height: Double) {
    _radii = _CornerRadii(x: [width, width, width, width], y: [height, height, height, height])
  }

  public nonisolated var _outline: _Outline? {
    _Outline(radius: "\(_radii.x[0])px / \(_radii.y[0])px")
  }
}

/// A rectangle whose corners differ; leading is right where text runs that way. Mirrors SwiftUI's
/// `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: _CornerShape {
  /// The radii of the corners.
  public let _radii: _CornerRadii

  /// Each corner with a radius of its own, in points.
  public nonisolated init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
    _radii = _CornerRadii(x: radii, y: radii)
  }
}

/// A rectangle whose shorter sides are half circles. Mirrors SwiftUI's `Capsule`.
public struct Capsule: _CornerShape {
  /// The ends are half circles in any style.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  // Radii that do not fit are shrunk, all alike.
  public nonisolated var _radii: _CornerRadii { _CornerRadii(all: 9999) }
  public nonisolated var _outline: _Outline? { _Outline(radius: "9999px") }
}

/// A rectangle with more or less round corners.
public nonisolated protocol _CornerShape: InsettableShape {
  /// The radii of the corners.
  nonisolated var _radii: _CornerRadii { get }
}

/// The radii of corners, from the top left, clockwise, in points.
public struct _CornerRadii: Hashable, Sendable {
  let x: [Double]
  let y: [Double]

  init(x: [Double], y: [Double]) {
    self.x = x.map { $0.taken(as: "A corner's radius", in: .sizes) }
    self.y = y.map { $0.taken(as: "A corner's radius", in: .sizes) }
  }

  init(all radius: Double) {
    let radii = [radius, radius, radius, radius]
    self.init(x: radii, y: radii)
  }
}

extension _CornerShape {
  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    _elements(in: bounds, inset: 0)
  }

  public nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement] {
    let radii = zip(_radii.x, _radii.y).map { (x: max($0 - inset, 0), y: max($1 - inset, 0)) }
    return radii.allSatisfy { $0.x == 0 }
      ? .rectangle(bounds.inset(by: inset)) : .roundedRectangle(bounds.inset(by: inset), radii)
  }
}

/// The largest circle in its space, in the middle. Mirrors SwiftUI's `Circle`.
public struct Circle: InsettableShape {
  /// The shape; it fills its place.
  public nonisolated init() {}
  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    .ellipse(bounds.square)
  }
  public nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement] {
    .ellipse(bounds.square.inset(by: inset))
  }
}

/// An ellipse that fills its space. Mirrors SwiftUI's `Ellipse`.
public struct Ellipse: InsettableShape {
  /// The shape; it fills its place.
  public nonisolated init() {}
  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] { .ellipse(bounds) }
  public nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement] {
    .ellipse(bounds.inset(by: inset))
  }
  public nonisolated var _outline: _Outline? { _Outline(radius: "50%") }
}

/// Any shape. Mirrors SwiftUI's `AnyShape`.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// A shape of any kind.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }
  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    shape._elements(in: bounds)
  }
  public nonisolated var _outline: _Outline? { shape._outline }
}

extension Shape where Self == Rectangle {
  /// `Rectangle` by its short name. Mirrors SwiftUI.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// `RoundedRectangle` by its short name. Mirrors SwiftUI.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == Circle {
  /// `Circle` by its short name. Mirrors SwiftUI.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  /// `Capsule` by its short name. Mirrors SwiftUI.
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
  /// `Ellipse` by its short name. Mirrors SwiftUI.
  public static var ellipse: Ellipse { Ellipse() }
}
