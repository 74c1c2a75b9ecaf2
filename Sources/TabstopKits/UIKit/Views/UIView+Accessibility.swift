public import Foundation

// In an extension of a protocol, so that a subclass may have members of these names.
extension _ViewInWindow where Self: UIView {
  /// Whether assistive technology finds nothing in the view. Mirrors UIKit.
  public var accessibilityElementsHidden: Bool {
    get { stored.hidesElements }
    set {
      let isChange = stored.hidesElements != newValue
      stored.hidesElements = newValue
      changed(isChange)
    }
  }
  /// Whether assistive technology finds nothing outside of the view. No effect: present a controller.
  /// Mirrors UIKit.
  public var accessibilityViewIsModal: Bool {
    get { false }
    set {}
  }
  /// The parts of the view. No effect: they are its subviews. Mirrors UIKit.
  public var accessibilityElements: [Any]? {
    get { nil }
    set {}
  }
  /// The place: that of the view in its own coordinates. Setting it has no effect. Mirrors UIKit.
  public var accessibilityFrame: CGRect {
    get { bounds }
    set {}
  }
  /// The point that a press is at. No effect: it has no point. Mirrors UIKit.
  public var accessibilityActivationPoint: CGPoint {
    get { CGPoint(x: bounds.midX, y: bounds.midY) }
    set {}
  }
  /// Words by which the user's voice finds it. No effect: a desktop has no such control. Mirrors UIKit.
  public var accessibilityUserInputLabels: [String]! {
    get { [] }
    set {}
  }
  /// How a screen reader goes through the parts. No effect. Mirrors UIKit.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { .automatic }
    set {}
  }
  /// Whether the parts come one after the other. No effect: they do. Mirrors UIKit.
  public var shouldGroupAccessibilityChildren: Bool {
    get { true }
    set {}
  }
  /// The kind of a group. No effect. Mirrors UIKit.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { .none }
    set {}
  }
  /// Whether inverted colours leave it as it is. No effect: the desktop inverts. Mirrors UIKit.
  public var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }
  /// The language in which it is announced. No effect: it is that of the user. Mirrors UIKit.
  public var accessibilityLanguage: String? {
    get { nil }
    set {}
  }
  /// The text that is announced; its attributes have no effect. Mirrors UIKit.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// The value; its attributes have no effect. Mirrors UIKit.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  /// The description; its attributes have no effect. Mirrors UIKit.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  /// Whether it answers to the user. No effect: it does if it is enabled. Mirrors UIKit.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { isUserInteractionEnabled }
    set {}
  }
  /// Whether a large picture is shown while the view is pressed. No effect: texts follow the
  /// desktop's size. Mirrors UIKit.
  public var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }
  /// The title of that picture. No effect. Mirrors UIKit.
  public var largeContentTitle: String? {
    get { nil }
    set {}
  }
  /// That picture. No effect. Mirrors UIKit.
  public var largeContentImage: UIImage? {
    get { nil }
    set {}
  }
  /// Whether that picture has the right size for its symbol. No effect. Mirrors UIKit.
  public var scalesLargeContentImage: Bool {
    get { false }
    set {}
  }
  /// The name of a group that Tab goes through. No effect: the order is that of the views. Mirrors UIKit.
  public var focusGroupIdentifier: String? {
    get { nil }
    set {}
  }
  /// Whether it has the focus. Mirrors UIKit.
  public var isFocused: Bool { isFirstResponder }
  /// Reads which view has the focus again. No effect: the user moves the focus. Mirrors UIKit.
  public func setNeedsFocusUpdate() {}
  /// Reads which view has the focus again. No effect: the user moves the focus. Mirrors UIKit.
  public func updateFocusIfNeeded() {}
}

/// How a screen reader goes through the parts of a view. No effect. Mirrors UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// The kind of a group for a screen reader. No effect. Mirrors UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

extension UIAccessibility {
  /// An assistive technology. Mirrors UIKit's `UIAccessibility.AssistiveTechnologyIdentifier`.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A screen reader.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOver")
    /// Control by switches.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControl")
  }
  /// What has the focus of a screen reader: the view that has the keyboard's. Mirrors UIKit.
  @preconcurrency @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    FirstResponder.view
  }
}
