import Foundation
internal import Localization

extension Holiday {
  /// The name in the user's language, or in English where it has no translation.
  ///
  /// - Parameter locale: For a date in the name: "Day off (substituted from January 11, 2025)".
  public func name(in locale: Locale) -> String { Self.localized(name, locale) }

  /// A remark in parentheses at the end is a text of its own, as in the catalog: "(observed)" is beside
  /// many names.
  private static func localized(_ name: String, _ locale: Locale) -> String {
    guard let match = name.wholeMatch(of: /(.+) \(([^()]+)\)/) else { return text(name) }
    return text(
      "%@ (%@)", FormatArgument(localized(String(match.1), locale)),
      FormatArgument(localizedRemark(match.2, locale)))
  }

  private static func localizedRemark(_ remark: Substring, _ locale: Locale) -> String {
    guard let date = remark.firstMatch(of: /(\d\d)\/(\d\d)\/(\d{4})/) else {
      return text(String(remark))
    }
    let day = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: Int(date.3),
      month: Int(date.1), day: Int(date.2))
    var style = Date.FormatStyle(date: .long, time: .omitted, locale: locale)
    style.timeZone = .gmt
    let shown = day.date.map(style.format) ?? String(date.0)
    return text(String(remark.replacing(date.0, with: "%@")), FormatArgument(shown))
  }

  private static func text(_ key: String, _ arguments: FormatArgument...) -> String {
    Localizer.current.text(key, nil, arguments, table: "Holidays", bundle: "tabstop_Places")
  }
}
