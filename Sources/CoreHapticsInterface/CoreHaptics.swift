// Haptic feedback, under the module name CoreHaptics: a compatible interface, not Apple's. A desktop has no
// device for it: sources ask for that first, and no engine starts.
@_exported public import Foundation

/// Plays haptic feedback. Mirrors CoreHaptics' `CHHapticEngine`: there is none.
public final class CHHapticEngine: NSObject, @unchecked Sendable {
  /// The capabilities of a haptic device.
  public struct Capability: Sendable {
    /// Always `false`.
    public var supportsHaptics: Bool { false }
    /// Always `false`.
    public var supportsAudio: Bool { false }
  }
  /// Why an engine stops. Never passed here.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect
    case systemError = -1
  }

  /// The capabilities of this device: none.
  public class func capabilitiesForHardware() -> Capability { Capability() }

  /// Never called.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Never called.
  public var resetHandler: () -> Void = {}
  /// Stored, without effect.
  public var playsHapticsOnly = false
  /// Stored, without effect.
  public var isAutoShutdownEnabled = false

  private override init() { super.init() }

  /// Throws: there is no device.
  public convenience init(audioSession: AnyObject? = nil) throws {
    self.init()
    throw CHHapticError(.notSupported)
  }

  /// Throws: there is no device.
  public func start() throws { throw CHHapticError(.notSupported) }
  /// Throws: there is no device.
  public func start() async throws { throw CHHapticError(.notSupported) }
  /// Passes the error: there is no device.
  public func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  /// Does nothing: no engine runs.
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Throws: there is no device.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// Plays one pattern. None exists here. Mirrors CoreHaptics'.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Starts it.
  func start(atTime time: TimeInterval) throws
  /// Stops it.
  func stop(atTime time: TimeInterval) throws
}

/// The start of a pattern.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A pattern. Mirrors CoreHaptics'.
public final class CHHapticPattern: NSObject {
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    super.init()
  }
}

/// An event of a pattern. Mirrors CoreHaptics'.
public final class CHHapticEvent: NSObject {
  /// The kind of an event.
  public enum EventType: String, Sendable {
    case hapticTransient = "HapticTransient"
    case hapticContinuous = "HapticContinuous"
    case audioContinuous = "AudioContinuous"
  }
  /// A property of an event.
  public enum ParameterID: String, Sendable {
    case hapticIntensity = "HapticIntensity"
    case hapticSharpness = "HapticSharpness"
    case attackTime, decayTime, releaseTime, sustained
  }
  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    super.init()
  }
}

/// A property of an event. Mirrors CoreHaptics'.
public final class CHHapticEventParameter: NSObject {
  /// Creates a property.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) { super.init() }
}

/// A property that changes while a pattern plays. Mirrors CoreHaptics'.
public final class CHHapticDynamicParameter: NSObject {}

/// An error of haptic feedback. Mirrors CoreHaptics'.
public struct CHHapticError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable { case notSupported = -4809 }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
