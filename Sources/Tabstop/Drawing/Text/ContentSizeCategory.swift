/// A size of text by the names that UIKit has for them. Mirrors SwiftUI's `ContentSizeCategory`, the
/// older spelling of `DynamicTypeSize`; `.large` is the common size.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five largest, meant for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The same size by its newer name.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension DynamicTypeSize {
  /// The same size by its older name; there is always one.
  public init?(_ category: ContentSizeCategory) {
    guard let place = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self.init(rawValue: place)
  }
}

extension EnvironmentValues {
  /// The older spelling of `dynamicTypeSize`. Mirrors SwiftUI.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { if let size = DynamicTypeSize(newValue) { dynamicTypeSize = size } }
  }
}
