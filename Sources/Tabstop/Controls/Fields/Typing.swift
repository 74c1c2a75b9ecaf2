/// A text control while it writes what the user typed to its binding: what keeps a history of the value
/// takes what is typed at a time for one change.
@MainActor
package enum Typing {
  /// The control that writes; `nil` while none does.
  package private(set) static var control: ObjectIdentifier?
  /// The control into which the user has typed in this turn: what `onChange` then writes belongs to the
  /// same change.
  package private(set) static var reactingTo: ObjectIdentifier?
  private static var isRecorded = false
  /// How long the user pauses before what is typed next is another change.
  package static var pause = Duration.seconds(1)

  /// Notes that the history of the value has what is being typed.
  package static func record() { isRecorded = true }

  /// Calls a closure that writes what was typed into `control`.
  ///
  /// - Returns: Whether it is recorded, so that a history of the control's own would repeat it.
  static func write(by control: AnyObject, _ write: () -> Void) -> Bool {
    let outer = (Self.control, isRecorded)
    defer { (Self.control, isRecorded) = outer }
    (Self.control, isRecorded) = (ObjectIdentifier(control), false)
    if reactingTo == nil { Updater.shared.afterFocus { reactingTo = nil } }
    reactingTo = ObjectIdentifier(control)
    write()
    return isRecorded
  }
}
