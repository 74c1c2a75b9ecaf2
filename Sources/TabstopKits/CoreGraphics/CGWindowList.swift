public import Foundation
public import TabstopFoundation

/// The number of a window. Mirrors Core Graphics'.
public typealias CGWindowID = UInt32
/// The number of no window. Mirrors Core Graphics'.
public let kCGNullWindowID: CGWindowID = 0

/// Which windows are asked for. Mirrors Core Graphics'.
public struct CGWindowListOption: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// All windows.
  public static let optionAll: CGWindowListOption = []
  /// The windows on screen.
  public static let optionOnScreenOnly = CGWindowListOption(rawValue: 1)
  /// The windows above one.
  public static let optionOnScreenAboveWindow = CGWindowListOption(rawValue: 2)
  /// The windows below one.
  public static let optionOnScreenBelowWindow = CGWindowListOption(rawValue: 4)
  /// One window.
  public static let optionIncludingWindow = CGWindowListOption(rawValue: 8)
  /// Not those of the desktop.
  public static let excludeDesktopElements = CGWindowListOption(rawValue: 16)
}

/// How a picture of windows is made. Mirrors Core Graphics'.
public struct CGWindowImageOption: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Without the frames.
  public static let boundsIgnoreFraming = CGWindowImageOption(rawValue: 1)
  /// Without what is behind.
  public static let shouldBeOpaque = CGWindowImageOption(rawValue: 2)
  /// The shadows alone.
  public static let onlyShadows = CGWindowImageOption(rawValue: 4)
  /// With all pixels.
  public static let bestResolution = CGWindowImageOption(rawValue: 8)
  /// With a pixel for each point.
  public static let nominalResolution = CGWindowImageOption(rawValue: 16)
}

/// The windows on the screen. Always `nil`: programs do not learn of the windows of others.
public func CGWindowListCopyWindowInfo(
  _ option: CGWindowListOption, _ relativeToWindow: CGWindowID
) -> CFArray? { nil }

/// A picture of windows. Always `nil`: the desktop shows no program the windows of others.
public func CGWindowListCreateImage(
  _ screenBounds: CGRect, _ listOption: CGWindowListOption, _ windowID: CGWindowID,
  _ imageOption: CGWindowImageOption
) -> CGImage? { nil }

/// A picture of a screen. Always `nil`: the desktop shows no program the screen.
public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID) -> CGImage? { nil }

/// Whether the program may see the screen. Always false.
public func CGPreflightScreenCaptureAccess() -> Bool { false }
/// Asks whether the program may see the screen. Always false, without asking the user.
@discardableResult
public func CGRequestScreenCaptureAccess() -> Bool { false }

/// The number of a window in its description. Mirrors Core Graphics'.
nonisolated(unsafe) public let kCGWindowNumber = "kCGWindowNumber" as NSString
/// The program of a window in its description. Mirrors Core Graphics'.
nonisolated(unsafe) public let kCGWindowOwnerName = "kCGWindowOwnerName" as NSString
/// The number of a window's program in its description. Mirrors Core Graphics'.
nonisolated(unsafe) public let kCGWindowOwnerPID = "kCGWindowOwnerPID" as NSString
/// The title of a window in its description. Mirrors Core Graphics'.
nonisolated(unsafe) public let kCGWindowName = "kCGWindowName" as NSString
/// The rectangle of a window in its description. Mirrors Core Graphics'.
nonisolated(unsafe) public let kCGWindowBounds = "kCGWindowBounds" as NSString
/// The level of a window in its description. Mirrors Core Graphics'.
nonisolated(unsafe) public let kCGWindowLayer = "kCGWindowLayer" as NSString
/// The opacity of a window in its description. Mirrors Core Graphics'.
nonisolated(unsafe) public let kCGWindowAlpha = "kCGWindowAlpha" as NSString
/// Whether a window is on screen, in its description. Mirrors Core Graphics'.
nonisolated(unsafe) public let kCGWindowIsOnscreen = "kCGWindowIsOnscreen" as NSString
