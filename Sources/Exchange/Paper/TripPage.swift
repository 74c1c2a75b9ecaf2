import Foundation
import Trips

/// A trip as a web page that reads well aloud and on paper: the days as headings, the bookings as
/// lists, without a table or a picture.
public enum TripPage {
  public static func write(
    _ trip: Trip, _ bookings: [Booking], lists: [Checklist] = [], costs: CostSummary? = nil,
    words: Wording
  ) -> String {
    var body = ["<h1>\(escaped(trip.title))</h1>", "<p>\(escaped(trip.datesInWords(words)))</p>"]
    if !trip.travellers.isEmpty {
      body.append("<p>\(escaped(trip.travellers.map(\.name).joined(separator: ", ")))</p>")
    }
    let byID = Dictionary(bookings.map { ($0.id, $0) }) { a, _ in a }
    for day in DayList(trip, bookings, words: words).days {
      guard day.number != nil || !day.rows.isEmpty else { continue }
      body.append("<h2>\(escaped(day.heading(words)))</h2>")
      var items = day.rows.map { row in item(row, byID[row.booking]) }
      // The night of the day on which one checks in is in the row of the stay.
      items += day.nights.filter { $0.number > 1 }.map { "<li>\(escaped($0.sentence))</li>" }
      body.append(items.isEmpty ? "<p>Nothing planned</p>" : list(items))
    }
    for checklist in lists {
      body.append("<h2>\(escaped(checklist.title))</h2>")
      let items = checklist.items.map {
        "<li>\($0.isDone ? "done: " : "")\(escaped($0.title))</li>"
      }
      body.append(items.isEmpty ? "<p>Empty</p>" : list(items))
    }
    if let costs { body += section(costs, words) }
    if !trip.notes.isEmpty {
      body.append("<h2>Notes</h2>")
      body += trip.notes.split(separator: "\n").map { "<p>\(escaped(String($0)))</p>" }
    }
    return page(trip.title, body, words)
  }

  private static func item(_ row: DayRow, _ booking: Booking?) -> String {
    guard row.role == .start, let booking else { return "<li>\(escaped(row.sentence))</li>" }
    var details: [String] = []
    if !booking.reference.isEmpty { details.append("Number \(booking.reference)") }
    if !booking.seat.isEmpty { details.append("Seat \(booking.seat)") }
    if let address = booking.start.place?.address { details.append(address) }
    details += booking.notes.split(separator: "\n").map(String.init)
    let more = details.map { "<br>\(escaped($0))" }.joined()
    return "<li>\(escaped(row.sentence))\(more)</li>"
  }

  private static func section(_ costs: CostSummary, _ words: Wording) -> [String] {
    var items = costs.lines.map {
      "<li>\($0.category.rawValue): \(escaped($0.sum.formatted(words.locale)))</li>"
    }
    items.append("<li>all together: \(escaped(costs.total.formatted(words.locale)))</li>")
    items += costs.unconverted.map {
      "<li>not contained, because there is no rate: \(escaped($0.formatted(words.locale)))</li>"
    }
    items += costs.rates.map {
      "<li>rate of \(escaped(words.date($0.date))): 1 \($0.from) is \($0.rate) \($0.to)</li>"
    }
    return ["<h2>Costs</h2>", list(items)]
  }

  private static func list(_ items: [String]) -> String {
    "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private static func page(_ title: String, _ body: [String], _ words: Wording) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(escaped(title))</title>
    <style>body{max-width:45em;margin:1em auto;padding:0 1em;font:1.1em/1.5 sans-serif}
    h2{font-size:1.1em;margin:1.2em 0 0;break-after:avoid}ul{margin:.3em 0}li{break-inside:avoid}</style>
    </head>
    <body>
    <main>
    \(body.joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  static func escaped(_ text: String) -> String {
    cleaned(text).replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
