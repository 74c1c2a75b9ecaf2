/// The texts "1 of 8", "2 of 8" and so on, by a key with two numbers. The translation is looked up once, and filled
/// for each number: rows of lists have such texts.
package struct CountedFormat {
  package let count: Int
  package let localizer: Localizer
  private let key: String
  private let bundle: String?
  /// What is before and after the number; `nil` if the translation varies with it.
  private let fixed: (before: String, after: String, digits: Digits)?

  package init(_ key: String, of count: Int, in localizer: Localizer, bundle: String? = nil) {
    (self.key, self.count, self.localizer, self.bundle) = (key, count, localizer, bundle)
    let found = localizer.find(key, bundle: bundle)
    guard found?.entry.isPlain ?? true else {
      fixed = nil
      return
    }
    let parts = localizer.parts(
      key, key, [FormatArgument(integer: 1), FormatArgument(integer: count)], bundle: bundle)
    let place = parts.firstIndex { if case .argument(0, _) = $0 { true } else { false } }
    fixed = place.map {
      (
        Array(parts[..<$0]).joined(), Array(parts[($0 + 1)...]).joined(),
        localizer.rules(for: found?.language ?? localizer.language).1
      )
    }
  }

  /// The text for a number.
  package func text(_ number: Int) -> String {
    let argument = FormatArgument(integer: number)
    guard let fixed else {
      return localizer.text(
        key, key, [argument, FormatArgument(integer: count)], bundle: bundle)
    }
    return fixed.before + fixed.digits.local(argument) + fixed.after
  }
}
