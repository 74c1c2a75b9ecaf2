/// What the program is called.
package enum ProgramIdentity {
  /// The `applicationID` of the `App`, once that runs. Written on the main thread before the program's own code runs.
  package nonisolated(unsafe) static var applicationID: String?
}
