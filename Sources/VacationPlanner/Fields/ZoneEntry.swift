import Foundation
import Trips

/// A time zone that is typed, for a place that has none.
typealias ZoneEntry = TypedEntry<ZoneFormat>

extension TypedEntry where Format == ZoneFormat {
  /// - Parameter zone: The IANA name of the zone.
  convenience init(_ zone: String?, words: Wording = Wording(.ofUser)) {
    self.init(zone, ZoneFormat(words: words), isOptional: true, missing: "")
  }
}

/// The format of typed time zones.
struct ZoneFormat: TypedFormat {
  let words: Wording

  /// The name of a zone: "Tokyo, Japan time".
  func words(_ zone: String) -> String {
    String(localized: "\(words.city(ofZone: zone)), \(words.zone(zone))")
  }

  /// The zone of a city that gives it its name, or of its own name: "tokyo", "Asia/Tokyo".
  func read(_ text: String, old: String?) throws(EntryFault) -> String {
    let typed = FoldedText.fold(text.trimmingCharacters(in: .whitespaces))
    if let old, FoldedText.fold(words(old)) == typed { return old }
    let known = TimeZone.knownTimeZoneIdentifiers
    if let zone = known.first(where: { FoldedText.fold($0) == typed }) { return zone }
    let city = typed.split(separator: ",").first.map(String.init) ?? typed
    if let zone = known.first(where: { FoldedText.fold(words.city(ofZone: $0)) == city }) {
      return zone
    }
    throw EntryFault(
      sentence: String(
        localized: "This time zone is not known. Type a city, and choose one of the suggestions."))
  }

  func moved(_ zone: String?, _ step: EntryStep, isUp: Bool) -> String? { nil }
}
