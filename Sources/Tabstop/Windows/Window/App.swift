private import Glibc
internal import GtkBridge
internal import TabstopResources

/// A program. Mirrors SwiftUI's `App`: mark the type with `@main` and declare its windows.
@preconcurrency @MainActor
public protocol App {
  /// The scenes of the program.
  associatedtype Body: Scene
  /// The program's windows.
  @SceneBuilder var body: Body { get }
  /// Creates the program, once at its start on the main thread.
  init()

  /// The program's name on the session bus, in reverse-DNS form. With a name, there is only one
  /// instance: a second start shows the first one's window. With `nil` (the default) each start is
  /// an instance of its own.
  static var applicationID: String? { get }

  /// The program's name for the user: in the desktop's lists, and for assistive technology. By
  /// default the type's name.
  static var applicationName: String { get }

  /// The names of the actions that the desktop offers for the program, in lowercase letters and
  /// dashes: "new-trip". Views handle them (`onDesktopAction`). The program's launcher (.desktop)
  /// file lists them (`Actions=new-trip;`) with the command of each. By default there are none.
  static var desktopActions: [String] { get }
}

extension App {
  /// The application's identifier. Always `nil`: each start of the program is an instance of its
  /// own.
  public static var applicationID: String? { nil }
  /// The type's name.
  public static var applicationName: String { _typeName(Self.self, qualified: false) }
  /// The names of the actions in the desktop's menu. Always empty.
  public static var desktopActions: [String] { [] }

  /// Runs the program until its last window is closed. Arguments that are URLs or existing files
  /// are passed to `onOpenURL`. A program with other arguments declares its own `main`, which calls
  /// `run(arguments:)`.
  public static func main() {
    let arguments = CommandLine.argc > 1 ? Array(CommandLine.arguments.dropFirst()) : []
    exit(run(arguments: Application.openable(arguments)))
  }

  /// Runs the program until its last window is closed.
  ///
  /// - Parameter arguments: For GApplication ("--gapplication-service"), without the program's
  ///   name. Arguments that are not options are addresses or files to open, for `onOpenURL`.
  /// - Returns: The exit code: 1 with a message on standard error if there is no display, 78
  ///   (`EX_CONFIG`) with one if no scene opens a window.
  public static func run(arguments: [String]) -> Int32 {
    start(arguments: arguments, action: nil)
  }

  /// Runs the program, as `run(arguments:)` does, with one of its `desktopActions` as its first: in the
  /// instance that runs already, if there is one.
  public static func run(action: String, arguments: [String] = []) -> Int32 {
    start(arguments: arguments, action: action)
  }

  private static func start(arguments: [String], action: String?) -> Int32 {
    // The program's `init` may ask for it.
    ProgramIdentity.applicationID = applicationID
    return Application.run(Self(), id: applicationID, arguments: arguments, action: action)
  }
}
