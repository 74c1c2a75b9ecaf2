import Foundation
import GRDB
import Testing

@testable import Accounts
@testable import Vault

/// Kills, two programs, and what can be read on the disk and in memory. Each other program is an
/// exit test, so that it is a real process.
@Suite(.serialized, .timeLimit(.minutes(5))) struct VaultProcessTests {
  let folder = try! TemporaryFolder()

  @Test func aKillAtAnyMomentLeavesWholeTransactionsAlone() async throws {
    let account = try await OpenAccount.new(in: folder)
    await account.close()
    for round in 0..<10 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = folder.path as String, round = round as Int] in
        let account = try await OpenAccount.signIn(path)
        // In the first rounds from the signing in, perhaps before anything is confirmed; in the others
        // from the first transaction that is confirmed.
        let killing = { @Sendable (delay: Double) in
          DispatchQueue.global().asyncAfter(deadline: .now() + delay) { kill(getpid(), SIGKILL) }
        }
        if round < 3 { killing(Double.random(in: 0...0.012)) }
        let log = open(path + "/confirmed", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        let replaced = VaultID()
        for index in 0... {
          let text = Data("\(round) \(index)".utf8)
          // Two records, one that is replaced again and again, and a document of two parts.
          try await account.records.apply([
            .put(VaultID(), kind: "a", content: text), .put(VaultID(), kind: "b", content: text),
            .put(replaced, kind: "last", content: text),
            .addDocument(VaultID(), Data(count: 70_000)),
          ])
          _ = (text + Data("\n".utf8)).withUnsafeBytes { write(log, $0.baseAddress, $0.count) }
          if round >= 3, index == 0 {
            killing(Double(round - 3) * 0.008 + Double.random(in: 0...0.008))
          }
        }
      }
      let account = try await OpenAccount.signIn(folder.path)
      let contents = try await account.records.readAll()
      #expect(contents.damaged.isEmpty && !contents.isAltered)
      await account.close()
    }
    let last = try await OpenAccount.signIn(folder.path)
    let contents = try await last.records.readAll()
    func texts(_ kind: String) -> Set<String> {
      Set(
        contents.records.filter { $0.kind == kind }
          .map { String(decoding: $0.content, as: UTF8.self) })
    }
    let lines = try String(contentsOfFile: folder.path + "/confirmed", encoding: .utf8)
    let confirmed = Set(lines.split(separator: "\n").map(String.init))
    #expect(!confirmed.isEmpty)
    #expect(texts("a") == texts("b") && texts("a").isSuperset(of: confirmed))
    #expect(texts("a").isSuperset(of: texts("last")))
    #expect(contents.documents.count == texts("a").count)
    for document in contents.documents {
      #expect(try await last.records.document(document)?.count == 70_000)
    }
    await last.close()
    let verdict = try folder.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
    #expect(verdict == "ok")
  }

  @Test func twoProgramsOnOneAccountLoseNothing() async throws {
    let account = try await OpenAccount.new(in: folder)
    let shared = VaultID()
    try await account.records.put(shared, kind: "shared", content: Data("start".utf8))
    let id = shared.description
    await withTaskGroup(of: Void.self) { group in
      for program in 0..<2 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = folder.path as String, id = id as String, program = program as Int] in
            let account = try await OpenAccount.signIn(path)
            let shared = VaultID(
              stride(from: 0, to: 32, by: 2).map { offset in
                let start = id.index(id.startIndex, offsetBy: offset)
                return UInt8(id[start..<id.index(start, offsetBy: 2)], radix: 16)!
              })!
            var replaced = ""
            for index in 0..<40 {
              let text = Data("\(program)/\(index)".utf8)
              try await account.records.put(VaultID(), kind: "own", content: text)
              let change = try await account.records.put(shared, kind: "shared", content: text)
              replaced += String(decoding: change.before!.content, as: UTF8.self) + "\n"
            }
            try replaced.write(
              toFile: path + "/replaced\(program)", atomically: false, encoding: .utf8)
          }
        }
      }
    }
    let contents = try await account.records.readAll()
    #expect(contents.damaged.isEmpty && !contents.isAltered)
    let all = (0..<2).flatMap { program in (0..<40).map { "\(program)/\($0)" } }
    let own = contents.records.filter { $0.kind == "own" }
    #expect(own.map { String(decoding: $0.content, as: UTF8.self) }.sorted() == all.sorted())
    // Each content of the shared record was returned exactly once to who replaced it, or is there.
    var seen = contents.records.filter { $0.id == shared }.compactMap(text)
    for program in 0..<2 {
      let lines = try String(
        contentsOfFile: folder.path + "/replaced\(program)", encoding: .utf8)
      seen += lines.split(separator: "\n").map(String.init)
    }
    #expect(seen.sorted() == (all + ["start"]).sorted())
  }

  @Test(.enabled(if: FileActivity.isAvailable, FileActivity.isMissing))
  func twoProgramsSeeEachOthersChangesAtOnce() async throws {
    let account = try await OpenAccount.new(in: folder)
    var events = account.records.changes().makeAsyncIterator()
    _ = try await account.records.readAll()
    async let other = #expect(processExitsWith: .success) {
      [path = folder.path as String] in
      let account = try await OpenAccount.signIn(path)
      let events = account.records.changes()
      _ = try await account.records.readAll()
      try await account.records.put(VaultID(), kind: "ping", content: Data())
      for await _ in events {
        if try await account.records.readAll().records.contains(where: { $0.kind == "pong" }) {
          return
        }
      }
      fatalError("the stream has ended")
    }
    while try await !account.records.readAll().records.contains(where: { $0.kind == "ping" }) {
      #expect(await events.next() != nil)
    }
    try await account.records.put(VaultID(), kind: "pong", content: Data())
    _ = await other
  }

  @Test func nothingInClearIsInAnyFile() async throws {
    let secret = "Xyzzy-Plugh-42 "
    let text = Data(String(repeating: secret, count: 20).utf8)
    let account = try await OpenAccount.new(in: folder)
    var edits: [VaultEdit] = (0..<200).map { _ in
      .put(VaultID(), kind: "Xyzzy-kind", content: text)
    }
    edits.append(.addDocument(VaultID(), Data(String(repeating: secret, count: 20_000).utf8)))
    try await account.records.apply(edits)
    let id = VaultID()
    try await account.records.put(id, kind: "Xyzzy-kind", content: text)
    try await account.records.delete(id)
    let groups = try #require(account.recoveryKey).groups
    func expectNothing() throws {
      for (name, bytes) in try folder.contents() {
        for clear in ["Xyzzy", "Plugh", goodPassword] + groups {
          #expect(bytes.range(of: Data(clear.utf8)) == nil, "\(name)")
        }
      }
    }
    try expectNothing()
    // A program that is killed leaves its log and index.
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
      let account = try await OpenAccount.signIn(path)
      let text = Data(String(repeating: "Xyzzy-Plugh-42 ", count: 20).utf8)
      try await account.records.put(VaultID(), kind: "Xyzzy-kind", content: text)
      kill(getpid(), SIGKILL)
    }
    try expectNothing()
    await account.close()
    try expectNothing()
  }

  @Test func nothingInClearIsInMemoryAfterSigningOut() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      let account = try await OpenAccount.new(in: .existing(path))
      let records = account.records
      let key = try await useRecords(records)
      #expect(Memory.contains(key), "the key is not found at all")
      account.session.signOut()
      #expect(!Memory.contains(key), "the key is still in memory")
      #expect(!Memory.contains(Sentinel.masked), "a record is still in memory")
    }
  }

  /// Signing out never waits for a transaction, and the last one that uses the keys wipes them.
  @Test func keysAreWipedWhenTheirLastUseIsOver() async throws {
    await #expect(processExitsWith: .success) {
      let keys = VaultKeys(dataKey: SecretBytes.random(count: VaultKeys.length)!)!
      let key = keys.withUnlocked { unlocked -> [UInt8] in
        let key = Sentinel.masked(unlocked[.records])
        keys.wipe()
        #expect(keys.isWiped)
        #expect(keys.withUnlocked { _ in true } == nil, "a new use has begun")
        #expect(Sentinel.masked(unlocked[.records]) == key)
        #expect(Memory.contains(key), "the key is gone while it is used")
        return key
      }!
      #expect(!Memory.contains(key), "the key is still in memory")
    }
  }

  @Test func keysAreInMemoryThatIsNotDumped() async throws {
    await #expect(processExitsWith: .success) {
      let key = SecretBytes.random(count: 32)!
      let flags = Memory.flags(of: key.withRaw { UInt(bitPattern: $0.baseAddress) })
      #expect(flags.contains("dd"), "\(flags)")
    }
  }

  @Test(.disabled(if: Sanitizer.isPresent, "sanitizers let mlock do nothing"))
  func keysAreInLockedMemory() async throws {
    await #expect(processExitsWith: .success) {
      let key = SecretBytes.random(count: 32)!
      let flags = Memory.flags(of: key.withRaw { UInt(bitPattern: $0.baseAddress) })
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(8), &limit)
      #expect(flags.contains("lo") || limit.rlim_cur < 65_536, "\(flags)")
    }
  }
}

