// Haptic feedback, under the module name CoreHaptics: a compatible interface, not Apple's. A desktop has no
// device for it: sources ask for that first, and no engine starts.
@_exported public import Foundation

/// An engine that plays haptic feedback. Mirrors CoreHaptics' `CHHapticEngine`: there is none.
// Sendable: one thread at a time.
public final class CHHapticEngine: NSObject, @unchecked Sendable {
  /// The capabilities of a haptic device.
  public struct Capability: Sendable {
    /// Whether the device plays haptic feedback. Always `false`.
    public var supportsHaptics: Bool { false }
    /// Whether the device plays sounds. Always `false`.
    public var supportsAudio: Bool { false }
  }
  /// The reasons why an engine stops. Never passed here.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect
    case systemError = -1
  }

  /// The capabilities of this device: none.
  public class func capabilitiesForHardware() -> Capability { Capability() }

  /// Called when the engine has stopped. Never called.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine was reset. Never called.
  public var resetHandler: () -> Void = {}
  /// Whether only haptics are played. Stored, without effect.
  public var playsHapticsOnly = false
  /// Whether the engine stops when it is idle. Stored, without effect.
  public var isAutoShutdownEnabled = false

  private override init() { super.init() }

  /// Creates an engine. Always throws: there is no device.
  public convenience init(audioSession: AnyObject? = nil) throws {
    self.init()
    throw CHHapticError(.notSupported)
  }

  /// Starts the engine. Always throws: there is no device.
  public func start() throws { throw CHHapticError(.notSupported) }
  /// Starts the engine. Always throws: there is no device.
  public func start() async throws { throw CHHapticError(.notSupported) }
  /// Passes the error: there is no device.
  public func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  /// Stops the engine. No effect: no engine runs.
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Creates a player of a pattern. Always throws: there is no device.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Creates a player of a pattern. Always throws: there is no device.
  public func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Plays the pattern in a file. Always throws: there is no device.
  public func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Plays the pattern in data. Always throws: there is no device.
  public func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
  /// The actions of an engine when its players have finished.
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  /// Calls a closure when all players have ended. No effect, and never calls `finishedHandler`: no
  /// player exists.
  public func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}
  /// The present time of the engine: always 0, as no engine runs.
  public var currentTime: TimeInterval { 0 }
  /// Whether the player's sounds are muted. Stored, without effect.
  public var isMutedForAudio = false
  /// Whether the player's haptics are muted. Stored, without effect.
  public var isMutedForHaptics = false
}

/// An error of haptic feedback. Mirrors CoreHaptics'.
public struct CHHapticError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable { case notSupported = -4809 }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
