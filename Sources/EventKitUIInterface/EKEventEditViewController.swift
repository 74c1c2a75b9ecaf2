// Editing appointments, under the module name EventKitUI: a compatible interface, not Apple's. The desktop's calendar
// program edits them.
@_exported public import EventKitInterface
@_exported public import Foundation
@_exported public import TabstopKits

/// A controller with which the user adds an appointment: it opens as a file in the desktop's calendar program. Mirrors
/// EventKitUI's `EKEventEditViewController`.
@preconcurrency @MainActor
open class EKEventEditViewController: OpeningController {
  /// The store of the appointment. Stored, without effect: the calendar program keeps the appointment.
  open var eventStore: EKEventStore!
  /// The appointment; a new one if it is `nil`.
  open var event: EKEvent?
  /// The delegate, which is notified of the end. Not retained.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  /// Creates a controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Cancels the editing. No effect: the calendar program edits.
  open func cancelEditing() {}

  /// Opens a file; calls the closure with whether a program has it. For tests as well.
  var openFile: (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Void = { file, done in
    UIApplication.shared.open(file, completionHandler: done)
  }

  open override func open(_ done: @escaping () -> Void) {
    let end: @MainActor @Sendable (Bool) -> Void = { [self] isOpen in
      // Whether it is kept, the calendar program does not say.
      editViewDelegate?.eventEditViewController(
        self, didCompleteWith: isOpen ? .saved : .canceled)
      done()
    }
    let event = event ?? EKEvent(eventStore: eventStore ?? EKEventStore())
    // Other users cannot look into the folder. The file stays: the program reads it when it has
    // started.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "appointment-\(UUID().uuidString)")
    let file = folder.appendingPathComponent("appointment.ics")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(CalendarFile(event).text.utf8).write(to: file)
      openFile(file, end)
    } catch {
      end(false)
    }
  }
}

/// The end of editing. Mirrors EventKitUI's; here it is `.saved`, in the calendar program, or `.canceled`.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
  /// The other spelling of `canceled`.
  public static let cancelled = EKEventEditViewAction.canceled
}

/// A delegate that is notified of the end of editing. Mirrors EventKitUI's `EKEventEditViewDelegate`.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when the calendar program has the appointment, or there is none.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// The calendar of new appointments. Never called: the calendar program chooses.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The calendar of new appointments. Never called: the calendar program chooses.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(for: .event, eventStore: EKEventStore()) }
}
