public import Foundation
public import TabstopKits

/// What can be on pictures: not known. Mirrors ScreenCaptureKit's `SCShareableContent`.
public final class SCShareableContent: NSObject, Sendable {
  private override init() { super.init() }
  /// The windows.
  public var windows: [SCWindow] { [] }
  /// The screens.
  public var displays: [SCDisplay] { [] }
  /// The programs.
  public var applications: [SCRunningApplication] { [] }
  /// What can be on pictures. Always throws.
  public class var current: SCShareableContent {
    get async throws { throw SCStreamError.declined }
  }

  /// What can be on pictures. Always throws.
  public class func excludingDesktopWindows(
    _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool
  ) async throws -> SCShareableContent { throw SCStreamError.declined }
  /// Passes an error to the handler.
  @preconcurrency
  public class func getWithCompletionHandler(
    _ completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, SCStreamError.declined) } }
  /// Passes an error to the handler.
  @preconcurrency
  public class func getExcludingDesktopWindows(
    _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool,
    completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
  ) { getWithCompletionHandler(completionHandler) }
}

/// A program with windows: never created. Mirrors ScreenCaptureKit's `SCRunningApplication`.
public final class SCRunningApplication: NSObject, Sendable {
  private override init() { super.init() }
  /// The identifier. Empty.
  public var bundleIdentifier: String { "" }
  /// The name. Empty.
  public var applicationName: String { "" }
  /// The number of the process.
  public var processID: pid_t { 0 }
}

/// A window: never created. Mirrors ScreenCaptureKit's `SCWindow`.
public final class SCWindow: NSObject, Sendable {
  private override init() { super.init() }
  /// The number of the window.
  public var windowID: CGWindowID { 0 }
  /// The place.
  public var frame: CGRect { .zero }
  /// The title. Always `nil`.
  public var title: String? { nil }
  /// The height above others.
  public var windowLayer: Int { 0 }
  /// The program. Always `nil`.
  public var owningApplication: SCRunningApplication? { nil }
  /// Whether it is shown.
  public var isOnScreen: Bool { false }
  /// Whether it has the focus.
  public var isActive: Bool { false }
}

/// A screen: never created. Mirrors ScreenCaptureKit's `SCDisplay`.
public final class SCDisplay: NSObject, Sendable {
  private override init() { super.init() }
  /// The number of the screen.
  public var displayID: CGDirectDisplayID { 0 }
  /// The width in points.
  public var width: Int { 0 }
  /// The height in points.
  public var height: Int { 0 }
  /// The place.
  public var frame: CGRect { .zero }
}
