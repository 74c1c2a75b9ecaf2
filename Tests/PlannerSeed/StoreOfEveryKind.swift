import Accounts
import Foundation
import Trips
import Vault

/// A small store with a row in every table and a record of every kind, to be kept as SQL text for tests of
/// later versions (`Tests/AccountsTests/Stores`).
struct StoreOfEveryKind {
  let folder: String

  /// Makes it, and prints the keys that open it besides the password.
  func make() async throws {
    let store = try await AccountStore.open(directory: folder)
    let password = "correct horse"
    let ada = try await store.signUp(name: "Ada", email: "Ada@example.org", password: password)
    try await store.activate(ada.recoveryKey, for: ada.session)
    print("recovery key:", ada.recoveryKey.key.text)
    try await fill(ada.session.records)
    ada.session.signOut()

    // Has no records, and has failed to log in once.
    _ = try await store.createAccount(name: "Bob", email: "bob@example.org", password: password)
    _ = try? await store.signIn(email: "bob@example.org", password: "wrong horse")

    // Signs in with a provider only.
    let eve = try await store.prepareAccount(
      name: "Eve", email: nil,
      identity: ProviderIdentity(issuer: "https://id.example.org", subject: "eve-1"),
      providerName: "Example")
    let session = try await store.signUp(eve)
    print("provider's key:", eve.newProvider.key.withText { String(decoding: $0, as: UTF8.self) })
    try await fill(session.records)
    session.signOut()
    await store.close()
  }

  private func fill(_ vault: RecordVault) async throws {
    let home = Place("Frankfurt", country: "DE", code: "FRA", zone: "Europe/Berlin")
    let place = Place("Lisbon", country: "PT", code: "LIS", zone: "Europe/Lisbon")
    let first = LocalDate(year: 2027, month: 3, day: 1)!
    let trip = Trip(
      title: "Spring in Lisbon", firstDay: first, lastDay: first.adding(days: 6),
      places: [place], travellers: [Traveller("Ada"), Traveller("Grace")],
      notes: "Take the 28 tram.")
    let flight = Booking(
      trip: trip.id, kind: .flight, state: .booked, title: "LH 1172", reference: "X7K2PQ",
      start: BookingEnd(home, first, LocalTime(minutes: 485)!),
      end: BookingEnd(place, first, LocalTime(minutes: 610)!),
      price: Money(minorUnits: 18_950, .euro), notes: "Two bags.", alarmMinutes: 120)
    let content = Data("Two seats at a window.".utf8)
    let document = Document(
      trip: trip.id, booking: flight.id, name: "ticket.txt", mediaType: "text/plain",
      size: Int64(content.count), checksum: String(repeating: "0", count: 64), addedOn: first)
    let records: [AnyRecord] = [
      .trip(trip), .booking(flight),
      .cost(
        Cost(
          trip: trip.id, title: "Tram", category: .transport,
          amount: Money(minorUnits: 320, .euro), date: first)),
      .checklist(
        Checklist(
          trip: trip.id, title: "Packing", purpose: .packing,
          items: [ChecklistItem("Passport", isDone: true), ChecklistItem("Sun hat")])),
      .document(document),
      .favourite(Favourite(destination: "kyoto", name: "Kyoto")),
    ]
    let edits = try records.map { record in
      VaultEdit.put(
        VaultID(record.id.uuid), kind: record.kind.rawValue,
        content: try RecordCoding.encode(record))
    }
    try await vault.apply(edits + [.addDocument(VaultID(document.id.uuid), content)])
  }
}
