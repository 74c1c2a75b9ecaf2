// Controllers of games, under the module name GameController: a compatible interface, not Apple's. The library reads
// no devices: there is no controller, which sources find out by an empty list. Desktops can map controllers to keys.
public import Foundation
internal import Tabstop

/// A device for games. Mirrors GameController's `GCDevice`.
public protocol GCDevice: NSObjectProtocol {
  /// The name of its maker.
  var vendorName: String? { get }
  /// The kind.
  var productCategory: String { get }
}

/// A controller: there is none. Mirrors GameController's `GCController`.
// Sendable: one thread at a time.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
  /// The controllers: none.
  open class func controllers() -> [GCController] { [] }
  /// The controller in use: `nil`.
  open class var current: GCController? { nil }
  /// Whether controllers are read while the program is in the background. Always `false`.
  open class var shouldMonitorBackgroundEvents: Bool {
    get { false }
    set {}
  }
  /// Searches for controllers. Calls the handler, on the main thread: none was found.
  @preconcurrency
  open class func startWirelessControllerDiscovery(
    completionHandler: (@Sendable () -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?() } }
  /// Stops searching. No effect.
  open class func stopWirelessControllerDiscovery() {}
  override init() { super.init() }
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
  /// The number of the player.
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  /// The buttons of a large controller: `nil`.
  open var extendedGamepad: GCExtendedGamepad? { nil }
  /// The buttons of a small controller: `nil`.
  open var microGamepad: GCMicroGamepad? { nil }
  /// The movements: `nil`.
  open var motion: GCMotion? { nil }
  /// Called for the button that pauses: never.
  open var controllerPausedHandler: ((GCController) -> Void)?
}

/// The number of a player. Mirrors GameController's.
public enum GCControllerPlayerIndex: Int, Sendable {
  case indexUnset = -1
  case index1, index2, index3, index4
}

/// The part of a controller that has a value. Mirrors GameController's `GCControllerElement`.
// Sendable: one thread at a time.
open class GCControllerElement: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The name.
  open var localizedName: String? { nil }
}

/// A button: never created. Mirrors GameController's `GCControllerButtonInput`.
public final class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
  /// A closure for the changes of a button: the button, its value, and whether it is pressed.
  public typealias ValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
  /// Called when it changes: never.
  public var valueChangedHandler: ValueChangedHandler?
  /// Called when it is pressed: never.
  public var pressedChangedHandler: ValueChangedHandler?
  /// How far it is pressed.
  public var value: Float { 0 }
  /// Whether it is pressed.
  public var isPressed: Bool { false }
}

/// A direction: never created. Mirrors GameController's `GCControllerAxisInput`.
public final class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
  /// How far it points.
  public var value: Float { 0 }
}

/// A stick or a cross: never created. Mirrors GameController's `GCControllerDirectionPad`.
public final class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
  /// Called when it changes: never.
  public var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
  /// Left and right.
  public let xAxis = GCControllerAxisInput()
  /// Up and down.
  public let yAxis = GCControllerAxisInput()
  /// Up.
  public let up = GCControllerButtonInput()
  /// Down.
  public let down = GCControllerButtonInput()
  /// Left.
  public let left = GCControllerButtonInput()
  /// Right.
  public let right = GCControllerButtonInput()
}

/// The buttons of a large controller: never created. Mirrors GameController's `GCExtendedGamepad`.
public final class GCExtendedGamepad: NSObject, @unchecked Sendable {
  // Sendable: one thread at a time.
  private override init() { super.init() }
  /// Called when something changes: never.
  public var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
  /// The cross.
  public let dpad = GCControllerDirectionPad()
  /// The left stick.
  public let leftThumbstick = GCControllerDirectionPad()
  /// The right stick.
  public let rightThumbstick = GCControllerDirectionPad()
  /// The lower button.
  public let buttonA = GCControllerButtonInput()
  /// The right button.
  public let buttonB = GCControllerButtonInput()
  /// The left button.
  public let buttonX = GCControllerButtonInput()
  /// The upper button.
  public let buttonY = GCControllerButtonInput()
  /// The menu.
  public let buttonMenu = GCControllerButtonInput()
  /// The options.
  public let buttonOptions: GCControllerButtonInput? = nil
  /// The left button at the edge.
  public let leftShoulder = GCControllerButtonInput()
  /// The right button at the edge.
  public let rightShoulder = GCControllerButtonInput()
  /// The left trigger.
  public let leftTrigger = GCControllerButtonInput()
  /// The right trigger.
  public let rightTrigger = GCControllerButtonInput()
}

