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
  /// The pictures per second that the screen shows.
  public var maximumFramesPerSecond: Int { Int(Desktop.screenRate.rounded()) }
  /// The space of the screen's colours: sRGB.
  public var colorSpace: NSColorSpace? { .sRGB }
  /// The brightness beyond white. Always 1: there is none.
  public var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// The brightness beyond white that is possible. Always 1: there is none.
  public var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// A rectangle in pixels.
  public func convertRectToBacking(_ rect: CGRect) -> CGRect { scaled(rect, by: Desktop.scale) }
  /// A rectangle in points.
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

/// The number of a screen. Mirrors Core Graphics'.
public typealias CGDirectDisplayID = UInt32

/// The number of the first screen: 1. Mirrors Core Graphics'.
public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
/// The size of a screen, in points; zero for other numbers than that of the first. Mirrors Core
/// Graphics'.
@preconcurrency @MainActor
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect {
  display == CGMainDisplayID() ? NSScreen.main?.frame ?? .zero : .zero
}
/// The width of a screen, in pixels; 0 for other numbers than that of the first. Mirrors Core
/// Graphics'.
@preconcurrency @MainActor
public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int {
  Int(CGDisplayBounds(display).width * Desktop.scale)
}
/// The height of a screen, in pixels; 0 for other numbers than that of the first. Mirrors Core
/// Graphics'.
@preconcurrency @MainActor
public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int {
  Int(CGDisplayBounds(display).height * Desktop.scale)
}

/// The level of a window. Mirrors Core Graphics'.
public typealias CGWindowLevel = Int32
/// The name of a level of windows. Mirrors Core Graphics'.
public enum CGWindowLevelKey: Int32, Sendable {
  case baseWindow = 0
  case minimumWindow, desktopWindow, backstopMenu, normalWindow, floatingWindow, tornOffMenuWindow
  case dockWindow, mainMenuWindow, statusWindow, modalPanelWindow, popUpMenuWindow, draggingWindow
  case screenSaverWindow, maximumWindow, overlayWindow, helpWindow, utilityWindow
  case desktopIconWindow, cursorWindow, assistiveTechHighWindow
}
/// The level with a name. Levels have no effect: the window manager decides. Mirrors Core Graphics'.
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
  switch key {
  case .baseWindow, .minimumWindow: .min
  case .desktopWindow: .min + 20
  case .desktopIconWindow: .min + 40
  case .backstopMenu: -20
  case .normalWindow: 0
  case .floatingWindow, .tornOffMenuWindow: 3
  case .modalPanelWindow: 8
  case .utilityWindow: 19
  case .dockWindow: 20
  case .mainMenuWindow: 24
  case .statusWindow: 25
  case .popUpMenuWindow: 101
  case .overlayWindow: 102
  case .helpWindow: 200
  case .draggingWindow: 500
  case .screenSaverWindow: 1000
  case .assistiveTechHighWindow: 1500
  case .cursorWindow: .max - 2
  case .maximumWindow: .max
  }
}
