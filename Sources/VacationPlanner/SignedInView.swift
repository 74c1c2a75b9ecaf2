import Guidebook
import Tabstop
import Trips

/// The window of a signed-in user: the trips and the other pages at the side, and one page.
struct SignedInView: View {
  let planner: Planner
  @Bindable var window: PlannerWindow

  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $window.column) {
      VStack(spacing: 0) {
        SidebarNotice(planner: planner, window: window)
        Sidebar(window: window)
      }
    } detail: {
      page
    }
    .sheet(item: $window.form) { form in
      EditorSheet(form: form, planner: planner, window: window)
        .modifier(PlannerAlerts(planner: planner, window: window, place: .form))
        // Over the form, which keeps what was typed.
        .sheet(isPresented: hasFault(overForm: true)) { storeFault }
        .sheet(isPresented: isConfirming) { ConfirmationSheet(planner: planner) }
    }
    .sheet(isPresented: hasFault(overForm: false)) { storeFault }
    .modifier(PlannerAlerts(planner: planner, window: window, place: .page))
    .focusedSceneValue(window)
    .modifier(TripPrinting(window: window))
    .modifier(OpenedFilesImport(opened: planner.openedFiles, window: window))
    .modifier(ExternalRequestHandler(externalRequests: planner.externalRequests, window: window))
    .modifier(ShowingReminders(plans: window.plans))
    .modifier(FollowingDays(plans: window.plans))
    .modifier(RestoringPage(planner: planner, window: window))
    // Restarted for the session that continues after a fault.
    .task(id: ObjectIdentifier(window.plans.session)) { await window.plans.keepUpToDate() }
    .onChange(of: scenePhase) {
      guard scenePhase == .active else { return }
      Task { await window.plans.session.records.refresh() }
    }
    // Perhaps it was gone before this page was shown.
    .onChange(of: window.plans.isAccountGone, initial: true) {
      guard window.plans.isAccountGone else { return }
      planner.endSession(
        because: String(localized: "Your account was deleted in another window or program."))
    }
  }

  private func hasFault(overForm: Bool) -> Binding<Bool> {
    Binding {
      window.plans.storeFault != nil && (window.form != nil) == overForm
    } set: { _ in
      // Only the buttons of the alert, such as Retry, end it.
    }
  }

  private var storeFault: some View {
    StoreFaultSheet(planner: planner)
      .modifier(PlannerAlerts(planner: planner, window: window, place: .storeFault))
  }

  private var isConfirming: Binding<Bool> {
    Binding {
      planner.confirmation.isUnderWay
    } set: { isShown in
      if !isShown { planner.confirmation.cancel() }
    }
  }

  @ViewBuilder private var page: some View {
    switch window.page {
    case .trip(let id):
      if let plan = window.plans.trips[id] {
        TripPage(window: window, plan: plan).id(id)
      } else {
        ContentUnavailableView(
          "This trip was deleted", systemImage: "trash",
          description: Text("Undo with Control Z, or choose another trip.")
        )
        .pageTitle(Text("This trip was deleted"))
      }
    case .destinations: DestinationsPage(window: window)
    case .destination(let id): DestinationPage(window: window, id: id).id(id)
    case .search: SearchPage(window: window)
    case .account: AccountPage(planner: planner, window: window)
    case .help: HelpPage(window: window)
    case nil: HomePage(planner: planner, window: window)
    }
  }
}

/// The sheet of a form.
private struct EditorSheet: View {
  let form: PlannerWindow.Form
  let planner: Planner
  let window: PlannerWindow

  private var plans: Plans { window.plans }

  var body: some View {
    switch form {
    case .newTrip(let destination): TripForm(window: window, destination: destination)
    case .editTrip(let id):
      if let plan = plans.planForForm(id) { TripForm(window: window, editing: plan.trip) }
    case .newBooking(let trip, let kind, let day):
      if let plan = plans.planForForm(trip) {
        BookingForm(window: window, plan: plan, kind: kind, day: day)
      }
    case .editBooking(let id):
      if case .booking(let booking) = plans.recordForForm(id),
        let plan = plans.planForForm(booking.trip)
      {
        BookingForm(window: window, plan: plan, editing: booking)
      }
    case .newCost(let trip):
      if let plan = plans.planForForm(trip) { CostForm(window: window, plan: plan) }
    case .editCost(let id):
      if case .cost(let cost) = plans.recordForForm(id), let plan = plans.planForForm(cost.trip) {
        CostForm(window: window, plan: plan, editing: cost)
      }
    case .budget(let trip):
      if let plan = plans.planForForm(trip) { BudgetForm(window: window, plan: plan) }
    case .newChecklist(let trip):
      if let plan = plans.planForForm(trip) { ChecklistForm(window: window, plan: plan) }
    case .editChecklist(let id):
      if case .checklist(let list) = plans.recordForForm(id),
        let plan = plans.planForForm(list.trip)
      {
        ChecklistForm(window: window, plan: plan, editing: list)
      }
    case .editChecklistItem(let id, let itemID):
      if case .checklist(let list) = plans.recordForForm(id),
        let plan = plans.planForForm(list.trip),
        let item = list.items.first(where: { $0.id == itemID })
      {
        ChecklistItemForm(window: window, plan: plan, list: id, item: item)
      }
    case .importFile(let trip, let files): ImportSheet(window: window, trip: trip, files: files)
    case .export(let trip): ExportSheet(window: window, trip: trip)
    case .account(let form): AccountFormSheet(form: form, planner: planner, window: window)
    case .shortcuts: ShortcutsSheet()
    case .about: AboutSheet()
    }
  }
}
