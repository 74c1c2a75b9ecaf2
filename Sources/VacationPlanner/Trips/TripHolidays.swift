import Foundation
import Observation
import Places
import Trips

/// The public holidays of a trip's days, in the countries in which the traveller is on them.
@Observable
final class TripHolidays {
  /// The sentences, by the day: "public holiday in Japan: New Year's Day".
  private(set) var sentences: [LocalDate: String] = [:]
  /// Grows with each change of the sentences.
  private(set) var revision = 0

  private let gazetteer: SharedGazetteer

  init(_ gazetteer: SharedGazetteer = .shared) { self.gazetteer = gazetteer }

  /// Looks the holidays up, off the main thread. Without the gazetteer there are none.
  func find(_ countries: DayCountries, _ words: Wording) async {
    guard let gazetteer = await gazetteer.get() else { return }
    let found = await Self.sentences(for: countries, in: gazetteer, words)
    guard !Task.isCancelled, found != sentences else { return }
    sentences = found
    revision += 1
  }

  @concurrent
  private nonisolated static func sentences(
    for countries: DayCountries, in gazetteer: Gazetteer, _ words: Wording
  ) async -> [LocalDate: String] {
    var days: [String: [LocalDate]] = [:]
    for (day, codes) in countries.codes {
      for code in codes { days[code, default: []].append(day) }
    }
    /// The names of a country's holidays, by the day.
    var names: [String: [LocalDate: [String]]] = [:]
    for (code, dates) in days {
      guard let first = dates.min(), let last = dates.max() else { continue }
      let holidays = try? await gazetteer.holidays(
        in: code, from: first.components, through: last.components)
      for holiday in holidays ?? [] {
        guard let day = LocalDate(holiday.day) else { continue }
        names[code, default: [:]][day, default: []].append(holiday.name(in: words.locale))
      }
    }
    var sentences: [LocalDate: String] = [:]
    for (day, codes) in countries.codes {
      sentences[day] = sentence(
        codes.compactMap { code in names[code]?[day].map { (code, $0.joined(separator: .comma)) } },
        words)
    }
    return sentences
  }

  /// The sentence about holidays: "public holiday in Germany and Austria: Christmas Day"; nil
  /// without any.
  nonisolated static func sentence(
    _ holidays: [(country: String, name: String)], _ words: Wording
  ) -> String? {
    var names: [String] = []
    for (_, name) in holidays where !names.contains(name) { names.append(name) }
    let parts = names.map { name in
      let countries = holidays.filter { $0.name == name }.map {
        words.locale.localizedString(forRegionCode: $0.country) ?? $0.country
      }
      return String(localized: "public holiday in \(countries.joinedInWords): \(name)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: .comma)
  }
}

extension LocalDate {
  nonisolated fileprivate var components: DateComponents {
    DateComponents(year: year, month: month, day: day)
  }

  nonisolated fileprivate init?(_ parts: DateComponents) {
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
