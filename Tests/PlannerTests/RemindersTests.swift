import Foundation
import Testing
import Trips

@testable import vacation_planner

/// The reminders of bookings, and what the desktop's search finds.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct RemindersTests {
  private func booking(
    _ title: String, alarm: Int?, state: BookingState = .planned
  ) throws -> Booking {
    let local = try #require(LocalDate(iso: "2026-12-24"))
    let time = try #require(LocalTime(hour: 9, minute: 30))
    let place = Place("Tokyo", zone: "Asia/Tokyo")
    return Booking(
      trip: Trip.japan.id, kind: .meal, state: state, title: title,
      start: BookingEnd(place, local, time), alarmMinutes: alarm)
  }

  @Test func anAlarmIsDueItsMinutesBeforeTheStartInTheZoneOfThePlace() throws {
    let reminder = try #require(Reminder(booking("Sushi", alarm: 90)))
    #expect(reminder.start == ISO8601DateFormatter().date(from: "2026-12-24T00:30:00Z"))
    #expect(reminder.due == ISO8601DateFormatter().date(from: "2026-12-23T23:00:00Z"))
    #expect(try Reminder(booking("Sushi", alarm: nil)) == nil)
    #expect(try Reminder(booking("Sushi", alarm: 90, state: .cancelled)) == nil)
  }

  /// The plans are sealed; desktops write notifications to the disk.
  @Test func aNotificationNamesNothingOfThePlan() throws {
    let words = Wording(Locale(identifier: "en_GB"))
    let reminder = try #require(Reminder(booking("Sushi", alarm: 90)))
    #expect(
      reminder.body(words, minutesLeft: reminder.minutesLeft(at: reminder.due))
        == "Something you planned begins in 1 hour 30 minutes. Open Vacation Planner to see it.")
    let now = try #require(Reminder(booking("Sushi", alarm: 0)))
    #expect(
      now.body(words, minutesLeft: now.minutesLeft(at: now.due))
        == "Something you planned begins now. Open Vacation Planner to see it.")
  }

  @Test func aLateReminderSaysWhatIsLeft() throws {
    let reminder = try #require(Reminder(booking("Sushi", alarm: 90)))
    #expect(reminder.minutesLeft(at: reminder.due - 1) == 90)
    #expect(reminder.minutesLeft(at: reminder.due + 1) == 90)
    #expect(reminder.minutesLeft(at: reminder.start - 300) == 5)
    #expect(reminder.minutesLeft(at: reminder.start + 1) == 0)
  }

  @Test func anAlarmAtTheStartIsNotShownLongAfterIt() throws {
    let reminder = try #require(Reminder(booking("Sushi", alarm: 0)))
    #expect(reminder.isTimely(at: reminder.start + 60))
    #expect(!reminder.isTimely(at: reminder.start + 180))
    let early = try #require(Reminder(booking("Sushi", alarm: 90)))
    #expect(early.isTimely(at: early.start))
    #expect(!early.isTimely(at: early.start + 1))
  }

  @Test func whoLeavesTakesTheWishesThatConcernThePlansAlong() {
    let externalRequests = ExternalRequests()
    externalRequests.add(.search("Japan"), isSignedIn: true)
    externalRequests.forgetPlans()
    #expect(externalRequests.request == nil)
    externalRequests.add(.newTrip, isSignedIn: true)
    externalRequests.forgetPlans()
    #expect(externalRequests.request == .newTrip)
  }

  @Test func eachIsShownOnceWhenItIsDue() async throws {
    let user = try await SignedInUser()
    let (soon, late) = (try booking("Sushi", alarm: 90), try booking("Tea", alarm: 30))
    try await user.plans.perform(
      ChangeTitle(.added, "trip Japan"),
      [.put(.trip(.japan)), .put(.booking(soon)), .put(.booking(late))])
    let start = try #require(Reminder(soon)).start
    var shown: [RecordID] = []
    let reminders = Reminders(user.plans, now: start - 6000) { shown.append($0.booking) }
    defer { reminders.stop() }
    reminders.renew(now: start - 5401)
    #expect(shown.isEmpty)
    reminders.renew(now: start - 5400)
    #expect(shown == [soon.id])
    reminders.renew(now: start - 5000)
    #expect(shown == [soon.id])
    // A sleep past the start of both: too late for a reminder.
    reminders.renew(now: start + 1)
    #expect(shown == [soon.id])
  }

  @Test func whatWasDueBeforeSigningInIsNotShown() async throws {
    let user = try await SignedInUser()
    let booking = try booking("Sushi", alarm: 90)
    try await user.plans.perform(
      ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan)), .put(.booking(booking))])
    let start = try #require(Reminder(booking)).start
    let reminders = Reminders(user.plans, now: start - 60) { _ in Issue.record("shown") }
    defer { reminders.stop() }
    reminders.renew(now: start - 30)
  }

  @Test func aDueReminderIsShownWithoutAChangeOfThePlans() async throws {
    let user = try await SignedInUser()
    let booking = try booking("Sushi", alarm: 90)
    try await user.plans.perform(
      ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan)), .put(.booking(booking))])
    let due = try #require(Reminder(booking)).due
    await withCheckedContinuation { shown in
      let reminders = Reminders(user.plans, now: due - 1) { _ in shown.resume() }
      // Waits for what is left until then.
      reminders.renew(now: due - 0.01)
      withExtendedLifetime(reminders) {}
      Self.kept = reminders
    }
    Self.kept = nil
  }

  private static var kept: Reminders?

  @Test func theDesktopsSearchFindsTitlesWithAllWords() async throws {
    let user = try await SignedInUser()
    let zurich = Trip(
      title: "Café Zürich", firstDay: Trip.japan.firstDay, lastDay: Trip.japan.lastDay)
    try await user.plans.perform(
      ChangeTitle(.added, "trips"), [.put(.trip(.japan)), .put(.trip(zurich))])
    #expect(user.plans.trips(titled: ["JAP"]).map(\.id) == [Trip.japan.id])
    #expect(user.plans.trips(titled: ["zurich", "cafe"]).map(\.id) == [zurich.id])
    #expect(user.plans.trips(titled: ["zurich", "japan"]).isEmpty)
    #expect(user.plans.trips(titled: []).isEmpty)
  }
}
