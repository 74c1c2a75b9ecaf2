import Tabstop
import Trips

/// The commands on trips and bookings, which menus, keys and context menus share.
extension PlannerWindow {
  /// What Edit, Duplicate and Delete apply to: the selected booking, unless the sidebar was used last.
  enum Target: Hashable {
    case trip(RecordID)
    case booking(RecordID)
  }

  var target: Target? {
    guard let trip else { return nil }
    if let selectedBooking, trip.bookings[selectedBooking] != nil, !isInSidebar {
      return .booking(selectedBooking)
    }
    return .trip(trip.id)
  }

  private func booking(_ id: RecordID) -> (plan: TripPlan, booking: Booking)? {
    guard case .booking(let booking) = plans.record(id), let plan = plans.trips[booking.trip]
    else { return nil }
    return (plan, booking)
  }

  private func act(_ change: PlanChange) { plans.act(change.title, change.writes) }

  func edit(_ target: Target) {
    switch target {
    case .trip(let id):
      guard !notes.isEmpty else { return form = .editTrip(id) }
      // The form has the notes, too.
      Task {
        do throws(PlanFault) {
          try await notes.saveAll()
          form = .editTrip(id)
        } catch {
          plans.alertedFault = error
        }
      }
    case .booking(let id): form = .editBooking(id)
    }
  }

  func duplicate(_ target: Target) {
    switch target {
    case .trip(let id): if let plan = plans.trips[id] { act(plan.duplicate().change) }
    case .booking(let id):
      if let (plan, booking) = booking(id) { act(plan.duplicate(of: booking)) }
    }
  }

  func delete(_ target: Target) {
    switch target {
    case .trip(let id): if let plan = plans.trips[id] { act(plan.deletion(plans.words)) }
    case .booking(let id):
      if let (plan, booking) = booking(id) { act(plan.deletion(of: booking)) }
    }
  }

  /// Opens the form of a new booking, on the selected day.
  func addBooking(_ kind: BookingKind? = nil) {
    guard let trip else { return }
    form = .newBooking(trip: trip.id, kind: kind, day: selectedDay)
  }

  /// Whether the booking has no time, so that its place in the day can be chosen.
  func isMovable(_ target: Target?) -> Bool {
    guard case .booking(let id) = target, let (_, booking) = booking(id) else { return false }
    return booking.start.time == nil
  }

  /// Moves a booking up or down within its day, or announces why it stays.
  func move(_ target: Target?, by offset: Int) {
    guard case .booking(let id) = target, let (plan, booking) = booking(id) else { return }
    if let change = plan.moving(booking, by: offset, plans.words) {
      act(change)
    } else {
      let reason =
        booking.start.time != nil
        ? "Bookings with a time stand in the order of their times"
        : offset < 0 ? "It is the first without a time" : "It is the last without a time"
      AccessibilityNotification.Announcement(reason).post()
    }
  }
}

/// Buttons that add a booking of each kind.
struct BookingKindButtons: View {
  let window: PlannerWindow

  var body: some View {
    ForEach(BookingKind.allCases, id: \.self) { kind in
      Button("\(kind.title)…") { window.addBooking(kind) }
    }
  }
}

/// The items of a menu for a trip or a booking.
struct TargetItems: View {
  let window: PlannerWindow
  let target: PlannerWindow.Target

  var body: some View {
    Button("Edit…") { window.edit(target) }
    Button("Duplicate") { window.duplicate(target) }
    switch target {
    case .trip(let id): Button("Export…") { window.form = .export(trip: id) }
    case .booking:
      if window.isMovable(target) {
        Button("Move Up") { window.move(target, by: -1) }
        Button("Move Down") { window.move(target, by: 1) }
      }
    }
    Button("Delete", role: .destructive) { window.delete(target) }
  }
}
