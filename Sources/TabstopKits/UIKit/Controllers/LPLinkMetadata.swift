public import Foundation
public import TabstopFoundation

/// What is known of an address: its title and its pictures. Mirrors LinkPresentation's `LPLinkMetadata`, which UIKit's
/// sharing names.
// Sendable: one thread at a time.
public final class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was asked for.
  public var originalURL: URL?
  /// The address that was found there.
  public var url: URL?
  /// The title.
  public var title: String?
  /// Provides the data of a small picture, of the site.
  public var iconProvider: NSItemProvider?
  /// Provides the data of a picture, of the page.
  public var imageProvider: NSItemProvider?
  /// Provides the data of a film.
  public var videoProvider: NSItemProvider?
  /// The address of a film.
  public var remoteVideoURL: URL?

  /// Creates empty metadata.
  public override init() { super.init() }
}
