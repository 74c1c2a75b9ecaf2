public import Foundation

/// A format of audio samples. Mirrors AVFoundation's `AVAudioFormat`.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The number of samples per second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: UInt32

  override init() {
    (sampleRate, channelCount) = (44_100, 2)
    super.init()
  }
  /// Creates a format of samples of the type `Float`.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
    super.init()
  }
  /// Creates a format. Samples are always `pcmFormatFloat32` here, without interleaving.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
    super.init()
  }
  /// The format of the samples. Always `pcmFormatFloat32`.
  public var commonFormat: AVAudioCommonFormat { .pcmFormatFloat32 }
  /// Whether the channels are interleaved. Always `false`.
  public var isInterleaved: Bool { false }
  /// The settings of a file with samples of this format.
  public var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate,
      AVNumberOfChannelsKey: channelCount, AVLinearPCMBitDepthKey: 32,
      AVLinearPCMIsFloatKey: true, AVLinearPCMIsBigEndianKey: false,
      AVLinearPCMIsNonInterleaved: !isInterleaved,
    ]
  }
}

/// The type of audio samples. Mirrors AVFoundation's `AVAudioCommonFormat`.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
