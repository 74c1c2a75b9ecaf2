import Foundation
import Trips

/// A value of JSON-LD, read leniently, because many sites do not follow the specification.
struct LinkedData {
  let value: JSONValue

  /// The name of its type, without the address of the vocabulary: "FlightReservation".
  var type: String {
    let type = value["@type"]?.text ?? value["@type"]?.elements?.first?.text ?? ""
    return type.split(whereSeparator: { $0 == "/" || $0 == "#" || $0 == ":" }).last.map(String.init)
      ?? ""
  }

  /// The value of the first of these properties that is present; of an array, its first element.
  subscript(keys: String...) -> LinkedData? {
    for key in keys {
      guard let found = value[key] else { continue }
      if case .array(let elements) = found {
        if let first = elements.first { return LinkedData(value: first) }
      } else if found != .null {
        return LinkedData(value: found)
      }
    }
    return nil
  }

  /// The first of these properties that has a text, a number or a name, as text.
  func text(_ keys: String...) -> String? {
    for key in keys {
      if let text = self[key]?.plainText, !line(text).isEmpty { return line(text) }
    }
    return nil
  }

  private var plainText: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .object: (value["@value"] ?? value["name"])?.text
    default: nil
    }
  }

  // MARK: Times

  /// Reads the first of these properties that has a date, with or without a time: ISO 8601, or
  /// KItinerary's object with a zone.
  func end(_ keys: String...) -> ImportedEnd? {
    for key in keys {
      guard let found = self[key], let text = found.plainText, var end = Self.parse(line(text))
      else { continue }
      if let zone = found.value["timezone"]?.text.flatMap(CalendarZones.known) {
        end.zone = zone
        end.offset = nil
      }
      return end
    }
    return nil
  }

  /// Reads a date, with or without a time: "2026-12-24T18:05:00+01:00", "2026-12-24 18:05",
  /// "2026-12-24", "20261224T1805Z".
  static func parse(_ text: String) -> ImportedEnd? {
    let pattern =
      #"^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?(?:\d{2})?)?)?$"#
    guard text.utf8.count < 60, let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(
        in: text, range: NSRange(text.startIndex..., in: text))
    else { return nil }
    func group(_ index: Int) -> String? {
      Range(match.range(at: index), in: text).map { String(text[$0]) }
    }
    guard let year = group(1).flatMap({ Int($0) }), let month = group(2).flatMap({ Int($0) }),
      let day = group(3).flatMap({ Int($0) }),
      let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    guard let hour = group(4).flatMap({ Int($0) }), let minute = group(5).flatMap({ Int($0) }),
      let time = LocalTime(hour: hour, minute: minute)
    else { return group(4) == nil ? ImportedEnd(date) : nil }
    return ImportedEnd(date, time, offset: group(6).flatMap(offset))
  }

  private static func offset(_ text: String) -> Int? {
    if text == "Z" { return 0 }
    let digits = text.dropFirst().filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), hours <= 15 else { return nil }
    let minutes = Int(digits.dropFirst(2)) ?? 0
    guard minutes < 60 else { return nil }
    return (text.hasPrefix("-") ? -60 : 60) * (hours * 60 + minutes)
  }

  // MARK: Places

  /// The place that the value describes: an airport, a station, a hotel.
  var place: Place? {
    let code = text("iataCode").map { $0.uppercased() }
    guard let name = text("name") ?? plainText.map({ line($0) }) ?? code, !name.isEmpty else {
      return nil
    }
    var place = Place(name, code: code)
    let address = self["address"]
    let parts = ["streetAddress", "postalCode", "addressLocality"].compactMap { address?.text($0) }
    let whole = parts.isEmpty ? line(address?.plainText) : parts.joined(separator: ", ")
    place.address = whole.isEmpty ? nil : whole
    if let country = address?.text("addressCountry"), country.utf8.count == 2 {
      place.country = country.uppercased()
    }
    let geo = self["geo"]
    if let latitude = geo?.text("latitude").flatMap({ Double($0) }), abs(latitude) <= 90,
      let longitude = geo?.text("longitude").flatMap({ Double($0) }), abs(longitude) <= 180
    {
      place.latitude = latitude
      place.longitude = longitude
    }
    return place
  }
}
