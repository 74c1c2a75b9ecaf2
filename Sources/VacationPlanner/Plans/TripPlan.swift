import Foundation
import Observation
import Trips

/// A trip with all of its records, as they are in the store.
@Observable
final class TripPlan: Identifiable {
  nonisolated let id: RecordID
  private(set) var trip: Trip { didSet { derived = Derived() } }
  private(set) var bookings: [RecordID: Booking] = [:] { didSet { derived = Derived() } }
  private(set) var costs: [RecordID: Cost] = [:]
  private(set) var checklists: [RecordID: Checklist] = [:]
  private(set) var documents: [RecordID: Document] = [:]
  /// Grows with each change of the trip or its bookings.
  private(set) var revision = 0

  /// Values derived from the trip and its bookings, cached because several views read them after
  /// each change.
  private struct Derived {
    var locale: Locale?
    var days: DayList?
    var warnings: [PlanWarning]?
  }

  @ObservationIgnored private var derived = Derived()

  init(_ trip: Trip) {
    id = trip.id
    self.trip = trip
  }

  /// The bookings in the order of their starts.
  var sortedBookings: [Booking] { bookings.values.inOrder }

  /// The days with their bookings. O(n log n) for n bookings.
  func days(_ words: Wording) -> DayList {
    derive(\.days, words) { DayList($0, $1, words: words) }
  }

  /// The warnings about the trip. O(n log n) for n bookings.
  func warnings(_ words: Wording) -> [PlanWarning] {
    derive(\.warnings, words) { TripWarnings($0, $1, words: words).warnings }
  }

  private func derive<Value>(
    _ path: WritableKeyPath<Derived, Value?>, _ words: Wording,
    _ make: (Trip, [Booking]) -> Value
  ) -> Value {
    // Read in any case, so that the caller observes their changes.
    let (trip, bookings) = (trip, bookings)
    if derived.locale == words.locale, let known = derived[keyPath: path] { return known }
    if derived.locale != words.locale { derived = Derived(locale: words.locale) }
    let value = make(trip, Array(bookings.values))
    derived[keyPath: path] = value
    return value
  }

  /// All records that belong to the trip, and the trip itself.
  var records: [AnyRecord] {
    [.trip(trip)] + bookings.values.map(AnyRecord.booking) + costs.values.map(AnyRecord.cost)
      + checklists.values.map(AnyRecord.checklist) + documents.values.map(AnyRecord.document)
  }

  /// Adds or replaces a record of the trip, or the trip itself.
  func apply(_ record: AnyRecord) {
    switch record {
    case .trip(let new):
      guard trip != new else { return }
      trip = new
      revision += 1
    case .booking(let new):
      guard bookings[new.id] != new else { return }
      bookings[new.id] = new
      revision += 1
    case .cost(let new): if costs[new.id] != new { costs[new.id] = new }
    case .checklist(let new): if checklists[new.id] != new { checklists[new.id] = new }
    case .document(let new): if documents[new.id] != new { documents[new.id] = new }
    case .favourite: break
    }
  }

  /// Removes a record of the trip.
  func remove(_ record: AnyRecord) {
    switch record {
    case .trip: break
    case .booking(let old): if bookings.removeValue(forKey: old.id) != nil { revision += 1 }
    case .cost(let old): costs[old.id] = nil
    case .checklist(let old): checklists[old.id] = nil
    case .document(let old): documents[old.id] = nil
    case .favourite: break
    }
  }

  /// Adds or replaces many records at once, with one notification for each kind.
  func apply(all records: [AnyRecord]) {
    var (bookings, costs, checklists, documents) = (bookings, costs, checklists, documents)
    for record in records {
      switch record {
      case .trip: apply(record)
      case .booking(let new): bookings[new.id] = new
      case .cost(let new): costs[new.id] = new
      case .checklist(let new): checklists[new.id] = new
      case .document(let new): documents[new.id] = new
      case .favourite: break
      }
    }
    if bookings != self.bookings {
      self.bookings = bookings
      revision += 1
    }
    if costs != self.costs { self.costs = costs }
    if checklists != self.checklists { self.checklists = checklists }
    if documents != self.documents { self.documents = documents }
  }
}

extension Collection<Booking> {
  /// The bookings in the order of their starts.
  nonisolated var inOrder: [Booking] {
    sorted { ($0.start.date, $0.id) < ($1.start.date, $1.id) }
  }
}
