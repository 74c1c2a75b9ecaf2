public import Foundation
public import TabstopFoundation

/// A film of parts of others. It has no parts here: no film can be written. Mirrors AVFoundation's `AVComposition`.
open class AVComposition: AVAsset, @unchecked Sendable {
  /// Creates an empty film.
  public init() { super.init(file: nil) }
}

/// A film to which parts can be added. Mirrors AVFoundation's `AVMutableComposition`.
public final class AVMutableComposition: AVComposition, @unchecked Sendable {
  /// The size of the pictures. Stored, without effect.
  public var naturalSize = CGSize.zero
  /// Adds a track. Always `nil`.
  public func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? { nil }
  /// Adds a part of another film. Always throws.
  public func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime)
    throws
  { throw AVError(.exportFailed) }
}

/// A track of a film to which parts can be added: never created. Mirrors AVFoundation's.
// Sendable: one thread at a time.
public final class AVMutableCompositionTrack: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// How the pictures are turned.
  public var preferredTransform: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// The number of the track.
  public var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  /// Adds a part of a track. Always throws.
  public func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws { throw AVError(.exportFailed) }
}

/// How the pictures of a film are put together. No effect. Mirrors AVFoundation's `AVMutableVideoComposition`.
// Sendable: one thread at a time.
public final class AVMutableVideoComposition: NSObject, @unchecked Sendable {
  /// Creates a description.
  public override init() { super.init() }
  /// The size of the pictures. Stored, without effect.
  public var renderSize = CGSize.zero
  /// The time of a picture. Stored, without effect.
  public var frameDuration = CMTime(seconds: 1.0 / 30, preferredTimescale: 600)
}
