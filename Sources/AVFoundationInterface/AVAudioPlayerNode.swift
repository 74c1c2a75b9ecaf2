internal import Foundation

/// A number of audio samples. Mirrors AVFoundation's.
public typealias AVAudioFrameCount = UInt32
/// The place of an audio sample. Mirrors AVFoundation's.
public typealias AVAudioFramePosition = Int64
/// A number of channels. Mirrors AVFoundation's.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or output of a node. Mirrors AVFoundation's.
public typealias AVAudioNodeBus = Int
/// A closure that is called when a node has played something. Mirrors AVFoundation's.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// Options for playing a buffer. Mirrors AVFoundation's `AVAudioPlayerNodeBufferOptions`. No effect
/// here.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Repeats the buffer.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// Plays the buffer instead of the one that is playing.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// Plays the buffer after the current repetition.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// A node that plays sounds of the program. It plays nothing here. Mirrors AVFoundation's
/// `AVAudioPlayerNode`.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// Whether the node is playing. Always `false`.
  public var isPlaying: Bool { false }
  /// The volume, from 0 to 1. Stored, without effect.
  public var volume: Float = 1
  /// Starts playing. No effect.
  open func play() {}
  /// Stops playing. No effect.
  open func stop() {}
  /// Pauses. No effect.
  open func pause() {}
  /// The balance between left and right, from -1 to 1. Stored, without effect.
  public var pan: Float = 0
  /// The rate of playing. Stored, without effect.
  public var rate: Float = 1
  /// Starts playing at a time. No effect.
  open func play(at when: AVAudioTime?) {}
  /// Schedules a buffer. No effect: nothing is played, and the end is never reported.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// Schedules a buffer at a time. No effect: nothing is played, and the end is never reported.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// Schedules a file. No effect: nothing is played, and the end is never reported.
  @preconcurrency
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// Schedules a part of a file. No effect: nothing is played, and the end is never reported.
  @preconcurrency
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
}
