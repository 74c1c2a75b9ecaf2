public import Foundation

/// A format of audio samples. Mirrors AVFoundation's `AVAudioFormat`.
// Sendable: immutable.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The number of samples per second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: UInt32

  private let memory: UnsafeMutablePointer<AudioStreamBasicDescription>

  init(_ sampleRate: Double, _ channelCount: UInt32) {
    (self.sampleRate, self.channelCount) = (sampleRate, channelCount)
    memory = .allocate(capacity: 1)
    memory.initialize(
      to: AudioStreamBasicDescription(
        mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
        mFormatFlags: kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
          | kAudioFormatFlagIsNonInterleaved,
        mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4,
        mChannelsPerFrame: channelCount, mBitsPerChannel: 32))
    super.init()
  }
  deinit { memory.deallocate() }

  convenience override init() { self.init(44_100, 2) }
  /// Creates a format of samples of the type `Float`, with the rate and the channels of a description; `nil` if it has
  /// none.
  public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
    let (rate, channels) = (asbd.pointee.mSampleRate, asbd.pointee.mChannelsPerFrame)
    guard rate > 0, channels > 0 else { return nil }
    self.init(rate, channels)
  }
  /// Creates a format from the settings of a file; `nil` without a rate.
  public convenience init?(settings: [String: Any]) {
    let rate = settings[AVSampleRateKey]
    guard let rate = rate as? Double ?? (rate as? Int).map(Double.init), rate > 0 else {
      return nil
    }
    let channels = settings[AVNumberOfChannelsKey]
    self.init(rate, channels as? UInt32 ?? UInt32(exactly: channels as? Int ?? 1) ?? 1)
  }
  /// The format as Core Audio describes it.
  public var streamDescription: UnsafePointer<AudioStreamBasicDescription> {
    UnsafePointer(memory)
  }
  /// Whether the format is the usual one. Always `true`.
  public var isStandard: Bool { true }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioFormat).map {
      $0.sampleRate == sampleRate && $0.channelCount == channelCount
    } ?? false
  }
  open override var hash: Int { sampleRate.hashValue ^ channelCount.hashValue }
  /// Creates a format of samples of the type `Float`.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.init(sampleRate, channels)
  }
  /// Creates a format. Samples are always `pcmFormatFloat32` here, without interleaving.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    self.init(sampleRate, channels)
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
