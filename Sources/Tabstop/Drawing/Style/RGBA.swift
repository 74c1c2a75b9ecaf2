/// A colour in numbers from 0 to 1.
struct RGBA: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  func mixed(with other: RGBA, by share: Double) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The colour at a place of a gradient.
  static func interpolated(
    _ stops: [(location: Double, color: RGBA)], at place: Double
  ) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.location >= place }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    guard b.location > a.location else { return b.color }
    return a.color.mixed(with: b.color, by: (place - a.location) / (b.location - a.location))
  }

  /// The hue, from 0 (red) by a third (green) to 1, as in HSB; 0 for greys.
  var hue: Double {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most > least else { return 0 }
    let sixths =
      switch most {
      case red: (green - blue) / (most - least)
      case green: (blue - red) / (most - least) + 2
      default: (red - green) / (most - least) + 4
      }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The saturation, from 0 to 1, as in HSB.
  var saturation: Double {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    return most > 0 ? (most - least) / most : 0
  }

  /// The brightness, from 0 to 1, as in HSB.
  var brightness: Double { max(red, green, blue) }

  /// The relative luminance, from 0 to 1, as in the Web's guidelines.
  var luminance: Double {
    // The square approximates the curve of sRGB.
    0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
  }
}
