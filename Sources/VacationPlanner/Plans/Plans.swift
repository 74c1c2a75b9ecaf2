import Accounts
import Foundation
import Observation
import Tabstop
import Trips
import Vault

/// The signed-in user's plans: the account's records in memory, and the changes to them.
///
/// The store is authoritative: a change is written first, in one transaction, and then shown. It
/// also shows the changes that other programs make to the same account.
@Observable
final class Plans {
  /// All trips with what belongs to them, by the trip's id.
  private(set) var trips: [RecordID: TripPlan] = [:]
  /// The records of the favourite destinations, by the destination's id: more than one if two
  /// programs have added it at once.
  private(set) var favourites: [String: Set<RecordID>] = [:]
  /// A number that grows with each change of the records.
  private(set) var generation = 0
  /// Whether everything has been read; until then at most the trips are known.
  private(set) var isComplete = false
  /// Messages about the store for the user: it could not be read, or parts of it are damaged.
  private(set) var faults: [String] = []
  /// Whether records were removed or replaced other than by this program.
  private(set) var isAltered = false
  /// The changes that Ctrl+Z would undo and Ctrl+Shift+Z would redo.
  var nextUndo: ChangeTitle?
  var nextRedo: ChangeTitle?
  /// The fault of a change without a form that could show it; an alert shows it.
  var alertedFault: PlanFault?

  private(set) var session: Session
  /// The fault because of which the store must be opened again before anything can be kept.
  var storeFault: StoreFault?
  /// Whether another program or window has deleted the account.
  private(set) var isAccountGone = false
  let words = Wording(.ofUser)
  /// Today, by this computer's clock and zone, when the clock was read last.
  private(set) var today = LocalDate(Date(), in: .current)

  /// Shows other windows and programs that the user is signed in here.
  @ObservationIgnored private(set) var signInLock: SignInLock?
  /// The reading that was begun before `keepUpToDate`.
  @ObservationIgnored private var initialLoad: InitialLoad?
  /// The changes that can be undone and redone.
  @ObservationIgnored var log = ChangeLog()
  /// The last change that was started: each waits for the one before.
  @ObservationIgnored var lastChange: Task<Void, Never>?
  /// Whether the last reading failed for a reason that may be temporary.
  @ObservationIgnored private var isRetryUseful = false
  /// The records that were deleted since signing in. A form that edits one keeps what was typed,
  /// and reports the deletion when the user saves.
  @ObservationIgnored private var deletedPlans: [RecordID: TripPlan] = [:]
  @ObservationIgnored private var deletedRecords: [RecordID: AnyRecord] = [:]
  /// All readable records, by their ids.
  @ObservationIgnored private(set) var recordsByID: [RecordID: AnyRecord] = [:]
  /// Records of trips that do not exist.
  @ObservationIgnored private var orphans: [RecordID: [RecordID: AnyRecord]] = [:]

  init(_ session: Session) {
    self.session = session
  }

  /// Reads from the clock which day it is, so that the pages show it.
  func updateToday(now: Date = Date(), in zone: TimeZone = .current) {
    let today = LocalDate(now, in: zone)
    if today != self.today { self.today = today }
  }

  /// All readable records, in no particular order, also those of trips that do not exist.
  var storedRecords: Dictionary<RecordID, AnyRecord>.Values { recordsByID.values }

  /// A record by its id.
  func record(_ id: RecordID) -> AnyRecord? { recordsByID[id] }

  /// A trip for a form, also one that was deleted while the form was open.
  func planForForm(_ id: RecordID) -> TripPlan? { trips[id] ?? deletedPlans[id] }

  /// A record for a form, also one that was deleted while the form was open.
  func recordForForm(_ id: RecordID) -> AnyRecord? { recordsByID[id] ?? deletedRecords[id] }

  // MARK: Reading

  /// Starts reading the records while the pages are created. Call `keepUpToDate` after it.
  func beginLoading() { initialLoad = InitialLoad(session.records) }

