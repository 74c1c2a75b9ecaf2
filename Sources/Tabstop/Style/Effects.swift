/// An angle. Mirrors SwiftUI's `Angle`.
public struct Angle: Hashable, Sendable {
  public var degrees: Double
  public var radians: Double { degrees * .pi / 180 }

  public init() { degrees = 0 }
  public init(degrees: Double) { self.degrees = degrees }
  public init(radians: Double) { degrees = radians * 180 / .pi }

  public static let zero = Angle()
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

extension View {
  private func filter(_ css: String) -> some View {
    modifier(PaintModifier(css: "filter: \(css);", rank: .filter))
  }

  private func transform(_ css: String, _ anchor: UnitPoint = .center) -> some View {
    let origin = "transform-origin: \(anchor.x * 100)% \(anchor.y * 100)%;"
    return modifier(PaintModifier(css: "transform: \(css); \(origin)", rank: .transform))
  }

  /// A shadow of what is drawn, in points. Mirrors SwiftUI.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    filter("drop-shadow(\(x)px \(y)px \(max(radius, 0))px \(color.css))")
  }

  /// Blurs what is drawn. Mirrors SwiftUI.
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    filter("blur(\(max(radius, 0))px)")
  }

  /// Makes what is drawn brighter: 0 changes nothing, 1 doubles. Mirrors SwiftUI, which adds
  /// where CSS multiplies.
  public func brightness(_ amount: Double) -> some View {
    filter("brightness(\(max(1 + amount, 0)))")
  }
  public func saturation(_ amount: Double) -> some View { filter("saturate(\(max(amount, 0)))") }
  public func contrast(_ amount: Double) -> some View { filter("contrast(\(max(amount, 0)))") }
  public func grayscale(_ amount: Double) -> some View {
    filter("grayscale(\(min(max(amount, 0), 1)))")
  }
  public func hueRotation(_ angle: Angle) -> some View { filter("hue-rotate(\(angle.degrees)deg)") }
  public func colorInvert() -> some View { filter("invert(1)") }

  /// Draws the view elsewhere, without moving its place. Mirrors SwiftUI.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    transform("translate(\(x)px, \(y)px)")
  }
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    transform("scale(\(scale))", anchor)
  }
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View { transform("scale(\(x), \(y))", anchor) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transform("rotate(\(angle.degrees)deg)", anchor)
  }
}
