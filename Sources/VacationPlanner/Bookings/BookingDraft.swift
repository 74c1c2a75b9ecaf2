import Foundation
import Observation
import Trips

/// A booking while it is edited in its form.
@Observable
final class BookingDraft {
  let kind: BookingKind
  let original: Booking?
  var title: String
  var provider: String
  var reference: String
  var seat: String
  var state: BookingState
  var link: String
  var notes: String
  /// The travellers of the booking; empty for all.
  var travellers: Set<RecordID>
  /// The street and the city of a stay, a meal, an activity.
  var address: String
  var alarmMinutes: Int?
  let start: EndDraft
  let end: EndDraft
  let price: MoneyEntry

  @ObservationIgnored let words: Wording
  @ObservationIgnored private let dates: DateRangeEntry
  private let trip: Trip
  private let others: [Booking]
  /// The summary that was announced last, or the first one.
  @ObservationIgnored var announcedSummary = ""
  /// The contents of the form when it appeared.
  @ObservationIgnored private var initial: Contents?

  /// A draft of a new booking.
  ///
  /// - Parameters:
  ///   - day: Its date; the trip's first day if it is nil.
  ///   - others: The trip's bookings.
  convenience init(
    new kind: BookingKind, in trip: Trip, day: LocalDate?, others: [Booking] = [],
    words: Wording = Wording(.ofUser)
  ) {
    self.init(kind, trip, day ?? trip.firstDay, nil, others, words)
  }

  /// A draft of a booking that exists.
  convenience init(
    _ booking: Booking, in trip: Trip, others: [Booking] = [], words: Wording = Wording(.ofUser)
  ) {
    self.init(booking.kind, trip, booking.start.date, booking, others, words)
  }

  private init(
    _ kind: BookingKind, _ trip: Trip, _ day: LocalDate, _ original: Booking?, _ others: [Booking],
    _ words: Wording
  ) {
    (self.kind, self.trip, self.original, self.words) = (kind, trip, original, words)
    self.others = others.filter { $0.id != original?.id }
    title = original?.title ?? ""
    provider = original?.provider ?? ""
    reference = original?.reference ?? ""
    seat = original?.seat ?? ""
    state = original?.state ?? .planned
    link = original?.link ?? ""
    notes = original?.notes ?? ""
    travellers = Set(original?.travellers ?? [])
    address = original?.start.place?.address ?? ""
    alarmMinutes = original?.alarmMinutes
    let last: LocalDate? =
      if let original { original.end?.date } else {
        switch kind {
        case .stay: day.adding(days: 1)
        case .meal, .activity: nil
        default: day
        }
      }
    let hasNoEnd = original.map { $0.end == nil } ?? false
    dates = DateRangeEntry(
      day, last, isLastOptional: kind == .meal || kind == .activity || hasNoEnd,
      unit: kind == .stay ? .nights : nil, near: trip.firstDay, words: words)
    start = EndDraft(original?.start, date: dates.first, words: words)
    end = EndDraft(original?.end, date: dates.last, words: words)
    price = MoneyEntry(
      original?.price, rate: original?.rate, home: trip.homeCurrency, words: words)
    if original?.end?.zone == original?.start.zone, !kind.isMove { end.zoneEntry.value = nil }
    initial = contents
    announcedSummary = summary
    addNotes()
  }

  /// Adds the note to a time: its zone, if it differs from the previous one.
  private func addNotes() {
    start.time.note = { [unowned self] _ in startZoneWords }
    end.time.note = { [unowned self] _ in endZoneWords }
    end.date.note = { [unowned self] _ in
      guard let length = dates.length, length == summary else { return nil }
      announcedSummary = summary
      return length
    }
    end.time.isSaidElsewhere = { [unowned self] in
      guard let time = end.time.value else { return false }
      return summary != announcedSummary && summary.contains(words.time(time))
    }
  }

  // MARK: What the form shows

  /// Whether there are fields for the end.
  var hasEnd: Bool { kind != .meal || original?.end != nil }

  /// The zone of the end: that of the start for a booking at one place.
  private var endZone: String? { kind.isMove ? end.zone : end.zone ?? start.zone }

  /// Whether the zone of the start, and of the end, is typed.
  var showsStartZone: Bool { start.needsZone }
  var showsEndZone: Bool { kind.isMove && end.needsZone }

  /// The name of the time zone at the start, "Japan time", if its clocks differ from those at the
  /// end of the previous booking.
  var startZoneWords: String? { zoneWords(start, zone: start.zone, after: zoneBefore) }
  /// The name of the time zone at the end, if its clocks differ from those at the start.
  var endZoneWords: String? { zoneWords(end, zone: endZone, after: start.zone ?? zoneBefore) }

  private func zoneWords(_ end: EndDraft, zone: String?, after other: String) -> String? {
    guard let zone, let date = end.date.value else { return nil }
    let instant = ZonedTime(date, end.time.value ?? .noon, zone: zone).approximateInstant()
    guard let known = TimeZone(identifier: zone), let before = TimeZone(identifier: other) else {
      return words.zone(zone)
    }
    let isSame = known.secondsFromGMT(for: instant) == before.secondsFromGMT(for: instant)
    return isSame ? nil : words.zone(zone)
  }

  /// The zone in which the traveller is before it: that of the booking before, or of this computer.
  private var zoneBefore: String { bookingBefore?.1 ?? TimeZone.current.identifier }

