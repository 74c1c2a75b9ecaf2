internal import CGtk
internal import GtkBridge
internal import TabstopResources

/// A program. Mirrors SwiftUI's `App`: mark the type with `@main` and give its windows.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  /// The program's windows.
  @SceneBuilder var body: Body { get }
  /// The program, made once at its start on the main thread.
  init()

  /// The program's name on the desktop's bus, in reverse-DNS form. With one, the program is
  /// started once: a second start shows the first one's window. `nil` (the default) is a program
  /// of its own at each start.
  static var applicationID: String? { get }

  /// The program's name for people: in the desktop's lists, and for assistive technology. The
  /// type's name unless said otherwise.
  static var applicationName: String { get }
}

extension App {
  /// None: each start of the program is one of its own.
  public static var applicationID: String? { nil }
  /// The type's name.
  public static var applicationName: String { _typeName(Self.self, qualified: false) }

  /// Runs the program until its last window is closed. Of its arguments, addresses and files that
  /// are there reach `onOpenURL`; a program that takes others has a `main` of its own that calls
  /// `run(arguments:)`.
  public static func main() {
    let arguments = CommandLine.argc > 1 ? Array(CommandLine.arguments.dropFirst()) : []
    exit(run(arguments: Application.openable(arguments)))
  }

  /// Runs the program until its last window is closed.
  ///
  /// - Parameter arguments: For GApplication ("--gapplication-service"), without the program's name.
  ///   What is no option is an address or a file to open, for `onOpenURL`.
  /// - Returns: The exit code: 1 with a sentence on standard error if there is no display.
  public static func run(arguments: [String]) -> Int32 {
    Application.run(Self(), id: applicationID, arguments: arguments)
  }
}