  /// Reads all records, and follows changes by other windows and programs until the user signs out.
  /// The trips are shown before the rest is decoded.
  func keepUpToDate() async {
    let events = initialLoad?.events ?? session.records.changes()
    // Only at sign-in: later an undo may still need documents that no record names.
    let isSignIn = !isComplete
    if signInLock == nil {
      signInLock = SignInLock(account: session.user.id, store: session.records.path)
    }
    if let (contents, decoded) = await readAllWithRetries(), isSignIn {
      await removeUnnamedDocuments(contents, decoded)
    }
    for await event in events {
      switch event {
      case .everything: _ = await readAll()
      case .records(let ids): await refresh(ids)
      }
    }
  }

  /// Reads all records, and repeats it while another program locks the store, or the disk fails.
  private func readAllWithRetries() async -> (VaultContents, PlanContents)? {
    var pause = Duration.seconds(1)
    while true {
      if let read = await readAll() { return read }
      if storeFault != nil || isAccountGone || !isRetryUseful { return nil }
      do { try await Task.sleep(for: pause) } catch { return nil }
      pause = min(pause * 2, .seconds(30))
    }
  }

  /// - Returns: What was read; nil if it could not be.
  private func readAll() async -> (VaultContents, PlanContents)? {
    // There are no changes before the first reading.
    let before = initialLoad == nil ? generation : 0
    let contents: VaultContents
    let early: [Trip]
    do throws(VaultError) {
      let begun = initialLoad
      initialLoad = nil
      (contents, early) =
        if let begun {
          try await begun.contents.value.get()
        } else {
          try await InitialLoad.read(session.records)
        }
    } catch {
      isRetryUseful = error != .signedOut
      if isRetryUseful { faults = [error.message] }
      recordFault(error)
      return nil
    }
    isAltered = contents.isAltered
    if trips.isEmpty { trips = Dictionary(early.map { ($0.id, TripPlan($0)) }) { a, _ in a } }
    let all = await PlanContents.decoding(contents.records)
    // The user's changes since then are newer than what was read.
    if generation != before { return await readAll() }
    apply(all)
    faults = all.faults
    if !contents.damaged.isEmpty {
      faults.append(
        contents.damaged.count == 1
          ? String(
            localized: """
              1 damaged entry cannot be read, and left as it is. Everything else can be used.
              """)
          : String(
            localized: """
              \(contents.damaged.count) damaged entries cannot be read, and left as they are. \
              Everything else can be used.
              """))
    }
    isComplete = true
    return (contents, all)
  }

  /// Replaces everything with what was read.
  private func apply(_ contents: PlanContents) {
    recordsByID = [:]
    orphans = [:]
    var kept: [RecordID: TripPlan] = [:]
    for trip in contents.trips {
      recordsByID[trip.id] = .trip(trip)
      let belongings = contents.belongings[trip.id] ?? []
      // Pages keep showing the object that they have.
      let plan = trips[trip.id] ?? TripPlan(trip)
      let present = Set(belongings.map(\.id))
      for old in plan.records where old.id != trip.id && !present.contains(old.id) {
        plan.remove(old)
      }
      plan.apply(all: [.trip(trip)] + belongings)
      kept[trip.id] = plan
    }
    favourites = [:]
    for favourite in contents.favourites {
      recordsByID[favourite.id] = .favourite(favourite)
      favourites[favourite.destination, default: []].insert(favourite.id)
    }
    for (trip, belongings) in contents.belongings {
      for record in belongings { recordsByID[record.id] = record }
      if kept[trip] == nil {
        orphans[trip] = Dictionary(belongings.map { ($0.id, $0) }) { a, _ in a }
      }
    }
    generation += 1
    for (id, plan) in trips where kept[id] == nil { deletedPlans[id] = plan }
    if kept.keys != trips.keys || !trips.allSatisfy({ kept[$0.key] === $0.value }) { trips = kept }
  }

