import Foundation
internal import Localization

/// A direction of the compass, as words name it.
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

  /// The direction of this place from another: the one in which the shortest route begins.
  public func direction(from other: GazetteerPlace) -> CompassPoint {
    let (from, to) = (other.radians, radians)
    let way = to.longitude - from.longitude
    let angle = atan2(
      sin(way) * cos(to.latitude),
      cos(from.latitude) * sin(to.latitude) - sin(from.latitude) * cos(to.latitude) * cos(way))
    return CompassPoint(degrees: angle * 180 / .pi)
  }

  /// The number of seconds by which the clocks here are ahead of those in another place at an
  /// instant; negative if they are behind, `nil` if this system does not have one of the zones.
  public func secondsAhead(of other: GazetteerPlace, at instant: Date) -> Int? {
    guard let here = timeZone, let there = other.timeZone else { return nil }
    return here.secondsFromGMT(for: instant) - there.secondsFromGMT(for: instant)
  }

  /// Distance, direction and time difference in a sentence: "Tokyo is 9,331 km to the north-east of
  /// Frankfurt am Main, and 8 hours ahead."
  ///
  /// - Parameters:
  ///   - ownName: The name of this place in the user's language; nil for that of the gazetteer.
  ///   - locale: Determines kilometres or miles, and the form of numbers.
  public func sentence(
    named ownName: String? = nil, from other: GazetteerPlace, at instant: Date,
    in locale: Locale = .current
  ) -> String {
    let name = ownName ?? name
    let usesMiles = locale.measurementSystem != .metric
    let length = (kilometres(from: other) / (usesMiles ? 1.609344 : 1)).rounded()
    let way: String
    if length < 1 {
      way =
        usesMiles
        ? String(words: "\(name) is less than 1 mile from \(other.name)")
        : String(words: "\(name) is less than 1 km from \(other.name)")
    } else {
      let number = Int(length).formatted(.number.locale(locale))
      let direction = String(words: LocalizedWords(stringLiteral: direction(from: other).rawValue))
      way =
        !usesMiles
        ? String(words: "\(name) is \(number) km to the \(direction) of \(other.name)")
        : length == 1
          ? String(words: "\(name) is 1 mile to the \(direction) of \(other.name)")
          : String(words: "\(name) is \(number) miles to the \(direction) of \(other.name)")
    }
    return secondsAhead(of: other, at: instant).map { Self.sentence(way, $0) }
      ?? String(words: "\(way).")
  }

  private static func sentence(_ way: String, _ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    guard minutes > 0 else { return String(words: "\(way), and has the same time.") }
    func count(_ number: Int, _ unit: String) -> String? {
      switch number {
      case 0: nil
      case 1: String(words: LocalizedWords(stringLiteral: "1 \(unit)"))
      default: String(words: LocalizedWords(number, of: unit + "s"))
      }
    }
    let time = [count(minutes / 60, "hour"), count(minutes % 60, "minute")].compactMap(\.self)
      .joined(separator: " ")
    return seconds > 0
      ? String(words: "\(way), and \(time) ahead.") : String(words: "\(way), and \(time) behind.")
  }

  private var radians: (latitude: Double, longitude: Double) {
    (latitude * .pi / 180, longitude * .pi / 180)
  }
}
