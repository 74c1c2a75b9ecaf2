public import Foundation
public import TabstopFoundation

extension NSWorkspace {
  /// Starts a program's file, with the configuration's arguments. Folders that are programs on a
  /// Mac cannot be started. The handler gets no program: others are not known. Mirrors AppKit.
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    do {
      try start(applicationURL, configuration.arguments)
      completionHandler?(nil, nil)
    } catch {
      completionHandler?(nil, error)
    }
  }
  /// Starts a program's file, with the configuration's arguments. Folders that are programs on a
  /// Mac cannot be started. Returns `nil`: other programs are not known. Mirrors AppKit.
  @discardableResult
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration
  ) async throws -> NSRunningApplication? {
    try start(applicationURL, configuration.arguments)
    return nil
  }
  private func start(_ url: URL, _ arguments: [String]) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { throw CocoaError(.fileNoSuchFile) }
    let process = Process()
    (process.executableURL, process.arguments) = (url, arguments)
    try process.run()
  }

  /// Opens addresses and files with the desktop's programs for them: the program that is named has
  /// no effect. Mirrors AppKit.
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL,
    configuration: OpenConfiguration = OpenConfiguration(),
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let opened = urls.map { open($0) }
    completionHandler?(nil, opened.contains(false) ? CocoaError(.fileNoSuchFile) : nil)
  }
  /// Moves files to the desktop's trash. The handler gets no new places: the trash has names of its
  /// own. Mirrors AppKit.
  public func recycle(
    _ urls: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil
  ) {
    var failure: (any Error)?
    for url in urls {
      do {
        try FileManager.default.trashItem(at: url, resultingItemURL: nil)
      } catch {
        failure = error
      }
    }
    handler?([:], failure)
  }

  /// An icon of the desktop's theme for a type of files. Mirrors AppKit.
  public func icon(for contentType: UTType) -> NSImage {
    NSImage(systemName: contentType == .folder ? "folder" : "doc") ?? NSImage()
  }
  /// False: folders are no files here. Mirrors AppKit.
  public func isFilePackage(atPath fullPath: String) -> Bool { false }
  /// False, and nothing to do: the desktop's theme has the icons of files. Mirrors AppKit.
  @discardableResult
  public func setIcon(
    _ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []
  ) -> Bool { false }
  /// The way in which the icon of a file is made. No effect. Mirrors AppKit's.
  public struct IconCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  /// The same as `frontmostApplication`. Mirrors AppKit.
  public var menuBarOwningApplication: NSRunningApplication? { frontmostApplication }
  /// None: the desktop decides when it opens a file. Mirrors AppKit.
  public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  /// None: the desktop decides when it opens a file. Mirrors AppKit.
  public func urlsForApplications(toOpen contentType: UTType) -> [URL] { [] }
  /// `nil`: the desktop decides when it opens a file. Mirrors AppKit.
  public func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
  /// `nil`: desktops keep their backgrounds in settings of their own. Mirrors AppKit.
  public func desktopImageURL(for screen: NSScreen) -> URL? { nil }

  /// Whether the desktop has no transparent surfaces. Mirrors AppKit.
  public var accessibilityDisplayShouldReduceTransparency: Bool {
    UIAccessibility.isReduceTransparencyEnabled
  }
  /// Whether the desktop is in high contrast. Mirrors AppKit.
  public var accessibilityDisplayShouldIncreaseContrast: Bool {
    UIAccessibility.isDarkerSystemColorsEnabled
  }
  /// False: desktops have no such setting. Mirrors AppKit.
  public var accessibilityDisplayShouldInvertColors: Bool {
    UIAccessibility.isInvertColorsEnabled
  }

  /// Never posted: views read the values of the environment, which follow the settings. Mirrors
  /// AppKit.
  nonisolated public static let accessibilityDisplayOptionsDidChangeNotification =
    Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let didMountNotification = Notification.Name(
    "NSWorkspaceDidMountNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let didUnmountNotification = Notification.Name(
    "NSWorkspaceDidUnmountNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let willUnmountNotification = Notification.Name(
    "NSWorkspaceWillUnmountNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let sessionDidBecomeActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidBecomeActiveNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let sessionDidResignActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidResignActiveNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let didHideApplicationNotification = Notification.Name(
    "NSWorkspaceDidHideApplicationNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let didUnhideApplicationNotification = Notification.Name(
    "NSWorkspaceDidUnhideApplicationNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let willLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceWillLaunchApplicationNotification")
  /// Never posted. Mirrors AppKit.
  nonisolated public static let willPowerOffNotification = Notification.Name(
    "NSWorkspaceWillPowerOffNotification")
}

extension NSRunningApplication {
  /// This program, if the identifier is its own; other programs are not known. Mirrors AppKit.
  public static func runningApplications(
    withBundleIdentifier bundleIdentifier: String
  ) -> [NSRunningApplication] {
    bundleIdentifier == current.bundleIdentifier ? [.current] : []
  }
  /// Ends the program, as `terminate()` does. Mirrors AppKit.
  @discardableResult
  public func forceTerminate() -> Bool { terminate() }
  /// False: only the user hides windows. Mirrors AppKit.
  @discardableResult
  public func hide() -> Bool { false }
  /// False: only the user hides windows. Mirrors AppKit.
  @discardableResult
  public func unhide() -> Bool { false }
  /// `nil`: not known. Mirrors AppKit.
  public var launchDate: Date? { nil }
  /// True. Mirrors AppKit.
  public var isFinishedLaunching: Bool { true }
  /// False: desktops have no bar with the menus of one program. Mirrors AppKit.
  public var ownsMenuBar: Bool { false }
}
