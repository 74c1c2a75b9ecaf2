import Guidebook
import Tabstop
import Trips

/// The window of a signed-in user: the trips and the other pages at the side, and one page.
struct SignedInView: View {
  let planner: Planner
  @Bindable var window: PlannerWindow
  let isNew: Bool

  var body: some View {
    NavigationSplitView {
      Sidebar(window: window)
    } detail: {
      page
    }
    .sheet(item: $window.form) { FormSheet(form: $0, window: window) }
    .alert(
      "Nothing has changed", isPresented: isAlerting, presenting: window.plans.alertedFault
    ) { _ in
      Button("OK") {}
    } message: { fault in
      Text(fault.message)
    }
    .focusedSceneValue(window)
    .task { await window.plans.follow() }
  }

  private var isAlerting: Binding<Bool> {
    Binding {
      window.plans.alertedFault != nil
    } set: { isShown in
      if !isShown { window.plans.alertedFault = nil }
    }
  }

  @ViewBuilder private var page: some View {
    switch window.page {
    case .trip(let id):
      if let plan = window.plans.trips[id] {
        TripPage(window: window, plan: plan).id(id)
      } else {
        ContentUnavailableView(
          "This trip was deleted", systemImage: "edit-delete-symbolic",
          description: Text("Undo with Control Z, or choose another trip."))
      }
    case .destinations: DestinationsPage(window: window)
    case .destination(let id): DestinationPage(window: window, id: id).id(id)
    case .search: SearchPage(window: window)
    case .account: AccountPage(planner: planner, window: window)
    case .help: HelpPage(window: window)
    case nil: HomePage(planner: planner, window: window, isNew: isNew)
    }
  }
}

/// The sheet of a form.
private struct FormSheet: View {
  let form: PlannerWindow.Form
  let window: PlannerWindow

  private var plans: Plans { window.plans }

  var body: some View {
    switch form {
    case .newTrip(let destination): TripForm(window: window, destination: destination)
    case .editTrip(let id):
      if let plan = plans.trips[id] { TripForm(window: window, editing: plan.trip) }
    case .newBooking(let trip, let kind, let day):
      if let plan = plans.trips[trip] {
        BookingForm(window: window, plan: plan, kind: kind, day: day)
      }
    case .editBooking(let id):
      if case .booking(let booking) = plans.record(id), let plan = plans.trips[booking.trip] {
        BookingForm(window: window, plan: plan, editing: booking)
      }
    case .newCost(let trip):
      if let plan = plans.trips[trip] { CostForm(window: window, plan: plan) }
    case .editCost(let id):
      if case .cost(let cost) = plans.record(id), let plan = plans.trips[cost.trip] {
        CostForm(window: window, plan: plan, editing: cost)
      }
    case .importFile(let trip): ImportSheet(window: window, trip: trip)
    case .export(let trip): ExportSheet(window: window, trip: trip)
    case .shortcuts: ShortcutsSheet()
    case .about: AboutSheet()
    }
  }
}
