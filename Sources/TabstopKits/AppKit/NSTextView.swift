public import Foundation
internal import Tabstop

/// A field of several lines. Mirrors the part of AppKit's `NSTextView` that SwiftUI sources use; its delegate
/// is notified of what the user does. It scrolls by itself.
open class NSTextView: _TextArea {
  /// The text.
  public var string: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// Stored, without effect: where the text is.
  public var alignment = NSTextAlignment.natural
  /// Stored, without effect: the text has one font.
  public var isRichText = true
  /// Stored, without effect.
  public var importsGraphics = false
  /// Stored, without effect: GTK undoes changes.
  public var allowsUndo = false
  /// Stored, without effect.
  public var usesFindBar = false
  /// Stored, without effect.
  public var isIncrementalSearchingEnabled = false
  /// Stored, without effect.
  public var usesFontPanel = false
  /// Stored, without effect.
  public var usesRuler = false
  /// Stored, without effect.
  public var isAutomaticQuoteSubstitutionEnabled = false
  /// Stored, without effect.
  public var isAutomaticDashSubstitutionEnabled = false
  /// Stored, without effect.
  public var isAutomaticTextReplacementEnabled = false
  /// Stored, without effect.
  public var isAutomaticSpellingCorrectionEnabled = false
  /// Stored, without effect.
  public var isAutomaticLinkDetectionEnabled = false
  /// Stored, without effect.
  public var isAutomaticDataDetectionEnabled = false
  /// Stored, without effect.
  public var isAutomaticTextCompletionEnabled = false
  /// Stored, without effect.
  public var isContinuousSpellCheckingEnabled = false
  /// Stored, without effect.
  public var isGrammarCheckingEnabled = false
  /// Stored, without effect.
  public var smartInsertDeleteEnabled = false
  /// Stored, without effect: use `backgroundColor`.
  public var drawsBackground = true
  /// Stored, without effect.
  public var insertionPointColor: NSColor! = .label
  /// Stored, without effect.
  public var textContainerInset = CGSize.zero
  /// Stored, without effect.
  public var isVerticallyResizable = true
  /// Stored, without effect.
  public var isHorizontallyResizable = false
  /// Stored, without effect.
  public var minSize = CGSize.zero
  /// Stored, without effect.
  public var maxSize = CGSize.zero
  /// Stored, without effect.
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored, without effect.
  public var selectedRanges: [NSValue] = []
  /// Is notified of what the user does. Not retained.
  public weak var delegate: (any NSTextViewDelegate)?

  /// The end of the text.
  open func selectedRange() -> NSRange { NSRange(location: string.utf16.count, length: 0) }
  /// No effect.
  open func setSelectedRange(_ charRange: NSRange) {}
  /// No effect.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Adds to the text.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    guard let string = string as? String else { return }
    let old = self.string
    guard let range = Range(replacementRange, in: old) else { return self.string = old + string }
    self.string = old.replacingCharacters(in: range, with: string)
  }

  /// A text view in a scroll view.
  open class func scrollableTextView() -> NSScrollView {
    let scrollView = NSScrollView()
    scrollView.documentView = Self(coder: NSCoder())
    return scrollView
  }
  /// The scroll view that it is in.
  public override var enclosingScrollView: NSScrollView? { superview as? NSScrollView }

  private func notification(_ event: String) -> Notification {
    Notification(name: Notification.Name("NSText\(event)Notification"), object: self)
  }
  override func accepts(_ edit: TextEdit) -> Bool {
    delegate?.textView(
      self, shouldChangeTextIn: edit.range, replacementString: edit.replacement) != false
  }
  override func didChange() {
    let notification = notification("DidChange")
    delegate?.textDidChange(notification)
    NotificationCenter.default.post(notification)
  }
  override func didChangeEditing(_ isEditing: Bool) {
    if isEditing {
      delegate?.textDidBeginEditing(notification("DidBeginEditing"))
    } else {
      delegate?.textDidEndEditing(notification("DidEndEditing"))
    }
  }

  /// Posted when the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "NSTextDidChangeNotification")
}

/// AppKit's name of what a text view is.
public typealias NSText = NSTextView

/// Is notified of what the user does in a text view. Mirrors AppKit's `NSTextViewDelegate`.
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
  /// Never called: there are no commands of Objective-C here.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Never called.
  func textViewDidChangeSelection(_ notification: Notification)
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
  /// False.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  /// Does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
}

/// A view that scrolls another. Mirrors AppKit's `NSScrollView`.
open class NSScrollView: UIView {
  /// The box around it. No effect. Mirrors AppKit's.
  public enum BorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

  /// The view in it.
  public var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// The view itself.
  public var contentView: NSView { self }
  /// Its size.
  public var contentSize: CGSize { bounds.size }
  /// Stored, without effect: a bar appears where it is needed.
  public var hasVerticalScroller = true
  /// Stored, without effect: a bar appears where it is needed.
  public var hasHorizontalScroller = false
  /// Stored, without effect.
  public var autohidesScrollers = true
  /// Stored, without effect.
  public var drawsBackground = true
  /// Stored, without effect.
  public var borderType = BorderType.noBorder
  /// Stored, without effect.
  public var automaticallyAdjustsContentInsets = true

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? {
    guard let documentView else { return nil }
    if documentView is NSTextView { return AnyView(ShownUIView(view: documentView)) }
    return AnyView(ScrollView { ShownUIView(view: documentView) })
  }
}
