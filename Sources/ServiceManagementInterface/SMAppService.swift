// Programs that start with the desktop, under the module name ServiceManagement: a compatible interface, not
// Apple's.
@_exported public import Foundation

/// A service that starts the program when its user logs in, by a file in the folder `autostart` of
/// the desktop's settings. Mirrors the part of Service Management's `SMAppService` that starts the
/// program itself.
public final class SMAppService: NSObject, Sendable {
  private let name: String?

  private init(name: String?) {
    self.name = name
    super.init()
  }

  /// The program.
  public static let mainApp = SMAppService(name: nil)
  /// A helper inside of a Mac's program: there is none here, and to register it throws.
  public class func loginItem(identifier: String) -> SMAppService { SMAppService(name: identifier) }
  /// A helper inside of a Mac's program: there is none here, and to register it throws.
  public class func agent(plistName: String) -> SMAppService { SMAppService(name: plistName) }
  /// A helper inside of a Mac's program: there is none here, and to register it throws.
  public class func daemon(plistName: String) -> SMAppService { SMAppService(name: plistName) }

  /// Whether the program starts by itself. Mirrors Service Management's.
  public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }
  /// Whether the program starts by itself: as long as its file is there.
  public var status: Status {
    guard name == nil else { return .notFound }
    return FileManager.default.fileExists(atPath: Self.file.path) ? .enabled : .notRegistered
  }

  /// Lets the program start when its user logs in.
  ///
  /// - Throws: The error of the file system.
  public func register() throws {
    guard name == nil else { throw CocoaError(.featureUnsupported) }
    let file = Self.file
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The argument of a command in quotes, in a string of a desktop file: both have backslashes of their own.
    let path = Self.program.path.reduce(into: "") { path, character in
      switch character {
      case "\\": path.append(#"\\\\"#)
      case "\"", "$", "`": path.append(#"\\"# + String(character))
      case "%": path.append("%%")
      default: path.append(character)
      }
    }
    try """
    [Desktop Entry]
    Type=Application
    Name=\(Self.program.lastPathComponent)
    Exec="\(path)"

    """.write(to: file, atomically: true, encoding: .utf8)
  }
  /// Stops starting the program when the user logs in.
  ///
  /// - Throws: The error of the file system.
  public func unregister() throws {
    guard name == nil else { throw CocoaError(.featureUnsupported) }
    guard status == .enabled else { return }
    try FileManager.default.removeItem(at: Self.file)
  }
  /// Stops starting the program when the user logs in.
  public func unregister() async throws { try (unregister as () throws -> Void)() }

  /// Opens the desktop's settings of programs that start with it. No effect: the desktop's settings
  /// list such programs.
  public class func openSystemSettingsLoginItems() {}

  private static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }
  private static var file: URL {
    let environment = ProcessInfo.processInfo.environment
    let settings =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
    return settings.appendingPathComponent("autostart")
      .appendingPathComponent("\(program.lastPathComponent).desktop")
  }
}

/// Starts a helper of the program with the desktop. No effect, and `false`: a program has no
/// helpers here. Mirrors Service Management's.
@discardableResult
public func SMLoginItemSetEnabled(_ identifier: String, _ enabled: Bool) -> Bool { false }