/// The buttons of a small controller: never created. Mirrors GameController's `GCMicroGamepad`.
public final class GCMicroGamepad: NSObject, @unchecked Sendable {
  // Sendable: one thread at a time.
  private override init() { super.init() }
  /// The cross.
  public let dpad = GCControllerDirectionPad()
  /// The button.
  public let buttonA = GCControllerButtonInput()
  /// The other button.
  public let buttonX = GCControllerButtonInput()
  /// Whether directions are absolute. Stored, without effect.
  public var reportsAbsoluteDpadValues = false
}

/// The movements of a controller: never created. Mirrors GameController's `GCMotion`.
public final class GCMotion: NSObject, Sendable {
  private override init() { super.init() }
}

/// The keyboards: `nil`, since views get the keys. Mirrors GameController's `GCKeyboard`.
public final class GCKeyboard: NSObject, Sendable {
  private override init() { super.init() }
  /// All keyboards as one.
  public class var coalesced: GCKeyboard? { nil }
  /// The keys.
  public var keyboardInput: GCKeyboardInput? { nil }
}

/// The keys of a keyboard: never created. Mirrors GameController's `GCKeyboardInput`.
public final class GCKeyboardInput: NSObject, @unchecked Sendable {
  // Sendable: one thread at a time.
  private override init() { super.init() }
  /// Called when a key changes: never.
  public var keyChangedHandler:
    ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
  /// A key: `nil`.
  public func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}

/// The number of a key (USB). Mirrors the part of GameController's `GCKeyCode` that games use most.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A.
  public static let keyA = GCKeyCode(rawValue: 4)
  /// D.
  public static let keyD = GCKeyCode(rawValue: 7)
  /// S.
  public static let keyS = GCKeyCode(rawValue: 22)
  /// W.
  public static let keyW = GCKeyCode(rawValue: 26)
  /// Return.
  public static let returnOrEnter = GCKeyCode(rawValue: 40)
  /// Escape.
  public static let escape = GCKeyCode(rawValue: 41)
  /// The space bar.
  public static let spacebar = GCKeyCode(rawValue: 44)
  /// Right.
  public static let rightArrow = GCKeyCode(rawValue: 79)
  /// Left.
  public static let leftArrow = GCKeyCode(rawValue: 80)
  /// Down.
  public static let downArrow = GCKeyCode(rawValue: 81)
  /// Up.
  public static let upArrow = GCKeyCode(rawValue: 82)
  /// The left Shift.
  public static let leftShift = GCKeyCode(rawValue: 225)
}

/// A controller on the screen: it is not shown. Mirrors GameController's `GCVirtualController`.
// Sendable: one thread at a time.
open class GCVirtualController: NSObject, @unchecked Sendable {
  /// What it has. Mirrors GameController's.
  // Sendable: one thread at a time.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The names of its parts.
    open var elements: Set<String> = []
    /// Whether it is hidden.
    open var isHidden = false
  }
  /// Creates a controller.
  public init(configuration: Configuration) { super.init() }
  /// The controller: `nil`.
  open var controller: GCController? { nil }
  /// Shows it. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func connect(replyHandler reply: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { reply?(NoController()) }
  }
  /// Shows it. Always throws.
  open func connect() async throws { throw NoController() }
  /// Hides it. No effect.
  open func disconnect() {}
}

private struct NoController: LocalizedError {
  var errorDescription: String? {
    String(own: "Game controllers are not available on this computer.")
  }
}

/// The name of a part of a controller. Mirrors GameController's.
public let GCInputLeftThumbstick = "Left Thumbstick"
/// The name of a part of a controller. Mirrors GameController's.
public let GCInputRightThumbstick = "Right Thumbstick"
/// The name of a part of a controller. Mirrors GameController's.
public let GCInputDirectionPad = "Direction Pad"
/// The name of a part of a controller. Mirrors GameController's.
public let GCInputButtonA = "Button A"
/// The name of a part of a controller. Mirrors GameController's.
public let GCInputButtonB = "Button B"
/// The name of a part of a controller. Mirrors GameController's.
public let GCInputButtonX = "Button X"
/// The name of a part of a controller. Mirrors GameController's.
public let GCInputButtonY = "Button Y"

extension NSNotification.Name {
  /// A controller was connected: never posted.
  public static let GCControllerDidConnect = Self("GCControllerDidConnectNotification")
  /// A controller was removed: never posted.
  public static let GCControllerDidDisconnect = Self("GCControllerDidDisconnectNotification")
  /// A controller is in use: never posted.
  public static let GCControllerDidBecomeCurrent = Self("GCControllerDidBecomeCurrentNotification")
  /// A controller is no longer in use: never posted.
  public static let GCControllerDidStopBeingCurrent = Self(
    "GCControllerDidStopBeingCurrentNotification")
  /// A keyboard was connected: never posted.
  public static let GCKeyboardDidConnect = Self("GCKeyboardDidConnectNotification")
  /// A keyboard was removed: never posted.
  public static let GCKeyboardDidDisconnect = Self("GCKeyboardDidDisconnectNotification")
}
