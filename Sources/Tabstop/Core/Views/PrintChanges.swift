extension View {
  /// Writes the view's type to standard output, for a program's author who wants to see when a `body`
  /// is evaluated: `let _ = Self._printChanges()`. Mirrors SwiftUI's function, which also names the
  /// properties that have changed: here only reads are recorded, not which of them caused the
  /// evaluation.
  public static func _printChanges() { print("\(Self.self): changed.") }

  /// Prints what has changed, as `_printChanges()` does. SwiftUI writes to the system's log.
  public static func _logChanges() { _printChanges() }
}
