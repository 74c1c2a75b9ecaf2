import Foundation
import Tabstop
import Trips

/// The results in the desktop's search: the titles of the signed-in user's trips.
final class TripSearch: DesktopSearch {
  static let shared = TripSearch()

  private struct Window {
    weak var planner: Planner?
  }

  private var windows: [Window] = []

  /// The planner of a window.
  func add(_ planner: Planner) {
    windows.removeAll { $0.planner == nil }
    windows.append(Window(planner: planner))
  }

  func results(for words: [String]) -> [String] {
    signedIn.flatMap { $0.window.plans.trips(titled: words) }.map(\.id.description)
  }

  func title(of id: String) -> String? {
    guard let id = RecordID(id) else { return nil }
    return signedIn.lazy.compactMap { $0.window.plans.trips[id]?.trip.title }.first
  }

  func open(_ id: String) {
    guard let id = RecordID(id) else { return }
    signedIn.first { $0.window.plans.trips[id] != nil }?.externalRequests
      .add(.record(id), isSignedIn: true)
  }

  func openResults(for words: [String]) {
    let planner = windows.last { $0.planner?.window != nil }?.planner ?? windows.last?.planner
    planner?.externalRequests.add(
      .search(words.joined(separator: " ")), isSignedIn: planner?.window != nil)
  }

  private var signedIn: [(window: PlannerWindow, externalRequests: ExternalRequests)] {
    windows.compactMap { window in
      guard let planner = window.planner, let page = planner.window else { return nil }
      return (page, planner.externalRequests)
    }
  }
}

extension Plans {
  /// The trips whose titles have all of the words, without regard to case and accents; those to come
  /// first.
  func trips(titled words: [String]) -> [Trip] {
    guard !words.isEmpty else { return [] }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    return tripsByDate.filter { trip in
      words.allSatisfy { trip.title.range(of: $0, options: options) != nil }
    }
  }
}
