public import Foundation
internal import Synchronization

/// The settings of the program's sounds among those of others. No effect: the desktop mixes the
/// sounds of all programs. Mirrors AVFoundation's `AVAudioSession`.
public final class AVAudioSession: NSObject, Sendable {
  private static let shared = AVAudioSession()
  /// The only instance.
  public static func sharedInstance() -> AVAudioSession { shared }
  private override init() { super.init() }

  /// The purpose of the program's sounds. Mirrors AVFoundation's.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The category for sounds that mix with those of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// The category for sounds that silence those of others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// The category for music and films.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// The category for recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// The category for playing and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// The category for sounds to several outputs.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// A mode for the program's sounds. Mirrors AVFoundation's.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual mode.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// The mode for playing films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// The mode for playing speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// The mode for measuring the microphone's input.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// The mode for talking with other users.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// The mode for talking with other users who are seen.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// The mode for talking with other users of a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// The mode for recording films.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// The mode for spoken directions.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  /// Options of a category. Mirrors AVFoundation's.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Mixes the sounds with those of others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Makes the sounds of others quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Allows Bluetooth devices.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Uses the loudspeaker by default.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Mixes with others, but pauses their speech.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Allows Bluetooth devices in stereo.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Allows AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// Options of the end of a session. Mirrors AVFoundation's.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lets the sounds of others continue.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private let preferred = Mutex<(rate: Double, duration: TimeInterval)>((0, 0))
  private let chosen = Mutex<(category: Category, mode: Mode, options: CategoryOptions)>(
    (.soloAmbient, .default, []))
  /// The category that was set. No effect: the desktop mixes the sounds of all programs.
  public var category: Category { chosen.withLock { $0.category } }
  /// The mode that was set. No effect.
  public var mode: Mode { chosen.withLock { $0.mode } }
  /// The options that were set. No effect.
  public var categoryOptions: CategoryOptions { chosen.withLock { $0.options } }
  /// Sets the category. No effect: the desktop mixes the sounds of all programs.
  public func setCategory(_ category: Category) throws {
    try setCategory(category, mode: mode, options: [])
  }
  /// Sets the category and its options. No effect: see `setCategory(_:)`.
  public func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: mode, options: options)
  }
  /// Sets the category, the mode and the options. No effect: see `setCategory(_:)`.
  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    chosen.withLock { $0 = (category, mode, options) }
  }
  /// Activates or ends the session. No effect: see `setCategory(_:)`.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Sets the mode. No effect: see `setCategory(_:)`.
  public func setMode(_ mode: Mode) throws { chosen.withLock { $0.mode = mode } }
  /// Allows haptic feedback while the program records. No effect: there is no device for it.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
  /// Whether there is haptic feedback while the program records. Always `false`.
  public var allowHapticsAndSystemSoundsDuringRecording: Bool { false }
  /// Whether the sounds of another program are more important. Always `false`: the desktop does not
  /// report what other programs play.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
}

extension AVAudioSession {
  /// Whether the user allows a program to record. Mirrors AVFoundation's.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  /// The permission to record. Always `.denied`.
  public var recordPermission: RecordPermission { .denied }
  /// Asks for the permission to record. Calls the handler with `false`.
  @preconcurrency
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
  /// An output for the program's sounds. Mirrors AVFoundation's.
  public enum PortOverride: UInt, Sendable { case none, speaker }
  /// Chooses an output. No effect: the desktop decides.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// The system's volume. Always 1: it is not queried.
  public var outputVolume: Float { 1 }
  /// Whether other programs play sounds. Always `false`: the desktop does not report it.
  public var isOtherAudioPlaying: Bool { false }
  /// Posted when a call interrupts sounds. Never posted here: a desktop receives no calls.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Posted when the output changes. Never posted here: changes are not reported.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// Posted when the system's sounds start again after a failure. Never posted here: the desktop does not report it.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Posted when the system's sounds fail. Never posted here: see `mediaServicesWereResetNotification`.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// Posted when the sounds of another program begin or end. Never posted here: see `isOtherAudioPlaying`.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  /// The number of samples per second: those of an engine's output, which the desktop converts to the device's.
  public var sampleRate: Double { 44_100 }
  /// The rate that was asked for. No effect: see `sampleRate`.
  public var preferredSampleRate: Double { preferred.withLock { $0.rate } }
  /// Asks for a number of samples per second. No effect: see `sampleRate`.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {
    preferred.withLock { $0.rate = sampleRate }
  }
  /// The seconds of sound that an engine makes at once.
  public var ioBufferDuration: TimeInterval { Double(AudioOutput.frames) / sampleRate }
  /// The duration that was asked for. No effect: see `ioBufferDuration`.
  public var preferredIOBufferDuration: TimeInterval { preferred.withLock { $0.duration } }
  /// Asks for a duration of the parts of sound. No effect: see `ioBufferDuration`.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferred.withLock { $0.duration = duration }
  }
  /// The seconds until a sound is heard. Always 0: the desktop is not asked for them.
  public var outputLatency: TimeInterval { 0 }
  /// The seconds until a sound is recorded. Always 0: nothing is recorded.
  public var inputLatency: TimeInterval { 0 }
  /// The number of channels that are played.
  public var outputNumberOfChannels: Int { 2 }
  /// The number of channels that are recorded. Always 0.
  public var inputNumberOfChannels: Int { 0 }
  /// The highest number of channels that can be played.
  public var maximumOutputNumberOfChannels: Int { 2 }
  /// The highest number of channels that can be recorded. Always 0.
  public var maximumInputNumberOfChannels: Int { 0 }
  /// Whether sounds can be recorded. Always `false`.
  public var isInputAvailable: Bool { false }
  /// Whether the loudness of the input can be set. Always `false`.
  public var isInputGainSettable: Bool { false }
  /// Asks for a number of played channels. No effect.
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  /// Asks for a number of recorded channels. No effect.
  public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
}
