public import Foundation

/// A number of audio samples. Mirrors AVFoundation's.
public typealias AVAudioFrameCount = UInt32
/// The place of an audio sample. Mirrors AVFoundation's.
public typealias AVAudioFramePosition = Int64
/// A number of channels. Mirrors AVFoundation's.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or output of a node. Mirrors AVFoundation's.
public typealias AVAudioNodeBus = Int
/// A function that is called when a node has played something. Mirrors AVFoundation's.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// Options for playing a buffer. Mirrors AVFoundation's `AVAudioPlayerNodeBufferOptions`. No effect
/// here.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// Instead of what is played.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// The buffer is played after the present repetition.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// A node that would play sounds of the program. It has no effect here. Mirrors AVFoundation's
/// `AVAudioPlayerNode`.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// Always `false`.
  public var isPlaying: Bool { false }
  /// The volume, from 0 to 1. Stored, without effect.
  public var volume: Float = 1
  /// No effect.
  open func play() {}
  /// No effect.
  open func stop() {}
  /// No effect.
  open func pause() {}
  /// The balance between left and right, from -1 to 1. Stored, without effect.
  public var pan: Float = 0
  /// The rate of playing. Stored, without effect.
  public var rate: Float = 1
  /// No effect.
  open func play(at when: AVAudioTime?) {}
  /// No effect: nothing is played, and the end is never reported.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// No effect: nothing is played, and the end is never reported.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// No effect: nothing is played, and the end is never reported.
  @preconcurrency
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// No effect: nothing is played, and the end is never reported.
  @preconcurrency
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
}

/// A file of audio samples. Mirrors AVFoundation's `AVAudioFile`: programs do not get the samples
/// of a file here. `AVAudioPlayer` plays files.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// Two channels of 44,100 samples per second, whatever the file has.
  public let processingFormat = AVAudioFormat()
  /// Two channels of 44,100 samples per second, whatever the file has.
  public let fileFormat = AVAudioFormat()
  /// Always 0: the samples are not read.
  public var length: AVAudioFramePosition { 0 }
  /// The frame that is read next. Stored, without effect.
  public var framePosition: AVAudioFramePosition = 0

  /// Opens a file.
  ///
  /// - Throws: If there is no such file. Whether it is a sound is not examined.
  public init(forReading fileURL: URL) throws {
    guard try fileURL.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    url = fileURL
    super.init()
  }

  /// Throws: the samples of a file are not read here.
  open func read(into buffer: AVAudioPCMBuffer) throws {
    throw AVError(.operationNotSupportedForAsset)
  }
  /// Throws: the samples of a file are not read here.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    throw AVError(.operationNotSupportedForAsset)
  }
}
