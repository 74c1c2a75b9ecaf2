import Trips

/// Two dates, of which the second follows the first when that is changed.
final class DateRangeEntry {
  /// The unit in which the time between two dates is counted.
  enum Unit {
    /// Nights, from check-in to check-out.
    case nights
    /// The first and the last day are counted.
    case days
  }

  let first: DateEntry
  let last: DateEntry
  /// The unit to announce with the second date; nil to announce nothing.
  private let unit: Unit?
  private let words: Wording

  /// - Parameters:
  ///   - isLastOptional: Whether the second date may be left empty.
  ///   - near: The day from which on a date without a year is the next one.
  init(
    _ first: LocalDate, _ last: LocalDate?, isLastOptional: Bool = false, unit: Unit? = .nights,
    near: LocalDate? = nil, words: Wording = Wording(.ofUser)
  ) {
    self.first = DateEntry(first, near: near, words: words)
    self.last = DateEntry(last, isOptional: isLastOptional, near: first, words: words)
    self.last.format.countsFromNear = true
    self.unit = unit
    self.words = words
    self.last.note = { [unowned self] _ in length }
    self.first.valueChanged = { [unowned self] old in adjustLastDate(after: old) }
  }

  private func adjustLastDate(after old: LocalDate?) {
    guard let old, let new = first.value else { return }
    last.format.near = new
    // A typed text that is not understood is not replaced.
    if let end = last.value, last.problem == nil {
      last.value = end.adding(days: old.days(until: new))
    }
  }

  /// The length: "3 nights", "4 days"; nil if the second date is before the first.
  var length: String? {
    guard let unit, let start = first.value, let end = last.value, start <= end else { return nil }
    let nights = start.days(until: end)
    return switch unit {
    case .nights: nights == 0 ? nil : words.count(nights, "night")
    case .days: words.count(nights + 1, "day")
    }
  }
}
