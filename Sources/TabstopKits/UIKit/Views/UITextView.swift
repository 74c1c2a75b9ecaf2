public import Foundation
public import Tabstop

/// A field of several lines. Mirrors the part of UIKit's `UITextView` that SwiftUI sources use; its
/// delegate is notified of what the user does. By `appearance()`, a background colour removes the box of each
/// `TextEditor`, as `scrollContentBackground(.hidden)` does in newer sources.
open class UITextView: _TextArea {
  public override var backgroundColor: UIColor? {
    didSet {
      if self === Self.appearance() { setEditorsHaveBackground(backgroundColor == nil) }
    }
  }
  /// Stored, without effect.
  public var textContainerInset = UIEdgeInsets.zero

  /// Stored, without effect.
  public var keyboardType = UIKeyboardType.default
  /// Stored, without effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored, without effect.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// The alignment of the text. Stored, without effect.
  public var textAlignment = NSTextAlignment.natural
  /// Is notified of what the user does. Not retained.
  public weak var delegate: (any UITextViewDelegate)?

  /// Stored, without effect: addresses and numbers in the text are not links.
  public var dataDetectorTypes: UIDataDetectorTypes = []
  /// Stored, without effect.
  public var allowsEditingTextAttributes = false

  override func accepts(_ edit: TextEdit) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement)
      != false
  }
  override func didChange() { delegate?.textViewDidChange(self) }
  override func didChangeEditing(_ isEditing: Bool) {
    if isEditing {
      delegate?.textViewDidBeginEditing(self)
    } else {
      delegate?.textViewDidEndEditing(self)
    }
  }
}

/// The types of data to detect in a text. No effect. Mirrors UIKit's.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Is notified of what the user does in a view of text. Mirrors UIKit's `UITextViewDelegate`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Called when the view has got the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the view has lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text is replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
