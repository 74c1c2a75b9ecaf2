import Tabstop
import TabstopFoundation
import Trips

/// The trips, and the other pages.
struct Sidebar: View {
  let window: PlannerWindow
  @FocusState private var hasFocus: Bool

  private var plans: Plans { window.plans }

  var body: some View {
    let trips = SidebarTrips(plans.trips.values.map(\.trip), today: plans.today)
    VStack(spacing: 0) {
      List(selection: page) {
        if !plans.isComplete { ProgressView("Reading your trips…") }
        section(String(localized: "Coming Trips"), trips.coming)
        section(String(localized: "Past Trips"), trips.past)
        Section {
          Text("Destinations").tag(PlannerWindow.Page.destinations)
          Text("Search").tag(PlannerWindow.Page.search)
          Text("Account").tag(PlannerWindow.Page.account)
        } header: {
          // Without trips there is nothing that these are more than.
          if !plans.isComplete || !trips.ids.isEmpty { Text("More") }
        }
      }
      .accessibilityLabel("Pages")
      .contextMenu(forSelectionType: PlannerWindow.Page.self) { pages in
        if case .trip(let id)? = pages.first {
          TargetItems(window: window, target: .trip(id))
        } else {
          Button("New Trip…") { window.form = .newTrip() }
        }
      }
      .focused($hasFocus)
      .onChange(of: hasFocus) { if hasFocus { window.area = .sidebar } }
      Button("New Trip…") { window.form = .newTrip() }
        .padding(12)
    }
    .onChange(of: trips) { old, new in
      guard case .trip(let id) = window.page, plans.trips[id] == nil else { return }
      window.browse(new.successor(of: id, in: old).map { .trip($0) })
    }
  }

  private var page: Binding<PlannerWindow.Page?> {
    let window = window
    return Binding {
      window.page
    } set: {
      window.browse($0)
    }
  }

  @ViewBuilder private func section(_ title: String, _ trips: [Trip]) -> some View {
    if !trips.isEmpty {
      Section(title) {
        ForEach(trips) { trip in
          Text(trip.sidebarSentence(today: plans.today, words: plans.words))
            .tag(PlannerWindow.Page.trip(trip.id))
        }
        .onDelete { for index in $0 { window.delete(.trip(trips[index].id)) } }
      }
    }
  }
}
