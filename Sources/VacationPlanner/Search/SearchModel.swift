import Guidebook
import Observation
import Tabstop
import Trips

/// The search over everything: what is looked for, and what was found.
///
/// The main thread neither indexes nor searches. The index is that of the records at one moment; it
/// is made when the search is first used, and again after changes.
@Observable
final class SearchModel {
  var query = "" {
    didSet {
      guard query != oldValue else { return }
      // The count of an earlier query must not be announced.
      countAnnouncement.stop()
      search()
    }
  }
  private(set) var results = SearchResults(query: "")
  /// The row that is selected.
  var chosen: SearchTarget?
  /// The row that was opened last.
  @ObservationIgnored private(set) var opened: SearchTarget?

  private let plans: Plans
  private let guidebook: [Destination]
  @ObservationIgnored private var catalog: SearchCatalog?
  /// The generation of the plans that `catalog` has.
  @ObservationIgnored private var generation: Int?
  @ObservationIgnored private var making: Task<Void, Never>?
  @ObservationIgnored private var searching: Task<Void, Never>?
  private let countAnnouncement: CountAnnouncement

  init(
    _ plans: Plans, _ guidebook: [Destination] = (try? Guidebook.destinations.get()) ?? [],
    count: CountAnnouncement = CountAnnouncement()
  ) {
    self.plans = plans
    self.guidebook = guidebook
    countAnnouncement = count
  }

  /// The status: "5 results", with the number of shown results if not all are shown.
  var status: String { Self.status(results, plans.words) }

  static func status(_ results: SearchResults, _ words: Wording) -> String {
    switch results.count {
    case 0: String(localized: "No results")
    case results.shown: words.count(results.count, "result")
    default: String(localized: "\(results.count) results, the first \(results.shown) are shown")
    }
  }

  /// Whether the results are those for what is in the field.
  var isUpToDate: Bool { results.query == query }

  /// Recreates the index if the plans have changed. Call it when the search is shown, and after
  /// changes while it is.
  func renew() {
    guard making == nil, generation != plans.generation else { return }
    making = Task {
      // Changes that come meanwhile make one more round.
      while generation != plans.generation {
        let next = plans.generation
        catalog = await SearchCatalog.making(
          plans.storedRecords, guidebook, words: plans.words, today: plans.today)
        generation = next
      }
      making = nil
      search()
    }
  }

  private func search() {
    searching?.cancel()
    let query = query
    guard !query.allSatisfy(\.isWhitespace) else {
      results = SearchResults(query: query)
      return
    }
    guard let catalog else { return }
    searching = Task {
      let found = await catalog.searching(query)
      // The user may have typed on.
      guard !Task.isCancelled else { return }
      let isNews = found.query != results.query || found.count != results.count
      results = found
      if isNews { countAnnouncement.announce(status) }
    }
  }

  /// Shows the page of a result.
  func open(_ target: SearchTarget, in window: PlannerWindow) {
    countAnnouncement.stop()
    opened = target
    switch target {
    case .destination(let id):
      window.page = .destination(id)
    case .record(let id, let trip):
      window.page = .trip(trip)
      switch plans.record(id) {
      case .booking: window.selectedBooking = id
      case .cost, .document: window.requestedItem = PlannerWindow.RequestedItem(record: id)
      case .checklist(let list):
        window.requestedItem = PlannerWindow.RequestedItem(
          record: id, item: list.firstItem(matching: query)?.id)
      case .trip, .favourite, nil: break
      }
    }
  }

  func clear() { query = "" }

  /// Selects the first row if none of the results is selected.
  func chooseFirst() {
    let rows = results.groups.lazy.flatMap(\.rows)
    if !rows.contains(where: { $0.id == chosen }) { chosen = rows.first?.id }
  }
}

extension Checklist {
  /// The first of the items that have most of the words of a query.
  fileprivate func firstItem(matching query: String) -> ChecklistItem? {
    let words = FoldedText.fold(query).split(whereSeparator: \.isWhitespace)
    let counted = items.map { item in
      let text = FoldedText.fold(item.title)
      return (item: item, count: words.count { text.contains($0) })
    }
    guard let most = counted.map(\.count).max(), most > 0 else { return nil }
    return counted.first { $0.count == most }?.item
  }
}
