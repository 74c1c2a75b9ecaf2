public import Foundation
internal import TabstopFoundation

/// The desktop's clipboard, for texts. Mirrors the part of `UIPasteboard` that forms use.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The desktop's clipboard.
  public static let general = UIPasteboard()

  private init() {}

  /// The text on the clipboard. A write is for all programs. A read returns the text that this
  /// program has put there; another program's text is only available when the user pastes.
  public var string: String? {
    get { Clipboard.ownText }
    set { Clipboard.ownText = newValue }
  }
  /// Whether there is such a text.
  public var hasStrings: Bool { string != nil }
  /// The texts: the one that `string` is.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }
  /// The address that the text is.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  /// Whether the text is an address.
  public var hasURLs: Bool { url?.scheme != nil }
  /// Removes the text, or puts another one there.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    string = value as? String ?? (value as? URL)?.absoluteString
  }
}

// UIKit's haptic feedback. A desktop has no device for it: these do nothing.
