public import Foundation

/// The time of an audio sample. Mirrors AVFoundation's `AVAudioTime`.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The place of the sample.
  public let sampleTime: AVAudioFramePosition
  /// The number of samples per second; 0 if the time is one of the computer's clock.
  public let sampleRate: Double
  /// The time of the computer's clock.
  public let hostTime: UInt64

  /// Creates a time of the computer's clock.
  public init(hostTime: UInt64) {
    (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime)
    super.init()
  }
  /// Creates the time of a sample.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
    super.init()
  }
}
