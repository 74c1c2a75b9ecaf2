/// A shadow of a style: behind the filled shape, or inside of its edge. Mirrors SwiftUI's
/// `ShadowStyle`.
public struct ShadowStyle: Hashable, Sendable {
  let shadow: PaintedShadow

  /// A shadow behind the shape.
  ///
  /// - Parameters:
  ///   - radius: The distance over which the edge fades, in points: at most 250.
  ///   - x: The offset of the shadow to the right, in points.
  ///   - y: The offset of the shadow downwards, in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: PaintedShadow(color: color, radius: radius, x: x, y: y, isInner: false))
  }

  /// A shadow that the shape's edge casts on the inside.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: PaintedShadow(color: color, radius: radius, x: x, y: y, isInner: true))
  }
}

/// A shadow to draw.
struct PaintedShadow: Hashable, Sendable {
  var color: Color
  let radius: Double
  let x: Double
  let y: Double
  let isInner: Bool

  /// The distance by which the shadow exceeds the shape.
  var reach: Double { isInner ? 0 : (radius + max(abs(x), abs(y))).clamped(to: 0...10_000) }

  func faded(_ opacity: Double) -> PaintedShadow {
    var copy = self
    copy.color = color.opacity(opacity)
    return copy
  }
}

extension ShapeStyle {
  /// The style with a shadow of the shapes that it fills. Mirrors SwiftUI. Texts and lines in this style
  /// have none: use the modifier `shadow(color:radius:x:y:)` for these.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style.shadow)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground's style with a shadow. Mirrors SwiftUI.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

private struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: PaintedShadow

  nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    var paint = base._paint(context)
    paint.shadows.append(shadow)
    return paint
  }
}
