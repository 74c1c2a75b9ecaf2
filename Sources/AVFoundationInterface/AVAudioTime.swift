public import Foundation
internal import TabstopFoundation

/// The time of an audio sample. Mirrors AVFoundation's `AVAudioTime`.
// Sendable: immutable.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The place of the sample.
  public let sampleTime: AVAudioFramePosition
  /// The number of samples per second; 0 if the time is one of the computer's clock.
  public let sampleRate: Double
  /// The time of the computer's clock.
  public let hostTime: UInt64
  /// Whether there is a time of the computer's clock.
  public let isHostTimeValid: Bool
  /// Whether there is a place of a sample.
  public let isSampleTimeValid: Bool

  /// Creates a time of the computer's clock.
  public init(hostTime: UInt64) {
    (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime)
    (isHostTimeValid, isSampleTimeValid) = (true, false)
    super.init()
  }
  /// Creates the time of a sample.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
    (isHostTimeValid, isSampleTimeValid) = (false, true)
    super.init()
  }
  /// Creates the time of a sample, which is one of the computer's clock as well.
  public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, self.hostTime) = (sampleTime, sampleRate, hostTime)
    (isHostTimeValid, isSampleTimeValid) = (true, true)
    super.init()
  }

  /// A time of the computer's clock from seconds.
  open class func hostTime(forSeconds sec: TimeInterval) -> UInt64 {
    sec > 0 ? UInt64(exactly: (sec * 1e9).rounded()) ?? .max : 0
  }
  /// A time of the computer's clock in seconds.
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
  /// This time with both values, from another that has both; `nil` if one of them is missing.
  open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
    guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, anchorTime.sampleRate > 0 else {
      return nil
    }
    let anchor = Self.seconds(forHostTime: anchorTime.hostTime)
    if isSampleTimeValid {
      let seconds = Double(sampleTime - anchorTime.sampleTime) / anchorTime.sampleRate
      return AVAudioTime(
        hostTime: Self.hostTime(forSeconds: anchor + seconds), sampleTime: sampleTime,
        atRate: anchorTime.sampleRate)
    }
    let seconds = Self.seconds(forHostTime: hostTime) - anchor
    let samples = Int64((seconds * anchorTime.sampleRate).rounded())
    return AVAudioTime(
      hostTime: hostTime, sampleTime: anchorTime.sampleTime + samples, atRate: anchorTime.sampleRate
    )
  }
}
