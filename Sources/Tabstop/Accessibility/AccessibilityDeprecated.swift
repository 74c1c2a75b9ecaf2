// The `accessibility(...)` spellings of SwiftUI's first two years.
extension View {
  /// `accessibilityLabel(_:)` in the spelling of SwiftUI's first versions.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// `accessibilityValue(_:)` in the spelling of SwiftUI's first versions.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// `accessibilityHint(_:)` in the spelling of SwiftUI's first versions.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// `accessibilityIdentifier(_:)` in the spelling of SwiftUI's first versions.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// `accessibilityHidden(_:)` in the spelling of SwiftUI's first versions.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// `accessibilityAddTraits(_:)` in the spelling of SwiftUI's first versions.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// `accessibilityRemoveTraits(_:)` in the spelling of SwiftUI's first versions.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// `accessibilitySortPriority(_:)` in the spelling of SwiftUI's first versions.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
