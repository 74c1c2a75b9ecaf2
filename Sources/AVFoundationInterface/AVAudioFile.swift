public import Foundation

/// A file of audio samples. Mirrors AVFoundation's `AVAudioFile`: WAV, AIFF, CAF and FLAC are read and written, Ogg
/// and (with newer versions of the sndfile library) MP3 are read. AAC is neither: `AVAudioPlayer` plays it.
// Sendable: one thread at a time; the thread of an engine uses only `sound`, which has a lock.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// The format of the samples that are read or written: that of the file, of the type `Float`.
  public let processingFormat: AVAudioFormat
  /// The format of the file. Its samples are described as those of `processingFormat`.
  public let fileFormat: AVAudioFormat
  /// The number of frames.
  public var length: AVAudioFramePosition { sound.length }
  /// The frame that is read next.
  public var framePosition: AVAudioFramePosition = 0

  let sound: SoundFile

  /// Opens a file.
  ///
  /// - Throws: If there is no such file, or none with samples that are read here.
  public init(forReading fileURL: URL) throws {
    guard try fileURL.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    guard let sound = SoundFile(reading: fileURL.path) else {
      throw AVError(.fileFormatNotRecognized)
    }
    (url, self.sound) = (fileURL, sound)
    processingFormat = AVAudioFormat(sound.rate, UInt32(sound.channels))
    fileFormat = processingFormat
    super.init()
  }
  /// Opens a file. Its samples are always read as those of the type `Float`.
  public convenience init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forReading: fileURL) }

  /// Creates a file for writing, whose name decides about its type: `wav`, `aif`, `aiff`, `caf` or `flac`.
  ///
  /// - Throws: If the settings are those of another format, or the file cannot be created.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    let formatID = settings[AVFormatIDKey]
    guard let format = AVAudioFormat(settings: settings),
      [kAudioFormatLinearPCM, kAudioFormatFLAC].contains(
        formatID as? UInt32 ?? UInt32(exactly: formatID as? Int ?? 0) ?? 0)
    else { throw AVError(.operationNotSupportedForAsset) }
    let bits =
      settings[AVLinearPCMIsFloatKey] as? Bool == true
      ? 0 : settings[AVLinearPCMBitDepthKey] as? Int ?? 0
    guard
      let sound = SoundFile(
        writing: fileURL.path, rate: format.sampleRate, channels: Int(format.channelCount),
        bits: bits)
    else { throw AVError(.operationNotSupportedForAsset) }
    (url, processingFormat, fileFormat) = (fileURL, format, format)
    self.sound = sound
    super.init()
  }
  /// Creates a file for writing. Samples are always given as those of the type `Float`.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }

  /// Writes the samples of a buffer at the end of the file.
  ///
  /// - Throws: If the file is not one for writing, or has another number of channels.
  open func write(from buffer: AVAudioPCMBuffer) throws {
    let channels = sound.channels
    guard sound.isWritten, Int(buffer.format.channelCount) == channels,
      let data = buffer.floatChannelData
    else { throw AVError(.operationNotSupportedForAsset) }
    let frames = Int(min(buffer.frameLength, buffer.frameCapacity))
    var samples = [Float](repeating: 0, count: frames * channels)
    for frame in 0..<frames {
      for channel in 0..<channels { samples[frame * channels + channel] = data[channel][frame] }
    }
    guard sound.append(samples) else { throw CocoaError(.fileWriteUnknown) }
    framePosition = length
  }
  /// Reads as many samples as a buffer holds.
  ///
  /// - Throws: If the file is not one for reading, has another number of channels, or is read to its end.
  open func read(into buffer: AVAudioPCMBuffer) throws {
    try read(into: buffer, frameCount: buffer.frameCapacity)
  }
  /// Reads a number of samples: see `read(into:)`.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    let channels = sound.channels
    guard !sound.isWritten, Int(buffer.format.channelCount) == channels,
      let data = buffer.floatChannelData
    else { throw AVError(.operationNotSupportedForAsset) }
    let samples = sound.frames(
      from: framePosition, count: Int(min(frames, buffer.frameCapacity)))
    let count = samples.count / channels
    buffer.frameLength = UInt32(count)
    guard count > 0 || frames == 0 else { throw AVError(.fileFailedToParse) }
    for frame in 0..<count {
      for channel in 0..<channels { data[channel][frame] = samples[frame * channels + channel] }
    }
    framePosition += AVAudioFramePosition(count)
  }

  /// Whether the file is open.
  public private(set) var isOpen = true
  /// Ends writing: the file is complete.
  open func close() {
    isOpen = false
    sound.close()
  }
}
