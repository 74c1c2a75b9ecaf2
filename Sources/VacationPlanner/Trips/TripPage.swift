import Tabstop
import TabstopFoundation
import Trips

/// A trip: its days, and beside them its costs, lists, documents and notes; in a narrow window all of
/// them are tabs.
struct TripPage: View {
  let window: PlannerWindow
  let plan: TripPlan

  enum Part: Hashable { case days, costs, lists, documents, notes }

  /// The width from which on there are two columns.
  private nonisolated static let wideWidth = 820.0

  @State private var isWide = false
  @State private var part = Part.days
  @State private var beside = Part.costs
  @State private var days: DaysModel

  init(window: PlannerWindow, plan: TripPlan) {
    self.window = window
    self.plan = plan
    _days = State(wrappedValue: DaysModel(window, plan))
  }

  var body: some View {
    Group {
      if isWide {
        HSplitView {
          DaysView(model: days)
            .frame(minWidth: 280, maxWidth: .infinity, maxHeight: .infinity)
          TabView(selection: $beside) { parts }
            .frame(minWidth: 320, maxHeight: .infinity)
        }
      } else {
        TabView(selection: $part) {
          DaysView(model: days)
            .tabItem { Text("Days") }
            .tag(Part.days)
          parts
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= Self.wideWidth
    } action: { isWide in
      days.keepFocus()
      self.isWide = isWide
    }
    .navigationTitle(plan.trip.title)
  }

  @ViewBuilder private var parts: some View {
    CostsView(window: window, plan: plan)
      .tabItem { Text("Costs") }
      .tag(Part.costs)
    ListsView(window: window, plan: plan)
      .tabItem { Text("Lists") }
      .tag(Part.lists)
    DocumentsView(window: window, plan: plan)
      .tabItem { Text("Documents") }
      .tag(Part.documents)
    NotesView(window: window, plan: plan)
      .tabItem { Text("Notes") }
      .tag(Part.notes)
  }
}
