public import Foundation
public import TabstopKits

/// Single pictures: none is made. Mirrors ScreenCaptureKit's `SCScreenshotManager`.
public enum SCScreenshotManager {
  /// A picture. Always throws.
  public static func captureImage(
    contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
  ) async throws -> CGImage { throw SCStreamError.declined }
  /// A picture of a part of the screen. Always throws.
  public static func captureImage(in rect: CGRect) async throws -> CGImage {
    throw SCStreamError.declined
  }

  /// A picture as a buffer. Always throws.
  public static func captureSampleBuffer(
    contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
  ) async throws -> CMSampleBuffer { throw SCStreamError.declined }
  /// Passes an error to the handler.
  @preconcurrency
  public static func captureImage(
    contentFilter: SCContentFilter, configuration config: SCStreamConfiguration,
    completionHandler: (@Sendable (CGImage?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(nil, SCStreamError.declined) } }
}
