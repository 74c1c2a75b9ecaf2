internal import GtkBridge

// A program's lengths and counts may be any number: the result of a division by zero, `.infinity`,
// `.max`. GTK uses 32-bit integers, and its style sheets accept only numbers. So every value from a
// program is limited here before it is stored, added or converted.

extension ClosedRange<Double> {
  /// Lengths in points. A million is far more than any screen has; and GTK can add two thousand of
  /// them.
  package static var lengths: Self { -1_000_000...1_000_000 }
  /// Lengths that are not negative.
  package static var sizes: Self { 0...1_000_000 }
}

extension Double {
  /// The number, if it is valid and within `range`; else the nearest valid number, or 0 for an
  /// infinite value or one that is not a number, with one warning for all of the same kind.
  ///
  /// - Parameter what: The number's name, at the start of a sentence: "A padding".
  package func taken(as what: StaticString, in range: ClosedRange<Double> = .lengths) -> Double {
    if range.contains(self) { return self }
    let taken = (isFinite ? self : 0).clamped(to: range)
    warnOnce(about: what, "\(what) of \(self) cannot be shown; \(taken) is taken.")
    return taken
  }

  /// The nearest number within `range`, without a warning; a value that is not a number counts as
  /// 0.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    let number = isNaN ? 0 : self
    return Swift.min(Swift.max(number, range.lowerBound), range.upperBound)
  }
}

extension Int {
  /// A count: the nearest within `range`.
  package func taken(as what: StaticString, in range: ClosedRange<Int>) -> Int {
    if range.contains(self) { return self }
    let taken = Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    warnOnce(about: what, "\(what) of \(self) cannot be shown; \(taken) is taken.")
    return taken
  }
}

/// A length in whole pixels, GTK's unit; never negative.
package func pixels(_ length: Double) -> Int32 { Int32(length.clamped(to: .sizes).rounded()) }

/// A position or a distance in whole pixels, in either direction.
package func signedPixels(_ length: Double) -> Int32 {
  Int32(length.clamped(to: -longestSum...longestSum).rounded())
}

/// The maximum total length of a container's children: missing rows count, too. GTK adds two such
/// lengths without a check.
private let longestSum = 1_000_000_000.0

extension Sequence {
  /// The sum of a length over all elements.
  func total(_ length: (Element) -> Int32) -> Int32 {
    signedPixels(Double(reduce(0) { $0 + Int(length($1)) }))
  }
}

extension Int32 {
  /// The total length of the gaps between so many elements.
  func gaps(between count: Int) -> Int32 {
    signedPixels(Double(self) * Double(Swift.max(count - 1, 0)))
  }

  /// The sum, limited to a GTK length.
  func adding(_ other: Int32) -> Int32 { signedPixels(Double(self) + Double(other)) }
}

/// Prints `message` to standard error, unless there was a message about `what` before. On any
/// thread.
func warnOnce(about what: StaticString, _ message: String) {
  let kind = what.description
  onMainActor { if IssuedWarnings.kinds.insert(kind).inserted { warn(message) } }
}

@MainActor
enum IssuedWarnings {
  /// The kinds that have been warned about.
  static var kinds: Set<String> = []
}

extension UnitPoint {
  /// The nearest valid point.
  var taken: UnitPoint {
    UnitPoint(x: x.taken(as: "A point's coordinate"), y: y.taken(as: "A point's coordinate"))
  }
}
