import Accounts
import Foundation
import Trips
import Vault

/// Makes a store with an account that has many trips, for tests and benchmarks of the whole program.
///
/// usage: planner-seed FOLDER NAME EMAIL PASSWORD TRIPS BOOKINGS
///        planner-seed --of-every-kind FOLDER      (``StoreOfEveryKind``)
///
/// The trips are a week each, one after the other, from 1000 days before 1 January 2027 on; each has
/// so many bookings. The same arguments make the same plans, but for the identifiers.
@main
struct PlannerSeed {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.count == 2, arguments[1] == "--of-every-kind" {
      return try await StoreOfEveryKind(folder: arguments[2]).make()
    }
    guard arguments.count == 6, let trips = Int(arguments[5]), let bookings = Int(arguments[6])
    else {
      print("usage: planner-seed FOLDER NAME EMAIL PASSWORD TRIPS BOOKINGS")
      exit(2)
    }
    let store = try await AccountStore.open(directory: arguments[1])
    let account = try await store.signUp(
      name: arguments[2], email: arguments[3], password: arguments[4])
    let begin = LocalDate(year: 2027, month: 1, day: 1)!.adding(days: -1000)
    for number in 0..<trips {
      let records = records(
        number, from: begin.adding(days: number * 7), bookings: bookings)
      let edits = try records.map { record in
        VaultEdit.put(
          VaultID(record.id.uuid), kind: record.kind.rawValue,
          content: try RecordCoding.encode(record))
      }
      try await account.session.records.apply(edits)
    }
    account.session.signOut()
    await store.close()
  }

  private static let cities = [
    Place("Frankfurt", country: "DE", code: "FRA", zone: "Europe/Berlin"),
    Place("Tokyo Haneda", country: "JP", code: "HND", zone: "Asia/Tokyo"),
    Place("Lisbon", country: "PT", code: "LIS", zone: "Europe/Lisbon"),
    Place("Zürich", country: "CH", code: "ZRH", zone: "Europe/Zurich"),
  ]

  private static func records(
    _ number: Int, from first: LocalDate, bookings: Int
  ) -> [AnyRecord] {
    let place = cities[number % cities.count]
    let trip = Trip(
      title: "\(place.name) \(number + 1)", firstDay: first, lastDay: first.adding(days: 6),
      places: [place])
    let kinds = BookingKind.allCases
    return [.trip(trip)]
      + (0..<bookings).map { index in
        let kind = kinds[index % kinds.count]
        let date = first.adding(days: index % 7)
        let time = LocalTime(minutes: index * 97 % 1200)!
        let next = cities[(number + index + 1) % cities.count]
        let end: BookingEnd? =
          switch kind {
          case .stay: BookingEnd(place, date.adding(days: 1))
          case .meal, .activity: nil
          default: BookingEnd(next, date.adding(days: 1), time)
          }
        return .booking(
          Booking(
            trip: trip.id, kind: kind, title: "\(kind.rawValue) \(number + 1).\(index + 1)",
            reference: "R\(number * 1000 + index)",
            start: BookingEnd(place, date, kind == .stay ? nil : time), end: end,
            notes: "Made for a test."))
      }
  }
}
