import Foundation
internal import Localization
import Trips

/// The contents of a pass.
struct Pass {
  /// A field: a label and a value to show, and a key that the airline chooses.
  private struct Field {
    let key: String
    let label: String
    let value: String
    let date: ImportedEnd?
  }

  private let data: LinkedData
  private let strings: [String: String]
  private let style: String
  private let fields: [Field]
  private let primary: [Field]

  init(_ data: LinkedData, _ strings: [String: String]) {
    self.data = data
    self.strings = strings
    let styles = ["boardingPass", "eventTicket", "generic", "coupon", "storeCard"]
    style = styles.first { data[$0] != nil } ?? ""
    var all: [Field] = []
    var first: [Field] = []
    for group in [
      "headerFields", "primaryFields", "secondaryFields", "auxiliaryFields", "backFields",
    ] {
      let elements = data[style]?.value[group]?.elements ?? []
      let fields = elements.prefix(100).map { element in
        let field = LinkedData(value: element)
        func shown(_ key: String) -> String {
          let text = field.text(key) ?? ""
          return line(strings[text] ?? text)
        }
        return Field(
          key: line(field.text("key")).lowercased(), label: shown("label"), value: shown("value"),
          date: field.end("value"))
      }
      all += fields
      if group == "primaryFields" { first = fields }
    }
    fields = all
    primary = first
  }

  /// The name of the pass.
  var name: String {
    let description = line(data.text("description"))
    return strings[description].map { line($0) } ?? description
  }

  /// Whether a booking can be created from the pass.
  var isTicket: Bool { style == "boardingPass" || style == "eventTicket" || isDatedGeneric }

  /// Whether this is a generic pass with a time, which museums and theatres often issue.
  private var isDatedGeneric: Bool { style == "generic" && relevantDate != nil }

  var booking: ImportedBooking? {
    style == "boardingPass" ? boardingPass : isTicket ? ticket : nil
  }

  private var serial: String {
    "\(line(data.text("passTypeIdentifier")))/\(line(data.text("serialNumber")))"
  }

  /// The value of the first field whose key or label contains one of the words; empty if there is
  /// none.
  private func field(_ words: String...) -> String {
    for word in words {
      let found = fields.first {
        ($0.key.contains(word) || $0.label.lowercased().contains(word)) && !$0.value.isEmpty
      }
      if let found { return found.value }
    }
    return ""
  }

  // MARK: Boarding passes

  private var boardingPass: ImportedBooking? {
    let semantics = data["semantics"]
    guard var start = departure(semantics), primary.count >= 2 else { return nil }
    start.place = place(primary[0], semantics, "departure")
    let kind = kind
    var booking = ImportedBooking(
      ImportOrigin(.pass, key: serial), kind, title: title(kind, semantics), start: start)
    var end =
      semantics?.end("currentArrivalDate", "originalArrivalDate") ?? fieldDate("arriv")
      ?? ImportedEnd(start.date)
    end.place = place(primary[1], semantics, "destination")
    booking.end = end
    booking.provider = line(data.text("organizationName"))
    booking.reference = line(
      semantics?.text("confirmationNumber")
        ?? field("pnr", "booking", "reservation", "confirmation", "record locator"))
    booking.seat = field("seat", "sitz", "siège", "asiento", "posto")
    func note(_ word: String, _ words: (String) -> String) -> String? {
      let value = field(word)
      return value.isEmpty ? nil : words(value)
    }
    let notes = [
      note("gate") { String(words: "Gate \($0)") },
      note("terminal") { String(words: "Terminal \($0)") },
      note("platform") { String(words: "Platform \($0)") },
      note("coach") { String(words: "Coach \($0)") },
      note("boarding") { String(words: "Boarding \($0)") },
      note("passenger") { String(words: "For \($0)") },
    ]
    booking.notes = notes.compactMap(\.self).joined(separator: "\n")
    if data.value["voided"] == .bool(true) { booking.isCancelled = true }
    return booking
  }

  private var kind: BookingKind {
    switch data[style]?.text("transitType") {
    case "PKTransitTypeTrain": .train
    case "PKTransitTypeBus": .bus
    case "PKTransitTypeBoat": .boat
    case "PKTransitTypeAir": .flight
    default: EventKind.guess(name, "", "") == .activity ? .flight : EventKind.guess(name, "", "")
    }
  }

