internal import CGtk
internal import GtkBridge

/// What a view is, for assistive technology. Mirrors SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 0)
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 1)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 2)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 3)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 4)
  /// Nothing else can be used meanwhile.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 5)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 6)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  // What follows has no counterpart on the accessibility bus.
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 9)
  /// What sums the page up.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 10)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)
  /// It plays something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)
  /// It is touched itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// It makes a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 14)
  /// It turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  /// A row of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The role of a view that a tap does something with, if it says that it is for pressing.
  fileprivate var roleOfTap: GtkAccessibleRole? {
    isDisjoint(with: [.isButton, .isToggle, .isLink]) ? nil : role
  }

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
  /// Says what the view is. `.isHeader` makes a text a heading; with `.isButton`, `.isLink` or
  /// `.isToggle` a view that has a tap gesture is reached by Tab, and the space bar and Return tap it.
  /// What a view is, is settled when it appears; only `.isSelected` may change. Mirrors SwiftUI.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TapStopModifier(role: traits.roleOfTap))
      .modifier(TraitsModifier(traits: traits))
      .modifier(HeaderModifier(isHeader: traits.contains(.isHeader) ? true : nil))
  }

  /// Says what the view is not. Mirrors SwiftUI. The role of a control stays.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(traits: traits, isRemoval: true))
      .modifier(HeaderModifier(isHeader: traits.contains(.isHeader) ? false : nil))
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

/// Whether the texts inside are headings.
private struct HeaderModifier: InheritanceModifier {
  /// `nil` leaves it as it is around.
  let isHeader: Bool?

  func modify(_ environment: inout EnvironmentValues) {
    if let isHeader { environment.inherited.isHeader = isHeader }
  }
}

private struct HeadingModifier: Decoration {
  let level: AccessibilityHeadingLevel

  func apply(to widget: Widget, old: HeadingModifier?, _ environment: InheritedValues) {
    guard old?.level != level, level != .unspecified else { return }
    widget.accessible.setHeadingLevel(Int32(level.rawValue))
  }
}
