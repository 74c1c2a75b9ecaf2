import Foundation

/// A direction of the compass, as it is said.
public enum CompassPoint: String, Sendable, CaseIterable {
  case north
  case northEast = "north-east"
  case east
  case southEast = "south-east"
  case south
  case southWest = "south-west"
  case west
  case northWest = "north-west"

  /// - Parameter degrees: Clockwise from north.
  init(degrees: Double) {
    let index = Int((degrees / 45).rounded()) % Self.allCases.count
    self = Self.allCases[(index + Self.allCases.count) % Self.allCases.count]
  }
}

extension GazetteerPlace {
  /// The length of the shortest way over the earth, in kilometres; the earth as a sphere, which is
  /// right within 0.5 %.
  public func kilometres(from other: GazetteerPlace) -> Double {
    let (from, to) = (other.radians, radians)
    let north = sin((to.latitude - from.latitude) / 2)
    let east = sin((to.longitude - from.longitude) / 2)
    let half = north * north + cos(from.latitude) * cos(to.latitude) * east * east
    // Rounding may lead beyond 1 for opposite places.
    return 2 * 6371.0088 * asin(min(1, half.squareRoot()))
  }

  /// Where this place is, seen from another: in which direction the shortest way begins.
  public func direction(from other: GazetteerPlace) -> CompassPoint {
    let (from, to) = (other.radians, radians)
    let way = to.longitude - from.longitude
    let angle = atan2(
      sin(way) * cos(to.latitude),
      cos(from.latitude) * sin(to.latitude) - sin(from.latitude) * cos(to.latitude) * cos(way))
    return CompassPoint(degrees: angle * 180 / .pi)
  }

  /// By how many seconds the clocks here are ahead of those in another place at an instant; negative
  /// if they are behind, `nil` if this system does not have one of the zones.
  public func secondsAhead(of other: GazetteerPlace, at instant: Date) -> Int? {
    guard let here = timeZone, let there = other.timeZone else { return nil }
    return here.secondsFromGMT(for: instant) - there.secondsFromGMT(for: instant)
  }

  /// Distance, direction and time difference in a sentence: "Tokyo is 9,331 km to the north-east of
  /// Frankfurt am Main, and 8 hours ahead."
  ///
  /// - Parameter locale: Determines kilometres or miles, and the form of numbers.
  public func sentence(from other: GazetteerPlace, at instant: Date, in locale: Locale = .current)
    -> String
  {
    let usesMiles = locale.measurementSystem != .metric
    let length = (kilometres(from: other) / (usesMiles ? 1.609344 : 1)).rounded()
    let unit = usesMiles ? (length == 1 ? "mile" : "miles") : "km"
    var sentence: String
    if length < 1 {
      sentence = "\(name) is less than 1 \(usesMiles ? "mile" : "km") from \(other.name)"
    } else {
      let number = Int(length).formatted(.number.locale(locale))
      let direction = direction(from: other).rawValue
      sentence = "\(name) is \(number) \(unit) to the \(direction) of \(other.name)"
    }
    if let seconds = secondsAhead(of: other, at: instant) {
      sentence += ", " + Self.difference(seconds)
    }
    return sentence + "."
  }

  private static func difference(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    guard minutes > 0 else { return "and has the same time" }
    func count(_ number: Int, _ unit: String) -> String? {
      number == 0 ? nil : "\(number) \(unit)\(number == 1 ? "" : "s")"
    }
    let parts = [count(minutes / 60, "hour"), count(minutes % 60, "minute")].compactMap(\.self)
    return "and \(parts.joined(separator: " ")) \(seconds > 0 ? "ahead" : "behind")"
  }

  private var radians: (latitude: Double, longitude: Double) {
    (latitude * .pi / 180, longitude * .pi / 180)
  }
}
