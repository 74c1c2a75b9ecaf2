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
    didSet { if selection != oldValue { tellWindow() } }
  }
  /// The warnings that were announced, or were there when the page was opened.
  @ObservationIgnored private var memory: WarningMemory

  private var words: Wording { window.plans.words }

  init(_ window: PlannerWindow, _ plan: TripPlan) {
    self.window = window
    self.plan = plan
    memory = WarningMemory(plan.warnings(window.plans.words))
  }

  var rows: TripRows { TripRows(plan.days(words), plan.warnings(words), words: words) }

  /// Selects the booking that the search, say, has asked for.
  func followWindow() {
    guard let booking = window.selectedBooking else { return }
    let rows = rows
    if rows.row(selection)?.booking != booking { selection = rows.start(of: booking) }
  }

  private func tellWindow() {
    let row = rows.row(selection)
    window.selectedBooking = row?.booking
    window.selectedDay = row?.day
    window.isInSidebar = false
  }

  /// Called when rows have come or gone: something stays selected.
  func rowsChanged(from old: [TripRows.ID]) {
    let rows = rows
    guard let selection, rows.row(selection) == nil else { return }
    self.selection = rows.successor(of: selection, in: old)
  }

  /// The sentences to announce after a change: each warning once when it appears.
  func newWarnings() -> [String] {
    memory.appeared(plan.warnings(words)).map(\.sentence)
  }

  /// What Return does on a row: opens the booking, goes to what a warning is about, or adds a booking
  /// to a free day.
  func open(_ id: TripRows.ID) {
    let rows = rows
    switch id {
    case .warning:
      if let booking = rows.row(id)?.booking { selection = rows.start(of: booking) ?? selection }
    case .booking, .night:
      if let booking = rows.row(id)?.booking { window.form = .editBooking(booking) }
    case .free:
      selection = id
      window.addBooking()
    }
  }

  /// What the commands on a row apply to; nil for a row that is not of a booking.
  func target(_ id: TripRows.ID?) -> PlannerWindow.Target? {
    guard let id, case .booking(let row) = id else { return nil }
    return .booking(row.booking)
  }
}
