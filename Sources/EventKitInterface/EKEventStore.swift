// The contents of the module EventKit, with which programs read the user's calendars: a compatible
// interface, not Apple's. Access is always denied.
@_exported public import Foundation

/// The user's calendars: access is denied. Mirrors EventKit's `EKEventStore`.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }
  /// Always `.denied`.
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  private func denyAccess(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(false, EKError(.eventStoreNotAuthorized)) }
  }
  /// Calls the handler with a refusal, on the main thread.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { denyAccess(completion) }
  /// Always `false`.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Calls the handler with a refusal, on the main thread.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    denyAccess(completion)
  }
  /// Always `false`.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Calls the handler with a refusal, on the main thread.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    denyAccess(completion)
  }
  /// Always `false`.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Calls the handler with a refusal, on the main thread.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    denyAccess(completion)
  }
  /// Always `false`.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Always empty.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Always `nil`.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Always `nil`.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// A predicate that finds nothing.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// A predicate that finds nothing.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Always empty.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Always `nil`.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Calls the handler without reminders.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return self
  }
  /// Throws: access is denied.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws: access is denied.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws: access is denied.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws: access is denied.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws: access is denied.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws: access is denied.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// No effect.
  open func commit() throws {}
  /// No effect: nothing has changed.
  open func reset() {}
  /// No effect: there are no accounts.
  open func refreshSourcesIfNecessary() {}
  /// Empty: there are no accounts.
  open var sources: [EKSource] { [] }
  /// Always `nil`.
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  /// Always `nil`.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Always `nil`.
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
  /// No effect: no reminders are fetched.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
}

extension Notification.Name {
  /// Never posted: the user's calendars are not known here. Mirrors EventKit's.
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
