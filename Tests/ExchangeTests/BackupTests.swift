import Foundation
import Testing
import Trips

@testable import Exchange

struct BackupTests {
  private static let document = Document(
    trip: trip.id, name: "../ticket 東京.pdf", mediaType: "application/pdf", size: 5, checksum: "",
    addedOn: day("2026-11-22"))
  private static let backup = Backup(
    records: [.trip(trip), .document(document)], documents: [document.id: Data("12345".utf8)])

  @Test func aBackupIsReadAsItWasWritten() throws {
    let data = try Self.backup.write()
    #expect(try Backup(reading: data) == Self.backup)
    #expect(try Self.backup.write() == data)
    #expect(!data.contains(Data("../".utf8)))
  }

  @Test func aLockedBackupNeedsItsPassphrase() throws {
    let data = try Self.backup.write(passphrase: "grün 10")
    #expect(!data.contains(Data("Japan".utf8)))
    #expect(try Backup(reading: data, passphrase: "grün 10") == Self.backup)
    #expect(try Backup(reading: data, passphrase: "gru\u{308}n 10") == Self.backup)
    #expect(throws: BackupFault.locked) { try Backup(reading: data) }
    #expect(throws: BackupFault.wrongPassphrase) {
      try Backup(reading: data, passphrase: "grun 10")
    }
    #expect(throws: BackupFault.self) {
      try Backup(reading: data.dropLast(), passphrase: "grün 10")
    }
    #expect(throws: BackupFault.damaged) { try Backup(reading: BackupLock.magic, passphrase: "x") }
  }

  /// Changed at any place, cut, or with chunks in another order.
  @Test func aLockedFileThatWasChangedIsRefused() throws {
    let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
    func lock(_ data: Data) throws -> Data {
      try BackupLock.lock(data, "x", operations: 1, memory: 8192)
    }
    let locked = try lock(data)
    #expect(try BackupLock.unlock(locked, "x") == data)
    let head = BackupLock.magic.count + 16 + 16 + 24
    let chunk = 65_536 + 17
    var swapped = locked
    swapped.replaceSubrange(
      head..<(head + chunk), with: locked[(head + chunk)..<(head + 2 * chunk)])
    #expect(throws: BackupFault.self) { try BackupLock.unlock(swapped, "x") }
    #expect(throws: BackupFault.damaged) {
      try BackupLock.unlock(locked.prefix(head + 2 * chunk), "x")
    }
    #expect(throws: BackupFault.damaged) { try BackupLock.unlock(locked.dropLast(), "x") }
    for index in [16, 23, 24, 31, 32, 47, 48, head, head + chunk, locked.count - 1] {
      var changed = locked
      changed[index] ^= 1
      #expect(throws: BackupFault.self, "\(index)") { try BackupLock.unlock(changed, "x") }
    }
    #expect(try BackupLock.unlock(lock(Data()), "x").isEmpty)
  }

  @Test func whatIsNotABackupIsASentence() throws {
    #expect(throws: BackupFault.notABackup) { try Backup(reading: Data("hello".utf8)) }
    #expect(throws: BackupFault.notABackup) {
      try Backup(reading: pass(file("passes/coupon.json")))
    }
    let data = try Self.backup.write()
    var refused = 0
    for length in 0..<data.count {
      // If only the archive's directory is missing, everything is read.
      guard let cut = try? Backup(reading: data.prefix(length)) else {
        refused += 1
        continue
      }
      #expect(cut == Self.backup, "\(length)")
    }
    #expect(refused > 400)
    func plan(_ text: String) throws -> Data {
      let archive = try #require(try ArchiveWriter())
      _ = archive.add("plan.json", Data(text.utf8))
      return try #require(archive.finish())
    }
    let format = #""format":"org.tabstop.vacation-planner.backup""#
    #expect(throws: BackupFault.newer) { try Backup(reading: plan("{\(format),\"version\":2}")) }
    #expect(throws: BackupFault.notABackup) {
      try Backup(reading: plan("{\"format\":\"x\",\"version\":1}"))
    }
    do {
      _ = try Backup(
        reading: plan(
          "{\(format),\"version\":1,\"records\":[{\"schema\":9,\"kind\":\"trip\",\"record\":{}}]}"))
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains("newer version"), "\(error)")
    }
  }

  @Test func aMissingDocumentIsNamed() throws {
    #expect(throws: BackupFault.document(Self.document.name)) {
      try Backup(records: Self.backup.records).write()
    }
    var other = Self.backup
    other.documents[Self.document.id] = Data("1".utf8)
    #expect(throws: BackupFault.document(Self.document.name)) { try other.write() }
  }

  /// A backup that could not be read is not written.
  @Test func aBackupThatIsTooLargeIsNotWritten() throws {
    for limits in [
      Backup.Limits(plan: 100), Backup.Limits(documents: 0), Backup.Limits(all: 200),
    ] {
      #expect(throws: BackupFault.tooLargeToWrite) { try Self.backup.write(limits: limits) }
    }
    // The archive is larger than the little in it, and larger still when it is locked.
    let empty = Backup(records: [])
    let size = try empty.write().count
    let limits = Backup.Limits(all: size)
    #expect(try Backup(reading: empty.write(limits: limits), limits: limits) == empty)
    #expect(throws: BackupFault.tooLargeToWrite) {
      try empty.write(limits: Backup.Limits(all: size - 1))
    }
    #expect(throws: BackupFault.tooLargeToWrite) {
      try empty.write(passphrase: "x", limits: limits)
    }
  }

  private func archive(_ entries: [(String, Data)]) throws -> Data {
    let archive = try #require(try ArchiveWriter())
    for (name, contents) in entries { try #require(archive.add(name, contents)) }
    return try #require(archive.finish())
  }

  @Test func thePlanHasALimitOfItsOwn() throws {
    let size = Backup.Limits().plan
    let spaces = Data(repeating: 0x20, count: size + 1)
    let bomb = try archive([("plan.json", spaces)])
    #expect(bomb.count < size / 100)
    #expect(throws: BackupFault.tooLarge) { try Backup(reading: bomb) }
    let plan = Data(#"{"format":"org.tabstop.vacation-planner.backup","version":1}"#.utf8)
    let other = try archive([("plan.json", plan), ("spaces", spaces), ("documents/x/y", Data([1]))])
    // Neither the unknown entry nor what the archive packs counts.
    let limits = Backup.Limits(all: other.count, plan: plan.count)
    #expect(try Backup(reading: other, limits: limits) == Backup(records: []))
    #expect(throws: BackupFault.tooLarge) {
      try Backup(reading: other, limits: Backup.Limits(all: other.count, plan: plan.count - 1))
    }
  }
}
