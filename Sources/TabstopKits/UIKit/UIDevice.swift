public import Foundation
internal import Tabstop

/// Light, dark, or the desktop's choice. Mirrors UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Distances from the edges of a rectangle, in points. Mirrors UIKit's. AppKit's type, which Foundation has, is the
/// same here, so that a subclass of a view overrides `safeAreaInsets` with either.
public typealias UIEdgeInsets = NSEdgeInsets

extension NSEdgeInsets {
  /// No distances.
  public static let zero = NSEdgeInsets()
}

extension NSEdgeInsets: @retroactive Equatable, @retroactive Hashable {
  /// Whether both have the same distances.
  public static func == (lhs: NSEdgeInsets, rhs: NSEdgeInsets) -> Bool {
    (lhs.top, lhs.left, lhs.bottom, lhs.right) == (rhs.top, rhs.left, rhs.bottom, rhs.right)
  }
  /// Hashes the distances.
  public func hash(into hasher: inout Hasher) {
    for distance in [top, left, bottom, right] { hasher.combine(distance) }
  }
}

/// A screen. Mirrors the part of UIKit's `UIScreen` that SwiftUI sources use.
@preconcurrency @MainActor
public struct UIScreen {
  /// The only instance.
  public static let main = UIScreen()

  /// The frame of the active window, or else of the newest, as it is when this is read: on a phone a program has
  /// the whole screen, and sources use this for the available space. Before there is a window, as in the `init` of an
  /// `App`, it is that of a window without a size of its own. A view is not evaluated again when the window changes its
  /// size: `GeometryReader` and `containerRelativeFrame` follow it.
  public var bounds: CGRect {
    let (width, height) = Desktop.pageSize
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { Desktop.scale }
  /// The screens: the first.
  public static var screens: [UIScreen] { [main] }
  /// The screen that this one shows the content of. Always `nil`.
  public var mirrored: UIScreen? { nil }
  /// The brightness of the screen. Stored, without effect: the desktop decides.
  public var brightness: CGFloat {
    get { 1 }
    nonmutating set {}
  }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { CGFloat(scale) }
  /// `bounds` in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

/// The machine. Mirrors the part of UIKit's `UIDevice` that SwiftUI sources use.
@preconcurrency @MainActor
public struct UIDevice {
  /// The only instance.
  public static let current = UIDevice()

  /// `.mac`: the device with windows, a pointer and a keyboard.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  /// The machine's name.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// A machine with windows.
  public var model: String { "PC" }
  /// A machine with windows.
  public var localizedModel: String { model }
  /// The operating system.
  public var systemName: String { "Linux" }
  /// The operating system's version.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  /// An identity of the program for this user, created when it is first read and kept in the program's
  /// settings.
  public var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key).flatMap({ UUID(uuidString: $0) }) {
      return known
    }
    let new = UUID()
    UserDefaults.standard.set(new.uuidString, forKey: key)
    return new
  }
  /// Unknown: -1. A desktop shows the battery itself.
  public var batteryLevel: Float { -1 }
  /// The state of a battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// Unknown: a desktop shows the battery itself.
  public var batteryState: BatteryState { .unknown }
  /// Whether the battery is monitored. Stored, without effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    nonmutating set {}
  }
  /// Whether several programs can run. Always `true`.
  public var isMultitaskingSupported: Bool { true }
  /// Begins reporting the orientation. No effect: a desktop's screens do not rotate.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends reporting the orientation. No effect: a desktop's screens do not rotate.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// The orientation of the device. Always unknown.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Posted when the orientation has changed. Never posted: a desktop's screens do not rotate.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// A kind of device. Mirrors UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The orientation of a device. Mirrors UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// A set of orientations. A delegate may return those that a program supports; a desktop's screen
/// does not rotate. Mirrors UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upright orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The orientation that is turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Sideways, the other way.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Sideways, either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

extension UIDevice {
  /// Sets a value by its key. No effect: a desktop's screen does not rotate.
  public func setValue(_ value: Any?, forKey key: String) {}
}

extension UIScreen {
  /// Whether the screen is being recorded. Always `false`: GTK does not report it.
  public var isCaptured: Bool { false }
  /// Posted when a recording of the screen begins or ends. Never posted: GTK does not report it.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The number of frames per second. Always 60: the actual rate is not queried.
  public var maximumFramesPerSecond: Int { 60 }
}

extension UIDevice {
  /// Posted when the charge of the battery has changed. Never posted.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the state of the battery has changed. Never posted.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

extension UIScreen {
  /// Posted when the brightness has changed. Never posted.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}

extension ProcessInfo {
  /// Whether the program is one for iPads on a Mac. Always `false`. Mirrors Foundation's.
  public var isMacCatalystApp: Bool { false }
  /// Whether the program is one for iOS on a Mac. Always `false`. Mirrors Foundation's.
  public var isiOSAppOnMac: Bool { false }
}

extension UIDevice {
  /// Whether the proximity sensor is on. Always `false`: a desktop has no proximity sensor. Setting
  /// it has no effect.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    nonmutating set {}
  }
  /// Whether the user is near the sensor. Always `false`: a desktop has no proximity sensor.
  public var proximityState: Bool { false }
  /// Posted when the proximity has changed. Never posted: a desktop has no proximity sensor.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
