/// The way in which corners are rounded: GTK draws both alike. Mirrors SwiftUI's
/// `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle that fills its frame, in the foreground colour. Mirrors SwiftUI's `Rectangle`.
public struct Rectangle: _CornerShape {
  /// Creates the shape, which fills its frame.
  public nonisolated init() {}
  public nonisolated var _radii: _CornerRadii { _CornerRadii(all: 0) }
  public nonisolated var _outline: _Outline? { _Outline(radius: "0") }
}

/// A rectangle with rounded corners. Mirrors SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: _CornerShape {
  /// The radii of the corners.
  public let _radii: _CornerRadii

  /// Creates a rectangle with equal corners, in points.
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

extension RoundedRectangle: Animatable {
  /// The radii of the first corner: all are equal.
  public nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(_radii.x[0], _radii.y[0]) }
    set { self = RoundedRectangle(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle with different corners; leading and trailing follow the reading direction. Mirrors
/// SwiftUI's `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: _CornerShape {
  /// The radii of the corners.
  public let _radii: _CornerRadii

  /// Creates a rectangle from the radius of each corner, in points.
  public nonisolated init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
    _radii = _CornerRadii(x: radii, y: radii)
  }

  /// Creates a rectangle from the radii of its corners, in points.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
      bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing,
      style: style)
  }
}

/// The radii of a rectangle's corners, in points. Mirrors SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the start of the first line.
  public var topLeading: Double
  /// The radius at the start of the last line.
  public var bottomLeading: Double
  /// The radius at the end of the last line.
  public var bottomTrailing: Double
  /// The radius at the end of the first line.
  public var topTrailing: Double

  /// Creates radii.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// `UnevenRoundedRectangle` by its short name. Mirrors SwiftUI.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style
    )
  }

  /// `UnevenRoundedRectangle` by its short name. Mirrors SwiftUI.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

/// A rectangle whose shorter sides are half circles. Mirrors SwiftUI's `Capsule`.
public struct Capsule: _CornerShape {
  /// Creates the shape. Its ends are half circles in any style.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  // Radii that do not fit are reduced by the same factor.
  public nonisolated var _radii: _CornerRadii { _CornerRadii(all: 9999) }
  public nonisolated var _outline: _Outline? { _Outline(radius: "9999px") }
}

/// A rectangle with rounded corners of any kind.
public nonisolated protocol _CornerShape: InsettableShape {
  /// The radii of the corners.
  nonisolated var _radii: _CornerRadii { get }
}

/// The radii of the corners, from the top left, clockwise, in points.
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

/// The largest circle in its frame, centered. Mirrors SwiftUI's `Circle`.
public struct Circle: InsettableShape {
  /// Creates the shape, which fills its frame.
  public nonisolated init() {}
  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] {
    .ellipse(bounds.square)
  }
  public nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement] {
    .ellipse(bounds.square.inset(by: inset))
  }
}

/// An ellipse that fills its frame. Mirrors SwiftUI's `Ellipse`.
public struct Ellipse: InsettableShape {
  /// Creates the shape, which fills its frame.
  public nonisolated init() {}
  public nonisolated func _elements(in bounds: _Bounds) -> [_PathElement] { .ellipse(bounds) }
  public nonisolated func _elements(in bounds: _Bounds, inset: Double) -> [_PathElement] {
    .ellipse(bounds.inset(by: inset))
  }
  public nonisolated var _outline: _Outline? { _Outline(radius: "50%") }
}

/// A shape with its type erased. Mirrors SwiftUI's `AnyShape`.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a shape with its type erased.
  public nonisolated init<S: Shape>(_ shape: S) { self.init(erasing: shape) }
  package nonisolated init<S: Shape>(erasing shape: S) { self.shape = shape }
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
