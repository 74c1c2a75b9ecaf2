public import Foundation
public import TabstopKits

/// A generator of pictures from a film. Every request throws: GTK makes none. Mirrors
/// AVFoundation's `AVAssetImageGenerator`.
// Sendable: one thread at a time.
public final class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// Whether the film's rotation is applied. Stored, without effect.
  public var appliesPreferredTrackTransform = false
  /// The largest size of a picture. Stored, without effect.
  public var maximumSize = CGSize.zero
  /// The tolerance before a requested time. Stored, without effect.
  public var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The tolerance after a requested time. Stored, without effect.
  public var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// Creates a generator of an asset.
  public init(asset: AVAsset) { super.init() }

  /// Returns a picture. Always throws: there are no pictures.
  public func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.operationNotSupportedForAsset)
  }
  /// Returns a picture. Always throws: there are no pictures.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.operationNotSupportedForAsset)
  }
  /// Requests a picture. Calls the handler with an error: there are no pictures.
  public func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    handler(nil, requestedTime, AVError(.operationNotSupportedForAsset))
  }
}
