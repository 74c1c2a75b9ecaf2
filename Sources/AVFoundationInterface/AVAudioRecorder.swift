public import Foundation

/// A recorder of audio. It never records here: programs have no access to a microphone. Mirrors
/// AVFoundation's `AVAudioRecorder`.
// Sendable: one thread at a time.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// The settings that the recorder was created with. Stored, without effect.
  public let settings: [String: Any]
  /// The delegate. Stored, without effect: no recording ends. Not retained.
  public weak var delegate: (any AVAudioRecorderDelegate)?
  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }
  /// Whether it records. Always `false`: there is no microphone.
  public var isRecording: Bool { false }
  /// The duration of the recording. Always 0.
  public var currentTime: TimeInterval { 0 }
  /// Whether levels are measured. Stored, without effect.
  public var isMeteringEnabled = false
  /// Creates the file. Always returns `false`: there is no microphone.
  @discardableResult
  public func prepareToRecord() -> Bool { false }
  /// Starts recording. Always returns `false`: there is no microphone.
  @discardableResult
  public func record() -> Bool { false }
  /// Records for a duration. Always returns `false`: there is no microphone.
  @discardableResult
  public func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Pauses the recording. No effect.
  public func pause() {}
  /// Ends the recording. No effect.
  public func stop() {}
  /// Deletes the recording. Always returns `false`: there is none.
  @discardableResult
  public func deleteRecording() -> Bool { false }
  /// Measures the levels. No effect.
  public func updateMeters() {}
  /// The average level in decibels. Always that of silence.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level in decibels. Always that of silence.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of a recorder. It is never called. Mirrors AVFoundation's
/// `AVAudioRecorderDelegate`.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called when a recording has ended: never.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called after an error: never.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
