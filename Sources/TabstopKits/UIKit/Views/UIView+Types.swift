public import Foundation

extension UIView {
  /// The way in which a picture fills its view. Mirrors UIKit's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The way in which a view follows the size of the one that it is in. No effect. Mirrors UIKit's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin changes with the superview. No effect.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes with the superview. No effect.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin changes with the superview. No effect.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The upper margin changes with the superview. No effect.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes with the superview. No effect.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The lower margin changes with the superview. No effect.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether a view behind a dialog loses its tint. Mirrors UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

/// The accessibility traits of a view. Mirrors UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates a value from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The view is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The view is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// The view is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// The view is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// The view is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// The view is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The view is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The view is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// The view's value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// The user can change the view's value in steps.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

/// The direction of a view's content. Mirrors UIKit's: views follow the reading direction of the
/// language.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The distances from the edges, in reading direction. Mirrors UIKit's `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat
  /// The inset at the leading edge, in points.
  public var leading: CGFloat
  /// The inset at the bottom, in points.
  public var bottom: CGFloat
  /// The inset at the trailing edge, in points.
  public var trailing: CGFloat
  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
  /// Creates insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
