import Foundation
import XCTest

@testable import TipKitInterface

/// What happened to tips, and where it is stored.
@preconcurrency @MainActor
final class TipStateTests: TipTestCase {
  func testNothingIsShownBeforeTheTipsAreConfigured() throws {
    XCTAssertEqual(RareTip().status, .pending)
    try configure()
    XCTAssertEqual(RareTip().status, .available)
    XCTAssertThrowsError(try configure()) {
      XCTAssertEqual($0 as? TipKitError, .tipsDatastoreAlreadyConfigured)
    }
  }

  func testAClosedTipKeepsItsFirstReasonInTheNextRun() throws {
    try configure()
    RareTip().invalidate(reason: .actionPerformed)
    RareTip().invalidate(reason: .tipClosed)
    TourTip.add.invalidate(reason: .tipClosed)
    XCTAssertEqual(RareTip().status, .invalidated(.actionPerformed))
    try restart()
    XCTAssertEqual(RareTip().status, .invalidated(.actionPerformed))
    XCTAssertEqual(TourTip.add.status, .invalidated(.tipClosed))
    XCTAssertEqual(TourTip.remove.status, .available)
    XCTAssertFalse(AnyTip(RareTip()).shouldDisplay)
  }

  func testATipIsClosedBeforeTheTipsAreConfigured() throws {
    RareTip().invalidate(reason: .tipClosed)
    try configure()
    XCTAssertEqual(RareTip().status, .invalidated(.tipClosed))
  }

  func testWhatHappensBeforeTheTipsAreConfiguredChangesWhatIsStored() async throws {
    try configure()
    PackingTip.isSignedIn = true
    await PhotoTip.viewed.donate(.init(place: "Rome"))
    XCTAssertTrue(TipCenter.shared.beginDisplay(of: RareTip()))
    TipCenter.shared.endDisplay(of: RareTip())
    TourTip.add.invalidate(reason: .actionPerformed)
    TourTip.remove.invalidate(reason: .tipClosed)
    TipCenter.shared.restart(clock: clock.clock)

    // The initial value.
    PackingTip.isSignedIn = false
    try await PhotoTip.viewed.deleteDonations()
    await PhotoTip.viewed.donate(.init(place: "Oslo"))
    TourTip.add.invalidate(reason: .tipClosed)
    RareTip().invalidate(reason: .tipClosed)
    await TourTip.remove.resetEligibility()
    try configure()
    for _ in 0..<2 {
      XCTAssertFalse(PackingTip.isSignedIn)
      XCTAssertEqual(PhotoTip.viewed.donations.map(\.place), ["Oslo"])
      XCTAssertEqual(TourTip.add.status, .invalidated(.actionPerformed))
      XCTAssertEqual(TourTip.remove.status, .available)
      let record = TipCenter.shared.read { $0.records.tips["RareTip"] }
      XCTAssertEqual(record?.displayCount, 1)
      XCTAssertEqual(record?.invalidation, .tipClosed)
      try restart()
    }
  }

  func testEligibilityIsReset() async throws {
    try configure()
    RareTip().invalidate(reason: .tipClosed)
    await RareTip().resetEligibility()
    XCTAssertEqual(RareTip().status, .available)
    try restart()
    XCTAssertEqual(RareTip().status, .available)
  }

  func testATipIsShownAsOftenAsItsOptionAllows() throws {
    try configure()
    for _ in 0..<2 {
      XCTAssertTrue(TipCenter.shared.beginDisplay(of: RareTip()))
      // Two views of one tip are one display.
      XCTAssertTrue(TipCenter.shared.beginDisplay(of: RareTip()))
      XCTAssertEqual(RareTip().status, .available)
      TipCenter.shared.endDisplay(of: RareTip())
      XCTAssertEqual(RareTip().status, .available)
      TipCenter.shared.endDisplay(of: RareTip())
    }
    XCTAssertEqual(RareTip().status, .invalidated(.displayCountExceeded))
    XCTAssertFalse(TipCenter.shared.beginDisplay(of: RareTip()))
    try restart()
    XCTAssertEqual(RareTip().status, .invalidated(.displayCountExceeded))
  }

  func testATipIsShownAsLongAsItsOptionAllows() throws {
    try configure()
    XCTAssertTrue(TipCenter.shared.beginDisplay(of: ShortTip()))
    clock.advance(by: 50)
    TipCenter.shared.endDisplay(of: ShortTip())
    try restart()
    XCTAssertTrue(TipCenter.shared.beginDisplay(of: ShortTip()))
    clock.advance(by: 45)
    // 95 seconds in all, but this display is shorter than a minute.
    XCTAssertEqual(ShortTip().status, .available)
    clock.advance(by: 15)
    XCTAssertEqual(ShortTip().status, .invalidated(.displayDurationExceeded))
    TipCenter.shared.endDisplay(of: ShortTip())
    XCTAssertEqual(ShortTip().status, .invalidated(.displayDurationExceeded))
  }

  func testAnotherTipWaitsForTheFrequency() throws {
    try configure(.hourly)
    XCTAssertTrue(TipCenter.shared.beginDisplay(of: TourTip.welcome))
    XCTAssertEqual(TourTip.welcome.status, .available)
    XCTAssertEqual(TourTip.add.status, .pending)
    XCTAssertEqual(RareTip().status, .available, "It ignores the frequency.")
    TourTip.welcome.invalidate(reason: .tipClosed)
    TipCenter.shared.endDisplay(of: TourTip.welcome)
    try restart(.hourly)
    clock.advance(by: 3599)
    XCTAssertEqual(TourTip.add.status, .pending)
    XCTAssertFalse(TipCenter.shared.beginDisplay(of: TourTip.add))
    clock.advance(by: 1)
    XCTAssertEqual(TourTip.add.status, .available)
  }

