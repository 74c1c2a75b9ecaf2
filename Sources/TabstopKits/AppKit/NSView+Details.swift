public import Foundation
internal import Tabstop

// In an extension of a protocol, so that a subclass of either kit may have members of these names.
extension _ViewInWindow where Self: UIView {
  /// The text that is shown while the pointer rests on the view, as `help(_:)` shows it. Mirrors
  /// AppKit.
  public var toolTip: String? {
    get { shownToolTip }
    set { shownToolTip = newValue }
  }
  /// The menu of the view, opened by the secondary button, the Menu key, or Shift+F10 with the focus in the view; that of
  /// a table is for `clickedRow`. Mirrors AppKit.
  public var menu: NSMenu? {
    get { stored.menu }
    set {
      let isChange = stored.menu !== newValue
      stored.menu = newValue
      changed(isChange)
    }
  }
  /// A name of the program's own. Mirrors AppKit.
  public var identifier: NSUserInterfaceItemIdentifier? {
    get { ownIdentifier }
    set { ownIdentifier = newValue }
  }
  /// The light or dark appearance. Stored, without effect: a window is light or dark as a whole,
  /// see `NSApplication.appearance`. Mirrors AppKit.
  public var appearance: NSAppearance? {
    get { ownAppearance }
    set { ownAppearance = newValue }
  }
  /// Whether the view is opaque. No effect: GTK draws what is behind the view, too. UIKit's can be
  /// set, AppKit's overridden.
  public var isOpaque: Bool {
    get { false }
    set {}
  }
  /// The view itself: what is set of it changes at once. Mirrors AppKit.
  public func animator() -> Self { self }

