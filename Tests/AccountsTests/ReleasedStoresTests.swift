import Foundation
import GRDB
import Testing
import Trips

@testable import Accounts

/// Tests that stores of earlier versions open with all their records (`Stores`, with a README).
/// They use the cost of the released program for hashing, with which the stores were made.
@Suite struct ReleasedStoresTests {
  let folder = try! TemporaryFolder()
  private let password = "correct horse"

  struct Released: Sendable, CustomTestStringConvertible {
    let name: String
    let version: Int32
    var recoveryKey: String?
    var providerKey: String?
    /// Whether favourites existed.
    var hasFavourites = false

    var testDescription: String { name }
  }

  private static let released = [
    Released(name: "version-1", version: 1),
    Released(
      name: "version-2-first", version: 2,
      recoveryKey: "M6WGQW-648WVY-7W9G77-R78T6G-VPQVQC-C9QHPH"),
    Released(
      name: "version-2", version: 2, recoveryKey: "WTT3F7-J2TKQY-XPH26D-MKGDY3-W4M3X6-8TYDX8"),
    Released(
      name: "version-3", version: 3, recoveryKey: "JF8MKG-G76YP6-F6286D-D3KH36-GP44XW-3FRHWT",
      providerKey: "b391694728c68fca8d4d57d8bf676b7ee25265638daf2ac6813f0c0c4c2cde35",
      hasFavourites: true),
  ]

  private func make(_ released: Released) throws {
    let stores = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stores")
    let sql = try String(
      contentsOf: stores.appending(path: released.name + ".sql"), encoding: .utf8)
    #expect(FileManager.default.createFile(atPath: folder.main, contents: nil))
    try folder.run(sql)
    #expect(try folder.read { try StoreSchema.storedVersion($0) } == released.version)
  }

  private func open() async throws -> AccountStore {
    try await AccountStore.open(directory: folder.path)
  }

  @Test func aStoreOfEachVersionIsThere() {
    #expect(Set(Self.released.map(\.version)) == Set(1...StoreSchema.current.version))
  }

  @Test(arguments: released)
  func opensAndHasWhatWasPlanned(_ released: Released) async throws {
    try make(released)
    // The second time, nothing is left to migrate.
    for _ in 0..<2 {
      let store = try await open()
      let ada = try await store.signIn(email: "ada@example.org", password: password)
      #expect(ada.user == User(id: 1, name: "Ada", email: "Ada@example.org"))
      if released.version == 1 {
        #expect(try await ada.records.readAll().records.isEmpty)
      } else {
        try await checkPlans(of: ada, in: released)
      }
      ada.signOut()
      if let key = released.providerKey {
        let eve = ProviderIdentity(issuer: "https://id.example.org", subject: "eve-1")
        let key = Array(key.utf8).withUnsafeBytes { ProviderKey(text: $0) }
        let session = try await store.signIn(eve, with: try #require(key))
        #expect(session.user.name == "Eve")
        try await checkPlans(of: session, in: released)
        session.signOut()
      }
      await store.close()
    }
    #expect(
      try folder.read { try StoreSchema.storedVersion($0) } == StoreSchema.current.version)
  }

  private func checkPlans(of session: Session, in released: Released) async throws {
    let contents = try await session.records.readAll()
    #expect(contents.damaged.isEmpty && !contents.isAltered)
    var kinds: Set<RecordKind> = []
    for record in contents.records {
      let plan = try RecordCoding.decode(record.content)
      kinds.insert(plan.kind)
      switch plan {
      case .trip(let trip):
        #expect(trip.title == "Spring in Lisbon")
        #expect(trip.lastDay == LocalDate(year: 2027, month: 3, day: 7))
        #expect(trip.travellers.map(\.name) == ["Ada", "Grace"])
      case .booking(let booking):
        #expect(booking.reference == "X7K2PQ" && booking.alarmMinutes == 120)
        #expect(booking.price == Money(minorUnits: 18_950, .euro))
      case .cost(let cost): #expect(cost.amount == Money(minorUnits: 320, .euro))
      case .checklist(let list): #expect(list.items.map(\.isDone) == [true, false])
      case .document: #expect(contents.documents == [record.id])
      case .favourite(let favourite): #expect(favourite.destination == "kyoto")
      }
    }
    var expected: Set<RecordKind> = [.trip, .booking, .cost, .checklist, .document]
    if released.hasFavourites { expected.insert(.favourite) }
    #expect(kinds == expected && contents.records.count == expected.count)
    let document = try #require(contents.documents.first)
    #expect(try await session.records.document(document) == Data("Two seats at a window.".utf8))
  }

  /// An account without records can be used, too.
  @Test(arguments: released)
  func canBeUsedAsBefore(_ released: Released) async throws {
    try make(released)
    let store = try await open()
    let bob = try await store.signIn(email: "bob@example.org", password: password)
    #expect(try await bob.records.readAll().records.isEmpty)
    let trip = Trip(
      title: "Oslo", firstDay: LocalDate(year: 2027, month: 5, day: 1)!,
      lastDay: LocalDate(year: 2027, month: 5, day: 3)!)
    let content = try RecordCoding.encode(.trip(trip))
    try await bob.records.put(VaultID(trip.id.uuid), kind: "trip", content: content)
    try await store.changePassword(of: bob, from: password, to: "battery staple")
    bob.signOut()
    await store.close()
    let again = try await OpenAccount.signIn(
      folder.path, email: "bob@example.org", password: "battery staple")
    let kept = try #require(try await again.records.read(VaultID(trip.id.uuid)))
    #expect(try RecordCoding.decode(kept.content) == .trip(trip))
    await again.close()
  }

  @Test(arguments: released.filter { $0.recoveryKey != nil })
  func isRecoveredByItsRecoveryKey(_ released: Released) async throws {
    try make(released)
    let store = try await open()
    let session = try await store.recover(
      email: "ada@example.org", recoveryKey: try #require(released.recoveryKey),
      newPassword: "battery staple")
    try await checkPlans(of: session, in: released)
  }

  @Test func aNewerStoreIsRefusedWithASentenceAndLeftAsItIs() async throws {
    try make(try #require(Self.released.last))
    try folder.run("PRAGMA user_version = \(StoreSchema.current.version + 1)")
    let before = try folder.contents()
    let fault = try await refusal(of: folder.path)
    #expect(fault.kind == .newerVersion)
    #expect(
      fault.message == """
        The file with the accounts comes from a newer version of Vacation Planner. It was left as it is. \
        Update Vacation Planner, then try again.
        """)
    #expect(try folder.contents() == before)
  }
}