  /// The departure. Uses the stated time of departure, otherwise the time at which the pass is
  /// shown, otherwise the shown texts.
  private func departure(_ semantics: LinkedData?) -> ImportedEnd? {
    let date = fieldDate("date")
    // Midnight often stands for a date without a time.
    let isWhole = date?.time != nil && date?.time != .midnight
    return semantics?.end("currentDepartureDate", "originalDepartureDate")
      ?? fieldDate("depart") ?? (isWhole ? date : nil) ?? relevantDate ?? shownDeparture(date)
  }

  /// The time at which the pass is shown on the lock screen.
  private var relevantDate: ImportedEnd? {
    data.end("relevantDate") ?? data["relevantDates"]?.end("date", "startDate")
  }

  /// The date and the time in the shown texts.
  private func shownDeparture(_ date: ImportedEnd?) -> ImportedEnd? {
    let year = data.end("expirationDate")?.date.year
    let shown = fields.lazy.compactMap { ShownDate.date($0.value, year: year) }.first
    guard let day = date?.date ?? shown else { return nil }
    let time = ShownDate.time(field("depart", "abflug", "abfahrt", "départ", "salida", "partenza"))
    return ImportedEnd(day, time)
  }

  private func fieldDate(_ word: String) -> ImportedEnd? {
    fields.first {
      ($0.key.contains(word) || $0.label.lowercased().contains(word)) && $0.date != nil
    }?.date
  }

  private func place(_ field: Field, _ semantics: LinkedData?, _ prefix: String) -> Place? {
    let isCode = field.value.utf8.count == 3 && field.value.utf8.allSatisfy { 65...90 ~= $0 }
    let code = semantics?.text("\(prefix)AirportCode") ?? (isCode ? field.value : nil)
    let name =
      semantics?.text("\(prefix)AirportName", "\(prefix)StationName")
      ?? (isCode && !field.label.isEmpty ? field.label : field.value)
    guard !name.isEmpty else { return nil }
    var place = Place(name, code: code)
    let position = semantics?["\(prefix)Location"]
    if let latitude = position?.text("latitude").flatMap({ Double($0) }), abs(latitude) <= 90,
      let longitude = position?.text("longitude").flatMap({ Double($0) }), abs(longitude) <= 180
    {
      place.latitude = latitude
      place.longitude = longitude
    }
    return place
  }

  private func title(_ kind: BookingKind, _ semantics: LinkedData?) -> String {
    if let code = semantics?.text("airlineCode"), let number = semantics?.text("flightNumber") {
      return "\(code) \(number)"
    }
    let words =
      kind == .flight
      ? field("flight", "flug", "vol") : field("train", "zug", "service", "bus", "ship")
    if kind == .train, words.isEmpty,
      // The label "ICE" of the value "1003".
      let field = fields.first(where: {
        2...4 ~= $0.label.count && $0.label.allSatisfy(\.isUppercase) && Int($0.value) != nil
      })
    {
      return "\(field.label) \(field.value)"
    }
    return EventKind.flightNumber(words) ?? (words.isEmpty ? name : words)
  }

  // MARK: Tickets

  private var ticket: ImportedBooking? {
    let semantics = data["semantics"]
    guard
      var start = semantics?.end("eventStartDate") ?? relevantDate ?? fieldDate("date")
        ?? fields.lazy.compactMap(\.date).first ?? shownDeparture(nil)
    else { return nil }
    let venue = semantics?.text("venueName") ?? field("venue", "location", "place")
    start.place = venue.isEmpty ? nil : Place(line(venue))
    let title = line(semantics?.text("eventName") ?? primary.first?.value)
    var booking = ImportedBooking(
      ImportOrigin(.pass, key: serial), .activity, title: title.isEmpty ? name : title, start: start
    )
    booking.end = semantics?.end("eventEndDate")
    booking.provider = line(data.text("organizationName"))
    booking.seat = field("seat", "sitz", "siège", "asiento", "posto")
    return booking
  }
}
