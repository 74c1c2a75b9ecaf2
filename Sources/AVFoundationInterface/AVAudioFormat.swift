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
  /// Creates a format.
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
}
/// The type of audio samples. Mirrors AVFoundation's `AVAudioCommonFormat`.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
/// A buffer of audio samples, which a program can fill. Mirrors AVFoundation's `AVAudioPCMBuffer`.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  /// The format of the samples.
  public let format: AVAudioFormat
  /// The number of samples.
  public var frameLength: UInt32 = 0
  /// The maximum number of samples.
  public let frameCapacity: UInt32
  /// The distance of two samples of a channel.
  public let stride = 1

  private let samples: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  private let count: Int

  /// Creates an empty buffer.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    let channelCount = Int(format.channelCount)
    count = channelCount * Int(frameCapacity)
    samples = .allocate(capacity: max(count, 1))
    samples.initialize(repeating: 0, count: max(count, 1))
    channels = .allocate(capacity: max(channelCount, 1))
    channels.initialize(repeating: samples, count: max(channelCount, 1))
    for channel in 0..<channelCount {
      channels[channel] = samples + channel * Int(frameCapacity)
    }
    super.init()
  }

  deinit {
    channels.deallocate()
    samples.deallocate()
  }

  /// The samples of each channel.
  public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    UnsafePointer(channels)
  }
  /// The samples as 16-bit integers. Always `nil`: samples are numbers of the type `Float`.
  public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}
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
