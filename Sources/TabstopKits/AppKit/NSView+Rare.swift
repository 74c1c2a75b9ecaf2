public import Foundation

extension NSView {
  /// Whether subviews are drawn in the view's layer. No effect: GTK draws. Mirrors AppKit.
  public final var canDrawSubviewsIntoLayer: Bool {
    get { false }
    set {}
  }
  /// Reads the ring around the view with the focus again. No effect: the theme draws it. Mirrors AppKit.
  public final func noteFocusRingMaskChanged() {}
  /// Draws that ring again. No effect: the theme draws it. Mirrors AppKit.
  public final func setKeyboardFocusRingNeedsDisplay(_ rect: CGRect) {}
  /// Calls a method at each frame of the screen, when it is added to a run loop. Mirrors AppKit.
  public final func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
  /// Fills the screen with the view. Does not, and returns `false`: use `toggleFullScreen` of the window. Mirrors
  /// AppKit.
  @discardableResult
  public final func enterFullScreenMode(
    _ screen: NSScreen, withOptions options: [FullScreenModeOptionKey: Any]? = nil
  ) -> Bool { false }
  /// Ends filling the screen. No effect. Mirrors AppKit.
  public final func exitFullScreenMode(options: [FullScreenModeOptionKey: Any]? = nil) {}
  /// An option of filling the screen. Mirrors AppKit's.
  public struct FullScreenModeOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Orders the subviews. Mirrors AppKit.
  public final func sortSubviews(
    _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult,
    context: UnsafeMutableRawPointer?
  ) {
    let sorted = subviews.sorted { compare($0, $1, context) == .orderedAscending }
    for view in sorted { bringSubviewToFront(view) }
  }
  /// A part of the view for constraints. Those of the guide are those of the view. Mirrors UIKit's and AppKit's.
  public final func addLayoutGuide(_ guide: NSLayoutGuide) { guide.owningView = self }
  /// Removes a part. Mirrors UIKit's and AppKit's.
  public final func removeLayoutGuide(_ guide: NSLayoutGuide) {
    if guide.owningView === self { guide.owningView = nil }
  }
}

extension NSScreen {
  /// Calls a method at each frame of the screen, when it is added to a run loop. Mirrors AppKit.
  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}

extension NSLayoutXAxisAnchor {
  /// Creates a constraint with the usual distance, 8 points, which is not active.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// Creates a constraint with at least the usual distance, 8 points, which is not active.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

extension NSLayoutYAxisAnchor {
  /// Creates a constraint with the usual distance, 8 points, which is not active.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// Creates a constraint with at least the usual distance, 8 points, which is not active.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
}
