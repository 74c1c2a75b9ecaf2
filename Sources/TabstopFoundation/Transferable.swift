public import Foundation

/// What can go to other programs as text. Mirrors the part of CoreTransferable's `Transferable` that
/// texts and addresses need.
public protocol Transferable {
  /// - Returns: `nil` if the text is none of these.
  static func _make(fromText text: String) -> Self?
  /// The text that other programs get.
  var _text: String { get }
}

extension String: Transferable {
  public static func _make(fromText text: String) -> String? { text }
  public var _text: String { self }
}

extension URL: Transferable {
  public static func _make(fromText text: String) -> URL? {
    let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
    return url?.scheme == nil ? nil : url
  }
  public var _text: String { absoluteString }
}
