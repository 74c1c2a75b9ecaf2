// SwiftUI's first two years had one `accessibility(...)` for what has names of its own since.
extension View {
  /// `accessibilityLabel(_:)`, as of SwiftUI's first years.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// `accessibilityValue(_:)`, as of SwiftUI's first years.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// `accessibilityHint(_:)`, as of SwiftUI's first years.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// `accessibilityIdentifier(_:)`, as of SwiftUI's first years.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// `accessibilityHidden(_:)`, as of SwiftUI's first years.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// `accessibilityAddTraits(_:)`, as of SwiftUI's first years.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// `accessibilityRemoveTraits(_:)`, as of SwiftUI's first years.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// `accessibilitySortPriority(_:)`, as of SwiftUI's first years.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
