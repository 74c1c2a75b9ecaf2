import Exchange
import Foundation
import Trips

/// A trip with what is exported of it, as it is at one moment: a file is made of it on another thread.
nonisolated struct TripSnapshot: Sendable {
  let trip: Trip
  let bookings: [RecordID: Booking]
  let costs: [RecordID: Cost]
  let checklists: [RecordID: Checklist]

  /// Takes no longer for a long trip: nothing is copied.
  @MainActor
  init(_ plan: TripPlan) {
    trip = plan.trip
    bookings = plan.bookings
    costs = plan.costs
    checklists = plan.checklists
  }

  /// The bookings in the order of their starts.
  var sortedBookings: [Booking] { bookings.values.inOrder }
}

extension TripOutline {
  /// A trip with everything that is written on paper.
  nonisolated init(_ snapshot: TripSnapshot, words: Wording) {
    let bookings = Array(snapshot.bookings.values)
    let costs = try? CostSummary(
      Array(snapshot.costs.values), bookings: bookings, home: snapshot.trip.homeCurrency)
    self.init(
      snapshot.trip, bookings,
      lists: snapshot.checklists.values.sorted { ($0.title, $0.id) < ($1.title, $1.id) },
      costs: costs.flatMap { $0.lines.isEmpty ? nil : $0 }, words: words)
  }
}
