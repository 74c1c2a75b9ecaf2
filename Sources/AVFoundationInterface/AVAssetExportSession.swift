public import Foundation

/// The writing of a film's part, or of the film in another format, to a file. It always fails, with
/// `AVError.operationNotSupportedForAsset`: GTK plays films, and writes none. Mirrors AVFoundation's
/// `AVAssetExportSession`.
// Sendable: `lock` guards the result; the settings: one thread at a time.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The state of the writing.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  private let lock = NSLock()
  private var end: (status: Status, error: (any Error)?) = (.unknown, nil)

  /// The asset.
  public let asset: AVAsset
  /// The name of the format.
  public let presetName: String
  /// The file to write.
  public var outputURL: URL?
  /// The type of the file.
  public var outputFileType: AVFileType?
  /// The part of the film.
  public var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The largest length of the file, in bytes.
  public var fileLengthLimit: Int64 = 0
  /// Whether the file can be played before all of it is read. Stored, without effect.
  public var shouldOptimizeForNetworkUse = false
  /// The metadata of the file. Stored, without effect.
  public var metadata: [AVMetadataItem]?

  /// Creates a session.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
    super.init()
  }

  /// The state of the writing.
  public var status: Status { lock.withLock { end.status } }
  /// The reason why it failed.
  public var error: (any Error)? { lock.withLock { end.error } }
  /// The part that is written, from 0 to 1. Always 0.
  public var progress: Float { 0 }
  /// The types of files it can write: none.
  public var supportedFileTypes: [AVFileType] { [] }
  /// The formats for an asset: none.
  public class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  /// All formats: none.
  public class func allExportPresets() -> [String] { [] }

  /// Writes the file. Calls the handler, with the status `.failed`.
  @preconcurrency
  public func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    fail()
    DispatchQueue.main.async(execute: handler)
  }
  /// Writes the file. Has the status `.failed` afterwards.
  public func export() async { fail() }
  /// Writes the file. Always throws.
  public func export(to url: URL, as fileType: AVFileType) async throws {
    fail()
    throw AVError(.operationNotSupportedForAsset)
  }
  /// Cancels the writing. No effect: it has failed already.
  public func cancelExport() {}

  private func fail() {
    lock.withLock { end = (.failed, AVError(.operationNotSupportedForAsset)) }
  }
}

/// The format of low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The format of medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The format of the highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The format of the asset.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The format of sounds in an M4A file.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The format of pictures with 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// The format of pictures with 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// The format of pictures with 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The format of pictures with 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
