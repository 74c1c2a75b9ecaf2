import Foundation
import XCTest

@testable import TipKitInterface

/// Rules of tips: by parameters and by events.
@preconcurrency @MainActor
final class TipRuleTests: TipTestCase {
  /// Follows a sequence until it has had as many elements as there are expectations; each element fulfills the next.
  private func follow<S: AsyncSequence>(
    _ updates: S, _ expected: [XCTestExpectation],
    _ element: @escaping @MainActor (S.Element) -> Void
  ) {
    Task { @MainActor in
      var rest = expected[...]
      for try await update in updates {
        element(update)
        rest.popFirst()?.fulfill()
        if rest.isEmpty { return }
      }
    }
  }

  func testATipIsShownWhileAllRulesAreMet() async throws {
    try configure()
    XCTAssertEqual(PackingTip().status, .pending)
    PackingTip.isSignedIn = true
    PackingTip.itemCount = 2
    for _ in 0..<3 {
      XCTAssertEqual(PackingTip().status, .pending)
      await PackingTip.opened.donate()
    }
    XCTAssertEqual(PackingTip().status, .available)
    PackingTip.isSignedIn = false
    XCTAssertEqual(PackingTip().status, .pending)
  }

  func testParametersAreStoredUnlessTheyAreTransient() throws {
    XCTAssertFalse(PackingTip.hasSeenList)
    // Before the tips are configured as well.
    PackingTip.hasSeenList = true
    try configure()
    PackingTip.itemCount = 5
    PackingTip.lastPacked = clock.clock.now()
    try restart()
    XCTAssertTrue(PackingTip.hasSeenList)
    XCTAssertEqual(PackingTip.itemCount, 0)
    XCTAssertEqual(PackingTip.lastPacked, clock.clock.now())
    PackingTip.lastPacked = nil
    try restart()
    XCTAssertNil(PackingTip.lastPacked)
    XCTAssertTrue(PackingTip.$hasSeenList.id.hasSuffix("PackingTip.hasSeenList"))
  }

  func testParametersOfPrivateTypesHaveTheSameNameInEachRun() throws {
    struct LocalTip {}
    let parameter = Tips.Parameter(LocalTip.self, "isOn", false)
    let file = "CompatibilityTests/TipRuleTests.swift:CompatibilityTests"
    XCTAssertEqual(parameter.id, "\(file).TipRuleTests.LocalTip.isOn")
    XCTAssertEqual(PrivateTip.$isOn.id, "\(file).PrivateTip.isOn")
    try configure()
    PrivateTip.isOn = true
    try restart()
    XCTAssertTrue(PrivateTip.isOn)
  }

  func testDonationsHaveValuesAndDatesInTheNextRun() async throws {
    await PhotoTip.viewed.donate(.init(place: "Rome"))
    try configure()
    clock.advance(by: 60)
    let done = expectation(description: "The closure is called.")
    PhotoTip.viewed.sendDonation(.init(place: "Rome", isFavorite: true)) { done.fulfill() }
    await fulfillment(of: [done], timeout: 10)
    PhotoTip.viewed.sendDonation(.init(place: "Oslo"))
    XCTAssertEqual(PhotoTip().status, .available)
    try restart()
    XCTAssertEqual(PhotoTip().status, .available)
    let donations = PhotoTip.viewed.donations
    XCTAssertEqual(donations.map(\.place), ["Rome", "Rome", "Oslo"])
    XCTAssertEqual(donations.map(\.isFavorite), [false, true, false])
    XCTAssertEqual(donations[1].date.timeIntervalSince(donations[0].date), 60)
    XCTAssertEqual(donations.largestSubset(groupedBy: \.place).count, 2)
    XCTAssertEqual(donations.smallestSubset(groupedBy: \.place).map(\.place), ["Oslo"])
    try await PhotoTip.viewed.deleteDonations()
    XCTAssertTrue(PhotoTip.viewed.donations.isEmpty)
    XCTAssertEqual(PhotoTip().status, .pending)
  }

