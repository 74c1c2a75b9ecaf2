import Foundation
import Observation
import Tabstop
import Trips

/// The query and the results of the page of destinations.
@Observable
final class DestinationsModel {
  var query = "" { didSet { if query != oldValue { find() } } }
  /// 1 to 12; nil for all.
  var month: Int? { didSet { if month != oldValue { find() } } }
  var isOnlyFavourites = false
  /// The destinations for the query and the month.
  private(set) var found: [Destination] = []
  /// The row that is selected.
  var chosen: String?
  /// A sentence if the guidebook cannot be read.
  let fault: String?
  private let index: DestinationIndex
  private let byID: [String: Destination]

  init(_ guidebook: Result<[Destination], DestinationFault>) {
    switch guidebook {
    case .success(let destinations):
      index = DestinationIndex(destinations)
      fault = nil
    case .failure(let fault):
      index = DestinationIndex([])
      self.fault = fault.description
    }
    byID = Dictionary(index.destinations.map { ($0.id, $0) }) { a, _ in a }
    found = index.destinations
  }

  func destination(_ id: String) -> Destination? { byID[id] }

  private func find() { found = index.matching(month: month, query: query) }

  /// The found destinations, or only the favourites among them if those are selected.
  func shown(favourites: some Collection<String>) -> [Destination] {
    guard isOnlyFavourites else { return found }
    let favourites = Set(favourites)
    return found.filter { favourites.contains($0.id) }
  }

  func showAll() {
    query = ""
    month = nil
    isOnlyFavourites = false
  }

  /// The number of destinations in words: "5 destinations".
  static func count(_ number: Int, _ words: Wording) -> String {
    number == 0 ? String(localized: "No destinations") : words.count(number, "destination")
  }
}

extension Destination {
  /// All that a row shows, in one sentence.
  func rowSentence(isFavourite: Bool) -> String {
    let sentence = String(localized: "\(place). \(season)")
    return isFavourite
      ? String(localized: "\(sentence). \(String(localized: "Favourite"))") : sentence
  }

  /// Whether a month is in its season, in a sentence: "April is in the season."
  func seasonSentence(month: Int, _ words: Wording) -> String {
    let name = words.month(month)
    return months.contains(month)
      ? String(localized: "\(name) is in the season.")
      : String(localized: "\(name) is not in the season.")
  }
}

extension Wording {
  /// The name of a month, 1 to 12: "April".
  func month(_ number: Int) -> String { months[number - 1] }

  /// The names of the months.
  var months: [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar.standaloneMonthSymbols
  }
}
