/// An object that is notified of the program's start and end.
@MainActor
package protocol ProgramObserver: AnyObject {
  /// Called when the program runs, before its scenes are evaluated.
  func programWillOpenWindows()
  /// Called when the program's first window exists.
  func programDidOpenWindows()
  /// Whether the program ends with its last window.
  var endsWithLastWindow: Bool { get }
  /// Modifies the environment of all windows' views.
  func inherit(_ environment: inout EnvironmentValues)
  /// Called when the desktop opens URLs with the program, which has a window.
  func programOpens(_ addresses: [String])
  /// Called when the main loop has ended, as the last notification.
  func programWillEnd()
}

extension ProgramObserver {
  package func programWillOpenWindows() {}
  package func programDidOpenWindows() {}
  package var endsWithLastWindow: Bool { true }
  package func inherit(_ environment: inout EnvironmentValues) {}
  package func programOpens(_ addresses: [String]) {}
  package func programWillEnd() {}
}

/// Sends each notification to the observers once.
@MainActor
package enum ProgramLife {
  package static var observers: [any ProgramObserver] = []

  static var endsWithLastWindow: Bool { observers.allSatisfy { $0.endsWithLastWindow } }

  /// Whether the program has started, and has not ended.
  package private(set) static var isRunning = false

  static func willOpenWindows() {
    isRunning = true
    for observer in observers { observer.programWillOpenWindows() }
  }
  static func didOpenWindows() { for observer in observers { observer.programDidOpenWindows() } }
  static func inherit(_ environment: inout EnvironmentValues) {
    for observer in observers { observer.inherit(&environment) }
  }
  static func opens(_ addresses: [String]) {
    for observer in observers { observer.programOpens(addresses) }
  }
  static func willEnd() {
    for observer in observers { observer.programWillEnd() }
    isRunning = false
  }
}