  /// Reads changed records again. Changes by this object are known already, and only compared.
  private func refresh(_ ids: [VaultID]) async {
    var writes: [RecordWrite] = []
    for id in ids {
      let recordID = RecordID(id.uuid)
      do {
        if let record = try await session.records.read(id) {
          let decoded = try RecordCoding.decode(record.content)
          if recordsByID[recordID] != decoded { writes.append(.put(decoded)) }
        } else if recordsByID[recordID] != nil {
          writes.append(.delete(recordID))
        }
      } catch VaultError.signedOut {
        return
      } catch {
        recordFault(error)
        let message = PlanFault(error).message
        if !faults.contains(message) { faults.append(message) }
      }
    }
    let warnings = newWarnings(of: writes) { apply(writes) }
    AccessibilityNotification.Announcement(warnings.joined(separator: " ")).post()
  }

  /// Updates the shown records by what was written.
  func apply(_ writes: [RecordWrite]) {
    if !writes.isEmpty { generation += 1 }
    // Trips first, so that the records of a new one find it.
    for case .put(.trip(let trip)) in writes {
      recordsByID[trip.id] = .trip(trip)
      if let plan = trips[trip.id] {
        plan.apply(.trip(trip))
        continue
      }
      let plan = TripPlan(trip)
      if let lost = orphans.removeValue(forKey: trip.id) { plan.apply(all: Array(lost.values)) }
      trips[trip.id] = plan
    }
    for write in writes {
      switch write {
      case .put(.trip): break
      case .put(.favourite(let favourite)):
        recordsByID[favourite.id] = .favourite(favourite)
        favourites[favourite.destination, default: []].insert(favourite.id)
      case .put(let record):
        if let old = recordsByID[record.id], old.trip != record.trip { drop(old) }
        recordsByID[record.id] = record
        if let plan = trips[record.trip] {
          plan.apply(record)
        } else {
          orphans[record.trip, default: [:]][record.id] = record
        }
      case .delete(let id):
        if let old = recordsByID.removeValue(forKey: id) {
          deletedRecords[id] = old
          drop(old)
        }
      }
    }
  }

  private func drop(_ record: AnyRecord) {
    if case .favourite(let favourite) = record {
      favourites[favourite.destination]?.remove(favourite.id)
      if favourites[favourite.destination]?.isEmpty == true {
        favourites[favourite.destination] = nil
      }
    } else if case .trip(let trip) = record {
      guard let plan = trips.removeValue(forKey: trip.id) else { return }
      deletedPlans[trip.id] = plan
      let left = plan.records.filter { $0.id != trip.id && recordsByID[$0.id] != nil }
      if !left.isEmpty { orphans[trip.id] = Dictionary(left.map { ($0.id, $0) }) { a, _ in a } }
    } else {
      trips[record.trip]?.remove(record)
      orphans[record.trip]?[record.id] = nil
    }
  }

  /// Reads the contents of a document.
  func contents(of document: Document) async throws(PlanFault) -> Data {
    do throws(VaultError) {
      if let contents = try await session.records.document(VaultID(document.id.uuid)) {
        return contents
      }
    } catch {
      recordFault(error)
      throw PlanFault(error)
    }
    throw PlanFault(
      String(localized: "The contents of the document \(document.name) are not there any more."))
  }

  // MARK: The store

  /// Records an error that concerns more than the change or the page in which it occurred.
  func recordFault(_ error: any Error) {
    switch error as? VaultError {
    case .accountIsGone: isAccountGone = true
    case .store(let fault) where fault.requiresReopening: storeFault = fault
    default: break
    }
  }

  /// Continues with a session on the reopened store. The shown records and the undo log stay.
  func resume(_ session: Session) {
    self.session.signOut()
    self.session = session
    initialLoad = nil
    storeFault = nil
    faults = []
  }

  /// Called when the user has been informed of the alterations.
  func acceptAlterations() {
    isAltered = false
    Task { try? await session.records.acceptAlterations() }
  }
}