  /// Adds a view over or under another, or over or under all. Mirrors AppKit.
  public func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    switch (place, otherView) {
    case (.below, let other?): insertSubview(view, belowSubview: other)
    case (.below, nil): insertSubview(view, at: 0)
    case (.above, let other?): insertSubview(view, aboveSubview: other)
    default: addSubview(view)
    }
  }
  /// Puts a view in the place of another. Mirrors AppKit.
  public func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView !== newView, oldView.superview === self else { return }
    insertSubview(newView, belowSubview: oldView)
    oldView.removeFromSuperview()
  }
  /// Whether it, or a view around it, is invisible. Mirrors AppKit.
  public var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }

  /// Lays out the views inside. No effect: a change shows at once. Mirrors AppKit.
  public func layoutSubtreeIfNeeded() {}
  /// Draws the view. No effect: a change shows at once. Mirrors AppKit.
  public func displayIfNeeded() {}
  /// Draws the view again. Mirrors AppKit.
  public func display() { setNeedsDisplay() }
  /// Whether the constraints must be updated. No effect: the views around it decide. Mirrors
  /// AppKit.
  public var needsUpdateConstraints: Bool {
    get { false }
    set {}
  }
  /// Sets the size of its frame, as coordinates are not scaled. Mirrors AppKit.
  public func setBoundsSize(_ newSize: CGSize) { setFrameSize(newSize) }
  /// Moves the origin of the coordinates. No effect: coordinates begin at the top left. Mirrors
  /// AppKit.
  public func setBoundsOrigin(_ newOrigin: CGPoint) {}
  /// All of it: what is scrolled away is not known. Mirrors AppKit.
  public var visibleRect: CGRect { bounds }
  /// Scrolls to a rectangle. No effect, and false: use `ScrollViewReader`. Mirrors AppKit.
  @discardableResult
  public func scrollToVisible(_ rect: CGRect) -> Bool { false }
  /// Scrolls to a point. No effect: use `ScrollViewReader`. Mirrors AppKit.
  public func scroll(_ point: CGPoint) {}
  /// Scrolls to a point. No effect: use `ScrollViewReader`. Mirrors AppKit's method of
  /// `NSClipView`.
  public func scroll(to newOrigin: CGPoint) {}
  /// Whether a point is in a rectangle. Mirrors AppKit.
  public func mouse(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
  /// Whether a change of the frame is posted. No effect: `frameDidChangeNotification` is never
  /// posted. Mirrors AppKit.
  public var postsFrameChangedNotifications: Bool {
    get { false }
    set {}
  }
  /// Whether a change of the bounds is posted. No effect: `boundsDidChangeNotification` is never
  /// posted. Mirrors AppKit.
  public var postsBoundsChangedNotifications: Bool {
    get { false }
    set {}
  }
  /// Ends accepting drops. Mirrors AppKit.
  public func unregisterDraggedTypes() { droppedTypes = [] }
  /// Whether subviews are resized with the view. No effect: the views around it decide. Mirrors
  /// AppKit.
  public var autoresizesSubviews: Bool {
    get { true }
    set {}
  }
  /// When the layer is drawn. No effect: GTK decides. Mirrors AppKit.
  public var layerContentsRedrawPolicy: NSView.LayerContentsRedrawPolicy {
    get { .duringViewResize }
    set {}
  }
  /// Whether the width of the view's content limits the view. No effect: its superview decides.
  /// Mirrors AppKit.
  public var isHorizontalContentSizeConstraintActive: Bool {
    get { true }
    set {}
  }
  /// Whether the height of the view's content limits the view. No effect: its superview decides.
  /// Mirrors AppKit.
  public var isVerticalContentSizeConstraintActive: Bool {
    get { true }
    set {}
  }
  /// Whether the view is drawn on several threads. No effect: GTK draws on one. Mirrors AppKit.
  public var canDrawConcurrently: Bool {
    get { false }
    set {}
  }
  /// Whether the view receives touches. No effect: use SwiftUI's gestures. Mirrors AppKit.
  public var acceptsTouchEvents: Bool {
    get { false }
    set {}
  }
  /// The turn of the frame, in degrees. No effect: use `rotationEffect`. Mirrors AppKit.
  public var frameRotation: CGFloat {
    get { 0 }
    set {}
  }
  /// The view that Tab goes to. No effect: the order is that of the views. Mirrors AppKit.
  public var nextKeyView: NSView? {
    get { nil }
    set {}
  }
  /// Whether it fills a screen of its own. Always `false`. Mirrors AppKit.
  public var isInFullScreenMode: Bool { false }
  /// Sets the identifier for tests. No effect: see `accessibilityIdentifier(_:)`. Mirrors AppKit.
  public func setAccessibilityIdentifier(_ identifier: String?) {}
  /// Sets the description, as a hint. Mirrors AppKit.
  public func setAccessibilityHelp(_ help: String?) { accessibilityHint = help }
  /// Sets whether assistive technology finds the view. Mirrors AppKit.
  public func setAccessibilityElement(_ isElement: Bool) { isAccessibilityElement = isElement }

  // MARK: Pictures of views

  /// A bitmap for `cacheDisplay(in:to:)`; `nil` without a size. Mirrors AppKit.
  public func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? {
    guard let width = Int(exactly: rect.width.rounded(.down)),
      let height = Int(exactly: rect.height.rounded(.down))
    else { return nil }
    return NSBitmapImageRep(
      bitmapDataPlanes: nil, pixelsWide: width, pixelsHigh: height,
      bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
      colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
  }
  /// Draws the view in a bitmap, if there is a display. The whole view is drawn in
  /// the size of the rectangle. Mirrors AppKit.
  public func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {
    CGContext.stack.append(bitmapImageRep.drawing)
    drawHierarchy(in: CGRect(origin: .zero, size: rect.size), afterScreenUpdates: true)
    CGContext.stack.removeLast()
  }
}

extension NSView {
  /// When the layer of a view is drawn. No effect. Mirrors AppKit's.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
  /// Posted when the frame has changed. Never posted: views read their size with
  /// `onGeometryChange`. Mirrors AppKit.
  nonisolated public static let frameDidChangeNotification = Notification.Name(
    "NSViewFrameDidChangeNotification")
  /// Posted when the bounds have changed. Never posted: views read their size with
  /// `onGeometryChange`. Mirrors AppKit.
  nonisolated public static let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification")
}

/// AppKit's name for a part of a view that constraints name.
public typealias NSLayoutGuide = UILayoutGuide

extension NSResponder {
  /// The receiver of what this one does not handle: the same as `next`. What is set has no effect.
  /// Mirrors AppKit.
  public var nextResponder: NSResponder? {
    get { next }
    set {}
  }
}

extension NSView {
  /// Whether the view has a layer. Always true: what is set has no effect.
  public var wantsLayer: Bool {
    get { true }
    set {}
  }
  /// The opacity, from 0, invisible, to 1.
  public var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  /// Adds a part of the view in which the owner gets events of the pointer.
  public func addTrackingArea(_ trackingArea: NSTrackingArea) {
    stored.trackingAreas.append(trackingArea)
    changed(stored.trackingAreas.count == 1)
  }
  /// Removes a part that follows the pointer.
  public func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    stored.trackingAreas.removeAll { $0 === trackingArea }
  }
  /// The parts that follow the pointer.
  public var trackingAreas: [NSTrackingArea] { stored.trackingAreas }
  /// Sets the pointer in a rectangle. No effect: use `pointerStyle`.
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
  /// Accepts drops of types, which call `performDragOperation(_:)`.
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    droppedTypes += newTypes.filter { !droppedTypes.contains($0) }
  }
  /// The types of drops that the view accepts.
  public var registeredDraggedTypes: [NSPasteboard.PasteboardType] { droppedTypes }
  /// The size that it needs: that of its content, as far as it is known.
  public var fittingSize: CGSize { intrinsicContentSize }
  /// The kinds of touches that the view receives. None are received here: setting it has no effect.
  public var allowedTouchTypes: NSTouch.TouchTypeMask {
    get { [] }
    set {}
  }
  /// Whether resting fingers are touches. Always `false`: setting it has no effect.
  public var wantsRestingTouches: Bool {
    get { false }
    set {}
  }
  /// Sets the text that is announced for the view. Mirrors AppKit.
  public func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }
}

extension UIView.AutoresizingMask {
  /// The width changes with the superview. No effect.
  public static let width = flexibleWidth
  /// The height changes with the superview. No effect.
  public static let height = flexibleHeight
  /// The left margin changes with the superview. No effect.
  public static let minXMargin = flexibleLeftMargin
  /// The right margin changes with the superview. No effect.
  public static let maxXMargin = flexibleRightMargin
  /// The upper margin changes with the superview. No effect.
  public static let minYMargin = flexibleTopMargin
  /// The lower margin changes with the superview. No effect.
  public static let maxYMargin = flexibleBottomMargin
}
