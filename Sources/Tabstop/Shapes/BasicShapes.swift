/// How corners are rounded: GTK draws both alike. Mirrors SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle that fills its space, in the foreground colour. Mirrors SwiftUI's `Rectangle`.
public struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public var _outline: _Outline { _Outline(radii: 0) }
}

/// A rectangle with round corners. Mirrors SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
  private let radius: Double

  public nonisolated init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    radius = cornerRadius
  }

  public var _outline: _Outline { _Outline(radii: radius) }
}

/// A rectangle whose corners differ. Mirrors SwiftUI's `UnevenRoundedRectangle`; leading is left.
public struct UnevenRoundedRectangle: InsettableShape {
  public let _outline: _Outline

  public nonisolated init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    _outline = _Outline(
      radii: topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius)
  }
}

/// The largest circle in its space, in the middle. Mirrors SwiftUI's `Circle`.
public struct Circle: InsettableShape {
  public nonisolated init() {}
  public var _outline: _Outline { _Outline(radius: "50%", isSquare: true) }
}

/// An ellipse that fills its space. Mirrors SwiftUI's `Ellipse`.
public struct Ellipse: InsettableShape {
  public nonisolated init() {}
  public var _outline: _Outline { _Outline(radius: "50%") }
}

/// A rectangle whose shorter sides are half circles. Mirrors SwiftUI's `Capsule`.
public struct Capsule: InsettableShape {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  // CSS shrinks radii that do not fit, all alike.
  public var _outline: _Outline { _Outline(radii: 9999) }
}

/// Any shape. Mirrors SwiftUI's `AnyShape`.
public struct AnyShape: Shape {
  public let _outline: _Outline
  public init<S: Shape>(_ shape: S) { _outline = shape._outline }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
