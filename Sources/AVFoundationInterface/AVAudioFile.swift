public import Foundation

/// A file of audio samples. Mirrors AVFoundation's `AVAudioFile`: programs do not get the samples
/// of a file here. `AVAudioPlayer` plays files.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// The format of the samples that are read. Always two channels of 44,100 samples per second.
  public let processingFormat = AVAudioFormat()
  /// The format of the file. Always two channels of 44,100 samples per second, whatever the file has.
  public let fileFormat = AVAudioFormat()
  /// The number of samples. Always 0: they are not read.
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

  /// Creates a file for writing. Always throws: samples are not written here, and a program has none of a microphone.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    throw AVError(.operationNotSupportedForAsset)
  }
  /// Creates a file for writing. Always throws: see `init(forWriting:settings:)`.
  public init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    throw AVError(.operationNotSupportedForAsset)
  }

  /// Writes samples. Always throws: samples are not written here.
  open func write(from buffer: AVAudioPCMBuffer) throws {
    throw AVError(.operationNotSupportedForAsset)
  }
  /// Reads samples. Always throws: the samples of a file are not read here.
  open func read(into buffer: AVAudioPCMBuffer) throws {
    throw AVError(.operationNotSupportedForAsset)
  }
  /// Reads a number of samples. Always throws: the samples of a file are not read here.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    throw AVError(.operationNotSupportedForAsset)
  }
}
