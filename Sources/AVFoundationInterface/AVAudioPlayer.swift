// Sounds, speech and films, under the module name AVFoundation: a compatible interface, not Apple's, by GTK's
// media files and the desktop's speech service. Cameras, microphones and editing are not here.
@_exported public import class TabstopKits.CVPixelBuffer
@_exported public import class TabstopKits.CALayer
@_exported public import Foundation

/// A player of a sound file, which uses GTK's media module. Mirrors AVFoundation's `AVAudioPlayer`.
// Sendable: `loopsLeft` and `stream` are used on the main thread; the settings: one thread at a time.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private let stream: MediaStream
  /// The repetitions that follow the one that is playing.
  private(set) var loopsLeft = 0

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
  private var canPlay: Bool { !isEmpty && !stream.hasError }

  private func observeEnd() {
    stream.ended = { [weak self] in
      guard let self, !stream.loops else { return }
      if loopsLeft > 0 {
        loopsLeft -= 1
        stream.time = 0
        stream.play()
      } else {
        loopsLeft = max(0, numberOfLoops)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: !stream.hasError)
      }
    }
  }

  /// The number of repetitions each time that the sound plays; -1 means without end.
  public var numberOfLoops = 0 {
    didSet {
      onMain { loopsLeft = max(0, numberOfLoops) }
      stream.loops = numberOfLoops < 0
    }
  }
  /// The volume, from 0 to 1.
  public var volume: Float {
    get { Float(stream.volume) }
    set { stream.volume = Double(newValue) }
  }
  /// Sets the volume. It changes at once: there is no fade.
  public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// The speed, as a factor. Stored, without effect: GTK plays at one speed.
  public var rate: Float = 1
  /// Whether `rate` is used. Stored, without effect: GTK plays at one speed.
  public var enableRate = false
  /// The balance between left, -1, and right, 1. Stored, without effect.
  public var pan: Float = 0
  /// Whether levels are measured. Stored, without effect: GTK does not report the level.
  public var isMeteringEnabled = false
  /// Measures the levels. No effect: see `isMeteringEnabled`.
  public func updateMeters() {}
  /// The average level in decibels. Always that of silence: GTK does not report the level.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level in decibels. Always that of silence: GTK does not report the level.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// The number of channels. Always 2: GTK does not report it.
  public var numberOfChannels: Int { 2 }
  /// Plays the sound at a time, and returns whether it can be played.
  ///
  /// - Parameter time: In seconds, by `deviceCurrentTime`.
  @discardableResult
  public func play(atTime time: TimeInterval) -> Bool {
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - deviceCurrentTime)) {
      self.play()
    }
    return canPlay
  }
  /// The clock of `play(atTime:)`, in seconds.
  public var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Whether the sound is playing.
  public var isPlaying: Bool { stream.isPlaying }
  /// The duration, in seconds; 0 until GTK has read the file.
  public var duration: TimeInterval { stream.duration }
  /// The current time, in seconds from the start.
  public var currentTime: TimeInterval {
    get { stream.time }
    set { stream.time = newValue }
  }

  /// Returns whether the sound can be played. No other effect: the file is read as it plays.
  @discardableResult
  public func prepareToPlay() -> Bool { canPlay }
  /// Starts or resumes the sound, and returns whether it can be played.
  @discardableResult
  public func play() -> Bool {
    guard !isEmpty else { return false }
    if stream.duration > 0, stream.time >= stream.duration { stream.time = 0 }
    stream.play()
    return !stream.hasError
  }
  /// Pauses the sound.
  public func pause() { stream.pause() }
  /// Stops the sound at its current time, as `pause()` does.
  public func stop() { stream.pause() }
}

/// The delegate of a player, which is notified of its end. Mirrors AVFoundation's `AVAudioPlayerDelegate`; called
/// on the main thread.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called after an error in the file. Never called: an error is known from `play()`.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
