import Observation
import Tabstop
import Trips

/// The rows of a trip's page, and which of them is selected.
@Observable
final class DaysModel {
  let window: PlannerWindow
  let plan: TripPlan
  /// The selected row.
  var selection: TripRows.ID? {
    didSet { if selection != oldValue { updateWindow() } }
  }
  /// The public holidays of the trip's days.
  let holidays: TripHolidays
  /// The views that can have the focus.
  enum Field { case newBooking, editTrip, list }

  /// A snapshot of what the page shows.
  private struct Contents {
    let plan: Int
    let holidays: Int
    let rows: TripRows
    let countries: DayCountries
  }

  @ObservationIgnored private var known: Contents?
  /// The number of times that the rows were created, for tests.
  @ObservationIgnored private(set) var timesMade = 0

  @ObservationIgnored private var focus: Field?
  /// The focus that the view gets when it appears again, in the other arrangement of a window that
  /// has become wide or narrow.
  @ObservationIgnored private var keptFocus: Field?
  /// The focus at the first appearance, until something in the view has it.
  @ObservationIgnored private var requestedFocus: Field?
  @ObservationIgnored private var hasAppeared = false

  private var words: Wording { window.plans.words }

  init(
    _ window: PlannerWindow, _ plan: TripPlan, gazetteer: SharedGazetteer = .shared
  ) {
    self.window = window
    self.plan = plan
    holidays = TripHolidays(gazetteer)
  }

  /// Made once for each change of the trip: a key in the list asks for it several times.
  private var contents: Contents {
    let (plan, holidays) = (plan.revision, holidays.revision)
    if let known, known.plan == plan, known.holidays == holidays { return known }
    timesMade += 1
    let bookings = Array(self.plan.bookings.values)
    let contents = Contents(
      plan: plan, holidays: holidays,
      rows: TripRows(
        self.plan.days(words), self.plan.warnings(words), holidays: self.holidays.sentences,
        words: words),
      countries: DayCountries(self.plan.trip, bookings))
    known = contents
    return contents
  }

  var rows: TripRows { contents.rows }
  /// The countries in which the traveller is on each day.
  var countries: DayCountries { contents.countries }

  /// Called before the view goes for one in another place.
  func keepFocus() { keptFocus = focus ?? requestedFocus }

  /// The view that gets the focus when the page appears, if any.
  func appeared() -> Field? {
    defer {
      keptFocus = nil
      hasAppeared = true
    }
    if let keptFocus { return keptFocus }
    // Later, its tab was chosen, which keeps the focus.
    if hasAppeared { return nil }
    if window.addedTrip == plan.id {
      requestedFocus = .newBooking
    } else if window.selectedBooking != nil {
      requestedFocus = .list
    }
    return requestedFocus
  }

  /// Called when the focus has come, gone or moved. In the list something is selected then, so that the
  /// commands apply to the row with the focus.
  func focusMoved(to field: Field?) {
    focus = field
    requestedFocus = nil
    guard let field else { return }
    window.area = field == .list ? .days : .page
    guard field == .list else { return }
    if selection == nil { selection = rows.all.first?.id }
  }

  /// Selects the booking that the search, say, has asked for.
  func followWindow() {
    guard let booking = window.selectedBooking else { return }
    let rows = rows
    if rows.row(selection)?.booking != booking { selection = rows.start(of: booking) }
  }

  private func updateWindow() {
    let row = rows.row(selection)
    window.selectedBooking = row?.booking
    window.selectedDay = row?.day
    window.addedTrip = nil
  }

  /// Called when rows have come or gone: something stays selected.
  func rowsChanged(from old: [TripRows.ID]) {
    let rows = rows
    guard let selection, rows.row(selection) == nil else { return }
    self.selection = rows.successor(of: selection, in: old)
  }

  /// The announcement if the selected row cannot be deleted.
  var reasonNotToDelete: String {
    switch selection {
    case .warning:
      String(localized: "A warning cannot be deleted. It disappears with its reason")
    case .night:
      String(localized: "This is a night of a stay. The stay can be deleted where it begins")
    default: String(localized: "There is no booking here to delete")
    }
  }

  /// The action of Return on a row: opens the booking, also that of a warning; adds a stay to a
  /// night without one, and a booking to a free day.
  func open(_ id: TripRows.ID) {
    selection = id
    if let booking = rows.row(id)?.booking { return window.form = .editBooking(booking) }
    if case .warning = id { window.addBooking(.stay) } else { window.addBooking() }
  }

  /// The target of the commands on a row; nil for a row without a booking.
  func target(_ id: TripRows.ID?) -> PlannerWindow.Target? {
    guard let id, case .booking(let row) = id else { return nil }
    return .booking(row.booking)
  }
}