/// Writes, reads, replaces and deletes records and a document with the sentinel; returns the key,
/// masked. All values in clear are released when it returns.
private func useRecords(_ records: RecordVault) async throws -> [UInt8] {
  let (id, document) = (VaultID(), VaultID())
  try await records.apply([
    .put(id, kind: "trip", content: Sentinel.data()),
    .addDocument(document, Sentinel.data(times: 5_000)),
  ])
  let contents = try await records.readAll()
  let opened = try await records.document(document)
  #expect(contents.records.count == 1 && opened != nil)
  // That it is found while it is there shows that the search works.
  #expect(Memory.contains(Sentinel.masked), "the record is not found at all")
  let change = try await records.put(id, kind: "trip", content: Sentinel.data())
  #expect(change.before?.content.count == Sentinel.masked.count)
  try await records.delete(id)
  return try #require(records.accountKeys.withUnlocked { Sentinel.masked($0[.records]) })
}

/// A text that is nowhere in memory but where it is made: everything else has it masked.
private enum Sentinel {
  private static let mask: UInt8 = 0xA7
  /// 48 bytes.
  static let masked: [UInt8] = (0..<48).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) ^ 0x3C }

  static func masked(_ bytes: UnsafeRawBufferPointer) -> [UInt8] { bytes.map { $0 ^ mask } }

  /// The text, in memory that is overwritten after its use.
  static func data(times: Int = 1) -> Data {
    WipedMemory.data(count: masked.count * times) { bytes in
      for index in bytes.indices { bytes[index] = masked[index % masked.count] ^ mask }
      return 0..<bytes.count
    }!
  }

  static func matches(_ bytes: UnsafeRawBufferPointer, at start: Int, _ masked: [UInt8]) -> Bool {
    for index in masked.indices where bytes[start + index] != masked[index] ^ mask { return false }
    return true
  }

  static func firstByte(of masked: [UInt8]) -> UInt8 { masked[0] ^ mask }
}

