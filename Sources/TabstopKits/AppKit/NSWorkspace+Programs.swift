public import Foundation
public import TabstopFoundation

extension NSWorkspace {
  /// Starts an executable file, with the configuration's arguments. Program bundles, which are folders on a Mac,
  /// cannot be started. Passes `nil` to the handler: other programs are not known. Mirrors AppKit.
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
  /// Starts an executable file, as the method with a handler does. Returns `nil`: other programs are not known.
  /// Mirrors AppKit.
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

  /// Opens addresses and files with the desktop's programs for them; `applicationURL` has no effect. Mirrors
  /// AppKit.
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL,
    configuration: OpenConfiguration = OpenConfiguration(),
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let opened = urls.map { open($0) }
    completionHandler?(nil, opened.contains(false) ? CocoaError(.fileNoSuchFile) : nil)
  }
  /// Moves files to the desktop's trash. The dictionary that is passed to the handler is empty: new locations
  /// are not known. Mirrors AppKit.
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
    let symbols: [(UTType, String)] = [
      (.folder, "folder"), (.image, "photo"), (.audio, "music.note"), (.movie, "film"),
      (.archive, "archivebox"),
    ]
    let symbol = symbols.first { contentType.conforms(to: $0.0) }?.1 ?? "doc"
    return NSImage(systemName: symbol) ?? NSImage()
  }
  /// An icon of the desktop's theme for files with an extension: AppKit's older way.
  public func icon(forFileType fileType: String) -> NSImage {
    icon(for: UTType(filenameExtension: fileType) ?? UTType(fileType) ?? .data)
  }
  /// Whether a folder is shown as a file. Always `false`. Mirrors AppKit.
  public func isFilePackage(atPath fullPath: String) -> Bool { false }
  /// Sets the icon of a file. Always returns `false`: the desktop's theme has the icons of files. Mirrors AppKit.
  @discardableResult
  public func setIcon(
    _ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []
  ) -> Bool { false }
  /// Options for the icon of a file, which have no effect. Mirrors AppKit's.
  public struct IconCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  /// The program whose menus are shown: the same as `frontmostApplication`. Mirrors AppKit.
  public var menuBarOwningApplication: NSRunningApplication? { frontmostApplication }
  /// The programs that can open a file. Always empty: the desktop chooses one when it opens the file. Mirrors
  /// AppKit.
  public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  /// The programs that can open files of a type. Always empty, as for a file. Mirrors AppKit.
  public func urlsForApplications(toOpen contentType: UTType) -> [URL] { [] }
  /// The program that opens files of a type. Always `nil`: the desktop chooses one when it opens a file. Mirrors
  /// AppKit.
  public func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
  /// The background picture of a screen. Always `nil`: it is a setting of the desktop. Mirrors AppKit.
  public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
}

extension NSWorkspace {
  /// Sets the background picture of a screen. Always throws: it is a setting of the desktop. Mirrors AppKit.
  public func setDesktopImageURL(
    _ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]
  ) throws { throw CocoaError(.featureUnsupported) }
  /// The options of the background picture of a screen. Always `nil`: it is a setting of the desktop. Mirrors AppKit.
  public func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? { nil }
  /// An option of a background picture. Mirrors AppKit's. No effect.
  public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How the picture fills the screen.
    public static let imageScaling = DesktopImageOptionKey(rawValue: "NSImageScaling")
    /// Whether the picture is cut.
    public static let allowClipping = DesktopImageOptionKey(rawValue: "NSAllowClipping")
    /// The colour around the picture.
    public static let fillColor = DesktopImageOptionKey(rawValue: "NSFillColor")
  }
  /// Opens a file with the desktop's program for it. The older spelling of `open(_:)`. Mirrors AppKit.
  @discardableResult
  public func openFile(_ fullPath: String) -> Bool { open(URL(fileURLWithPath: fullPath)) }
  /// Starts a program by its name. Always `false`: the names of a Mac's programs are not those of a desktop's. Mirrors
  /// AppKit.
  @discardableResult
  public func launchApplication(_ appName: String) -> Bool { false }
  /// The folder of a program. Always `nil`: the names of a Mac's programs are not those of a desktop's. Mirrors AppKit.
  public func fullPath(forApplication appName: String) -> String? { nil }
  /// Hides the other programs. No effect: only the user hides windows. Mirrors AppKit.
  public func hideOtherApplications() {}
  /// Notes that files have changed. No effect: the desktop watches them. Mirrors AppKit.
  public func noteFileSystemChanged(_ path: String) {}
}

extension NSRunningApplication {
  /// The running programs with an identifier: this program, if it is its own; others are not known. Mirrors
  /// AppKit.
  public static func runningApplications(
    withBundleIdentifier bundleIdentifier: String
  ) -> [NSRunningApplication] {
    bundleIdentifier == current.bundleIdentifier ? [.current] : []
  }
  /// Ends the program, as `terminate()` does. Mirrors AppKit.
  @discardableResult
  public func forceTerminate() -> Bool { terminate() }
  /// Hides the program. Always returns `false`: only the user hides windows. Mirrors AppKit.
  @discardableResult
  public func hide() -> Bool { false }
  /// Shows the hidden program. Always returns `false`: only the user hides windows. Mirrors AppKit.
  @discardableResult
  public func unhide() -> Bool { false }
  /// The time at which the program was started. Always `nil`: it is not known. Mirrors AppKit.
  public var launchDate: Date? { nil }
  /// Whether the program has started. Always `true`. Mirrors AppKit.
  public var isFinishedLaunching: Bool { true }
  /// Whether the program's menus are in the menu bar. Always `false`: desktops have no such bar. Mirrors AppKit.
  public var ownsMenuBar: Bool { false }
}
