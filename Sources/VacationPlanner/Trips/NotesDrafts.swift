import Dispatch
import Observation
import Synchronization
import Trips
import Vault

/// The unsaved changes of the notes of trips. They are kept while other pages are shown, and saved
/// before the user signs out or the program ends.
@Observable
final class NotesDrafts {
  private let plans: Plans
  private var texts: [RecordID: String] = [:]

  /// The objects with unsaved texts. Their windows may be closed already.
  @ObservationIgnored private static var unsaved: [ObjectIdentifier: NotesDrafts] = [:]

  init(_ plans: Plans) { self.plans = plans }

  /// Whether everything is saved.
  var isEmpty: Bool { texts.isEmpty }

  /// The notes of a trip, with the unsaved changes.
  subscript(plan: TripPlan) -> String {
    get { texts[plan.id] ?? plan.trip.notes }
    set {
      texts[plan.id] = newValue == plan.trip.notes ? nil : newValue
      Self.unsaved[ObjectIdentifier(self)] = texts.isEmpty ? nil : self
    }
  }

  /// Saves the notes of a trip, if they were changed. A text that cannot be saved is kept.
  func save(_ trip: RecordID, announcing: Bool = true) async throws(PlanFault) {
    guard let text = texts[trip] else { return }
    guard let change = change(trip, text) else { return drop(trip) }
    try await plans.perform(change.title, change.writes, announcing: announcing)
    // The user may have continued typing meanwhile.
    if texts[trip] == text { drop(trip) }
  }

  /// Saves the notes of all trips. Stops at the first fault.
  func saveAll() async throws(PlanFault) {
    for trip in texts.keys { try await save(trip) }
  }

  /// Discards all unsaved changes.
  func discardAll() {
    for trip in texts.keys { drop(trip) }
  }

  private func change(_ trip: RecordID, _ text: String) -> PlanChange? {
    guard var trip = plans.trips[trip]?.trip else { return nil }
    trip.notes = text
    return PlanChange(
      title: ChangeTitle(
        .changed,
        String(localized: "notes of \(AnyRecord.trip(trip).spokenName)")),
      writes: [.put(.trip(trip))])
  }

  private func drop(_ trip: RecordID) {
    texts[trip] = nil
    if texts.isEmpty { Self.unsaved[ObjectIdentifier(self)] = nil }
  }

  /// Saves the remaining changes when the program ends. Blocks until they are written, because the
  /// main loop has ended. Returns the faults of those that could not be saved.
  static func saveBeforeExit() -> [PlanFault] {
    defer { unsaved = [:] }
    return unsaved.values.compactMap { drafts in
      do {
        try drafts.saveNow()
        return nil
      } catch {
        return PlanFault(error)
      }
    }
  }

  /// Saves all texts in one transaction, and blocks until it is on the disk. One that cannot be saved does not
  /// keep the others from being saved.
  private func saveNow() throws {
    let results = texts.compactMap { change($0, $1) }.flatMap(\.writes).map { write in
      Result { try VaultEdit(write) }
    }
    let edits = results.compactMap { try? $0.get() }
    let records = plans.session.records
    let written = DispatchSemaphore(value: 0)
    let failure = Mutex<(any Error)?>(nil)
    Task.detached {
      do {
        _ = try await records.transaction { $0.apply(edits) }
      } catch {
        failure.withLock { $0 = error }
      }
      written.signal()
    }
    written.wait()
    if let error = failure.withLock({ $0 }) { throw error }
    for result in results { _ = try result.get() }
  }
}
