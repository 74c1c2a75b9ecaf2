public import Foundation
public import TabstopFoundation
public import TabstopKits

/// A writer of films. No film can be written here: creating a writer throws. Mirrors AVFoundation's `AVAssetWriter`.
// Sendable: one thread at a time.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  /// The state of a writer. Mirrors AVFoundation's.
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
  /// The file.
  public let outputURL: URL
  /// Creates a writer. Always throws: films are not written.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    throw AVError(.exportFailed)
  }
  /// Creates a writer. Always throws: films are not written.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  /// The state. Always `.failed`.
  public var status: Status { .failed }
  /// Why the writer has failed.
  public var error: (any Error)? { AVError(.exportFailed) }
  /// Whether an input can be added. Always `false`.
  public func canAdd(_ input: AVAssetWriterInput) -> Bool { false }
  /// Adds an input. No effect.
  public func add(_ input: AVAssetWriterInput) {}
  /// Begins. Returns false.
  @discardableResult
  public func startWriting() -> Bool { false }
  /// Begins a part. No effect.
  public func startSession(atSourceTime startTime: CMTime) {}
  /// Ends a part. No effect.
  public func endSession(atSourceTime endTime: CMTime) {}
  /// Ends. Calls the handler.
  @preconcurrency
  public func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: handler)
  }
  /// Ends.
  public func finishWriting() async {}
  /// Ends without a film. No effect.
  public func cancelWriting() {}
}

/// Pictures or sounds of a film that is written. Mirrors AVFoundation's `AVAssetWriterInput`.
// Sendable: one thread at a time.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  /// What it writes.
  public let mediaType: AVMediaType
  /// The settings.
  public let outputSettings: [String: Any]?
  /// Creates an input.
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    super.init()
  }
  /// Whether the pictures come from a camera. Stored, without effect.
  public var expectsMediaDataInRealTime = false
  /// How the pictures are turned. Stored, without effect.
  public var transform = CGAffineTransform.identity
  /// Whether it takes more. Always `false`.
  public var isReadyForMoreMediaData: Bool { false }
  /// Adds a picture or a sound. Returns false.
  @discardableResult
  public func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  /// Ends the input. No effect.
  public func markAsFinished() {}
  /// Asks for more. Never calls the block.
  public func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {}
}

/// Pictures of a film that is written. Mirrors AVFoundation's `AVAssetWriterInputPixelBufferAdaptor`.
// Sendable: one thread at a time.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  /// The input.
  public let assetWriterInput: AVAssetWriterInput
  /// Creates an adaptor.
  public init(
    assetWriterInput input: AVAssetWriterInput,
    sourcePixelBufferAttributes: [String: Any]? = nil
  ) {
    assetWriterInput = input
    super.init()
  }
  /// Adds a picture. Returns false.
  @discardableResult
  public func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime)
    -> Bool
  { false }
}

/// The key of the width in settings.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in settings.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of further settings of the encoding in settings.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the bits per second in settings.
public let AVVideoAverageBitRateKey = "AverageBitRate"
