public import Foundation

/// A buffer of audio samples, which a program can fill. Mirrors AVFoundation's `AVAudioPCMBuffer`.
// Sendable: one thread at a time, also while an engine plays it.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  /// The format of the samples.
  public let format: AVAudioFormat
  /// The number of samples.
  public var frameLength: UInt32 = 0 { didSet { updateList() } }
  /// The maximum number of samples.
  public let frameCapacity: UInt32
  /// The distance between two samples of a channel.
  public let stride = 1

  private let samples: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  private let list: UnsafeMutableAudioBufferListPointer

  /// Creates a buffer of silence; `nil` if there is not enough memory.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    let channelCount = Int(format.channelCount)
    let (count, isTooLarge) = channelCount.multipliedReportingOverflow(by: Int(frameCapacity))
    guard !isTooLarge, let memory = calloc(max(count, 1), MemoryLayout<Float>.stride) else {
      return nil
    }
    (self.format, self.frameCapacity) = (format, frameCapacity)
    samples = memory.assumingMemoryBound(to: Float.self)
    channels = .allocate(capacity: max(channelCount, 1))
    channels.initialize(repeating: samples, count: max(channelCount, 1))
    for channel in 0..<channelCount {
      channels[channel] = samples + channel * Int(frameCapacity)
    }
    list = AudioBufferList.allocated(maximumBuffers: channelCount)
    super.init()
    updateList()
  }

  private func updateList() {
    for channel in list.indices {
      list[channel] = AudioBuffer(
        mNumberChannels: 1, mDataByteSize: min(frameLength, frameCapacity) * 4,
        mData: channels[channel])
    }
  }

  /// The samples, a buffer for each channel.
  public var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
  /// The samples, a buffer for each channel.
  public var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
    list.unsafeMutablePointer
  }

  deinit {
    list.unsafeMutablePointer.deallocate()
    channels.deallocate()
    free(samples)
  }

  /// The samples of each channel.
  public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    UnsafePointer(channels)
  }
  /// The samples as 16-bit integers. Always `nil`: samples are numbers of the type `Float`.
  public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}