  // MARK: The file

  func testTheFileIsPrivate() throws {
    try configure()
    RareTip().invalidate(reason: .tipClosed)
    TipCenter.shared.finishWriting()
    let files = FileManager.default
    func permissions(_ url: URL) throws -> Int? {
      try files.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    XCTAssertEqual(try permissions(file), 0o600)
    XCTAssertEqual(try permissions(folder), 0o700)
    XCTAssertEqual(try files.contentsOfDirectory(atPath: folder.path), ["tips.json"])
  }

  func testTwoProcessesChangeOneFile() async throws {
    try configure()
    await PhotoTip.viewed.donate(.init(place: "Rome"))
    TipCenter.shared.finishWriting()
    let other = try TipFile(in: folder)
    try other.write([
      .invalidation(tip: "RareTip", .actionPerformed),
      .donation(
        event: PhotoTip.viewed.id,
        .init(date: clock.clock.now(), value: "[{\"place\":\"Oslo\",\"isFavorite\":false}]"),
        limit: .init(count: 10, oldest: .distantPast)),
    ])
    await PhotoTip.viewed.donate(.init(place: "Bonn"))
    RareTip().invalidate(reason: .tipClosed)
    try restart()
    XCTAssertEqual(PhotoTip.viewed.donations.map(\.place), ["Rome", "Oslo", "Bonn"])
    XCTAssertEqual(RareTip().status, .invalidated(.actionPerformed))
  }

  func testManyChangesAreWrittenTogether() async throws {
    try configure()
    RareTip().invalidate(reason: .tipClosed)
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    let many = Tips.Event(id: "many", donationLimit: .init(maximumCount: 100_000))
    let start = ContinuousClock.now
    for _ in 0..<20_000 { many.sendDonation() }
    XCTAssertEqual(many.donations.count, 20_000)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
    try restart()
    XCTAssertEqual(many.donations.count, 20_000)
  }

  func testADamagedFileIsSetAside() throws {
    try configure()
    RareTip().invalidate(reason: .tipClosed)
    TipCenter.shared.restart(clock: clock.clock)
    try Data("{\"tips\":".utf8).write(to: file)
    try configure()
    XCTAssertEqual(RareTip().status, .available)
    let aside = folder.appendingPathComponent("tips.damaged.json")
    XCTAssertEqual(try Data(contentsOf: aside), Data("{\"tips\":".utf8))
    RareTip().invalidate(reason: .actionPerformed)
    try restart()
    XCTAssertEqual(RareTip().status, .invalidated(.actionPerformed))
  }

  func testAFolderThatCannotBeUsedIsAnError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("file"))
    let inFile = folder.appendingPathComponent("file/tips")
    XCTAssertThrowsError(try Tips.configure([.datastoreLocation(.url(inFile))]))
    XCTAssertThrowsError(
      try Tips.ConfigurationOption.DatastoreLocation.groupContainer(identifier: "../a"))
  }

  func testTheStateIsDroppedBeforeTheTipsAreConfigured() throws {
    try configure()
    RareTip().invalidate(reason: .tipClosed)
    PackingTip.isSignedIn = true
    XCTAssertThrowsError(try Tips.resetDatastore())
    TipCenter.shared.restart(clock: clock.clock)
    try Tips.resetDatastore()
    try configure()
    XCTAssertEqual(RareTip().status, .available)
    XCTAssertFalse(PackingTip.isSignedIn)
    try restart()
    XCTAssertEqual(RareTip().status, .available)
  }

  // MARK: Testing

  func testTipsAreShownForTestingWithoutChangingTheirState() throws {
    try configure()
    RareTip().invalidate(reason: .tipClosed)
    Tips.showAllTipsForTesting()
    XCTAssertEqual(RareTip().status, .available)
    XCTAssertEqual(PackingTip().status, .available, "Its rules are not met.")
    RareTip().invalidate(reason: .actionPerformed)
    XCTAssertEqual(RareTip().status, .available)
    try restart()
    XCTAssertEqual(RareTip().status, .invalidated(.tipClosed))
  }

  func testThePrecedenceOfTheFunctionsForTesting() throws {
    try configure()
    Tips.hideAllTipsForTesting()
    XCTAssertEqual(RareTip().status, .pending)
    Tips.showAllTipsForTesting()
    XCTAssertEqual(RareTip().status, .available)
    Tips.hideTipsForTesting([RareTip.self, TourTip.self])
    XCTAssertEqual(RareTip().status, .pending)
    XCTAssertEqual(PackingTip().status, .available)
    Tips.showTipsForTesting([TourTip.self])
    XCTAssertEqual(AnyTip(TourTip.add).status, .available)
    XCTAssertEqual(RareTip().status, .pending)
  }

  func testArgumentsOfTheProgram() {
    let arguments = TipArguments([
      "program", "-com.apple.TipKit.ShowTips", "RareTip,TourTip", "-com.apple.TipKit.HideAllTips",
      "1", "-com.apple.TipKit.ResetDatastore", "1",
    ])
    XCTAssertTrue(arguments.resets)
    XCTAssertEqual(arguments.overrides.override(for: TourTip.add), .shows)
    XCTAssertEqual(arguments.overrides.override(for: PackingTip()), .hides)
  }
}
