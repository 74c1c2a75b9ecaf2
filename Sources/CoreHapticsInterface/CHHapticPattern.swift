public import Foundation

/// A player of one pattern. None exists here. Mirrors CoreHaptics'.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Starts the pattern.
  func start(atTime time: TimeInterval) throws
  /// Stops the pattern.
  func stop(atTime time: TimeInterval) throws
  /// Stops the pattern immediately.
  func cancel() throws
  /// Changes properties of the pattern that is played.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes a property of the pattern along a curve.
  func scheduleParameterCurve(_ curve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Whether the player is muted.
  var isMuted: Bool { get set }
}

/// A player of one pattern that can pause, repeat and seek. None exists here. Mirrors CoreHaptics'.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Pauses the pattern.
  func pause(atTime time: TimeInterval) throws
  /// Continues the pattern.
  func resume(atTime time: TimeInterval) throws
  /// Moves to a time of the pattern, in seconds.
  func seek(toOffset offsetTime: TimeInterval) throws
  /// Whether the pattern is repeated.
  var loopEnabled: Bool { get set }
  /// The time in the pattern at which it starts again, in seconds.
  var loopEnd: TimeInterval { get set }
  /// A multiple of the usual speed.
  var playbackRate: Float { get set }
  /// The closure that is called when the pattern has finished.
  var completionHandler: ((any Error)?) -> Void { get set }
}

/// The time at which a pattern starts immediately.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A pattern. Mirrors CoreHaptics'.
public final class CHHapticPattern: NSObject {
  /// A key in the description of a pattern. Mirrors CoreHaptics'.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The version of the format.
    public static let version = Key(rawValue: "Version")
    /// The list of events and curves.
    public static let pattern = Key(rawValue: "Pattern")
    /// One event.
    public static let event = Key(rawValue: "Event")
    /// The kind of an event.
    public static let eventType = Key(rawValue: "EventType")
    /// The start of an event, in seconds.
    public static let time = Key(rawValue: "Time")
    /// The duration of an event, in seconds.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The properties of an event.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// A property that changes.
    public static let parameter = Key(rawValue: "Parameter")
    /// The name of a property.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// The value of a property.
    public static let parameterValue = Key(rawValue: "ParameterValue")
    /// A curve.
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    /// The points of a curve.
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    /// The path of a sound.
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
  }

  /// The duration of the pattern, in seconds: the end of its last event.
  public let duration: TimeInterval

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    super.init()
  }
  /// Creates a pattern with properties that change along curves.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    super.init()
  }
  /// Creates a pattern from a description. Always throws: descriptions of patterns are not read,
  /// because nothing can play them here.
  public init(dictionary patternDict: [CHHapticPattern.Key: Any]) throws {
    throw CHHapticError(.notSupported)
  }
  /// Creates a pattern from a file. Always throws: descriptions of patterns are not read, because
  /// nothing can play them here.
  public init(contentsOf ahapURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Returns a description of the pattern. Always throws: descriptions of patterns are not written,
  /// because nothing can play them here.
  public func exportDictionary() throws -> [CHHapticPattern.Key: Any] {
    throw CHHapticError(.notSupported)
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
    case attackTime = "AttackTime"
    case decayTime = "DecayTime"
    case releaseTime = "ReleaseTime"
    case sustained = "Sustained"
    case audioVolume = "AudioVolume"
    case audioPitch = "AudioPitch"
    case audioPan = "AudioPan"
    case audioBrightness = "AudioBrightness"
  }
  /// The kind of the event.
  public let type: EventType
  /// The properties of the event.
  public let eventParameters: [CHHapticEventParameter]
  /// The start of the event in its pattern, in seconds.
  public var relativeTime: TimeInterval
  /// The duration of the event, in seconds.
  public var duration: TimeInterval

  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, eventParams)
    (relativeTime, self.duration) = (time, duration)
    super.init()
  }
}

/// A property of an event. Mirrors CoreHaptics'.
public final class CHHapticEventParameter: NSObject {
  /// The name of the property.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value of the property.
  public var value: Float

  /// Creates a property.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
    super.init()
  }
}

/// A property that changes while a pattern plays. Mirrors CoreHaptics'.
public final class CHHapticDynamicParameter: NSObject {
  /// The name of a property that changes.
  public enum ID: String, Sendable {
    case hapticIntensityControl = "HapticIntensityControl"
    case hapticSharpnessControl = "HapticSharpnessControl"
    case hapticAttackTimeControl = "HapticAttackTimeControl"
    case hapticDecayTimeControl = "HapticDecayTimeControl"
    case hapticReleaseTimeControl = "HapticReleaseTimeControl"
    case audioVolumeControl = "AudioVolumeControl"
    case audioPanControl = "AudioPanControl"
    case audioBrightnessControl = "AudioBrightnessControl"
    case audioPitchControl = "AudioPitchControl"
  }
  /// The name of the property.
  public let parameterID: ID
  /// The value of the property.
  public var value: Float
  /// The time of the change, in seconds.
  public var relativeTime: TimeInterval

  /// Creates a property.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    super.init()
  }
}

/// The values of a property that changes along a curve. Mirrors CoreHaptics'.
public final class CHHapticParameterCurve: NSObject {
  /// A point of a curve.
  public final class ControlPoint: NSObject {
    /// The time of the point, in seconds.
    public var relativeTime: TimeInterval
    /// The value at that time.
    public var value: Float

    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
      super.init()
    }
  }
  /// The name of the property.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The points of the curve.
  public let controlPoints: [ControlPoint]
  /// The start of the curve, in seconds.
  public var relativeTime: TimeInterval

  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
    super.init()
  }
}
