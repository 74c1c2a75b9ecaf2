public import Foundation
public import Tabstop

/// Properties of a view that few sources use, and that change what is in it.
struct ViewProperties: Equatable {
  var style = UIUserInterfaceStyle.unspecified
  var direction = UISemanticContentAttribute.unspecified
}

/// Properties of a view that are only stored: a change shows nothing.
struct StoredViewProperties {
  var isElement: Bool?
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var scale: CGFloat?
  var clears = true
  var restoration: String?
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesMargins = false
  var interactions: [any UIInteraction] = []
}

/// A modifier that applies `ViewProperties`. It always has the same structure, so that setting a
/// property later does not create controls again, which would lose the focus and the caret.
struct KitProperties: ViewModifier {
  let properties: ViewProperties

  func body(content: Content) -> some View {
    content._traits(colorScheme: colorScheme, layoutDirection: layoutDirection)
  }

  private var colorScheme: ColorScheme? {
    switch properties.style {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }

  private var layoutDirection: LayoutDirection? {
    switch properties.direction {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: nil
    }
  }
}

/// A modifier that applies the properties for assistive technology; see `KitProperties`.
struct KitAccessibility: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let label = view.accessibilityLabel
    let value = view.accessibilityValue
    let hint = view.accessibilityHint
    content
      .accessibilityLabel(Text(verbatim: label ?? ""), isEnabled: label != nil)
      .accessibilityAddTraits(traits)
      .accessibilityValue(Text(verbatim: value ?? ""), isEnabled: value != nil)
      .accessibilityHint(Text(verbatim: hint ?? ""), isEnabled: hint != nil)
      .id(
        Role(
          traits: traits.subtracting(.isSelected).rawValue, isGroup: label != nil && isContainer))
  }

  /// Widgets have one role (GTK 4.8): what changes it creates them again.
  private struct Role: Hashable {
    let traits: Int
    /// A name makes a group of a container.
    let isGroup: Bool
  }

  private var isContainer: Bool { !view.subviews.isEmpty || view.content == nil }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    let own = view.accessibilityTraits
    if own.contains(.button) { traits.insert(.isButton) }
    if own.contains(.link) { traits.insert(.isLink) }
    if own.contains(.image) { traits.insert(.isImage) }
    if own.contains(.header) { traits.insert(.isHeader) }
    if own.contains(.selected) { traits.insert(.isSelected) }
    if own.contains(.searchField) { traits.insert(.isSearchField) }
    return traits
  }
}

extension UIView {
  /// Light or dark for what is in it; its own colours follow the window. A window makes the whole program light or
  /// dark, as `preferredColorScheme` does.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { self is UIWindow ? ProgramColorScheme.style : properties.style }
    set {
      if self is UIWindow {
        ProgramColorScheme.style = newValue
      } else {
        properties.style = newValue
      }
    }
  }
  /// The direction of what is in it: that of the language, or a certain one.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { properties.direction }
    set { properties.direction = newValue }
  }
  /// The direction of what is in it.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// The direction of an attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      EnvironmentValues().layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Stored, without effect: use SwiftUI's gestures.
  public var isMultipleTouchEnabled: Bool {
    get { stored.isMultipleTouchEnabled }
    set { stored.isMultipleTouchEnabled = newValue }
  }
  /// Stored, without effect: use SwiftUI's gestures.
  public var isExclusiveTouch: Bool {
    get { stored.isExclusiveTouch }
    set { stored.isExclusiveTouch = newValue }
  }
  /// Stored, without effect: the screen's pixels are used.
  public var contentScaleFactor: CGFloat {
    get { stored.scale ?? UIScreen.main.scale }
    set { stored.scale = newValue }
  }
  /// Stored, without effect: what a view draws begins empty.
  public var clearsContextBeforeDrawing: Bool {
    get { stored.clears }
    set { stored.clears = newValue }
  }
  /// Stored, without effect.
  public var restorationIdentifier: String? {
    get { stored.restoration }
    set { stored.restoration = newValue }
  }
  /// Stored, without effect: the views around it decide.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { stored.margins }
    set { stored.margins = newValue }
  }
  /// Stored, without effect: the views around it decide.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = stored.margins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      stored.margins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }
  /// Stored, without effect: the views around it decide.
  public var preservesSuperviewLayoutMargins: Bool {
    get { stored.preservesMargins }
    set { stored.preservesMargins = newValue }
  }

  /// No effect: a change shows at once.
  public func setNeedsUpdateConstraints() {}
  /// No effect: a change shows at once.
  public func updateConstraintsIfNeeded() {}
  /// Exchanges two of its views.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[lower], subviews[upper])
    insertSubview(first, at: upper)
    insertSubview(second, at: lower)
  }
  /// A view with a picture of this one; `nil` if it is not in a window on screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width >= 1, bounds.height >= 1 else { return nil }
    var isDrawn = false
    let picture = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      isDrawn = drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    return isDrawn ? UIImageView(image: picture) : nil
  }

  /// Makes the changes of all key frames in one animation, as `animate(withDuration:)` does.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }
  /// Makes changes in `animateKeyframes`; their times have no effect.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
  /// Options of key frames. No effect. Mirrors UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No effect.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// No effect.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// No effect.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// No effect.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No effect.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// The smallest size, for `systemLayoutSizeFitting(_:)`.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size, for `systemLayoutSizeFitting(_:)`.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// A direction of reading. Mirrors UIKit's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The space of a window. Mirrors UIKit's.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

extension UserInterfaceSizeClass {
  /// The value of UIKit's name; `nil` for none. Mirrors SwiftUI.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension ProgramColorScheme {
  /// The requested colour scheme, as UIKit's type.
  fileprivate static var style: UIUserInterfaceStyle {
    get {
      switch request {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
    }
    set {
      switch newValue {
      case .light: request = .light
      case .dark: request = .dark
      case .unspecified: request = nil
      }
    }
  }
}
