internal import CGtk
internal import GtkBridge

/// What a view is, for assistive technology. Mirrors SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isHeader = AccessibilityTraits(rawValue: 1 << 0)
  public static let isButton = AccessibilityTraits(rawValue: 1 << 1)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 2)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 4)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 5)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 6)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  // What follows has no counterpart on the accessibility bus.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 9)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 10)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 14)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The role that says it, for a view that has none of its own.
  fileprivate var role: GtkAccessibleRole? {
    if !isDisjoint(with: [.isButton, .isToggle]) { return GTK_ACCESSIBLE_ROLE_BUTTON }
    if contains(.isLink) { return GTK_ACCESSIBLE_ROLE_LINK }
    if contains(.isSearchField) { return GTK_ACCESSIBLE_ROLE_SEARCH_BOX }
    if contains(.isImage) { return GTK_ACCESSIBLE_ROLE_IMG }
    if contains(.isStaticText) { return GTK_ACCESSIBLE_ROLE_LABEL }
    return nil
  }
}

extension View {
  /// Says what the view is. `.isHeader` makes a text a heading. What a view is, is settled when it
  /// appears; only `.isSelected` may change. Mirrors SwiftUI.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(traits: traits))
      .transformEnvironment(\.inherited.isHeader) { if traits.contains(.isHeader) { $0 = true } }
  }

  /// Says what the view is not. Mirrors SwiftUI. The role of a control stays.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(traits: traits, isRemoval: true))
      .transformEnvironment(\.inherited.isHeader) { if traits.contains(.isHeader) { $0 = false } }
  }

  /// Makes a text a heading of a level. Mirrors SwiftUI.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(HeadingModifier(level: level)).accessibilityAddTraits(.isHeader)
  }
}

/// How deep a heading stands. Mirrors SwiftUI's.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

private struct TraitsModifier: Decoration {
  let traits: AccessibilityTraits
  var isRemoval = false

  func apply(to widget: Widget, old: TraitsModifier?, _ environment: InheritedValues) {
    let widget = widget.accessible
    if old == nil, !isRemoval, let role = traits.role,
      !widget.containsFocusable || widget.isFocusableView
        || role == GTK_ACCESSIBLE_ROLE_LINK && tabstop_is_button(widget.raw) != 0
    {
      widget.setRole(role)
    }
    let isSelected = traits.contains(.isSelected) && !isRemoval
    if isSelected != (old.map { $0.traits.contains(.isSelected) && !$0.isRemoval } ?? false) {
      widget.setAccessibleSelected(isSelected)
    }
    if old == nil, traits.contains(.isModal), !isRemoval { widget.setAccessibleModal() }
  }
}

private struct HeadingModifier: Decoration {
  let level: AccessibilityHeadingLevel

  func apply(to widget: Widget, old: HeadingModifier?, _ environment: InheritedValues) {
    guard old?.level != level, level != .unspecified else { return }
    widget.accessible.setHeadingLevel(Int32(level.rawValue))
  }
}
