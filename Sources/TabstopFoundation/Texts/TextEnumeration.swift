public import Foundation
internal import GtkBridge

extension NSString.EnumerationOptions {
  /// Enumerates words, without the characters between them. Mirrors Foundation's, which Foundation on
  /// Linux lacks.
  public static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
  /// Enumerates sentences. Mirrors Foundation's, which Foundation on Linux lacks.
  public static var bySentences: NSString.EnumerationOptions { .init(rawValue: 4) }

  fileprivate func has(_ unit: NSString.EnumerationOptions) -> Bool {
    // The unit is a number in the lowest byte.
    rawValue & 0xFF == unit.rawValue
  }
}

extension String {
  /// Calls a closure with each word, sentence, line, paragraph or character in a part of the text, until
  /// it sets its last argument. Mirrors Foundation's; words and sentences follow Unicode's rules.
  ///
  /// The enclosing range reaches to the next word or sentence, and the first one from the start.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        _ stop: inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let range = range.relative(to: self)
    let parts: [Range<Index>]
    if opts.has(.byWords) {
      parts = words(in: range)
    } else if opts.has(.bySentences) {
      parts = sentences(in: range)
    } else {
      return enumerateByFoundation(self, range, opts, body)
    }
    let ends = parts.dropFirst().map(\.lowerBound) + [range.upperBound]
    let starts = [range.lowerBound] + ends.dropLast()
    let numbers = parts.indices
    var stop = false
    for number in opts.contains(.reverse) ? Array(numbers.reversed()) : Array(numbers) {
      let part = parts[number]
      let substring = opts.contains(.substringNotRequired) ? nil : String(self[part])
      body(substring, part, starts[number]..<ends[number], &stop)
      if stop { return }
    }
  }
}

/// Foundation's function, for the units that it knows: for a generic string it is the only one.
private func enumerateByFoundation<S: StringProtocol>(
  _ text: S, _ range: Range<S.Index>, _ options: String.EnumerationOptions,
  _ body: @escaping (String?, Range<S.Index>, Range<S.Index>, inout Bool) -> Void
) {
  text.enumerateSubstrings(in: range, options: options, body)
}
