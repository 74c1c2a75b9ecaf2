/// The appearance of a tool bar. Mirrors UIKit's `UIToolbarAppearance`. No effect.
public final class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons. Stored, without effect.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that ends. Stored, without effect.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// A bar with buttons. Mirrors UIKit's `UIToolbar`. No effect: it is not shown. Use `toolbar`,
/// above a keyboard with the placement `.keyboard`.
public final class UIToolbar: UIView {
  /// The colour of the bar. Stored, without effect.
  public var barTintColor: UIColor?
  /// Whether the bar is translucent. Stored, without effect.
  public var isTranslucent = true
  /// Whether it is dark. Stored, without effect.
  public var barStyle = UIBarStyle.default
  /// The buttons. Stored, without effect.
  public var items: [UIBarButtonItem]?
  /// The appearance. Stored, without effect.
  public var standardAppearance = UIToolbarAppearance()
  /// The appearance over content that is not scrolled. Stored, without effect.
  public var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance where there is little height. Stored, without effect.
  public var compactAppearance: UIToolbarAppearance?
  /// Sets the buttons. No effect on screen.
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
