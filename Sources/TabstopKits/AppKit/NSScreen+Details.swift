public import Foundation
internal import Tabstop

extension NSScreen {
  /// The first screen.
  public static var deepest: NSScreen? { main }
  /// Whether each screen has workspaces of its own. Always `false`: it is not known.
  public static var screensHaveSeparateSpaces: Bool { false }
  /// Values of the screen: its size, its resolution, its number.
  public var deviceDescription: [NSDeviceDescriptionKey: Any] {
    [
      .size: NSValue(size: frame.size), .isScreen: "YES", .bitsPerSample: 8,
      .resolution: NSValue(size: CGSize(width: 72 * Desktop.scale, height: 72 * Desktop.scale)),
      .colorSpaceName: NSColorSpaceName.deviceRGB.rawValue,
      NSDeviceDescriptionKey("NSScreenNumber"): CGMainDisplayID(),
    ]
  }
  /// The number of frames that the screen shows in a second.
  public var maximumFramesPerSecond: Int { Int(Desktop.screenRate.rounded()) }
  /// The colour space of the screen: always sRGB.
  public var colorSpace: NSColorSpace? { .sRGB }
  /// The brightness beyond white. Always 1: there is none.
  public var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// The brightness beyond white that is possible. Always 1: there is none.
  public var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// Converts a rectangle from points to pixels.
  public func convertRectToBacking(_ rect: CGRect) -> CGRect { scaled(rect, by: Desktop.scale) }
  /// Converts a rectangle from pixels to points.
  public func convertRectFromBacking(_ rect: CGRect) -> CGRect {
    scaled(rect, by: 1 / Desktop.scale)
  }
  private func scaled(_ rect: CGRect, by factor: Double) -> CGRect {
    CGRect(
      x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor,
      height: rect.height * factor)
  }
  /// Posted when the colours of a screen have changed. Never posted.
  nonisolated public static let colorSpaceDidChangeNotification = Notification.Name(
    "NSScreenColorSpaceDidChangeNotification")
}

/// The name of a value of a screen. Mirrors AppKit's.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The pixels per inch.
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
  /// The size in points.
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  /// Whether it is a screen.
  public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
  /// Whether it is a printer.
  public static let isPrinter = NSDeviceDescriptionKey("NSDeviceIsPrinter")
  /// The bits of a component of a colour.
  public static let bitsPerSample = NSDeviceDescriptionKey("NSDeviceBitsPerSample")
  /// The name of the space of colours.
  public static let colorSpaceName = NSDeviceDescriptionKey("NSDeviceColorSpaceName")
}
