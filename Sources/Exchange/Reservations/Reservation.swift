import Foundation
internal import Localization
import Trips

/// One reservation of schema.org.
struct Reservation {
  private let data: LinkedData
  private let subject: LinkedData?

  init(_ data: LinkedData) {
    self.data = data
    subject = data["reservationFor"]
  }

  var kind: BookingKind? {
    switch data.type {
    case "FlightReservation": .flight
    case "TrainReservation": .train
    case "BusReservation": .bus
    case "BoatReservation": .boat
    case "RentalCarReservation", "TaxiReservation": .car
    case "LodgingReservation": .stay
    case "FoodEstablishmentReservation": .meal
    case "EventReservation", "Reservation": .activity
    default: nil
    }
  }

  var booking: ImportedBooking? {
    guard let kind, var start = time(.start) else { return nil }
    start.place = place(.start)
    let title = title(kind)
    var booking = ImportedBooking(
      ImportOrigin(.reservation, key: key(kind, title, start)), kind, title: title, start: start)
    if var end = time(.end), end.date >= start.date.adding(days: -1) {
      end.place = place(.end)
      booking.end = end
    } else if kind.isMove, let arrival = place(.end) {
      // Boarding passes often contain the place of arrival, but not its time.
      var end = ImportedEnd(start.date)
      end.isDateGuessed = true
      end.place = arrival
      booking.end = end
    }
    booking.provider = line(
      subject?.text("airline", "trainCompany", "busCompany", "provider", "rentalCompany")
        ?? data.text("provider", "bookingAgent", "broker"))
    booking.reference = line(data.text("reservationNumber", "reservationId"))
    booking.seat = seat
    booking.price = price
    booking.link = webLink(
      data.text("modifyReservationUrl", "url", "checkinUrl") ?? data["reservationFor"]?.text("url"))
    booking.isCancelled =
      data.text("reservationStatus")?.lowercased().contains("cancel") ?? false
    booking.notes = notes
    return booking
  }

  private enum End { case start, end }

  private func time(_ end: End) -> ImportedEnd? {
    switch data.type {
    case "LodgingReservation":
      end == .start
        ? data.end("checkinTime", "checkinDate", "checkInTime")
        : data.end("checkoutTime", "checkoutDate", "checkOutTime")
    case "RentalCarReservation", "TaxiReservation":
      end == .start ? data.end("pickupTime") : data.end("dropoffTime")
    case "FoodEstablishmentReservation":
      end == .start ? data.end("startTime") : data.end("endTime")
    case "EventReservation", "Reservation":
      end == .start
        ? subject?.end("startDate", "startTime") ?? data.end("startTime")
        : subject?.end("endDate", "endTime") ?? data.end("endTime")
    default:
      end == .start
        ? subject?.end("departureTime", "departureDay") : subject?.end("arrivalTime", "arrivalDay")
    }
  }

  private func place(_ end: End) -> Place? {
    switch data.type {
    case "LodgingReservation", "FoodEstablishmentReservation": end == .start ? subject?.place : nil
    case "RentalCarReservation", "TaxiReservation":
      end == .start
        ? data["pickupLocation"]?.place
        : (data["dropoffLocation"] ?? data["dropOffLocation"])?.place
    case "EventReservation", "Reservation": end == .start ? subject?["location"]?.place : nil
    default:
      end == .start
        ? subject?[
          "departureAirport", "departureStation", "departureBusStop", "departureBoatTerminal"]?
          .place
        : subject?["arrivalAirport", "arrivalStation", "arrivalBusStop", "arrivalBoatTerminal"]?
          .place
    }
  }

  private func title(_ kind: BookingKind) -> String {
    switch kind {
    case .flight:
      let number = line(subject?.text("flightNumber"))
      let airline = line(subject?["airline"]?.text("iataCode"))
      // Some providers include the airline's code in the number; others write it in a field of its
      // own.
      let hasCode =
        number.contains { $0.isLetter } || (!airline.isEmpty && number.hasPrefix(airline))
      if hasCode || airline.isEmpty { return EventKind.spaced(number) }
      return number.isEmpty ? airline : "\(airline) \(number)"
    case .train, .bus, .boat:
      let name = subject?.text("trainName", "busName", "name")
      let number = subject?.text("trainNumber", "busNumber", "identifier")
      guard let name, let number else { return name ?? number ?? "" }
      return name.contains(number) ? name : number.contains(name) ? number : "\(name) \(number)"
    default: return line(subject?.text("name", "model") ?? subject?["rentalCompany"]?.text("name"))
    }
  }

  /// A key of the reservation that stays the same when the provider changes a time.
  private func key(_ kind: BookingKind, _ title: String, _ start: ImportedEnd) -> String {
    let number = line(data.text("reservationNumber", "reservationId"))
    let part = kind.isMove ? "\(title)/\(start.place?.code ?? start.place?.name ?? "")" : title
    return number.isEmpty
      ? "\(kind.rawValue)/\(part)/\(start.date)" : "\(number)/\(kind.rawValue)/\(part)"
  }

  private var seat: String {
    let ticket = data["reservedTicket"]?["ticketedSeat"]
    let number = ticket?.text("seatNumber") ?? data.text("airplaneSeat")
    let coach = ticket?.text("seatSection")
    return [coach.map { String(words: "coach \($0)") }, number].compactMap(\.self)
      .joined(separator: .comma)
  }

  private var price: Money? {
    let holder =
      data.text("totalPrice", "price") != nil ? data : data["totalPrice", "priceSpecification"]
    guard let text = holder?.text("totalPrice", "price"),
      let currency = (holder?.text("priceCurrency") ?? data.text("priceCurrency")).flatMap({
        CurrencyCode($0)
      })
    else { return nil }
    return try? MoneyText.parse(text, currency: currency, locale: Locale(identifier: "en_US"))
  }

  private var notes: String {
    let notes = [
      subject?.text("departurePlatform").map { String(words: "Platform \($0)") },
      subject?.text("departureTerminal").map { String(words: "Terminal \($0)") },
      subject?.text("departureGate").map { String(words: "Gate \($0)") },
      data["underName"]?.text("name").map { String(words: "For \($0)") },
      data.text("partySize").map { String(words: "Table for \($0)") },
      subject?.text("telephone").map { String(words: "Telephone \($0)") },
    ]
    return notes.compactMap { $0 }.joined(separator: "\n")
  }
}
