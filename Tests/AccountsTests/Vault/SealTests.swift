import Foundation
import Testing

@testable import Accounts
@testable import Vault

/// Tests of the seal of records, without a store.
@Suite struct SealTests {
  private let keys = try! newKeys()
  private let id = VaultID()

  private func seal(_ content: String, kind: String = "trip", revision: Int64 = 1) throws -> Data {
    let record = VaultRecord(
      id: id, kind: kind, revision: revision, content: Data(content.utf8))
    return try #require(keys.withUnlocked { RecordSeal.seal(record, account: 7, keys: $0) })
  }

  private func open(
    _ sealed: Data, id: VaultID? = nil, account: Int64 = 7, keys other: VaultKeys? = nil
  ) throws -> VaultRecord? {
    try #require(
      (other ?? keys).withUnlocked {
        RecordSeal.open(sealed, id: id ?? self.id, account: account, keys: $0)
      })
  }

  @Test(arguments: ["", "x", "Kyōto 京都", String(repeating: "long ", count: 20_000)])
  func givesBackWhatWasSealed(_ content: String) throws {
    for kind in ["", "trip", String(repeating: "k", count: 64)] {
      let record = try #require(try open(try seal(content, kind: kind, revision: .max)))
      #expect(record.content == Data(content.utf8))
      #expect(record.kind == kind)
      #expect(record.revision == .max)
      #expect(record.id == id)
    }
  }

  @Test func everyBitCounts() throws {
    let sealed = try seal("from Oslo")
    for bit in 0..<sealed.count * 8 {
      var changed = sealed
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(try open(changed) == nil, "bit \(bit)")
    }
    for length in 0..<sealed.count {
      #expect(try open(sealed.prefix(length)) == nil)
    }
    #expect(try open(sealed + [0]) == nil)
  }

  @Test func opensNowhereElse() throws {
    let sealed = try seal("from Oslo")
    #expect(try open(sealed, id: VaultID()) == nil)
    #expect(try open(sealed, account: 8) == nil)
    #expect(try open(sealed, keys: try newKeys()) == nil)
    let isDocument = keys.withUnlocked { keys in
      sealed.withUnsafeBytes { sealed in
        var text = [UInt8](repeating: 0, count: sealed.count - Seal.overhead)
        return text.withUnsafeMutableBytes {
          Seal.open(
            sealed, context: Seal.context("Vacation Planner record", account: 7, id.bytes),
            key: keys[.documents], into: $0)
        }
      }
    }
    #expect(isDocument == false)
  }

  @Test func saysNothingOfKindAndRevision() throws {
    let first = try seal("from Oslo", kind: "trip", revision: 1)
    let second = try seal("to Rome", kind: "booking", revision: 900)
    #expect(first.count == second.count)
    // Each sealed record has its own nonce.
    #expect(try seal("from Oslo") != first)
    #expect(Set(try (0..<100).map { _ in try seal("").prefix(24) }).count == 100)
  }

  @Test func describesNothing() throws {
    let record = try #require(try open(try seal("sesame-sesame", kind: "sesame")))
    var dumped = ""
    dump(record, to: &dumped)
    dump(VaultChange(id: id, before: record, after: record), to: &dumped)
    dump(keys, to: &dumped)
    #expect(!(dumped + "\(record) \(String(reflecting: record)) \(keys)").contains("sesame"))
  }

  @Test func keysAreGoneOnceWiped() throws {
    keys.wipe()
    #expect(keys.withUnlocked { _ in true } == nil)
    let key = try #require(SecretBytes.random(count: 32))
    #expect(keys.wrapped(by: key, .password, account: 7) == nil)
  }

  @Test func aWrappedKeyOpensOnlyWhereItBelongs() throws {
    let key = try #require(SecretBytes.random(count: 32))
    let wrap = try #require(keys.wrapped(by: key, .password, account: 7))
    let sealed = try seal("from Oslo")
    let again = try #require(VaultKeys(unwrapping: wrap, by: key, .password, account: 7))
    #expect(try open(sealed, keys: again) != nil)
    #expect(VaultKeys(unwrapping: wrap, by: key, .recoveryKey, account: 7) == nil)
    #expect(VaultKeys(unwrapping: wrap, by: key, .password, account: 8) == nil)
    let other = try #require(SecretBytes.random(count: 32))
    #expect(VaultKeys(unwrapping: wrap, by: other, .password, account: 7) == nil)
    for bit in 0..<wrap.count * 8 {
      var changed = wrap
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(VaultKeys(unwrapping: changed, by: key, .password, account: 7) == nil)
    }
  }
}

/// Returns the keys of a new random data key.
func newKeys() throws -> VaultKeys {
  let dataKey = try #require(SecretBytes.random(count: 32))
  return try #require(VaultKeys(dataKey: dataKey))
}
