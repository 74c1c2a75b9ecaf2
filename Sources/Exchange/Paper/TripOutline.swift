import Foundation
internal import Localization
import Trips

/// A trip as a text to read, aloud or on paper: the days as headings, the bookings as items of lists.
/// `TripWebPage` writes it as a web page; a program prints it.
public struct TripOutline: Hashable, Sendable {
  /// A part of the text.
  public enum Block: Hashable, Sendable {
    /// The highest level is 1.
    case heading(Int, String)
    /// A line of its own.
    case paragraph(String)
    /// Items, each with one line or several.
    case list([[String]])
  }

  /// The title.
  public let title: String
  /// The blocks, in order.
  public private(set) var blocks: [Block] = []

  /// One trip.
  public init(
    _ trip: Trip, _ bookings: [Booking], lists: [Checklist] = [], costs: CostSummary? = nil,
    words: Wording
  ) {
    title = trip.title
    add(trip, bookings, lists: lists, costs: costs, words)
  }

  /// Several texts after each other, under a title.
  public init(_ title: String, _ outlines: [TripOutline]) {
    self.title = title
    blocks = [.heading(1, title)]
    for block in outlines.flatMap(\.blocks) {
      if case .heading(let level, let text) = block {
        blocks.append(.heading(level + 1, text))
      } else {
        blocks.append(block)
      }
    }
  }

  private mutating func add(
    _ trip: Trip, _ bookings: [Booking], lists: [Checklist], costs: CostSummary?,
    _ words: Wording
  ) {
    blocks += [.heading(1, trip.title), .paragraph(trip.datesInWords(words))]
    if !trip.travellers.isEmpty {
      blocks.append(.paragraph(trip.travellers.map(\.name).joined(separator: .comma)))
    }
    let byID = Dictionary(bookings.map { ($0.id, $0) }) { a, _ in a }
    for day in DayList(trip, bookings, words: words).days {
      guard day.number != nil || !day.rows.isEmpty else { continue }
      blocks.append(.heading(2, day.heading(words)))
      var items = day.rows.map { row in Self.item(row, byID[row.booking]) }
      // The night of the day on which one checks in is in the row of the stay.
      items += day.nights.filter { $0.number > 1 }.map { [$0.sentence] }
      blocks.append(items.isEmpty ? .paragraph(String(words: "Nothing planned")) : .list(items))
    }
    for checklist in lists {
      blocks.append(.heading(2, checklist.title))
      let items = checklist.items.map {
        [$0.isDone ? String(words: "done: \($0.title)") : $0.title]
      }
      blocks.append(items.isEmpty ? .paragraph(String(words: "Empty")) : .list(items))
    }
    if let costs {
      blocks += [
        .heading(2, String(words: "Costs")), .list(Self.lines(of: costs, words).map { [$0] }),
      ]
    }
    if !trip.notes.isEmpty {
      blocks.append(.heading(2, String(words: "Notes")))
      blocks += trip.notes.split(separator: "\n").map { .paragraph(String($0)) }
    }
  }

  private static func item(_ row: DayRow, _ booking: Booking?) -> [String] {
    guard row.role == .start, let booking else { return [row.sentence] }
    var lines = [row.sentence]
    if !booking.reference.isEmpty { lines.append(String(words: "Number \(booking.reference)")) }
    if !booking.seat.isEmpty { lines.append(String(words: "Seat \(booking.seat)")) }
    if let address = booking.start.place?.address { lines.append(address) }
    return lines + booking.notes.split(separator: "\n").map(String.init)
  }

  private static func lines(of costs: CostSummary, _ words: Wording) -> [String] {
    var lines = costs.lines.map {
      String(words: "\($0.category.word): \($0.sum.formatted(words.locale))")
    }
    lines.append(String(words: "all together: \(costs.total.formatted(words.locale))"))
    lines += costs.unconverted.map {
      String(words: "not contained, because there is no rate: \($0.formatted(words.locale))")
    }
    lines += costs.rates.map {
      let rate = $0.rate.replacingOccurrences(of: ".", with: words.locale.decimalSeparator ?? ".")
      return String(words: "rate of \(words.date($0.date)): 1 \($0.from) is \(rate) \($0.to)")
    }
    return lines
  }
}
