internal import Localization
import Foundation
import Synchronization

/// The formats of dates, times, durations and zones in sentences, for one locale.
///
/// Names and formats are those of Foundation's ICU data; the sentences are looked up in the program's
/// catalogs.
public struct Wording: Sendable {
  /// The locale of the words.
  public let locale: Locale
  private let hasTwelveHours: Bool
  private let longDate: Date.FormatStyle
  private let shortDate: Date.FormatStyle
  private let shortTime: Date.FormatStyle
  private let zones = ZoneWords()

  /// English, the 24-hour clock, days before months: "24 December 2026", "09:35".
  public static let posix = Wording(Locale(identifier: "en_GB"))

  /// Creates the words of a locale.
  public init(_ locale: Locale) {
    self.locale = locale
    hasTwelveHours = [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle)
    let style = Date.FormatStyle(
      locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    longDate = style.weekday(.wide).day().month(.wide).year()
    // Elsewhere months have numbers, or no shorter names.
    let language = locale.language.languageCode?.identifier
    let hasShortMonths = !["ar", "ja", "ko", "zh"].contains(language)
    shortDate = style.weekday(.abbreviated).day().year()
      .month(hasShortMonths ? .abbreviated : .defaultDigits)
    shortTime = style.hour(.defaultDigits(amPM: .abbreviated)).minute()
  }

  /// The whole date with its weekday: "Thursday, 24 December 2026".
  public func date(_ date: LocalDate) -> String { instant(of: date).formatted(longDate) }

  /// The date where there is little room: "Thu, 24 Dec 2026".
  public func shortDate(_ date: LocalDate) -> String { instant(of: date).formatted(shortDate) }

  private func instant(of date: LocalDate) -> Date {
    Date(timeIntervalSince1970: TimeInterval(date.dayNumber) * 86_400)
  }

  /// A time: "09:35", or "9:35 AM" where clocks have twelve hours.
  public func time(_ time: LocalTime) -> String {
    guard hasTwelveHours else { return time.description }
    return Date(timeIntervalSince1970: TimeInterval(time.minutes * 60)).formatted(shortTime)
      // ICU 72 and newer separate "AM" by U+202F, at which some voices stop.
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// A duration in minutes: "11 hours 15 minutes". From 48 hours on in days and hours.
  public func duration(minutes: Int) -> String {
    let minutes = abs(minutes)
    if minutes >= 48 * 60 {
      return joined(count(minutes / 1440, "day"), (minutes % 1440) / 60, "hour")
    }
    guard minutes >= 60 else { return count(minutes, "minute") }
    return joined(count(minutes / 60, "hour"), minutes % 60, "minute")
  }

  private func joined(_ first: String, _ number: Int, _ unit: String) -> String {
    number == 0 ? first : "\(first) \(count(number, unit))"
  }

  /// A number with a word that takes an "s" in English: "1 night", "3 nights". The catalog has them as
  /// "1 night" and "%lld nights".
  public func count(_ number: Int, _ word: String) -> String {
    count(number, word, word + "s")
  }

  /// A number with a word in the singular or in the plural: "3 entries".
  public func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1
      ? String(words: LocalizedWords(stringLiteral: "1 \(one)"))
      : String(words: LocalizedWords(number, of: many))
  }

  /// The difference between the dates of arrival and departure: nil on the same day, else "the next
  /// day", "2 days later", "the day before" (over the date line).
  public func dayDifference(_ days: Int) -> String? {
    switch days {
    case 0: nil
    case 1: String(words: "the next day")
    case -1: String(words: "the day before")
    case 2...: String(words: "\(days) days later")
    default: String(words: "\(-days) days before")
    }
  }

  /// The distance of a date from today: "today", "tomorrow", "in 12 days", "yesterday", "5 days
  /// ago".
  public func distance(days: Int) -> String {
    switch days {
    case 0: String(words: "today")
    case 1: String(words: "tomorrow")
    case -1: String(words: "yesterday")
    case 2...: String(words: "in \(days) days")
    default: String(words: "\(-days) days ago")
    }
  }

  /// A zone in words: "Japan time"; its name if the machine does not know it.
  public func zone(_ name: String) -> String { zones.words(for: name) { words(forZone: name) } }

  private func words(forZone name: String) -> String {
    guard let zone = TimeZone(identifier: name) else { return String(words: "\(name) time zone") }
    // The short generic name is that of the country or the city, unless the language has an
    // abbreviation that is common there ("ET"), which says nothing to others.
    let short = zone.localizedName(for: .shortGeneric, locale: locale)
    let long = zone.localizedName(for: .generic, locale: locale)
    var words = short ?? long ?? name
    if !words.contains(where: \.isLowercase), !words.hasPrefix("GMT") { words = long ?? words }
    return words.hasSuffix(" Time") ? words.dropLast(5) + " time" : words
  }

  /// The city in a zone's name: "Sao Paulo" of "America/Sao_Paulo".
  public func city(ofZone name: String) -> String {
    (name.split(separator: "/").last.map(String.init) ?? name)
      .replacingOccurrences(of: "_", with: " ")
  }
}

/// The words for zones that were looked up: ICU (76) takes half a millisecond for each.
private final class ZoneWords: Sendable {
  /// There are fewer zones, but a record may contain any text.
  private static let limit = 1000
  private let known = Mutex<[String: String]>([:])

  func words(for name: String, _ find: () -> String) -> String {
    if let words = known.withLock({ $0[name] }) { return words }
    let words = find()
    known.withLock { if $0.count < Self.limit { $0[name] = words } }
    return words
  }
}
