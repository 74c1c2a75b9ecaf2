internal import CGtk
internal import GtkBridge

/// The traits of a view for assistive technology. Mirrors SwiftUI's `AccessibilityTraits`.
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
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 4)
  /// Other views cannot be used meanwhile: a property for assistive technology alone. The keys and the pointer
  /// still reach them: present a sheet instead.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 5)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 6)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  // The following traits have no counterpart on the accessibility bus.
  /// A key. No effect here.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 9)
  /// A summary of the page. No effect here.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 10)
  /// The view changes often. No effect here.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)
  /// The view starts playback. No effect here.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)
  /// The view handles touches itself. No effect here.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The view plays a sound. No effect here.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 14)
  /// The view turns the page. No effect here.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs. No effect here.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The role of a view with a tap gesture, if its traits say that it can be pressed.
  fileprivate var roleOfTap: AccessibleRole? {
    isDisjoint(with: [.isButton, .isToggle, .isLink]) ? nil : role
  }

  /// The role for the traits, for a view without one of its own.
  fileprivate var role: AccessibleRole? {
    if !isDisjoint(with: [.isButton, .isToggle]) { return .button }
    if contains(.isLink) { return .link }
    if contains(.isSearchField) { return .searchBox }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) { return .label }
    return nil
  }
}

extension View {
  /// Adds traits. `.isHeader` makes a text a heading; with `.isButton`, `.isLink` or `.isToggle`
  /// Tab reaches a view that has a tap gesture, and the space bar and Return tap it. The role is
  /// set when the view appears; only `.isSelected` may change later. Mirrors SwiftUI.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TapStopModifier(role: traits.roleOfTap))
      .modifier(TraitsModifier(traits: traits))
      .modifier(HeaderModifier(isHeader: traits.contains(.isHeader) ? true : nil))
  }

  /// Removes traits. The role of a control stays. Mirrors SwiftUI.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(traits: traits, isRemoval: true))
      .modifier(HeaderModifier(isHeader: traits.contains(.isHeader) ? false : nil))
  }

  /// Makes a text a heading of a level. Mirrors SwiftUI.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(HeadingModifier(level: level)).accessibilityAddTraits(.isHeader)
  }
}

/// The level of a heading. Mirrors SwiftUI's.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

package struct TraitsModifier: Decoration {
  let traits: AccessibilityTraits
  var isRemoval = false

  func apply(to widget: Widget, old: TraitsModifier?, _ environment: InheritedValues) {
    let widget = widget.accessible
    if old == nil, !isRemoval, let role = traits.role,
      !widget.containsFocusable || widget.isFocusableView
        || role == .link && widget.pointer.isButton
    {
      widget.setRole(role)
    }
    applySelection(to: widget, old: old)
    applyModality(to: widget, old: old)
  }

  private func applyModality(to widget: Widget, old: TraitsModifier?) {
    let isNamed = traits.contains(.isModal)
    guard isNamed != (old?.traits.contains(.isModal) ?? false) else { return }
    let trait = widget.companion(ModalTrait.self) { ModalTrait() }
    let wasModal = trait.state.isSet
    if isRemoval { trait.state.isRemoved = isNamed } else { trait.state.isAdded = isNamed }
    guard trait.state.isSet != wasModal else { return }
    widget.setAccessibleModal(!wasModal)
    if wasModal { ModalViews.remove(widget) } else { ModalViews.add(widget) }
  }

  private func applySelection(to widget: Widget, old: TraitsModifier?) {
    let isNamed = traits.contains(.isSelected)
    let hasChanged = isNamed != (old?.traits.contains(.isSelected) ?? false)
    // A trait that is added outside of a removal counts, also one that is added later: then there are no traits.
    let isAddedOutside = old == nil && !isRemoval && (isNamed || traits.isEmpty)
    guard hasChanged || isAddedOutside && widget.hasCompanion(SelectionTrait.self) else { return }
    let trait = widget.companion(SelectionTrait.self) { SelectionTrait() }
    let wasSelected = trait.state.isSet
    if isAddedOutside { trait.state.isRemoved = false }
    if hasChanged, isRemoval { trait.state.isRemoved = isNamed }
    if hasChanged, !isRemoval { trait.state.isAdded = isNamed }
    let isSelected = trait.state.isSet
    guard isSelected != wasSelected else { return }
    widget.setAccessibleSelected(isSelected)
    if widget.pointer.isButton || widget.accessibleRole == GTK_ACCESSIBLE_ROLE_BUTTON {
      if old != nil { widget.changeNameInTurn() }
      widget.setSelectionText(isSelected ? String(own: "Selected") : nil)
    }
  }
}

/// Whether modifiers of a view add a trait, and whether others remove it.
private struct TraitState {
  var isAdded = false
  var isRemoved = false
  var isSet: Bool { isAdded && !isRemoved }
}

/// What the traits of a view say of its selection.
private final class SelectionTrait { var state = TraitState() }

/// What the traits of a view say of its being modal.
private final class ModalTrait { var state = TraitState() }

/// Whether the texts inside are headings.
package struct HeaderModifier: InheritanceModifier {
  /// Whether the view is a heading; `nil` keeps the inherited value.
  let isHeader: Bool?

  func modify(_ environment: inout EnvironmentValues) {
    if let isHeader { environment.inherited.isHeader = isHeader }
  }
}

package struct HeadingModifier: Decoration {
  let level: AccessibilityHeadingLevel

  func apply(to widget: Widget, old: HeadingModifier?, _ environment: InheritedValues) {
    guard old?.level != level, level != .unspecified else { return }
    widget.accessible.setHeadingLevel(Int32(level.rawValue))
  }
}
