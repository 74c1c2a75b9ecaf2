import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import UserNotificationsInterface

/// Notifications of a source that is written for UserNotifications: when they are shown, and what a choice
/// does. The desktop is a stand-in.
@preconcurrency @MainActor
final class NotificationTests: DisplayTestCase {
  private var shown: [(id: String, buttons: [String])] = []
  private var hidden: [String] = []
  private let store = NotificationStore.shared
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func standIn(isActive: Bool = false) {
    MainLoop.attachMainQueue()
    store.removePending { _ in true }
    store.withdraw { _ in true }
    (shown, hidden) = ([], [])
    store.show = { self.shown.append(($0.identifier, $1.map(\.title))) }
    store.hide = { self.hidden.append($0) }
    store.isActive = { isActive }
    store.isAuthorized = true
    store.categories = []
  }

  private func request(_ id: String, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = id
    return UNNotificationRequest(identifier: id, content: content, trigger: trigger)
  }

  func testNothingIsShownBeforeTheProgramHasAsked() {
    standIn()
    store.isAuthorized = false
    XCTAssertThrowsError(try store.add(request("a", nil)))
    let center = ReminderCenter()
    center.ask()
    runLoop(until: { center.isAllowed }, "The answer did not come.")
    XCTAssertNoThrow(try store.add(request("a", nil)))
    XCTAssertEqual(shown.map(\.id), ["a"])
  }

  func testAnIntervalEndsOnce() throws {
    standIn()
    try store.add(
      request("tea", UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)), at: now)
    store.deliverDue(at: now.addingTimeInterval(179))
    XCTAssertEqual(shown.count, 0)
    store.deliverDue(at: now.addingTimeInterval(180))
    store.deliverDue(at: now.addingTimeInterval(400))
    XCTAssertEqual(shown.map(\.id), ["tea"])
    XCTAssertEqual(store.pendingRequests.count, 0)
    XCTAssertEqual(store.delivered.map(\.request.content.title), ["tea"])
  }

  func testADistantDateIsAwaitedADayAtATime() {
    for distance in [.infinity, .greatestFiniteMagnitude, 1e12] {
      XCTAssertEqual(
        NotificationStore.wait(until: Date(timeIntervalSinceNow: distance)), .seconds(86_400))
    }
    XCTAssertEqual(NotificationStore.wait(until: .distantPast), .zero)
  }

  func testACalendarTriggerRepeats() throws {
    standIn()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Ljubljana")!
    var components = DateComponents()
    components.calendar = calendar
    components.timeZone = calendar.timeZone
    (components.hour, components.minute) = (7, 30)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    try store.add(request("up", trigger), at: now)
    for day in 1...3 {
      let next = try XCTUnwrap(store.nextDate)
      XCTAssertEqual(calendar.dateComponents([.hour, .minute], from: next).hour, 7)
      store.deliverDue(at: next)
      XCTAssertEqual(shown.count, day)
    }
    store.removePending { $0 == "up" }
    XCTAssertNil(store.nextDate)
  }

  func testTheSameIdentifierReplacesARequest() throws {
    standIn()
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    try store.add(request("a", trigger), at: now)
    try store.add(request("a", trigger), at: now)
    XCTAssertEqual(store.pendingRequests.count, 1)
  }

  func testTheDelegateDecidesWhileAWindowIsActive() throws {
    standIn(isActive: true)
    let center = UNUserNotificationCenter.current()
    center.delegate = nil
    try store.add(request("silent", nil))
    XCTAssertEqual(shown.count, 0)
    let reminders = ReminderCenter()
    try store.add(request("loud", nil))
    XCTAssertEqual(shown.map(\.id), ["loud"])
    withExtendedLifetime(reminders) {}
  }

  func testAChoiceReachesTheDelegateOnce() throws {
    standIn()
    let reminders = ReminderCenter()
    store.categories = [
      UNNotificationCategory(
        identifier: "drink",
        actions: [
          UNNotificationAction(identifier: "done", title: "Done"),
          UNTextInputNotificationAction(identifier: "note", title: "Note"),
        ], intentIdentifiers: [])
    ]
    let content = UNMutableNotificationContent()
    content.categoryIdentifier = "drink"
    try store.add(UNNotificationRequest(identifier: "a b", content: content, trigger: nil))
    XCTAssertEqual(shown.first?.buttons, ["Done"])
    XCTAssertTrue(store.open(NotificationStore.target("a b", "done")))
    XCTAssertTrue(store.open(NotificationStore.target("a b", "done")))
    XCTAssertFalse(store.open("trip:5"))
    XCTAssertEqual(reminders.opened, ["a b done"])
  }

  func testAContentIsCopied() throws {
    standIn()
    let content = UNMutableNotificationContent()
    content.title = "Before"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "After"
    XCTAssertEqual(request.content.title, "Before")
    let copy = try XCTUnwrap(request.content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "Copy"
    XCTAssertEqual(request.content.title, "Before")
  }
}
