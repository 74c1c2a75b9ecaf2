import Foundation
internal import Localization
import Trips

/// A trip as a web page that reads well aloud and on paper: the days as headings, the bookings as
/// lists, without a table or a picture.
public enum TripWebPage {
  /// Returns the page as HTML.
  public static func write(
    _ trip: Trip, _ bookings: [Booking], lists: [Checklist] = [], costs: CostSummary? = nil,
    words: Wording
  ) -> String {
    write(TripOutline(trip, bookings, lists: lists, costs: costs, words: words))
  }

  /// Returns the page as HTML.
  public static func write(_ outline: TripOutline) -> String {
    page(outline.title, outline.blocks.map(element))
  }

  private static func element(_ block: TripOutline.Block) -> String {
    switch block {
    case .heading(let level, let text): "<h\(level)>\(escaped(text))</h\(level)>"
    case .paragraph(let text): "<p>\(escaped(text))</p>"
    case .list(let items): "<ul>\n\(items.map(item).joined(separator: "\n"))\n</ul>"
    }
  }

  private static func item(_ lines: [String]) -> String {
    "<li>\(lines.map(escaped).joined(separator: "<br>"))</li>"
  }

  private static func page(_ title: String, _ body: [String]) -> String {
    let language = Localizer.current.language
    return """
      <!DOCTYPE html>
      <html lang="\(language)" dir="\(LanguagePreference.isRightToLeft(language) ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(escaped(title))</title>
      <style>body{max-width:45em;margin:1em auto;padding:0 1em;font:1.1em/1.5 sans-serif}
      h2,h3{font-size:1.1em;margin:1.2em 0 0;break-after:avoid}h3{font-size:1em}ul{margin:.3em 0}li{break-inside:avoid}</style>
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
