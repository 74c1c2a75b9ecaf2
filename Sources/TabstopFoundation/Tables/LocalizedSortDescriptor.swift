public import Foundation

extension SortDescriptor {
  /// Sorts by a text in the user's language: `SortDescriptor(\.name, comparator: .localizedStandard)`. Mirrors
  /// Foundation, whose `String.StandardComparator` has only `lexical` on Linux (Swift 6.3).
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator
  ) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Sorts by a text in the user's language, in an order. Mirrors Foundation.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator,
    order: SortOrder
  ) {
    self.init(keyPath.appending(path: \String.inOrderOfLanguage).asSendable, order: order)
  }

  /// Sorts by an optional text in the user's language, values without one first. Mirrors Foundation.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedTextComparator
  ) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Sorts by an optional text in the user's language, in an order. Mirrors Foundation.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedTextComparator,
    order: SortOrder
  ) {
    self.init(keyPath.appending(path: \String?.inOrderOfLanguage).asSendable, order: order)
  }
}

/// A text that is less than another if it comes before it in the user's language.
private struct LanguageOrder: Comparable {
  let text: String
  static func < (a: LanguageOrder, b: LanguageOrder) -> Bool {
    a.text.localizedStandardCompare(b.text) == .orderedAscending
  }
  static func == (a: LanguageOrder, b: LanguageOrder) -> Bool {
    a.text.localizedStandardCompare(b.text) == .orderedSame
  }
}

extension String {
  fileprivate var inOrderOfLanguage: LanguageOrder { LanguageOrder(text: self) }
}

extension String? {
  fileprivate var inOrderOfLanguage: LanguageOrder? { map(LanguageOrder.init) }
}
