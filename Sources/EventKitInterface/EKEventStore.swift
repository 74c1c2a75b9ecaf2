// The contents of the module EventKit, with which programs read the user's calendars: a compatible
// interface, not Apple's. Access is always denied.
@_exported public import Foundation

/// The user's calendars: access is denied. Mirrors EventKit's `EKEventStore`.
// Sendable: immutable.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }
  /// The permission to use calendars. Always `.denied`.
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  private func denyAccess(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    // Called once, on the main thread.
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(false, EKError(.eventStoreNotAuthorized)) }
  }
  /// Asks for the permission to use calendars. Calls the handler with a refusal, on the main
  /// thread.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { denyAccess(completion) }
  /// Asks for the permission to use calendars. Always `false`.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Asks for the permission to read and write events. Calls the handler with a refusal, on the
  /// main thread.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    denyAccess(completion)
  }
  /// Asks for the permission to read and write events. Always `false`.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks for the permission to write events. Calls the handler with a refusal, on the main thread.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    denyAccess(completion)
  }
  /// Asks for the permission to write events. Always `false`.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks for the permission to read and write reminders. Calls the handler with a refusal, on the
  /// main thread.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    denyAccess(completion)
  }
  /// Asks for the permission to read and write reminders. Always `false`.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// The calendars of a type. Always empty.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// The calendar for new events. Always `nil`.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// The calendar for new reminders. Always `nil`.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// A predicate that finds nothing.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// A predicate that finds nothing.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// The events that match a predicate. Always empty.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// The event with an identifier. Always `nil`.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Finds the reminders that match a predicate. Calls the handler without reminders.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return self
  }
  /// Saves an event. Always throws: access is denied.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Removes an event. Always throws: access is denied.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Saves a reminder. Always throws: access is denied.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Removes a reminder. Always throws: access is denied.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Saves a calendar. Always throws: access is denied.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Removes a calendar. Always throws: access is denied.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Saves all changes. No effect.
  open func commit() throws {}
  /// Discards all changes that were not saved. No effect: nothing has changed.
  open func reset() {}
  /// Updates the accounts. No effect: there are no accounts.
  open func refreshSourcesIfNecessary() {}
  /// The accounts. Always empty: there are no accounts.
  open var sources: [EKSource] { [] }
  /// The account with an identifier. Always `nil`.
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  /// The calendar with an identifier. Always `nil`.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The item with an identifier. Always `nil`.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Finds nothing: the closure is never called.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Finds nothing.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Finds nothing.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Cancels a search for reminders. No effect: no reminders are fetched.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
}

extension Notification.Name {
  /// Posted when the user's calendars have changed. Never posted: the user's calendars are not
  /// known here. Mirrors EventKit's.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The kind of data to which a program requests access. Mirrors EventKit's.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Whether the user allows access. Mirrors EventKit's.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of `fullAccess`.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The repetitions of an appointment that a change applies to. Mirrors EventKit's.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// An error of calendars. Mirrors EventKit's.
public struct EKError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case eventStoreNotAuthorized = 29
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension EKError {
  /// The appointment cannot be changed.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// There is no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// The program may not use calendars.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension EKError.Code {
  /// Matches an error of this code, in `catch EKError.eventNotMutable`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? EKError)?.code == match
  }
}
