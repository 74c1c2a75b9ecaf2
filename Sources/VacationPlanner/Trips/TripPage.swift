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
    // The parts keep their places, and so their typed and selected content, when the days appear
    // and disappear.
    HSplitView {
      if isWide {
        DaysView(model: days)
          .frame(minWidth: 280, maxWidth: .infinity, maxHeight: .infinity)
      }
      TabView(selection: tab) {
        if !isWide {
          DaysView(model: days)
            .tabItem { Text("Days") }
            .tag(Part.days)
        }
        parts
      }
      .frame(
        minWidth: isWide ? 320 : nil, maxWidth: isWide ? nil : .infinity, maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= Self.wideWidth
    } action: { isWide in
      days.keepFocus()
      if !isWide, case .beside = window.area { part = beside }
      self.isWide = isWide
    }
    .onChange(of: window.requestedItem, initial: true) { _, requestedItem in
      if let part = requestedItem.flatMap({ part(of: $0.record) }) { tab.wrappedValue = part }
    }
    .pageTitle(Text(plan.trip.title))
  }

  /// The tab that is shown: beside the days, the last other one.
  private var tab: Binding<Part> {
    Binding {
      isWide && part == .days ? beside : part
    } set: {
      part = $0
      if $0 != .days { beside = $0 }
    }
  }

  /// The tab that shows a record.
  private func part(of record: RecordID) -> Part? {
    if plan.costs[record] != nil { return .costs }
    if plan.checklists[record] != nil { return .lists }
    return plan.documents[record] == nil ? nil : .documents
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
