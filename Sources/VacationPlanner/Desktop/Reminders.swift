import Foundation
import Tabstop
import Trips

/// A reminder of a booking: its alarm, at a moment.
struct Reminder: Hashable {
  let booking: RecordID
  let minutes: Int
  let due: Date
  let start: Date

  /// nil for a booking without an alarm or a time, and for one that was cancelled.
  init?(_ booking: Booking) {
    guard let minutes = booking.alarmMinutes, minutes >= 0, booking.state != .cancelled,
      let start = try? booking.start.instant()
    else { return nil }
    self.booking = booking.id
    self.minutes = minutes
    self.start = start
    due = start.addingTimeInterval(-60 * Double(minutes))
  }

  /// Names nothing of the plan: desktops write notifications to the disk, and show them while the
  /// screen is locked.
  func body(_ words: Wording, minutesLeft: Int) -> String {
    minutesLeft == 0
      ? String(localized: "Something you planned begins now. Open Vacation Planner to see it.")
      : String(
        localized: """
          Something you planned begins in \(words.duration(minutes: minutesLeft)). Open Vacation \
          Planner to see it.
          """)
  }

  /// The minutes until the start, rounded up: fewer than those of the alarm if the computer has slept.
  func minutesLeft(at now: Date) -> Int {
    let seconds = start.timeIntervalSince(max(now, due))
    return max(0, Int((seconds / 60).rounded(.up)))
  }

  /// Whether the reminder is still useful: the booking has not begun, or has just begun if its
  /// alarm is at the start.
  func isTimely(at now: Date) -> Bool {
    minutes == 0 ? now.timeIntervalSince(start) < 120 : start >= now
  }

  /// The id of its notification.
  var notification: String { "reminder-\(booking)" }
}

/// The reminders of the user who is signed in: each becomes a notification when it is due.
final class Reminders {
  private let plans: Plans
  private let show: (Reminder) -> Void
  /// The reminders up to this moment are done.
  private var done: Date
  private var waiting: Task<Void, Never>?

  /// - Parameter now: Those that were due before are not shown.
  init(_ plans: Plans, now: Date = Date(), show: @escaping (Reminder) -> Void) {
    self.plans = plans
    self.show = show
    done = now
  }

  private var all: [Reminder] {
    plans.trips.values.flatMap { $0.bookings.values.compactMap(Reminder.init) }
  }

  /// Shows what has become due, and waits for the next. Call it after each change of the plans.
  func renew(now: Date = Date()) {
    waiting?.cancel()
    let all = all
    // Of those that were due while the computer slept, none whose booking has begun.
    for reminder in all.sorted(by: { $0.due < $1.due }) {
      guard reminder.due > done, reminder.due <= now else { continue }
      if reminder.isTimely(at: now) { show(reminder) }
    }
    done = max(done, now)
    guard let next = all.map(\.due).filter({ $0 > now }).min() else { return }
    waiting = Task { [weak self] in
      do { try await Task.sleep(for: .seconds(next.timeIntervalSince(now))) } catch { return }
      self?.renew(now: max(Date(), next))
    }
  }

  func stop() { waiting?.cancel() }
}

/// Shows the reminders of the plans as notifications of the desktop.
struct ShowingReminders: ViewModifier {
  let plans: Plans
  @State private var reminders: Reminders?
  @State private var shown: Set<String> = []

  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .onChange(of: plans.generation, initial: true) { renew() }
      // Perhaps the computer has slept.
      .onChange(of: scenePhase) { renew() }
      .onDisappear {
        reminders?.stop()
        reminders = nil
        for id in shown { Desktop.withdrawNotification(id: id) }
      }
  }

  private func renew() {
    let reminders = self.reminders ?? Reminders(plans, show: show)
    self.reminders = reminders
    reminders.renew()
  }

  private func show(_ reminder: Reminder) {
    let minutes = reminder.minutesLeft(at: Date())
    shown.insert(reminder.notification)
    Desktop.notify(
      id: reminder.notification, title: String(localized: "A Reminder of Your Trip"),
      body: reminder.body(plans.words, minutesLeft: minutes), target: reminder.booking.description)
    guard scenePhase == .active, case .booking(let booking) = plans.record(reminder.booking) else {
      return
    }
    // Only in the program's own window: what it is about.
    let name = booking.spokenName.prefix(1).uppercased() + booking.spokenName.dropFirst()
    AccessibilityNotification.Announcement(
      minutes == 0
        ? String(localized: "\(name) begins now")
        : String(localized: "\(name) begins in \(plans.words.duration(minutes: minutes))")
    ).post()
  }
}
