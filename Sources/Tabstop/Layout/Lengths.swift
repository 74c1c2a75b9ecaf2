internal import GtkBridge

// Lengths and counts of a program may be any number: the result of a division by zero, `.infinity`,
// `.max`. GTK counts in 32-bit integers, and its style sheets take numbers only. So whatever comes
// from a program is brought here to what can be shown, before it is stored, added or converted.

extension ClosedRange<Double> {
  /// Lengths in points. A million is far more than any screen has; and GTK can add up two thousand.
  package static var lengths: Self { -1_000_000...1_000_000 }
  /// Lengths that are not negative.
  package static var sizes: Self { 0...1_000_000 }
}

extension Double {
  /// The number, if it is one and within `range`; else what is taken for it, with one warning for all
  /// of the same kind: the nearest that is within, or 0 for what is infinite or not a number.
  ///
  /// - Parameter what: What the number is, at the start of a sentence: "A padding".
  package func taken(as what: StaticString, in range: ClosedRange<Double> = .lengths) -> Double {
    if range.contains(self) { return self }
    let taken = (isFinite ? self : 0).clamped(to: range)
    warnOnce(about: what, "\(what) of \(self) cannot be shown; \(taken) is taken.")
    return taken
  }

  /// The nearest number within `range`, without a warning; what is not a number counts as 0.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    let number = isNaN ? 0 : self
    return Swift.min(Swift.max(number, range.lowerBound), range.upperBound)
  }
}

extension Int {
  /// The same of a count: the nearest that is within `range`.
  package func taken(as what: StaticString, in range: ClosedRange<Int>) -> Int {
    if range.contains(self) { return self }
    let taken = Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    warnOnce(about: what, "\(what) of \(self) cannot be shown; \(taken) is taken.")
    return taken
  }
}

/// A length in whole pixels, which GTK counts in; none is negative.
package func pixels(_ length: Double) -> Int32 { Int32(length.clamped(to: .sizes).rounded()) }

/// A place or a distance in whole pixels, in either direction.
package func signedPixels(_ length: Double) -> Int32 {
  Int32(length.clamped(to: -longestSum...longestSum).rounded())
}

/// The longest that children of a container are together: rows that are not made count with those
/// that are. GTK adds up two such lengths without looking.
private let longestSum = 1_000_000_000.0

extension Sequence {
  /// The sum of what each element has of a length.
  func total(_ length: (Element) -> Int32) -> Int32 {
    signedPixels(Double(reduce(0) { $0 + Int(length($1)) }))
  }
}

extension Int32 {
  /// The length of so many gaps of this length.
  func gaps(between count: Int) -> Int32 {
    signedPixels(Double(self) * Double(Swift.max(count - 1, 0)))
  }

  /// The sum, which is never longer than GTK can count.
  func adding(_ other: Int32) -> Int32 { signedPixels(Double(self) + Double(other)) }
}

/// Says `message` on standard error, unless something was said about `what` before. On any thread.
func warnOnce(about what: StaticString, _ message: String) {
  let kind = what.description
  onMainActor { if Warned.kinds.insert(kind).inserted { warn(message) } }
}

@MainActor
enum Warned {
  /// What has been warned about.
  static var kinds: Set<String> = []
}

extension UnitPoint {
  /// The point that can be shown.
  var taken: UnitPoint {
    UnitPoint(x: x.taken(as: "A point's coordinate"), y: y.taken(as: "A point's coordinate"))
  }
}