  private var bookingBefore: (LocalDate, String)? {
    guard let date = start.date.value else { return nil }
    return others.compactMap { booking -> (LocalDate, String)? in
      let end = booking.end ?? booking.start
      guard booking.start.date <= date, end.date <= date || booking.kind == .stay,
        let zone = end.zone ?? booking.start.zone
      else { return nil }
      return (end.date, zone)
    }.max { $0.0 < $1.0 }
  }

  /// Proposes the zone of the booking before, or of the trip's first place, for a place without one.
  func proposeZones() {
    if start.needsZone, start.zone == nil, start.zoneEntry.text.isEmpty {
      start.zoneEntry.value = bookingBefore?.1 ?? trip.places.lazy.compactMap(\.zone).first
    }
    if showsEndZone, end.zone == nil, end.zoneEntry.text.isEmpty, kind != .flight {
      end.zoneEntry.value = start.zone
    }
  }

  /// The duration and the end, or the error of the times: "11 hours 15 minutes, arrives 06:50
  /// the next day, Japan time". Empty if nothing is known.
  var summary: String {
    guard isUnderstood, let booking else { return "" }
    if let problem = booking.timeProblems.first(where: { $0.reason != .time(.noZone) }) {
      return problem.sentence(words, kind: kind)
    }
    let hasLength = kind == .stay || booking.end?.time != nil
    guard hasLength else { return "" }
    let length = RowSentence(booking, words: words).length
    return length.prefix(1).uppercased() + length.dropFirst()
  }

  // MARK: The booking

  /// The booking as it is typed; nil as long as a date is missing.
  var booking: Booking? {
    let startPlace = kind.hasAddress ? placeWithAddress : trimmed(start.place)
    guard let startEnd = start.end(place: startPlace, zone: start.zone) else { return nil }
    var booking =
      original ?? Booking(trip: trip.id, kind: kind, title: "", start: startEnd)
    booking.start = startEnd
    booking.end = bookingEnd(after: startEnd)
    booking.title = trimmed(title)
    booking.provider = trimmed(provider)
    booking.reference = trimmed(reference)
    booking.seat = trimmed(seat)
    booking.state = state
    booking.link = trimmed(link)
    booking.notes = notes
    booking.alarmMinutes = alarmMinutes
    let order = original?.travellers ?? []
    if Set(order) != travellers {
      booking.travellers =
        trip.travellers.map(\.id).filter(travellers.contains)
        + order.filter { id in
          travellers.contains(id) && !trip.travellers.contains { $0.id == id }
        }
    }
    booking.price = price.money
    booking.rate = price.money == nil ? nil : price.rate
    if original == nil { booking.order = nextOrder(on: startEnd.date) }
    return booking
  }

  /// The change that saves the draft; nil as long as a date is missing.
  ///
  /// - Parameter plan: The trip as it is now. Fields that the user did not change keep its values.
  func change(of plan: TripPlan) -> (change: PlanChange, booking: Booking)? {
    guard let typed = booking else { return nil }
    var booking = typed
    if let original, let current = plan.bookings[original.id] {
      booking = current
      let changes = FieldChanges(from: original, to: typed)
      changes.apply(to: &booking)
      price.apply(changes, \.price, \.rate, to: &booking)
    }
    // Another window may have removed travellers from the trip.
    let gone = Set(trip.travellers.map(\.id)).subtracting(plan.trip.travellers.map(\.id))
    booking.travellers.removeAll(where: gone.contains)
    let title = ChangeTitle(original == nil ? .added : .changed, booking.spokenName)
    return (PlanChange(title: title, writes: [.put(.booking(booking))]), booking)
  }

  private func bookingEnd(after start: BookingEnd) -> BookingEnd? {
    guard hasEnd else { return original?.end }
    let place = trimmed(end.place)
    if end.date.value == nil, end.time.value != nil || place != nil {
      // A time alone is on the day of the start.
      return BookingEnd(place, start.date, end.time.value, zone: endZone, choice: end.choice)
    }
    return end.end(place: place, zone: endZone ?? original?.end?.zone)
  }

  private var placeWithAddress: Place? {
    let address = trimmed(address)
    guard var place = trimmed(start.place) else {
      if address.isEmpty { return nil }
      return Place(trimmed(title).isEmpty ? address : trimmed(title), address: address)
    }
    place.address = address.isEmpty ? nil : address
    return place
  }

  private func trimmed(_ place: Place?) -> Place? {
    guard var place else { return nil }
    place.name = trimmed(place.name)
    return place.name.isEmpty ? nil : place
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A new booking without a time is the last one of its day.
  private func nextOrder(on date: LocalDate) -> Int {
    let orders = others.filter { $0.start.date == date && $0.start.time == nil }.map(\.order)
    return orders.max().map { $0 + 1 } ?? 0
  }

  // MARK: Changes

  /// Everything that can be edited, to notice a change.
  private struct Contents: Equatable {
    let texts: [String]
    let state: BookingState
    let travellers: Set<RecordID>
    let places: [Place?]
    let alarm: Int?
    let currency: CurrencyCode
    let choices: [RepeatedTimeChoice?]
  }

  private var contents: Contents {
    Contents(
      texts: [
        title, provider, reference, seat, link, notes, address, start.date.fullText,
        start.time.text,
        start.zoneEntry.text, end.date.fullText, end.time.text, end.zoneEntry.text, price.amount,
      ], state: state, travellers: travellers, places: [start.place, end.place],
      alarm: alarmMinutes, currency: price.currency, choices: [start.choice, end.choice])
  }

  /// Whether the user has changed anything.
  var isChanged: Bool { contents != initial || price.isRateEdited }
}
