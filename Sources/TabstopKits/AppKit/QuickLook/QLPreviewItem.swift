public import Foundation

/// A file to preview. Mirrors Quick Look's `QLPreviewItem`.
public protocol QLPreviewItem {
  /// The file.
  var previewItemURL: URL? { get }
  /// The title.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The title of the item. Always `nil`.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self as URL }
}

extension URL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self }
}
