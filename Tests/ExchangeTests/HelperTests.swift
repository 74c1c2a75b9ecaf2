import Foundation
import Testing

@testable import Exchange

struct HelperTests {
  /// The program beside that of the tests.
  private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "ForeignFileProgram").path

  private let reader = ForeignFileReader(executable: program)

  @Test func theHelperAnswersAsTheParserDoes() throws {
    for path in ["calendars/outlook.ics", "reservations/bus.eml", "reservations/hotel.html"] {
      let data = try file(path)
      #expect(try reader.read(data) == ForeignFile.parse(data), "\(path)")
    }
    #expect(throws: ImportFault.unknownFormat) { try reader.read(Data("hello".utf8)) }
    #expect(throws: ImportFault.empty) { try reader.read(Data()) }
    #expect(throws: ImportFault.tooLarge) {
      try reader.read(Data(count: ImportLimits.fileSize + 1))
    }
    let url = files.appending(path: "calendars/kde.ics")
    #expect(try reader.read(contentsOf: url).bookings.count == 1)
    #expect(throws: (any Error).self) { try reader.read(contentsOf: url.appending(path: "none")) }
  }

  /// Both are larger than what a pipe takes at once.
  @Test func aLargeFileAndAnswerPass() throws {
    let event =
      "BEGIN:VEVENT\nUID:%\nDTSTART:20261224T100000Z\nSUMMARY:\(String(repeating: "x", count: 200))\nEND:VEVENT\n"
    let many = (0..<600).map { event.replacingOccurrences(of: "%", with: "\($0)") }.joined()
    let result = try reader.read(Data("BEGIN:VCALENDAR\n\(many)END:VCALENDAR\n".utf8))
    #expect(result.bookings.count == 600)
  }

  /// A helper that hangs, fails, writes nonsense or never stops writing, or is not there.
  @Test(arguments: [
    ("/usr/bin/sleep", ["1000"]), ("/usr/bin/false", []), ("/usr/bin/cat", []),
    ("/usr/bin/yes", []),
    ("/nonexistent", []), ("/usr/bin/true", []), ("/usr/bin/tail", ["-f", "/dev/null"]),
  ])
  func aHelperThatMisbehavesIsASentence(_ program: String, _ arguments: [String]) throws {
    let reader = ForeignFileReader(executable: program, arguments: arguments, deadline: 0.2)
    #expect(throws: ImportFault.parserFailed) {
      try reader.read(Data(repeating: 0x41, count: 1 << 20))
    }
  }

  /// The barcode of a boarding pass (IATA's BCBP), which only KItinerary understands.
  @Test(.enabled(if: KItineraryExtractor.installed != nil, "libkpimitinerary-bin is not installed"))
  func kItineraryReadsWhatThisProgramDoesNot() throws {
    let barcode = "M1LOVELACE/ADA        EXYZ123 FRAHNDLH 0716 358Y012A0001 100"
    let result = try reader.read(Data(barcode.utf8))
    let flight = try #require(result.bookings.first)
    #expect(flight.title == "LH 716")
    #expect(flight.reference == "XYZ123")
    #expect(flight.seat == "12A")
    #expect([flight.start.place?.code, flight.end?.place?.code] == ["FRA", "HND"])
    // A file in which the helper finds nothing is as unknown as without it.
    #expect(throws: ImportFault.unknownFormat) { try reader.read(Data("hello".utf8)) }
  }

  /// An e-mail of which all is in a PDF file.
  @Test func theExtractorIsAskedWhereNoBookingIsFound() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = #"""
      [{"@type":"EventReservation","reservationNumber":"E1","reservationFor":{"@type":"Event",
      "name":"Opera","startDate":"2026-12-30T19:30:00+09:00"}}]
      """#
    try Data(json.utf8).write(to: folder.appending(path: "found.json"))
    let script = folder.appending(path: "extractor")
    try Data("#!/bin/sh\nexec /usr/bin/cat '\(folder.path)/found.json'\n".utf8).write(to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script.path)
    let mail = Data(
      ("From: a\nTo: b\nContent-Type: multipart/mixed; boundary=x\n\n--x\n"
        + "Content-Type: application/pdf; name=ticket.pdf\n\nx\n--x--\n").utf8)
    let without = try ForeignFileReader(executable: Self.program, extractor: nil).read(mail)
    #expect(without.notUnderstood.map(\.reason) == ["PDF files are not read."])
    let with = ForeignFileReader(
      executable: Self.program, extractor: KItineraryExtractor(path: script.path))
    #expect(try with.read(mail).bookings.map(\.title) == ["Opera"])
  }

  @Test(arguments: ["/usr/bin/false", "/usr/bin/cat", "/usr/bin/yes", "/nonexistent"])
  func anExtractorThatFailsIsAsIfThereWereNone(_ path: String) {
    let reader = ForeignFileReader(
      executable: Self.program, extractor: KItineraryExtractor(path: path))
    #expect(throws: ImportFault.unknownFormat) { try reader.read(Data("hello".utf8)) }
  }

  /// No descriptor of this process is inherited, and none can be opened: of the helper's own limits.
  @Test func theHelperIsLimited() throws {
    var pipes: [Int32] = [0, 0]
    try #require(pipe(&pipes) == 0)
    defer { pipes.forEach { close($0) } }
    let process = Process()
    process.executableURL = URL(filePath: Self.program)
    process.arguments = [ForeignFileHelper.argument]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // It enters its limits before it reads; that of the memory is the last.
    let proc = "/proc/\(process.processIdentifier)"
    func isLimited() -> Bool {
      (try? String(contentsOfFile: "\(proc)/limits", encoding: .utf8))?
        .contains(/Max address space\s+\d/) ?? false
    }
    let end = ContinuousClock.now + .seconds(60)
    while !isLimited(), ContinuousClock.now < end { usleep(2000) }
    let limits = try String(contentsOfFile: "\(proc)/limits", encoding: .utf8)
    for limit in [
      "Max open files +3 +3", "Max file size +0 +0", "Max core file size +0 +0",
      "Max processes +0 +0", "Max cpu time +20 +20",
    ] {
      #expect(limits.range(of: limit, options: .regularExpression) != nil, "\(limit) in \(limits)")
    }
    #expect(limits.contains(/Max address space\s+\d/))
    let status = try String(contentsOfFile: "\(proc)/status", encoding: .utf8)
    #expect(status.contains(/NoNewPrivs:\s+1/))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// The extractor does not limit itself.
  @Test func theExtractorIsLimited() throws {
    let process = try #require(
      HelperProcess("/usr/bin/cat", [], limits: KItineraryExtractor.limits))
    let pid = try #require(process.pid)
    let limits = try String(contentsOfFile: "/proc/\(pid)/limits", encoding: .utf8)
    for limit in [
      "Max cpu time +20 +20", "Max address space +1073741824 +1073741824",
      "Max core file size +0 +0",
    ] {
      #expect(limits.range(of: limit, options: .regularExpression) != nil, "\(limit) in \(limits)")
    }
    #expect(process.exchange(Data("x".utf8), deadline: 30, limit: 10) == Data("x".utf8))
  }
}
