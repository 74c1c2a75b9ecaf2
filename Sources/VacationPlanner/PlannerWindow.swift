import Guidebook
import Observation
import Tabstop
import Trips

/// What the window of a signed-in user shows: a page, and perhaps a form over it.
@Observable
final class PlannerWindow {
  /// What stands beside the sidebar.
  enum Page: Hashable {
    case trip(RecordID)
    case destinations
    case destination(String)
    case search
    case account
    case help
  }

  /// The forms that open as sheets.
  enum Form: Hashable, Identifiable {
    case newTrip(destination: String? = nil)
    case editTrip(RecordID)
    /// A booking of a trip; without a kind, the kind is chosen first.
    case newBooking(trip: RecordID, kind: BookingKind? = nil, day: LocalDate? = nil)
    case editBooking(RecordID)
    case newCost(trip: RecordID)
    case editCost(RecordID)
    case importFile(trip: RecordID?)
    case export(trip: RecordID?)
    case shortcuts
    case about

    var id: Form { self }
  }

  let plans: Plans
  /// The page; `nil` for the one with the greeting.
  var page: Page? {
    didSet {
      guard page != oldValue else { return }
      if !isGoingBack { earlierPages.append(oldValue) }
      pageLeft = isGoingBack ? oldValue : nil
      selectedBooking = nil
    }
  }
  var form: Form?
  /// The booking that is selected on the trip's page.
  var selectedBooking: RecordID?
  /// What the trip's page or the search does next, asked for by a command.
  var isPrinting = false

  /// Whether the search field gets the focus.
  var isFinding = false

  /// The page that `goBack` has just left: the page before it selects the row that leads there.
  @ObservationIgnored private(set) var pageLeft: Page?
  /// What the pages keep while others are shown.
  @ObservationIgnored private(set) lazy var search = SearchModel(plans)
  @ObservationIgnored private(set) lazy var destinations = DestinationsModel(
    Guidebook.destinations)

  /// The pages before this one, for Alt+Left.
  private var earlierPages: [Page?] = []
  @ObservationIgnored private var isGoingBack = false

  init(_ plans: Plans) {
    self.plans = plans
  }

  /// The trip whose page is shown.
  var trip: TripPlan? {
    guard case .trip(let id) = page else { return nil }
    return plans.trips[id]
  }

  var canGoBack: Bool { !earlierPages.isEmpty }

  /// Shows the search, with the focus in its field.
  func find() {
    page = .search
    isFinding = true
  }

  /// Shows the page before this one. Those of trips that were deleted meanwhile are passed over.
  func goBack() {
    while let earlier = earlierPages.popLast() {
      if case .trip(let id) = earlier, plans.trips[id] == nil { continue }
      if earlier == page { continue }
      isGoingBack = true
      page = earlier
      isGoingBack = false
      return
    }
  }
}