  func testADonationThatCannotBeStoredHoldsForThisRun() async throws {
    let measured = Tips.Event<Double>(id: "measured", donationLimit: .init(maximumCount: 3))
    await measured.donate(.infinity)
    try configure()
    clock.advance(by: 1)
    await measured.donate(2)
    clock.advance(by: 1)
    await measured.donate(-.infinity)
    XCTAssertEqual(measured.donations.map(\.info), [.infinity, 2, -.infinity])
    await measured.donate(4)
    XCTAssertEqual(measured.donations.map(\.info), [2, -.infinity, 4])
    try restart()
    XCTAssertEqual(measured.donations.map(\.info), [2, 4])
  }

  func testAnEventKeepsWhatItsLimitAllows() async throws {
    try configure()
    for place in ["A", "B", "C"] { await PhotoTip.few.donate(.init(place: place)) }
    XCTAssertEqual(PhotoTip.few.donations.map(\.place), ["B", "C"])
    clock.advance(by: 24 * 3600)
    XCTAssertTrue(PhotoTip.few.donations.isEmpty)
    for _ in 0..<1100 { await PackingTip.opened.donate() }
    XCTAssertEqual(PackingTip.opened.donations.count, 1000)
    try restart()
    XCTAssertEqual(PackingTip.opened.donations.count, 1000)
  }

  func testTheStatusChangesWhenDonationsAreOld() async throws {
    try configure()
    (PackingTip.isSignedIn, PackingTip.itemCount) = (true, 2)
    await PackingTip.opened.donate()
    clock.advance(by: 3600)
    await PackingTip.opened.donate()
    await PackingTip.opened.donate()
    var statuses: [Tips.Status] = []
    let (first, second) = (expectation(description: "first"), expectation(description: "second"))
    follow(PackingTip().statusUpdates, [first, second]) { statuses.append($0) }
    await fulfillment(of: [first], timeout: 10)
    clock.advance(by: 7 * 24 * 3600 - 3601)
    XCTAssertEqual(PackingTip().status, .available)
    clock.advance(by: 1)
    XCTAssertEqual(PackingTip().status, .pending)
    await fulfillment(of: [second], timeout: 10)
    XCTAssertEqual(statuses, [.available, .pending])
  }

  func testAStatusWithoutTimeWaitsForNone() throws {
    try configure()
    XCTAssertEqual(RareTip().status, .available)
    XCTAssertEqual(clock.waitingCount, 0)
  }

  // MARK: Groups

  func testAnOrderedGroupWaitsForTheTipsBefore() throws {
    try configure()
    let group = TipGroup(.ordered) {
      TourTip.welcome
      TourTip.add
    }
    XCTAssertEqual(group.currentTip?.id, "tour.welcome")
    TourTip.isPaused = true
    XCTAssertNil(group.currentTip)
    TourTip.isPaused = false
    TourTip.welcome.invalidate(reason: .actionPerformed)
    XCTAssertEqual(group.currentTip as? TourTip, .add)
    TourTip.add.invalidate(reason: .actionPerformed)
    XCTAssertNil(group.currentTip)
  }

  func testAGroupShowsTheFirstThatIsAvailable() throws {
    try configure()
    let isLong = true
    let group = TipGroup {
      PackingTip()
      if isLong { TourTip.add }
      RareTip()
    }
    XCTAssertEqual(group.currentTip as? TourTip, .add)
    XCTAssertTrue(TipCenter.shared.beginDisplay(of: RareTip()))
    XCTAssertTrue(group.currentTip is RareTip, "One on screen is replaced.")
    TipCenter.shared.endDisplay(of: RareTip())
    XCTAssertEqual(group.currentTip as? TourTip, .add)
  }

  func testTheCurrentTipIsFollowed() async throws {
    try configure()
    let group = TipGroup(.ordered) {
      TourTip.welcome
      TourTip.add
    }
    var found: [String] = []
    let (first, second) = (expectation(description: "first"), expectation(description: "second"))
    follow(group.currentTipUpdates, [first, second]) { found.append($0.id) }
    await fulfillment(of: [first], timeout: 10)
    TourTip.welcome.invalidate(reason: .tipClosed)
    await fulfillment(of: [second], timeout: 10)
    XCTAssertEqual(found, ["tour.welcome", "tour.add"])
  }
}

private struct PrivateTip: Tip {
  @Parameter static var isOn = false
  var title: Text { Text("Private") }
}
