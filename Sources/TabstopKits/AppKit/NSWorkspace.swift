public import Foundation
internal import Tabstop
public import TabstopFoundation

/// The desktop. Mirrors the part of AppKit's `NSWorkspace` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSWorkspace: _KeyValueCodingAndObserving {
  /// The only instance.
  public static let shared = NSWorkspace()

  private init() {}

  /// A centre of its own: no notification of the desktop is posted there.
  public let notificationCenter = NotificationCenter()
  /// This program alone: a program gets no list of the others.
  public var runningApplications: [NSRunningApplication] { [.current] }
  /// The program itself, while a window of it is active.
  public var frontmostApplication: NSRunningApplication? {
    NSApplication.shared.isActive ? .current : nil
  }
  /// The file of a program. Always `nil`: programs of a Mac are not here.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// The program that opens an address. Always `nil`: the desktop decides when it opens an address.
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// Opens addresses with the desktop's programs for them.
  public func open(
    _ url: URL, configuration: OpenConfiguration = OpenConfiguration(),
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, open(url) ? nil : CocoaError(.fileNoSuchFile))
  }
  /// The configuration for opening an address or a program. No effect. Mirrors AppKit's.
  @preconcurrency @MainActor
  public final class OpenConfiguration: NSObject {
    /// Whether the program comes to the front. Stored, without effect.
    public var activates = true
    /// The arguments of a program that is started.
    public var arguments: [String] = []
    /// Whether the program is started again if it runs. Stored, without effect: the desktop decides.
    public var createsNewApplicationInstance = false
    /// Whether the other programs are hidden. Stored, without effect: the desktop decides.
    public var hidesOthers = false
    /// Whether the user sees questions. Stored, without effect.
    public var promptsUserIfNeeded = true
    /// Whether the file is one of those last used. Stored, without effect.
    public var addsToRecentItems = true
    /// The variables of a program that is started. Stored, without effect.
    public var environment: [String: String] = [:]
    /// Creates a configuration.
    nonisolated public override init() { super.init() }
  }
  /// Whether a screen reader may be used.
  public var isVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
  /// Whether the desktop's animations are off.
  public var accessibilityDisplayShouldReduceMotion: Bool {
    UIAccessibility.isReduceMotionEnabled
  }

  /// Posted when the computer wakes up. Never posted.
  nonisolated public static let didWakeNotification = name("DidWake")
  /// Posted before the computer sleeps. Never posted.
  nonisolated public static let willSleepNotification = name("WillSleep")
  /// Posted when the screens sleep. Never posted.
  nonisolated public static let screensDidSleepNotification = name("ScreensDidSleep")
  /// Posted when the screens wake up. Never posted.
  nonisolated public static let screensDidWakeNotification = name("ScreensDidWake")
  /// Posted when another workspace is shown. Never posted.
  nonisolated public static let activeSpaceDidChangeNotification = name("ActiveSpaceDidChange")
  /// Posted when another program becomes active. Never posted.
  nonisolated public static let didActivateApplicationNotification = name(
    "DidActivateApplication")
  /// Posted when another program was started. Never posted.
  nonisolated public static let didLaunchApplicationNotification = name("DidLaunchApplication")
  /// Posted when another program has ended. Never posted.
  nonisolated public static let didTerminateApplicationNotification = name(
    "DidTerminateApplication")
  /// The key of a program in a notification.
  nonisolated public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("NSWorkspace\(event)Notification")
  }

  /// Opens an address with the desktop's program for it; returns whether there is one.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard Desktop.canOpen(scheme: url.scheme ?? "") else { return false }
    Desktop.open(url.absoluteString) { _ in }
    return true
  }

  /// Shows files in the desktop's file manager: their folders, each once.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    let folders = fileURLs.map { $0.deletingLastPathComponent() }
    for folder in Set(folders).sorted(by: { $0.path < $1.path }) { open(folder) }
  }

  /// Shows a file in the desktop's file manager; returns whether there is one.
  @discardableResult
  public func selectFile(
    _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
  ) -> Bool {
    guard let fullPath else { return open(URL(fileURLWithPath: rootFullPath)) }
    return open(URL(fileURLWithPath: fullPath).deletingLastPathComponent())
  }
}

/// A running program: this one. Mirrors AppKit's `NSRunningApplication`.
@preconcurrency @MainActor
public final class NSRunningApplication: NSObject {
  private override init() { super.init() }
  /// This program, if the number is its own; other programs are not known: `nil`.
  public init?(processIdentifier pid: Int32) {
    guard pid == ProcessInfo.processInfo.processIdentifier else { return nil }
    super.init()
  }
  /// This program.
  public static let current = NSRunningApplication()

  /// The name.
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  /// The id.
  public var bundleIdentifier: String? { _ProgramInformation.identifier(of: .main) }
  /// The folder of the program.
  public var bundleURL: URL? { Bundle.main.bundleURL }
  /// The file of the program.
  public var executableURL: URL? { Bundle.main.executableURL }
  /// The icon.
  public var icon: NSImage? { NSApplication.shared.applicationIconImage }
  /// The number of the process.
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  /// Whether a window of the program is active.
  public var isActive: Bool { NSApplication.shared.isActive }
  /// Whether the program has ended. Always `false`: it runs.
  public var isTerminated: Bool { false }
  /// Whether the program is hidden. Always `false`: only the user hides windows.
  public var isHidden: Bool { false }
  /// The program's place on the desktop. Always `.regular`: the program appears in the list of
  /// windows.
  public var activationPolicy: NSApplication.ActivationPolicy { .regular }
  /// Brings the program to the front. No effect: only the user and the window manager bring windows
  /// to the front. False.
  @discardableResult
  public func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  /// Ends the program.
  @discardableResult
  public func terminate() -> Bool {
    NSApplication.shared.terminate(nil)
    return true
  }
}

extension NSApplication {
  /// Options for bringing a program to the front. No effect. Mirrors AppKit's.
  public struct ActivationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All windows.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// The program is activated before others.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
}

/// The icon in a dock. No effect: Linux's desktops do not let programs change it. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSDockTile: NSObject {
  /// The text on the program's icon. Stored, without effect.
  public var badgeLabel: String?
  /// Whether the program's icon is on its minimized windows. Stored, without effect.
  public var showsApplicationBadge = true
  /// The view in the place of the icon. Stored, without effect.
  public var contentView: NSView?
  /// Draws the icon. No effect.
  public func display() {}
}

extension NSWorkspace {
  /// An icon of the desktop's theme for a file.
  public func icon(forFile fullPath: String) -> NSImage {
    let url = URL(fileURLWithPath: fullPath)
    let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    return icon(for: isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data)
  }
}
