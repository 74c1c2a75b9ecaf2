/// A text size, the older form of `DynamicTypeSize`. `.large` is the default size. Mirrors
/// SwiftUI's `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five largest sizes, for users with low vision.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Creates the same size from its newer form.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension DynamicTypeSize {
  /// Creates the same size from its older form. Never `nil`.
  public init?(_ category: ContentSizeCategory) {
    guard let place = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self.init(rawValue: place)
  }
}

extension EnvironmentValues {
  /// The text size, in the older form of `dynamicTypeSize`. Mirrors SwiftUI.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { if let size = DynamicTypeSize(newValue) { dynamicTypeSize = size } }
  }
}
