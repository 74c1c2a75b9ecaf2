public import Foundation

/// A command of a script to the program. Mirrors Foundation's `NSScriptCommand`: no scripts reach a program on Linux, so
/// a command is performed only by `execute()`.
open class NSScriptCommand: NSObject {
  /// What the command is about.
  open var directParameter: Any?
  /// The arguments by their names.
  open var arguments: [String: Any]?
  /// The arguments by their names, which are values already.
  open var evaluatedArguments: [String: Any]? { arguments }
  /// The number of an error; 0 for none.
  open var scriptErrorNumber = 0
  /// The description of an error.
  open var scriptErrorString: String?
  /// Creates a command.
  public override init() { super.init() }
  /// Performs the command; a subclass overrides it. Returns `nil`.
  open func performDefaultImplementation() -> Any? { nil }
  /// Performs the command and returns its result; `nil` if there was an error.
  open func execute() -> Any? {
    let result = performDefaultImplementation()
    return scriptErrorNumber == 0 ? result : nil
  }
}
