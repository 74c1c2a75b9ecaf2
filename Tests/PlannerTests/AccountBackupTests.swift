import Exchange
import Foundation
import Testing
import Trips
import Vault

@testable import vacation_planner

@MainActor
@Suite(.timeLimit(.minutes(3))) struct AccountBackupTests {
  private let ticket = Document(
    trip: Trip.japan.id, name: "ticket.pdf", mediaType: "application/pdf", size: 3, checksum: "",
    addedOn: Trip.japan.firstDay)
  private let flight = Booking(
    trip: Trip.japan.id, kind: .flight, title: "LH 716",
    start: BookingEnd(nil, Trip.japan.firstDay))

  /// Plans that have been read, with a trip, a flight and a document.
  private func user() async throws -> (SignedInUser, Task<Void, Never>) {
    let user = try await SignedInUser()
    let following = Task { [plans = user.plans] in await plans.keepUpToDate() }
    await until { user.plans.isComplete }
    try await user.plans.perform(
      ChangeTitle(.added, "trip Japan"),
      [.put(.trip(.japan)), .put(.booking(flight)), .put(.document(ticket))],
      documents: [ticket.id: Data([1, 2, 3])])
    return (user, following)
  }

  private func file(_ data: Data, of user: SignedInUser) throws -> String {
    let path = user.folder.appendingPathComponent("backup-\(UUID().uuidString)").path
    try data.write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func theImportOfFilesKnowsABackup() async throws {
    let (user, following) = try await user()
    for passphrase in [nil, "open"] {
      let made = try await user.plans.makeBackup(passphrase: passphrase)
      let url = URL(fileURLWithPath: try file(made.data, of: user))
      let model = ImportModel(user.plans, shownTrip: nil)
      await model.read([url])
      #expect(model.stage == .backup(url))
      // With others, nothing of it is read as a ticket.
      let calendar = URL(fileURLWithPath: try file(Data("BEGIN:VCALENDAR".utf8), of: user))
      await model.read([url, calendar])
      #expect(model.stage == .preview)
      #expect(
        model.otherRows.contains {
          $0.sentence.hasSuffix(
            "This is a backup of Vacation Planner. Import it alone, without other files.")
        })
    }
    following.cancel()
  }

  @Test func theReportNamesWhatWasLeftOut() {
    #expect(BackupReport(file: "a.zip", leftOut: []).sentences == ["Exported to a.zip"])
    #expect(
      BackupReport(file: "a.zip", leftOut: ["b.pdf", "c.pdf"]).sentences
        == ["Exported to a.zip", "Left out, because they cannot be read: b.pdf, c.pdf"])
  }

  @Test func whatWasExportedAndDeletedComesBackWithItsDocumentsAsOneChange() async throws {
    let (user, following) = try await user()
    let plans = user.plans
    let made = try await plans.makeBackup(passphrase: nil)
    #expect(made.leftOut == [])
    let path = try file(made.data, of: user)
    try await plans.perform(
      ChangeTitle(.deleted, "trip Japan"),
      [.delete(Trip.japan.id), .delete(flight.id), .delete(ticket.id)])

    let work = BackupImport(path: path, plans: plans)
    await work.read()
    guard case .preview(let preview) = work.stage else {
      Issue.record("\(work.stage)")
      return
    }
    #expect(
      preview.sentences(plans.words) == [
        "This backup has 1 trip, 1 booking and 1 document.",
        "New to you: 1 trip, 1 booking and 1 document.",
      ])
    #expect(plans.trips.isEmpty)
    #expect(await work.importContent(replacing: false))
    #expect(plans.nextUndo == ChangeTitle(.imported, "3 entries of the backup"))
    #expect(plans.trips[Trip.japan.id]?.bookings[flight.id] == flight)
    #expect(try await plans.contents(of: ticket) == Data([1, 2, 3]))

    // Again: nothing is new.
    let again = BackupImport(path: path, plans: plans)
    await again.read()
    guard case .preview(let same) = again.stage else {
      Issue.record("\(again.stage)")
      return
    }
    #expect(same.hasNothing && same.same == 3)
    #expect(same.writes(replacing: true) == [])

    plans.undo()
    await until { plans.trips.isEmpty }
    following.cancel()
  }

  @Test func aBackupGoesIntoAnotherAccount() async throws {
    let (user, following) = try await user()
    let path = try file(try await user.plans.makeBackup(passphrase: nil).data, of: user)
    following.cancel()
    let other = try await SignedInUser()
    let work = BackupImport(path: path, plans: other.plans)
    await work.read()
    #expect(await work.importContent(replacing: false))
    #expect(other.plans.trips[Trip.japan.id]?.documents[ticket.id] == ticket)
    #expect(try await other.plans.contents(of: ticket) == Data([1, 2, 3]))
  }

  @Test func whatTheUserHasChangedSinceIsReplacedOnlyIfWanted() async throws {
    let (user, following) = try await user()
    let plans = user.plans
    let path = try file(try await plans.makeBackup(passphrase: nil).data, of: user)
    var renamed = Trip.japan
    renamed.title = "Kyoto"
    try await plans.perform(ChangeTitle(.changed, "trip Kyoto"), [.put(.trip(renamed))])
    let work = BackupImport(path: path, plans: plans)
    await work.read()
    guard case .preview(let preview) = work.stage else {
      Issue.record("\(work.stage)")
      return
    }
    #expect(preview.sentences(plans.words).contains("Not as you have it: 1 trip."))
    #expect(preview.writes(replacing: false) == [])
    #expect(await work.importContent(replacing: true))
    #expect(plans.trips[Trip.japan.id]?.trip == .japan)
    plans.undo()
    await until { plans.trips[Trip.japan.id]?.trip.title == "Kyoto" }
    following.cancel()
  }

  @Test func aLockedBackupAsksForItsPassphrase() async throws {
    let (user, following) = try await user()
    let made = try await user.plans.makeBackup(passphrase: "open sesame")
    let path = try file(made.data, of: user)
    following.cancel()
    let work = BackupImport(path: path, plans: user.plans)
    await work.read()
    #expect(work.stage == .locked && work.error == nil)
    await work.read(passphrase: "open rice")
    #expect(work.stage == .locked)
    #expect(work.error == BackupFault.wrongPassphrase.description)
    await work.read(passphrase: "open sesame")
    #expect(work.error == nil)
    guard case .preview = work.stage else {
      Issue.record("\(work.stage)")
      return
    }
  }

  @Test func whatIsNoBackupIsSaidAndChangesNothing() async throws {
    let user = try await SignedInUser()
    for path in [
      user.folder.path, "/nonexistent", "/dev/zero", try file(Data("hello".utf8), of: user),
    ] {
      let work = BackupImport(path: path, plans: user.plans)
      await work.read()
      #expect(work.stage == .unusable(BackupFault.notABackup.description), "\(path)")
      #expect(await !work.importContent(replacing: true))
    }
  }

  @Test func recordsOfTripsThatAreNowhereAreLeftOut() async throws {
    let user = try await SignedInUser()
    let preview = BackupPreview(
      Backup(records: [.booking(flight)]), existing: user.plans.record)
    #expect(preview.strays == 1)
    #expect(preview.writes(replacing: true) == [])
    // Its trip is here: then it has its place.
    try await user.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    let again = BackupPreview(
      Backup(records: [.booking(flight)]), existing: user.plans.record)
    #expect(again.strays == 0 && again.new == [.booking(flight)])
  }

  @Test func aDocumentThatCannotBeReadIsLeftOutAndNamed() async throws {
    let (user, following) = try await user()
    let plans = user.plans
    let lost = Document(
      trip: Trip.japan.id, name: "lost.pdf", mediaType: "application/pdf", size: 3, checksum: "",
      addedOn: Trip.japan.firstDay)
    try await plans.session.records.put(
      VaultID(lost.id.uuid), kind: RecordKind.document.rawValue,
      content: try RecordCoding.encode(.document(lost)))
    await until { plans.record(lost.id) != nil }
    let made = try await plans.makeBackup(passphrase: nil)
    #expect(made.leftOut == ["lost.pdf"])
    #expect(try Backup(reading: made.data).records.count == 3)
    following.cancel()
  }

  @Test func nothingIsExportedBeforeAllIsRead() async throws {
    let user = try await SignedInUser()
    await #expect(throws: PlanFault.self) { try await user.plans.makeBackup(passphrase: nil) }
  }

  @Test func whatIsDeletedWithAnAccountIsCounted() async throws {
    let (user, following) = try await user()
    let counts = RecordCounts(user.plans.storedRecords, user.plans.words)
    #expect(counts.sentence == "1 trip, 1 booking and 1 document")
    #expect(
      DeleteAccountForm.warning(counts).hasPrefix(
        "Your account is deleted, with 1 trip, 1 booking and 1 document."))
    #expect(
      DeleteAccountForm.warning(RecordCounts([AnyRecord](), user.plans.words)).hasPrefix(
        "Your account is deleted. This"))
    following.cancel()
  }
}
