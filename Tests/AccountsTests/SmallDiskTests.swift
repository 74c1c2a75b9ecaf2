import Foundation
import Testing

@testable import Accounts
import Vault

/// A full disk and a read-only one, which are real ones: file systems of 256 KiB in memory.
@Suite(.enabled(if: SmallDisk.isAllowed, "mounting a file system takes root"))
struct SmallDiskTests {
  private let disk = try! SmallDisk()

  private func open() async throws -> AccountStore {
    try await AccountStore.open(directory: disk.path, options: .test)
  }

  @Test func aFullDiskHasNoRoomForANewStore() async throws {
    disk.fill()
    #expect(try await refusal(of: disk.path).kind == .diskFull)
    #expect(try disk.folder.contents().keys.sorted() == ["filler"])
    disk.makeRoom()
    let store = try await open()
    await store.close()
  }

  /// Wherever in the making of a store the room ends.
  @Test(arguments: Array(stride(from: 16, through: 256, by: 12)))
  func aDiskWithLittleRoomIsFullOrLargeEnough(kilobytes: Int) async throws {
    let disk = try SmallDisk(kilobytes: kilobytes)
    do {
      let store = try await AccountStore.open(directory: disk.path, options: .test)
      await store.close()
    } catch {
      #expect(error.kind == .diskFull)
      #expect(try disk.folder.contents().isEmpty)
    }
  }

  @Test func aDiskThatFillsUpLosesNothing() async throws {
    let store = try await open()
    disk.fill()
    var created: [String] = []
    var failure: SignUpError?
    while failure == nil, created.count < 10_000 {
      let email = "n\(created.count)@b.co"
      do {
        _ = try await store.createAccount(name: "N", email: email, password: goodPassword)
        created.append(email)
      } catch {
        failure = error
      }
    }
    #expect(failure == .store(StoreFault(.diskFull, path: store.path)))
    disk.makeRoom()
    let last = "n\(created.count)@b.co"
    _ = try await store.createAccount(name: "N", email: last, password: goodPassword)
    for email in created + [last] {
      _ = try await store.logIn(email: email, password: goodPassword)
    }
    await store.close()
  }

  @Test func aFullDiskKeepsAStoreFromOpening() async throws {
    try await makeStore(in: disk.folder)
    let before = try disk.folder.contents()["planner.sqlite"]
    disk.fill()
    #expect(try await refusal(of: disk.path).kind == .diskFull)
    #expect(try disk.folder.contents()["planner.sqlite"] == before)
    disk.makeRoom()
    let store = try await open()
    _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
    await store.close()
  }

  @Test func aTransactionThatDoesNotFitChangesNothing() async throws {
    let account = try await OpenAccount.new(in: disk.folder)
    let id = VaultID()
    try await account.records.put(id, kind: "trip", content: Data("Oslo".utf8))
    let full = VaultError.store(StoreFault(.diskFull, path: account.store.path))
    for _ in 0..<2 {
      await #expect(throws: full) {
        try await account.records.apply([
          .put(id, kind: "trip", content: Data("Rome".utf8)),
          .addDocument(VaultID(), Data(count: 2 << 20)),
        ])
      }
      let contents = try await account.records.readAll()
      #expect(contents.records.map(text) == ["Oslo"])
      #expect(contents.documents.isEmpty && !contents.isAltered)
    }
    // The data that fits is kept.
    try await account.records.put(id, kind: "trip", content: Data("Paris".utf8))
    await account.close()
    let again = try await OpenAccount.signIn(disk.path)
    #expect(try await again.records.texts() == ["Paris"])
    await again.close()
  }

  @Test func aDiskThatFillsUpLosesNoRecord() async throws {
    let account = try await OpenAccount.new(in: disk.folder)
    disk.fill()
    var kept: Set<String> = []
    var failure: VaultError?
    while failure == nil, kept.count < 10_000 {
      let text = "record \(kept.count)"
      do {
        try await account.records.put(VaultID(), kind: "trip", content: Data(text.utf8))
        kept.insert(text)
      } catch {
        failure = error
      }
    }
    #expect(failure == .store(StoreFault(.diskFull, path: account.store.path)))
    #expect(try await account.records.texts() == kept)
    disk.makeRoom()
    try await account.records.put(VaultID(), kind: "trip", content: Data("last".utf8))
    await account.close()
    let again = try await OpenAccount.signIn(disk.path)
    #expect(try await again.records.texts() == kept.union(["last"]))
    await again.close()
  }

  @Test func aReadOnlyDiskIsSaid() async throws {
    try await makeStore(in: disk.folder)
    disk.makeReadOnly()
    #expect(try await refusal(of: disk.path).kind == .cannotWrite)
    #expect(try await refusal(of: disk.path + "/new").kind == .cannotCreate)
  }
}

/// A file system of 160 KiB over a temporary folder, unmounted with the object.
final class SmallDisk: Sendable {
  let folder: TemporaryFolder
  var path: String { folder.path }
  private var filler: String { path + "/filler" }

  init(kilobytes: Int = 256) throws {
    folder = try TemporaryFolder()
    let options = "size=\(kilobytes)k,mode=700"
    try #require(mount("tmpfs", folder.path, "tmpfs", 0, options) == 0)
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
  }

  func fill() {
    let descriptor = open(filler, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let page = [UInt8](repeating: 1, count: 4_096)
    while write(descriptor, page, page.count) > 0 {}
    close(descriptor)
  }

  func makeRoom() {
    unlink(filler)
  }

  func makeReadOnly() {
    let flags = UInt(MS_REMOUNT) | UInt(MS_RDONLY)
    #expect(mount("tmpfs", path, "tmpfs", flags, nil) == 0)
  }

  /// Containers often forbid mounting even to root.
  static let isAllowed: Bool = {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
    let digits = line?.dropFirst(7).trimmingCharacters(in: .whitespaces) ?? ""
    let capabilityToAdminister: UInt64 = 21
    return (UInt64(digits, radix: 16) ?? 0) >> capabilityToAdminister & 1 == 1
  }()
}
