private import Glibc

/// The effects in GTK's CSS, which accepts only numbers: other values are replaced by the nearest
/// valid one.
enum EffectCSS {
  static func offset(x: Double, y: Double) -> String {
    "translate(\(x.taken(as: "An offset"))px, \(y.taken(as: "An offset"))px)"
  }

  static func scale(_ scale: Double) -> String { "scale(\(factor(scale)))" }
  static func scale(x: Double, y: Double) -> String { "scale(\(factor(x)), \(factor(y)))" }

  private static func factor(_ scale: Double) -> Double {
    // FreeType fails for letters that are scaled to 0, or by thousands, and then for all letters of
    // the font (cairo 1.16).
    let scale = scale.taken(as: "A scale", in: -1000...1000)
    return abs(scale) < 0.001 ? 0.001 : scale
  }

  static func rotation(_ angle: Angle) -> String { "rotate(\(degrees(angle))deg)" }
  static func hueRotation(_ angle: Angle) -> String { "hue-rotate(\(degrees(angle))deg)" }

  private static func degrees(_ angle: Angle) -> Double {
    angle.degrees.taken(as: "An angle", in: -1e9...1e9)
  }

  /// The projection of a rotation about an axis in space, as seen from a great distance.
  static func rotation(_ angle: Angle, about axis: (x: Double, y: Double, z: Double)) -> String {
    let (x, y, z) = (abs(axis.x), abs(axis.y), abs(axis.z))
    if z >= x && z >= y { return rotation(axis.z < 0 ? -angle : angle) }
    let width = cos(degrees(angle) * .pi / 180)
    return y >= x ? scale(x: width, y: 1) : scale(x: 1, y: width)
  }

  /// The fixed point of a transform.
  static func origin(_ anchor: UnitPoint) -> String {
    func percent(_ share: Double) -> Double { share.taken(as: "An anchor") * 100 }
    return "transform-origin: \(percent(anchor.x))% \(percent(anchor.y))%;"
  }

  static func shadow(color: Color, radius: Double, x: Double, y: Double) -> String {
    let (x, y) = (x.taken(as: "A shadow's offset"), y.taken(as: "A shadow's offset"))
    return "drop-shadow(\(x)px \(y)px \(blurRadius(radius))px \(color.css))"
  }

  static func blur(radius: Double) -> String { "blur(\(blurRadius(radius))px)" }

  /// GTK blurs on a surface that is larger by the radius on each side.
  private static func blurRadius(_ radius: Double) -> Double {
    max(radius, 0).taken(as: "A blur's radius", in: 0...250)
  }

  static func brightness(_ amount: Double) -> String { "brightness(\(level(1 + amount)))" }
  static func saturation(_ amount: Double) -> String { "saturate(\(level(amount)))" }
  static func contrast(_ amount: Double) -> String { "contrast(\(level(amount)))" }
  static func grayscale(_ amount: Double) -> String { "grayscale(\(min(level(amount), 1)))" }

  private static func level(_ amount: Double) -> Double {
    max(amount, 0).taken(as: "A level of colours", in: 0...1000)
  }
}
