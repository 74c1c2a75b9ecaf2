public import Foundation
internal import Tabstop

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
