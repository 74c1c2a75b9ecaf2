import Foundation
import Observation
import Trips

/// One end of a booking while it is edited.
@Observable
final class EndDraft {
  var place: Place?
  let completion = PlaceCompletion()
  let date: DateEntry
  let time: TimeEntry
  /// The zone for a place that has none.
  let zoneEntry: ZoneEntry
  /// The choice for a time that exists twice.
  var choice: RepeatedTimeChoice?

  init(_ end: BookingEnd?, date: DateEntry, words: Wording) {
    self.date = date
    place = end?.place
    time = TimeEntry(end?.time, words: words)
    // The zone of a place is its own, unless the booking says otherwise.
    zoneEntry = ZoneEntry(end?.zone == end?.place?.zone ? nil : end?.zone, words: words)
    choice = end?.choice
  }

  /// The zone: the one of the place, or a chosen one.
  var zone: String? { zoneEntry.value ?? place?.zone }

  /// Whether the zone must be chosen, or was: there is a time, and the place has no zone.
  var needsZone: Bool { time.text != "" && place?.zone == nil || zoneEntry.value != nil }

  /// The date and the time in the zone, without a choice.
  private var zoned: ZonedTime? {
    guard let date = date.value, let time = time.value, let zone else { return nil }
    return ZonedTime(date, time, zone: zone)
  }

  /// Whether its local time exists twice.
  var isRepeated: Bool {
    do {
      _ = try zoned?.instant()
      return false
    } catch {
      if case .repeated = error { return true }
      return false
    }
  }

  /// The offsets in words of a time that exists twice: "Central European Summer Time".
  func words(of choice: RepeatedTimeChoice, in locale: Locale) -> String {
    guard var zoned, let zone = TimeZone(identifier: zoned.zone) else { return "" }
    zoned.choice = choice
    guard let instant = try? zoned.instant() else { return "" }
    let isSummer = zone.isDaylightSavingTime(for: instant)
    return zone.localizedName(for: isSummer ? .daylightSaving : .standard, locale: locale)
      ?? zone.identifier
  }

  /// The end as it is now; nil without a date.
  func end(place: Place?, zone: String?) -> BookingEnd? {
    guard let date = date.value else { return nil }
    return BookingEnd(place, date, time.value, zone: zone, choice: isRepeated ? choice : nil)
  }
}
