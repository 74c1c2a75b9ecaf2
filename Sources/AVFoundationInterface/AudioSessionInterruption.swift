/// The key of the type of an interruption. Mirrors AVFoundation's.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption. Mirrors AVFoundation's.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason for which the output has changed. Mirrors AVFoundation's.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the previous output. Mirrors AVFoundation's.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

extension AVAudioSession {
  /// Whether an interruption begins or ends. Never reported here. Mirrors AVFoundation's.
  public enum InterruptionType: UInt, Sendable { case ended = 0, began = 1 }
  /// What a program may do after an interruption. Never reported here. Mirrors AVFoundation's.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The program may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// The reason for which the output has changed. Never reported here. Mirrors AVFoundation's.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
}
