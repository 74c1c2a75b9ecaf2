import Foundation
import Guidebook
import Observation
import Tabstop
import Trips

/// The state of a signed-in user's window: a page, and perhaps a form over it.
@Observable
final class PlannerWindow {
  /// The pages beside the sidebar.
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
    case budget(trip: RecordID)
    case newChecklist(trip: RecordID)
    case editChecklist(RecordID)
    case editChecklistItem(list: RecordID, item: RecordID)
    /// The import of files into a trip; without files, the user chooses some.
    case importFile(trip: RecordID?, files: [URL] = [])
    case export(trip: RecordID?)
    case account(AccountForm)
    case shortcuts
    case about

    var id: Form { self }
  }

  /// A part of the window.
  enum Area: Hashable {
    case sidebar
    /// The heading of a trip, and pages without a trip.
    case page
    case days
    /// The costs, the lists, the documents or the notes of a trip, with the selected record.
    case beside(Target?)
  }

  /// A cost, a list with one of its items, or a document.
  struct RequestedItem: Hashable {
    let record: RecordID
    var item: RecordID?
  }

  let plans: Plans
  /// The copies of documents that other programs have open.
  let openedDocuments = OpenedDocuments()
  /// The page; `nil` for the one with the greeting.
  var page: Page? {
    didSet {
      if !isBrowsing { column = .detail }
      guard page != oldValue else { return }
      if !isGoingBack { earlierPages.append(oldValue) }
      pageLeft = isGoingBack ? oldValue : nil
      selectedBooking = nil
      selectedDay = nil
      requestedItem = nil
      area = isBrowsing ? .sidebar : .page
      if page != addedTrip.map(Page.trip) { addedTrip = nil }
    }
  }
  /// The column that a narrow window shows.
  var column = NavigationSplitViewColumn.detail
  var form: Form?
  /// The booking that is selected on the trip's page.
  var selectedBooking: RecordID?
  /// The booking that was added last: the next one begins on the day on which it ends.
  @ObservationIgnored var addedBooking: RecordID?
  /// The day of the selected row, on which a new booking begins.
  var selectedDay: LocalDate?
  /// The part of the window that was used last: the commands of the menu apply to the selection
  /// there.
  var area = Area.page
  /// The list whose items the commands of the menu change.
  @ObservationIgnored weak var checklist: ChecklistEditor?
  /// The part of the trip's page to show and select next, other than its days.
  var requestedItem: RequestedItem?
  /// A trip that has just been added: its page takes the focus.
  @ObservationIgnored var addedTrip: RecordID?
  /// The notes that are not saved yet.
  @ObservationIgnored private(set) lazy var notes = NotesDrafts(plans)
  /// Whether the trip's page prints next, as a command has requested.
  var isPrinting = false

  /// Whether the search field gets the focus next, as a command has requested.
  var isFinding = false

  /// The page that `goBack` has just left: the previous page selects the row that opens it.
  @ObservationIgnored private(set) var pageLeft: Page?
  /// The state of pages that is kept while others are shown.
  @ObservationIgnored private(set) lazy var search = SearchModel(plans)
  @ObservationIgnored private(set) lazy var destinations = DestinationsModel(
    Guidebook.destinations)

  /// The pages before this one, for Alt+Left.
  private var earlierPages: [Page?] = []
  @ObservationIgnored private var isGoingBack = false
  @ObservationIgnored private var isBrowsing = false

  init(_ plans: Plans) {
    self.plans = plans
  }

  /// The trip whose page is shown.
  var trip: TripPlan? {
    guard case .trip(let id) = page else { return nil }
    return plans.trips[id]
  }

  /// Shows a page that is selected in the sidebar. A narrow window keeps showing the sidebar: arrow
  /// keys move over pages, and Return opens one.
  func browse(_ page: Page?) {
    isBrowsing = true
    self.page = page
    isBrowsing = false
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
