import Foundation
import XCTest

@testable import SystemLog

/// The log: the privacy of values, and the journal's protocol.
final class SystemLogTests: XCTestCase {
  func testTextsArePrivateAndNumbersPublicUnlessTheSourceSaysOtherwise() {
    let (name, count, share) = ("Ada", 3, 0.25)
    func text(_ message: OSLogMessage) -> String { message.text }
    XCTAssertEqual(text("Hello \(name)"), "Hello <private>")
    XCTAssertEqual(text("Hello \(name, privacy: .public)"), "Hello Ada")
    XCTAssertEqual(text("\(count) of \(share, format: .fixed(precision: 1))"), "3 of 0.2")
    XCTAssertEqual(
      text("\(share, format: .fixed(precision: 1, explicitPositiveSign: true))"), "+0.2")
    XCTAssertEqual(
      text("\(-share, format: .fixed(precision: 1, explicitPositiveSign: true))"), "-0.2")
    XCTAssertEqual(text("\(count, privacy: .private)"), "<private>")
    XCTAssertEqual(text("\(255, format: .hex(includePrefix: true)), \(true)"), "0xff, true")
    XCTAssertEqual(text("\(7, align: .right(columns: 3))"), "  7")
    let (one, same) = (
      text("\(name, privacy: .private(mask: .hash))"),
      text("\(name, privacy: .private(mask: .hash))")
    )
    XCTAssertEqual(one, same)
    XCTAssertFalse(one.contains("Ada"))
    XCTAssertEqual(text("\(String.self) \([1])"), "String <private>")
    var object: NSString?
    XCTAssertEqual(text("\(object, privacy: .public) \(object)"), "(null) <private>")
    object = "Ada"
    XCTAssertEqual(text("\(object, privacy: .public) \(object!, privacy: .public)"), "Ada Ada")
  }

  func testFormatsOfC() {
    XCTAssertEqual(formatted("%d of %{public}ld, 100%%", [1, 2]), "1 of 2, 100%")
    "Ada".withCString {
      XCTAssertEqual(formatted("%s %{public}s", [$0, $0]), "<private> Ada")
      XCTAssertEqual(formatted("%-20s|%.64s|%d", [$0, $0, 3]), "<private>|<private>|3")
      XCTAssertEqual(formatted("%*s %d", [Int32(5), $0, 3]), "<private>")
    }
  }

  func testObjectsInFormatsAreTexts() {
    XCTAssertEqual(
      formatted("%{public}@ of %d: %@", ["100%", 2, "Ada"]), "100% of 2: <private>")
    XCTAssertEqual(formatted("%d%% %{public}@ %ld", [1, "one", 3]), "1% one 3")
  }

  func testTheJournalGetsTheFieldsOfAMessage() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { unlink(path) }
    let server = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(server) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    XCTAssertEqual(isBound, 0)

    let destination = LogDestination.choose(journal: path, isTerminal: false)
    guard case .journal = destination else { return XCTFail("\(destination)") }
    destination.write(LogEntry("two\nlines", .error, "org.example", "store"))
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(server, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    XCTAssertGreaterThan(count, 0)
    let fields = try fields(bytes[0..<max(count, 0)])
    XCTAssertEqual(fields["MESSAGE"], "two\nlines")
    XCTAssertEqual(fields["PRIORITY"], "3")
    XCTAssertEqual(fields["SUBSYSTEM"], "org.example")
    XCTAssertEqual(fields["CATEGORY"], "store")
  }

  private func fields(_ bytes: ArraySlice<UInt8>) throws -> [String: String] {
    var fields: [String: String] = [:]
    var rest = bytes
    while let end = rest.firstIndex(of: 10) {
      let name = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
      let length = rest[(end + 1)..<(end + 9)].reversed().reduce(0) { $0 << 8 | Int($1) }
      fields[name] = String(decoding: rest[(end + 9)..<(end + 9 + length)], as: UTF8.self)
      XCTAssertEqual(rest[end + 9 + length], 10)
      rest = rest[(end + 10 + length)...]
    }
    return fields
  }

  func testWithoutAJournalOrInATerminalTheDestinationIsStandardError() {
    for (path, isTerminal) in [("/nowhere", false), ("/nowhere", true)] {
      guard case .standardError = LogDestination.choose(journal: path, isTerminal: isTerminal)
      else {
        return XCTFail("\(path)")
      }
    }
    let line = LogEntry("text", .warning, "org.example", "store").line
    XCTAssertTrue(line.hasSuffix(" warning [org.example:store]: text\n"), line)
  }

  func testDebugMessagesAreWrittenOnRequest() {
    XCTAssertFalse(LogSettings("").writes(.debug))
    XCTAssertTrue(LogSettings("").writes(.info))
    XCTAssertTrue(LogSettings("debug,private").writes(.debug))
    XCTAssertTrue(LogSettings("private").showsPrivateValues)
  }

  func testALockGuardsItsState() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
    XCTAssertEqual(lock.withLock { $0 }, 100)
    XCTAssertEqual(lock.withLockIfAvailable { $0 }, 100)
  }

  func testALockByCsFunctions() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    XCTAssertFalse(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    XCTAssertTrue(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }
}
