public import Foundation
public import Tabstop

/// A size of text. Mirrors UIKit's `UIContentSizeCategory`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The size is not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// A size below the usual one.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A size below the usual one.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A size above the usual one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// A size above the usual one.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// A size above the usual one.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// A large text for users who need it.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// A larger text for users who need it.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// A larger text for users who need it.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// A larger text for users who need it.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user's text size has changed. Never posted: views are evaluated again.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private var place: Int { Self.all.firstIndex(of: self) ?? -1 }

  /// Whether it is one of the large sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  /// Whether the first is smaller.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.place < b.place
  }

  /// The size of the desktop's text.
  @MainActor static var current: UIContentSizeCategory {
    let size = EnvironmentValues().dynamicTypeSize
    let place = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    return all.indices.contains(place) ? all[place] : .large
  }

  fileprivate var size: DynamicTypeSize? {
    let sizes = Array(DynamicTypeSize.allCases)
    return sizes.indices.contains(place) ? sizes[place] : nil
  }
}

extension DynamicTypeSize {
  /// The size of UIKit's name; `nil` if it is not known. Mirrors SwiftUI.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.size else { return nil }
    self = size
  }
}

extension UIApplication {
  /// The size of the desktop's text.
  public var preferredContentSizeCategory: UIContentSizeCategory { .current }
}
