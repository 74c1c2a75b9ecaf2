internal import Foundation

/// The way in which a video fills its view. Mirrors AVFoundation's `AVLayerVideoGravity`.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Scales the video to fit the view, and keeps its proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Scales the video to fill the view, and keeps its proportions.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the video to the size of the view.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
