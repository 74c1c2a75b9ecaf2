import Foundation
import GtkBridge
import XCTest

@testable import Tabstop
@testable import TabstopFoundation
import TabstopKits

/// The texts of announcements, their order, and their spellings.
@preconcurrency @MainActor
final class AnnouncementTests: XCTestCase {
  private typealias Announcement = AccessibilityNotification.Announcement

  private func said(_ announcements: [Announcement]) -> String {
    Announcements.joined(Announcements.inOrder(announcements).map(\.text))
  }

  func testOrderIsKeptAndEqualOnesInARowAreSaidOnce() {
    XCTAssertEqual(said(["A", "A", "B", "A"].map { Announcement($0) }), "A. B. A")
  }

  func testSentencesKeepTheirEnds() {
    XCTAssertEqual(said(["Saved.", "Go on?", "Yes"].map { Announcement($0) }), "Saved. Go on? Yes")
  }

  func testByPriorityAndNoneIsLost() {
    let all = [
      Announcement("low", .low), Announcement("one"), Announcement("high", .high),
      Announcement("two"),
    ]
    XCTAssertEqual(said(all), "high. one. two. low")
  }

  func testPriorityOfAnAttributedString() {
    var text = AttributedString("Photo deleted")
    XCTAssertEqual(Announcement(text).priority, .default)
    text.accessibilitySpeechAnnouncementPriority = .high
    XCTAssertEqual(Announcement(text).priority, .high)
    XCTAssertEqual(Announcement(text).text, "Photo deleted")
    text.accessibilitySpeechAnnouncementPriority = .low
    XCTAssertEqual(Announcement(text).priority, .low)
  }

  func testPriorityOfAnNSAttributedString() {
    let high = NSAttributedString(
      string: "Now",
      attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
    XCTAssertEqual(Announcement(of: high)?.priority, .high)
    let raw = NSAttributedString(
      string: "Now",
      attributes: [
        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low.rawValue
      ])
    XCTAssertEqual(Announcement(of: raw)?.priority, .low)
    let queued = NSAttributedString(
      string: "Then", attributes: [.accessibilitySpeechQueueAnnouncement: true])
    XCTAssertEqual(Announcement(of: queued)?.priority, .low)
    XCTAssertEqual(Announcement(of: NSAttributedString(string: "So"))?.priority, .default)
  }

  func testTextsOfOtherKinds() {
    let count = 3
    XCTAssertEqual(Announcement("\(count) photos").text, "3 photos")
    XCTAssertEqual(Announcement(LocalizedStringKey("\(count) photos")).text, "3 photos")
    XCTAssertEqual(Announcement(LocalizedStringResource("\(count) photos")).text, "3 photos")
    XCTAssertEqual(Announcement(of: "page")?.text, "page")
    XCTAssertEqual(Announcement(of: "page".dropFirst())?.text, "age")
    XCTAssertNil(Announcement(of: nil))
    XCTAssertNil(Announcement(of: 7))
    XCTAssertEqual(AccessibilityNotification.ScreenChanged("Trips").announcement?.text, "Trips")
    XCTAssertNil(AccessibilityNotification.LayoutChanged().announcement)
  }

  /// From any thread, and without assistive technology, in all spellings.
  func testPostingIsSilentWithoutListeners() async {
    await Task.detached {
      Announcement("From afar").post()
      AccessibilityNotification.LayoutChanged(nil).post()
      AccessibilityNotification.ScreenChanged("Trips").post()
      AccessibilityNotification.PageScrolled("Page 2 of 5").post()
      UIAccessibility.post(notification: .announcement, argument: "Saved" as NSString)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }.value
    Updater.shared.run()
  }

  /// A subscription to the technology's state is released with its subscriber.
  func testSubscriptionsToTheTechnologyAreReleased() {
    let technology = AssistiveTechnology.shared
    var subscription: AssistiveTechnology.Subscription? = technology.observe {}
    let count = technology.subscriptionCount
    withExtendedLifetime(subscription) {}
    subscription = nil
    XCTAssertEqual(technology.subscriptionCount, count - 1)
  }
}
