public import Foundation
public import Tabstop

/// The rarely used properties of a view that change its content.
struct ViewProperties: Equatable {
  var style = UIUserInterfaceStyle.unspecified
  var direction = UISemanticContentAttribute.unspecified
}

/// The properties of a view that are rarely used.
struct StoredViewProperties {
  var isElement: Bool?
  /// The frame that the program has set; `frame` may have the size on screen.
  var ownFrame = CGRect.zero
  var isFrameMeasured = false
  var traits = OwnTraits()
  var hidesElements = false
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var scale: CGFloat?
  var clears = true
  var restoration: String?
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesMargins = false
  var interactions: [any UIInteraction] = []
  /// The part of a stack that it is in.
  var gravity: NSStackView.Gravity?
  /// Whether its stack hides it, and how much it is to stay visible there.
  var isDetached = false
  var visibility: NSStackView.VisibilityPriority?
  var menu: NSMenu?
  var mask: UIView?
  var trackingAreas: [NSTrackingArea] = []
  /// The size with which the tracking areas were updated.
  var trackedSize: CGSize?
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
    let label = view.isNamedInside || namesItsControl ? nil : view.spokenLabel
    let value = view.isNamedInside ? nil : view.spokenValue
    let hint = view.spokenHint
    content
      .accessibilityLabel(Text(verbatim: label ?? ""), isEnabled: label != nil)
      .accessibilityAddTraits(traits)
      .accessibilityValue(Text(verbatim: value ?? ""), isEnabled: value != nil)
      .accessibilityHint(Text(verbatim: hint ?? ""), isEnabled: hint != nil)
      .accessibilityHidden(view.stored.hidesElements)
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

  /// Whether the content of the view is a control that has the label: a group of that name around it would say it
  /// a second time.
  private var namesItsControl: Bool {
    switch view {
    case is UISwitch, is UISlider, is UIStepper, is UIButton, is UISegmentedControl,
      is UIDatePicker, is UIColorWell, is UIPickerView, is UIPageControl:
      true
    default: false
    }
  }

  private var isContainer: Bool { !view.subviews.isEmpty || view.content == nil }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    let own = view.spokenTraits
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
  /// The view whose opacity masks this one. Stored, without effect: use `mask(_:)`.
  public var mask: UIView? {
    get { stored.mask }
    set { stored.mask = newValue }
  }
  /// The colour scheme of the view's content; the view's own colours follow the window. A window sets that of
  /// the whole program, as `preferredColorScheme` does.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { self is UIWindow ? ProgramColorScheme.style : properties.style }
    set {
      if self is UIWindow {
        // Reported by the desktop's side.
        ProgramColorScheme.style = newValue
      } else if newValue != properties.style {
        properties.style = newValue
        TraitChanges.report(in: self)
      }
    }
  }
  /// The traits of the view's content that the program sets: of the system's the appearance has an effect.
  public var traitOverrides: any UITraitOverrides {
    get {
      var traits = stored.traits
      traits.userInterfaceStyle = overrideUserInterfaceStyle
      return traits
    }
    set {
      guard let traits = newValue as? OwnTraits else { return }
      let hasChanged = traits.own != stored.traits.own
      stored.traits = traits
      overrideUserInterfaceStyle = traits.userInterfaceStyle
      if hasChanged { TraitChanges.report(in: self) }
    }
  }
  /// The layout direction of the view's content: that of the language, or a fixed one.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { properties.direction }
    set { properties.direction = newValue }
  }
  /// The layout direction that the view's content has.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// The layout direction of an attribute.
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

  /// Whether the view receives several touches at once. Stored, without effect: use SwiftUI's gestures.
  public var isMultipleTouchEnabled: Bool {
    get { stored.isMultipleTouchEnabled }
    set { stored.isMultipleTouchEnabled = newValue }
  }
  /// Whether only this view receives touches. Stored, without effect: use SwiftUI's gestures.
  public var isExclusiveTouch: Bool {
    get { stored.isExclusiveTouch }
    set { stored.isExclusiveTouch = newValue }
  }
  /// The pixels of a point. Stored, without effect: the screen's are used.
  public var contentScaleFactor: CGFloat {
    get { stored.scale ?? UIScreen.main.scale }
    set { stored.scale = newValue }
  }
  /// Whether the view is cleared before it draws. Stored, without effect: it always is.
  public var clearsContextBeforeDrawing: Bool {
    get { stored.clears }
    set { stored.clears = newValue }
  }
  /// The identifier for restoring state. Stored, without effect.
  public var restorationIdentifier: String? {
    get { stored.restoration }
    set { stored.restoration = newValue }
  }
  /// The margins of the content, by the reading direction. Stored, without effect: the layout around the view
  /// decides.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { stored.margins }
    set { stored.margins = newValue }
  }
  /// The margins of the content. Stored, without effect: see `directionalLayoutMargins`.
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
  /// Whether the margins include those of the superview. Stored, without effect.
  public var preservesSuperviewLayoutMargins: Bool {
    get { stored.preservesMargins }
    set { stored.preservesMargins = newValue }
  }

  /// Requests an update of the constraints. No effect: changes show at once.
  public func setNeedsUpdateConstraints() {}
  /// Updates the constraints. No effect: changes show at once.
  public func updateConstraintsIfNeeded() {}
  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[lower], subviews[upper])
    insertSubview(first, at: upper)
    insertSubview(second, at: lower)
  }
  /// A view with a picture of this one; `nil` if it has no size, or without a display.
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
  /// Options of key frames, which have no effect. Mirrors UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Allows the user to act during the animation. No effect.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Repeats the animation. No effect.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Repeats the animation backwards. No effect.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Changes values linearly. No effect.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Changes values smoothly. No effect.
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
