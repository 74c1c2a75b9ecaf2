public import Foundation
public import Tabstop

/// Properties of a view that few sources use.
struct ViewProperties: Equatable {
  var style = UIUserInterfaceStyle.unspecified
  var direction = UISemanticContentAttribute.unspecified
  var isElement: Bool?
  var traits = UIAccessibilityTraits.none
  var value: String?
  var hint: String?
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var scale: CGFloat?
  var clears = true
  var restoration: String?
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesMargins = false
}

/// What `ViewProperties` change of what is shown.
struct KitProperties: ViewModifier {
  let properties: ViewProperties

  func body(content: Content) -> some View {
    if properties == ViewProperties() {
      content
    } else {
      content
        .modifier(KitAccessibility(properties: properties))
        .transformEnvironment(\.colorScheme) { scheme in
          if properties.style != .unspecified {
            scheme = properties.style == .dark ? .dark : .light
          }
        }
        .transformEnvironment(\.layoutDirection) { direction in
          if properties.direction == .forceLeftToRight { direction = .leftToRight }
          if properties.direction == .forceRightToLeft { direction = .rightToLeft }
        }
    }
  }
}

private struct KitAccessibility: ViewModifier {
  let properties: ViewProperties

  func body(content: Content) -> some View {
    content
      .accessibilityAddTraits(traits)
      .modifier(KitValue(value: properties.value))
      .modifier(KitHint(hint: properties.hint))
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if properties.traits.contains(.button) { traits.insert(.isButton) }
    if properties.traits.contains(.link) { traits.insert(.isLink) }
    if properties.traits.contains(.image) { traits.insert(.isImage) }
    if properties.traits.contains(.header) { traits.insert(.isHeader) }
    if properties.traits.contains(.selected) { traits.insert(.isSelected) }
    if properties.traits.contains(.searchField) { traits.insert(.isSearchField) }
    return traits
  }
}

private struct KitValue: ViewModifier {
  let value: String?

  func body(content: Content) -> some View {
    if let value { content.accessibilityValue(Text(verbatim: value)) } else { content }
  }
}

private struct KitHint: ViewModifier {
  let hint: String?

  func body(content: Content) -> some View {
    if let hint { content.accessibilityHint(Text(verbatim: hint)) } else { content }
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

  /// What it is for assistive technology.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { properties.traits }
    set { properties.traits = newValue }
  }
  /// Its value for assistive technology.
  public var accessibilityValue: String? {
    get { properties.value }
    set { properties.value = newValue }
  }
  /// What it does, for assistive technology.
  public var accessibilityHint: String? {
    get { properties.hint }
    set { properties.hint = newValue }
  }

  /// Stored, without effect: use SwiftUI's gestures.
  public var isMultipleTouchEnabled: Bool {
    get { properties.isMultipleTouchEnabled }
    set { properties.isMultipleTouchEnabled = newValue }
  }
  /// Stored, without effect: use SwiftUI's gestures.
  public var isExclusiveTouch: Bool {
    get { properties.isExclusiveTouch }
    set { properties.isExclusiveTouch = newValue }
  }
  /// Stored, without effect: the screen's pixels are used.
  public var contentScaleFactor: CGFloat {
    get { properties.scale ?? UIScreen.main.scale }
    set { properties.scale = newValue }
  }
  /// Stored, without effect: what a view draws begins empty.
  public var clearsContextBeforeDrawing: Bool {
    get { properties.clears }
    set { properties.clears = newValue }
  }
  /// Stored, without effect.
  public var restorationIdentifier: String? {
    get { properties.restoration }
    set { properties.restoration = newValue }
  }
  /// Stored, without effect: the views around it decide.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { properties.margins }
    set { properties.margins = newValue }
  }
  /// Stored, without effect: the views around it decide.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = properties.margins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      properties.margins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }
  /// Stored, without effect: the views around it decide.
  public var preservesSuperviewLayoutMargins: Bool {
    get { properties.preservesMargins }
    set { properties.preservesMargins = newValue }
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
  /// What is requested, as UIKit says it.
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
