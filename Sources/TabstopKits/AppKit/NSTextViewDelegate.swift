public import Foundation
public import TabstopFoundation

/// A delegate that is notified of what the user does in a text view. Mirrors AppKit's
/// `NSTextViewDelegate`.
@preconcurrency @MainActor
public protocol NSTextViewDelegate: NSObjectProtocol {
  /// Called when the user has changed the text; the object is the view.
  func textDidChange(_ notification: Notification)
  /// Called when the view has got the focus.
  func textDidBeginEditing(_ notification: Notification)
  /// Called when the view has lost the focus.
  func textDidEndEditing(_ notification: Notification)
  /// Whether a part of the text is replaced.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
  /// Whether parts of the text are replaced. Called after the method for one part has allowed it.
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool
  /// Called for a key with a command, as `insertNewline:` for Return, and by `doCommand(by:)`. Returns whether the
  /// delegate has performed it: then the view does nothing.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ notification: Notification)
  /// Called by `clicked(onLink:at:)`. Returns whether the delegate has opened the link.
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
}

extension NSTextViewDelegate {
  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
  /// Allows it.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
  /// Allows it.
  public func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool { true }
  /// Returns false: the text view performs the command.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  /// Does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
  /// Returns false: the text view opens the link.
  public func textView(
    _ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int
  ) -> Bool { false }
}
