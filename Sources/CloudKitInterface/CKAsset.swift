public import Foundation

/// A file of a record. Mirrors CloudKit's `CKAsset`.
public final class CKAsset: NSObject, Sendable {
  /// The file.
  public let fileURL: URL?
  /// Creates an asset.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}
