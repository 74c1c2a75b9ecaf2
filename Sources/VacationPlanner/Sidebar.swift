import Tabstop
import Trips

/// The trips, and the other pages.
struct Sidebar: View {
  @Bindable var window: PlannerWindow

  var body: some View {
    let plans = window.plans
    let trips = plans.trips.values.map(\.trip)
    List(selection: $window.page) {
      section("Coming Trips", trips.coming(on: plans.today))
      section("Past Trips", trips.past(on: plans.today))
      Section("More") {
        Text("Destinations").tag(PlannerWindow.Page.destinations)
        Text("Search").tag(PlannerWindow.Page.search)
        Text("Account").tag(PlannerWindow.Page.account)
      }
    }
    .accessibilityLabel("Pages")
  }

  @ViewBuilder private func section(_ title: String, _ trips: [Trip]) -> some View {
    if !trips.isEmpty {
      Section(title) {
        ForEach(trips) { trip in
          Text(trip.title).tag(PlannerWindow.Page.trip(trip.id))
        }
      }
    }
  }
}
