public import Foundation

/// Sounds as a program makes or gets them. There is no microphone for programs here, and nothing is played: it never
/// starts. Mirrors AVFoundation's `AVAudioEngine`.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// Creates an engine.
  public override init() { super.init() }
  /// The microphone, from which nothing comes.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker, on which nothing is played.
  public let outputNode = AVAudioNode()
  /// The node that mixes sounds.
  public let mainMixerNode = AVAudioMixerNode()
  /// Always `false`.
  public var isRunning: Bool { false }
  /// No effect.
  open func prepare() {}
  /// Throws: there is no microphone.
  open func start() throws { throw AVError(.deviceNotConnected) }
  /// No effect.
  open func stop() {}
  /// No effect.
  open func pause() {}
  /// No effect.
  open func reset() {}
  /// No effect.
  open func attach(_ node: AVAudioNode) {}
  /// No effect.
  open func detach(_ node: AVAudioNode) {}
  /// No effect.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
}

/// A part of an engine. Mirrors AVFoundation's `AVAudioNode`.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// Creates a part.
  public override init() { super.init() }
  /// Two channels of 44,100 samples a second.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Two channels of 44,100 samples a second.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// No effect: no sounds come.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// No effect.
  open func removeTap(onBus bus: Int) {}
}
/// The microphone. Mirrors AVFoundation's.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// A node that mixes sounds. Mirrors AVFoundation's.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// Stored, without effect.
  public var outputVolume: Float = 1
}
/// Plays sounds that a program makes: no effect. Mirrors AVFoundation's `AVAudioPlayerNode`.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// Always `false`.
  public var isPlaying: Bool { false }
  /// Stored, without effect.
  public var volume: Float = 1
  /// No effect.
  open func play() {}
  /// No effect.
  open func stop() {}
  /// No effect.
  open func pause() {}
  /// No effect.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
  ) {}
}
/// A format of audio samples. Mirrors AVFoundation's `AVAudioFormat`.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The samples in a second.
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
}
/// Sounds. Mirrors AVFoundation's `AVAudioPCMBuffer`.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  /// The format of the samples.
  public let format: AVAudioFormat
  /// The number of samples.
  public var frameLength: UInt32 = 0
  /// The number of samples that there can be.
  public let frameCapacity: UInt32
  /// Creates an empty buffer.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    super.init()
  }
}
/// The time of an audio sample. Mirrors AVFoundation's `AVAudioTime`.
open class AVAudioTime: NSObject, @unchecked Sendable {}
