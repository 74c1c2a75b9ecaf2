// A watch, under the module name WatchKit: a compatible interface, not Apple's. There is none: the computer
// answers in its place.
@_exported public import Foundation
internal import TabstopKits

/// A feeling at the wrist. Mirrors WatchKit's. Nothing is felt here.
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  case navigationLeftTurn, navigationRightTurn, navigationGenericManeuver
  case underwaterDepthPrompt, underwaterDepthCriticalPrompt
}

/// The arm with the watch. Mirrors WatchKit's.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }

/// The side of the watch with the crown. Mirrors WatchKit's.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }

/// The state of a battery. Mirrors WatchKit's.
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }

/// The direction of the system's language. Mirrors WatchKit's.
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// How well a watch withstands water. Mirrors WatchKit's.
public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

/// The watch: here the computer. Mirrors WatchKit's `WKInterfaceDevice`.
@preconcurrency @MainActor
public final class WKInterfaceDevice: NSObject {
  private static let device = WKInterfaceDevice()
  private var computer: UIDevice { .current }

  private override init() { super.init() }

  /// The only instance.
  public class func current() -> WKInterfaceDevice { device }

  /// The name of the computer.
  public var name: String { computer.name }
  /// The kind of device, as `UIDevice.model`.
  public var model: String { computer.model }
  /// The kind of device in the user's language, as `UIDevice.localizedModel`.
  public var localizedModel: String { computer.localizedModel }
  /// The name of the system.
  public var systemName: String { computer.systemName }
  /// The version of the system.
  public var systemVersion: String { computer.systemVersion }
  /// A number of the program's on this computer, as `UIDevice.identifierForVendor`.
  public var identifierForVendor: UUID? { computer.identifierForVendor }
  /// The size of the window, as `UIScreen.main.bounds`.
  public var screenBounds: CGRect { UIScreen.main.bounds }
  /// The pixels of a point.
  public var screenScale: CGFloat { UIScreen.main.scale }
  /// The size of the user's text.
  public var preferredContentSizeCategory: String {
    UIApplication.shared.preferredContentSizeCategory.rawValue
  }
  /// The direction of the user's language.
  public var layoutDirection: WKInterfaceLayoutDirection {
    UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The arm with the watch. Always the left one.
  public var wristLocation: WKInterfaceDeviceWristLocation { .left }
  /// The side with the crown. Always the right one.
  public var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
  /// How well the device withstands water. Always the least.
  public var waterResistanceRating: WKWaterResistanceRating { .ipx7 }
  /// Whether the display is locked against water. Always `false`.
  public var isWaterLockEnabled: Bool { false }
  /// Whether sound can be streamed to the device. Always `false`.
  public var supportsAudioStreaming: Bool { false }
  /// Whether the battery is watched. Stored, without effect.
  public var isBatteryMonitoringEnabled = false
  /// The charge of the battery, as `UIDevice.batteryLevel`.
  public var batteryLevel: Float { computer.batteryLevel }
  /// The state of the battery. Always unknown.
  public var batteryState: WKInterfaceDeviceBatteryState { .unknown }

  /// Lets the user feel something. No effect: a desktop has no device for it.
  public func play(_ type: WKHapticType) {}
  /// Locks the display against water. No effect.
  public func enableWaterLock() {}
}
