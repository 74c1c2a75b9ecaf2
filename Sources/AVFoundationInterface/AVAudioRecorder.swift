public import Foundation

/// A recorder of audio. It never records here: programs have no access to a microphone. Mirrors
/// AVFoundation's `AVAudioRecorder`.
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

/// The key of the format of a recording.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the number of bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the number of bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether the first byte of a sample is the highest one.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel has samples of its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The quality of a recording. Mirrors AVFoundation's.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}
/// The format AAC. Mirrors Core Audio's.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Uncompressed samples. Mirrors Core Audio's.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple's lossless format. Mirrors Core Audio's.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
