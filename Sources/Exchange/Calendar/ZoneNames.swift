import Foundation

/// Names of time zones that are neither IANA nor Microsoft identifiers, but are written instead of
/// them.
enum ZoneNames {
  /// The zone of a name: in another case, with a dash, by Microsoft's identifier, or by the text
  /// that Outlook and web services show: "(UTC+01:00) Amsterdam, Berlin, Bern", "Eastern Time (US &
  /// Canada)".
  static func zone(_ name: String) -> String? {
    let folded = name.lowercased()
    if let zone = known[folded] ?? known[folded.replacingOccurrences(of: "-", with: "/")] {
      return zone
    }
    if let zone = microsoft[folded] { return zone }
    let shown = name.replacingOccurrences(
      of: #"^\([^()]*\)\s*"#, with: "", options: .regularExpression)
    if let zone = shownNames[shown.lowercased()] { return zone }
    let offset = shown == name ? nil : offset(String(name.dropFirst().prefix { $0 != ")" }))
    guard let offset else { return nil }
    // One of the named cities, if it has this offset in winter or in summer.
    for city in shown.split(whereSeparator: { ",/;".contains($0) }) {
      let name = city.trimmingCharacters(in: .whitespaces).lowercased()
        .replacingOccurrences(of: " ", with: "_")
      if let zone = cities[name], Self.has(zone, offset) { return zone }
    }
    return nil
  }

  /// The offset from UTC in seconds that a name states: "UTC+02:00", "GMT-0330", "+09",
  /// "tzone://Microsoft/Utc".
  static func offset(_ name: String) -> Int? {
    let name = name.uppercased()
    let universal = ["UTC", "GMT", "Z", "TZONE://MICROSOFT/UTC", "COORDINATED UNIVERSAL TIME"]
    if universal.contains(name) { return 0 }
    let pattern = #"^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?:[:.]?(\d{2}))?$"#
    guard name.utf8.count < 20, let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name))
    else { return nil }
    func group(_ index: Int) -> String? {
      Range(match.range(at: index), in: name).map { String(name[$0]) }
    }
    guard let hours = group(2).flatMap({ Int($0) }), hours <= 18 else { return nil }
    let seconds = 3600 * hours + 60 * (group(3).flatMap { Int($0) } ?? 0)
    return ImportLimits.offsets.contains(seconds) ? (group(1) == "-" ? -seconds : seconds) : nil
  }

  private static func has(_ zone: String, _ offset: Int) -> Bool {
    guard let zone = TimeZone(identifier: zone) else { return false }
    // January and July 2026.
    return [1_768_000_000, 1_783_600_000].contains {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) == offset
    }
  }

  /// The IANA names, in lower case.
  private static let known: [String: String] = Dictionary(
    TimeZone.knownTimeZoneIdentifiers.map { ($0.lowercased(), $0) }
  ) { a, _ in a }

  private static let microsoft: [String: String] = Dictionary(
    WindowsZones.names.map { ($0.key.lowercased(), $0.value) }
  ) { a, _ in a }

  /// The zones by the cities in their names.
  private static let cities: [String: String] = Dictionary(
    known.compactMap { key, name in key.split(separator: "/").last.map { (String($0), name) } }
      + otherCities.map { ($0, $1) }
  ) { a, _ in a }

  /// Cities that Microsoft names, and that have no zone of their own.
  private static let otherCities = [
    "bern": "Europe/Zurich", "osaka": "Asia/Tokyo", "sapporo": "Asia/Tokyo",
    "beijing": "Asia/Shanghai", "chongqing": "Asia/Shanghai", "new_delhi": "Asia/Kolkata",
    "mumbai": "Asia/Kolkata", "chennai": "Asia/Kolkata", "kyiv": "Europe/Kiev",
    "edinburgh": "Europe/London", "abu_dhabi": "Asia/Dubai", "canberra": "Australia/Sydney",
    "hanoi": "Asia/Bangkok", "st._petersburg": "Europe/Moscow", "wellington": "Pacific/Auckland",
    "hawaii": "Pacific/Honolulu", "alaska": "America/Anchorage", "arizona": "America/Phoenix",
    "newfoundland": "America/St_Johns", "brasilia": "America/Sao_Paulo",
    "pretoria": "Africa/Johannesburg", "harare": "Africa/Harare",
  ]

  /// Names without a city, as Outlook, Rails and iCal4j show them.
  private static let shownNames = [
    "eastern time (us & canada)": "America/New_York",
    "central time (us & canada)": "America/Chicago",
    "mountain time (us & canada)": "America/Denver",
    "pacific time (us & canada)": "America/Los_Angeles",
    "atlantic time (canada)": "America/Halifax",
    "eastern time": "America/New_York", "central time": "America/Chicago",
    "mountain time": "America/Denver", "pacific time": "America/Los_Angeles",
    "central european time": "Europe/Berlin", "central european standard time": "Europe/Warsaw",
    "central european summer time": "Europe/Berlin", "eastern european time": "Europe/Athens",
    "western european time": "Europe/Lisbon", "japan standard time": "Asia/Tokyo",
    "mitteleuropäische zeit": "Europe/Berlin", "heure d’europe centrale": "Europe/Paris",
    "alaska": "America/Anchorage", "hawaii": "Pacific/Honolulu", "arizona": "America/Phoenix",
    "greenwich mean time": "Europe/London",
  ]
}
