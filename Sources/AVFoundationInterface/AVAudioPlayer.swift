// Sounds, speech and films, under the module name AVFoundation: a compatible interface, not Apple's, by GTK's
// media files and the desktop's speech service. Cameras, microphones and editing are not here.
@_exported public import Foundation

/// Plays a sound file, by GTK's media module. Mirrors AVFoundation's `AVAudioPlayer`.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private let stream: MediaStream
  private var loopsLeft = 0

  /// The file.
  public let url: URL?
  /// The delegate, which is notified of the end. Not retained.
  public weak var delegate: (any AVAudioPlayerDelegate)?

  /// Creates a player of a file.
  ///
  /// - Throws: If there is no such file. Whether it is a sound is known when it plays.
  public init(contentsOf url: URL) throws {
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    self.url = url
    stream = MediaStream(url, data: nil)
    isEmpty = false
    super.init()
    observeEnd()
  }
  /// Creates a player of a file. The hint has no effect.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Creates a player of a file's content.
  public init(data: Data) throws {
    url = nil
    stream = MediaStream(nil, data: data)
    isEmpty = false
    super.init()
    observeEnd()
  }
  /// Creates a player of a file's content. The hint has no effect.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  /// Creates a player without a sound, to be replaced by one with a file: its length is 0, and `play()`
  /// returns `false`.
  public override init() {
    url = nil
    stream = MediaStream(nil, data: Data())
    isEmpty = true
    super.init()
  }
  /// Whether there is nothing to play.
  private let isEmpty: Bool

  private func observeEnd() {
    stream.ended = { [weak self] in
      guard let self, !stream.loops else { return }
      if loopsLeft > 0 {
        loopsLeft -= 1
        stream.time = 0
        stream.play()
      } else {
        delegate?.audioPlayerDidFinishPlaying(self, successfully: !stream.hasError)
      }
    }
  }

  /// The number of repetitions; -1 means without end.
  public var numberOfLoops = 0 {
    didSet {
      loopsLeft = max(0, numberOfLoops)
      stream.loops = numberOfLoops < 0
    }
  }
  /// The volume, from 0 to 1.
  public var volume: Float {
    get { Float(stream.volume) }
    set { stream.volume = Double(newValue) }
  }
  /// Sets the volume, at once: there is no fade.
  public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Stored, without effect: GTK plays at one speed.
  public var rate: Float = 1
  /// Stored, without effect: GTK plays at one speed.
  public var enableRate = false
  /// Stored, without effect.
  public var pan: Float = 0
  /// False: GTK does not report how loud it is.
  public var isMeteringEnabled = false
  /// No effect: see `isMeteringEnabled`.
  public func updateMeters() {}
  /// The level in decibels. Always that of silence, because GTK does not report the level.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The level in decibels. Always that of silence, because GTK does not report the level.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Two: GTK does not report it.
  public var numberOfChannels: Int { 2 }
  /// Plays it after a while.
  ///
  /// - Parameter time: In seconds, by `deviceCurrentTime`.
  @discardableResult
  public func play(atTime time: TimeInterval) -> Bool {
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - deviceCurrentTime)) {
      self.play()
    }
    return !stream.hasError
  }
  /// The clock of `play(atTime:)`, in seconds.
  public var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Whether it plays.
  public var isPlaying: Bool { stream.isPlaying }
  /// The duration, in seconds; 0 until GTK has read the file.
  public var duration: TimeInterval { stream.duration }
  /// The current time, in seconds from the start.
  public var currentTime: TimeInterval {
    get { stream.time }
    set { stream.time = newValue }
  }

  /// No effect: the file is read as it plays. Returns whether it can be.
  @discardableResult
  public func prepareToPlay() -> Bool { !isEmpty && !stream.hasError }
  /// Plays it from where it is; returns whether it can be.
  @discardableResult
  public func play() -> Bool {
    guard !isEmpty else { return false }
    if stream.duration > 0, stream.time >= stream.duration { stream.time = 0 }
    stream.play()
    return !stream.hasError
  }
  /// Stops it where it is.
  public func pause() { stream.pause() }
  /// Stops it where it is.
  public func stop() { stream.pause() }
}

/// A delegate that is notified of a player. Mirrors AVFoundation's `AVAudioPlayerDelegate`; called
/// on the main thread.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called: an error is known from `play()`.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The settings of the program's sounds among those of others. No effect: the desktop mixes the
/// sounds of all programs. Mirrors AVFoundation's `AVAudioSession`.
public final class AVAudioSession: NSObject, @unchecked Sendable {
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
    /// Sounds beside others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds alone, which others interrupt.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and films.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// The microphone.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playing and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
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
    /// The microphone as it is.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }
  /// Options of a category. Mirrors AVFoundation's.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are quieter meanwhile.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Allows Bluetooth devices.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Uses the loudspeaker by default.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Speech of others is interrupted.
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
    /// Others go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private let lock = NSLock()
  private var chosen: (category: Category, mode: Mode, options: CategoryOptions) = (
    .soloAmbient, .default, []
  )
  /// The category that was set. No effect: the desktop mixes the sounds of all programs.
  public var category: Category { lock.withLock { chosen.category } }
  /// The mode that was set. No effect.
  public var mode: Mode { lock.withLock { chosen.mode } }
  /// The options that were set. No effect.
  public var categoryOptions: CategoryOptions { lock.withLock { chosen.options } }
  /// No effect: the desktop mixes the sounds of all programs.
  public func setCategory(_ category: Category) throws {
    try setCategory(category, mode: mode, options: [])
  }
  /// No effect: the desktop mixes the sounds of all programs.
  public func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: mode, options: options)
  }
  /// No effect: the desktop mixes the sounds of all programs.
  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    lock.withLock { chosen = (category, mode, options) }
  }
  /// No effect: the desktop mixes the sounds of all programs.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// No effect.
  public func setMode(_ mode: Mode) throws { lock.withLock { chosen.mode = mode } }
  /// No effect: there is no device for haptic feedback.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
  /// Always `false`, as there is no device for haptic feedback.
  public var allowHapticsAndSystemSoundsDuringRecording: Bool { false }
  /// Always `false`: the desktop does not tell what other programs play.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
}