/// The memory of this process.
private enum Memory {
  /// Whether any 16 bytes in a row, of each place of a multiple of 16 in `masked`, are somewhere.
  static func contains(_ masked: [UInt8]) -> Bool {
    let parts = stride(from: 0, to: masked.count - 15, by: 16).map {
      Array(masked[$0..<$0 + 16])
    }
    let memory = open("/proc/self/mem", O_RDONLY)
    defer { close(memory) }
    let size = 1 << 20
    let overlap = 16
    // Not in the heap, and overwritten: what is found must not be found here again.
    let buffer = mmap(
      nil, size + overlap, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
    defer { munmap(buffer, size + overlap) }
    let own = UInt(bitPattern: buffer)
    for (start, end) in regions() where !(start..<end).contains(own) {
      var position = start
      while position < end {
        let wanted = min(size + overlap, Int(end - position))
        let count = pread(memory, buffer, wanted, off_t(truncatingIfNeeded: position))
        guard count > 0 else { break }
        let bytes = UnsafeRawBufferPointer(start: buffer, count: count)
        for part in parts where isIn(bytes, part) {
          return true
        }
        position += UInt(min(size, count))
      }
    }
    return false
  }

  private static func isIn(_ bytes: UnsafeRawBufferPointer, _ part: [UInt8]) -> Bool {
    guard bytes.count >= part.count else { return false }
    var from = bytes.baseAddress!
    var left = bytes.count - part.count + 1
    while left > 0, let hit = memchr(from, Int32(Sentinel.firstByte(of: part)), left) {
      let offset = UnsafeRawPointer(hit) - bytes.baseAddress!
      if Sentinel.matches(bytes, at: offset, part) { return true }
      from = UnsafeRawPointer(hit) + 1
      left = bytes.count - part.count + 1 - (offset + 1)
    }
    return false
  }

  /// A sanitizer keeps its notes on all memory in regions of up to 20 terabytes, almost all of which
  /// never had a page. They hold none of the program's bytes, and reading them would take hours.
  private static let largestRegion: UInt = 1 << 34

  private static func regions() -> [(UInt, UInt)] {
    return text(of: "/proc/self/maps").split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, fields[1].hasPrefix("r"), !line.hasSuffix("[vvar]"),
        ends[1] - ends[0] < largestRegion
      else { return nil }
      return (ends[0], ends[1])
    }
  }

  /// The flags of the region with `address` (`VmFlags` of /proc/self/smaps).
  static func flags(of address: UInt) -> [Substring] {
    var isRegion = false
    for line in text(of: "/proc/self/smaps").split(separator: "\n") {
      let ends = line.split(separator: " ")[0].split(separator: "-").compactMap {
        UInt($0, radix: 16)
      }
      if ends.count == 2 { isRegion = ends[0] <= address && address < ends[1] }
      if isRegion, line.hasPrefix("VmFlags:") { return line.split(separator: " ") }
    }
    return []
  }

  /// A file of the kernel's. Foundation (Swift 6.3) reads only the first page of those, which have
  /// no size.
  private static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += buffer.prefix(count)
    }
  }
}
