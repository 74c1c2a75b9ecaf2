import Tabstop
import Trips

/// The commands on trips and what belongs to them, which menus, keys and context menus share.
extension PlannerWindow {
  /// The target of the commands Edit, Duplicate, Move and Delete.
  enum Target: Hashable {
    case trip(RecordID)
    case booking(RecordID)
    case cost(RecordID)
    case item(list: RecordID, item: RecordID)
    case document(RecordID)
  }

  /// The selection in the area that had the focus last: the booking in the days; the cost, the item
  /// or the document beside them; the trip elsewhere. nil if nothing is selected there.
  var target: Target? {
    guard let trip else { return nil }
    switch area {
    case .sidebar, .page: return .trip(trip.id)
    case .days:
      guard let selectedBooking, trip.bookings[selectedBooking] != nil else { return nil }
      return .booking(selectedBooking)
    case .beside(let target): return target.flatMap { exists($0, in: trip) ? $0 : nil }
    }
  }

  private func exists(_ target: Target, in trip: TripPlan) -> Bool {
    switch target {
    case .trip(let id): trip.id == id
    case .booking(let id): trip.bookings[id] != nil
    case .cost(let id): trip.costs[id] != nil
    case .item(let list, let item):
      trip.checklists[list]?.items.contains { $0.id == item } == true
    case .document(let id): trip.documents[id] != nil
    }
  }

  private func booking(_ id: RecordID) -> (plan: TripPlan, booking: Booking)? {
    guard case .booking(let booking) = plans.record(id), let plan = plans.trips[booking.trip]
    else { return nil }
    return (plan, booking)
  }

  private func perform(_ change: PlanChange) { plans.performOrAlert(change.title, change.writes) }

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
          plans.alert(error)
        }
      }
    case .booking(let id): form = .editBooking(id)
    case .cost(let id): form = .editCost(id)
    case .item(let list, let item): form = .editChecklistItem(list: list, item: item)
    case .document:
      announceRefusal(String(localized: "A document is edited by the program that has made it"))
    }
  }

  func duplicate(_ target: Target?) {
    switch target {
    case .trip(let id): if let plan = plans.trips[id] { perform(plan.duplicate().change) }
    case .booking(let id):
      if let (plan, booking) = booking(id) { perform(plan.duplicate(of: booking)) }
    case .cost(let id):
      if case .cost(let cost) = plans.record(id) { perform(PlanChange(duplicating: cost)) }
    case .item(let list, let item):
      if let checklist, checklist.id == list { checklist.duplicate(item) }
    case .document: announceRefusal(String(localized: "Documents are not duplicated"))
    case nil:
      announceRefusal(
        String(
          localized:
            "Nothing is selected to duplicate. Go to a booking, a cost or an item of a list"))
    }
  }

  func delete(_ target: Target) {
    switch target {
    case .trip(let id): if let plan = plans.trips[id] { perform(plan.deletion(plans.words)) }
    case .booking(let id):
      if let (plan, booking) = booking(id) { perform(plan.deletion(of: booking)) }
    case .item(let list, let item):
      if let checklist, checklist.id == list { checklist.delete(item) }
    case .cost(let id), .document(let id):
      if let record = plans.record(id) { perform(PlanChange(deleting: record)) }
    }
  }

  private func announceRefusal(_ reason: String) {
    AccessibilityNotification.Announcement(reason).post()
  }

  /// Opens the form of a new booking, on the selected day.
  func addBooking(_ kind: BookingKind? = nil) {
    guard let trip else { return }
    var day = selectedDay
    if let selectedBooking, selectedBooking == addedBooking,
      let booking = trip.bookings[selectedBooking]
    {
      day = booking.kind.isMove ? booking.end?.date ?? booking.start.date : booking.start.date
    }
    form = .newBooking(trip: trip.id, kind: kind, day: day)
  }

  /// Selects a booking that was added, so that the user finds it, and goes on from there.
  func added(_ booking: Booking) {
    guard page == .trip(booking.trip) else { return }
    addedBooking = booking.id
    selectedBooking = booking.id
  }

  /// Whether the booking has no time, so that its place in the day can be chosen.
  func isMovable(_ target: Target?) -> Bool {
    guard case .booking(let id) = target, let (_, booking) = booking(id) else { return false }
    return booking.start.time == nil
  }

  /// Moves a booking up or down within its day, or an item within its list, or announces why it stays.
  func move(_ target: Target?, by offset: Int) {
    switch target {
    case .booking(let id):
      guard let (plan, booking) = booking(id) else { return }
      if let change = plan.moving(booking, by: offset, plans.words) { return perform(change) }
      announceRefusal(
        booking.start.time != nil
          ? String(localized: "Bookings with a time stand in the order of their times")
          : offset < 0
            ? String(localized: "It is the first without a time")
            : String(localized: "It is the last without a time"))
    case .item(let list, let item):
      guard let checklist, checklist.id == list else { return }
      if !checklist.move(item, by: offset) {
        announceRefusal(
          offset < 0
            ? String(localized: "It is the first item") : String(localized: "It is the last item"))
      }
    default:
      announceRefusal(
        String(localized: "Only bookings and items of lists can be moved. Go to one of them first"))
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
    default:
      if window.isMovable(target) {
        Button("Move Up") { window.move(target, by: -1) }
        Button("Move Down") { window.move(target, by: 1) }
      }
    }
    Button("Delete", role: .destructive) { window.delete(target) }
  }
}
