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

  private let unsaved: UnsavedNotes

  /// - Parameter unsaved: What saves the texts that are left when the program ends.
  init(_ plans: Plans, savedBy unsaved: UnsavedNotes = .ofProgram) {
    self.plans = plans
    self.unsaved = unsaved
  }

  /// Whether everything is saved.
  var isEmpty: Bool { texts.isEmpty }

  /// The notes of a trip, with the unsaved changes.
  subscript(plan: TripPlan) -> String {
    get { texts[plan.id] ?? plan.trip.notes }
    set {
      texts[plan.id] = newValue == plan.trip.notes ? nil : newValue
      unsaved.set(self)
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
    unsaved.set(self)
  }

  /// Saves all texts in one transaction, and blocks until it is on the disk. One that cannot be saved does not
  /// keep the others from being saved.
  fileprivate func saveNow() throws {
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

/// The objects with unsaved notes, of all windows: a window may be closed before its notes are saved.
final class UnsavedNotes {
  /// Those of the windows of this program.
  static let ofProgram = UnsavedNotes()

  private var drafts: [ObjectIdentifier: NotesDrafts] = [:]

  fileprivate func set(_ notes: NotesDrafts) {
    drafts[ObjectIdentifier(notes)] = notes.isEmpty ? nil : notes
  }

  /// Saves the remaining changes when the program ends. Blocks until they are written, because the
  /// main loop has ended. Returns the faults of those that could not be saved.
  func saveBeforeExit() -> [PlanFault] {
    defer { drafts = [:] }
    return drafts.values.compactMap { notes in
      do {
        try notes.saveNow()
        return nil
      } catch {
        return PlanFault(error)
      }
    }
  }
}
