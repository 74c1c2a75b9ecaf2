import Tabstop
import Trips

/// The search over everything: trips, bookings, costs, lists, documents, destinations.
struct SearchPage: View {
  let window: PlannerWindow

  private enum Field { case query, results }

  @FocusState private var focus: Field?

  var body: some View {
    @Bindable var model = window.search
    VStack(alignment: .leading, spacing: 12) {
      Text("Search")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
        // Not around the list, which would show it, too.
        .pageTitle(Text("Search"))
      TextField("Search everything", text: $model.query)
        .focused($focus, equals: .query)
        .onSubmit(enterResults)
        .onExitCommand(perform: model.clear)
      results(model)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onAppear {
      model.renew()
      if window.pageLeft != nil, model.opened != nil, model.chosen == model.opened {
        focus = .results
      }
    }
    .onChange(of: window.isFinding, initial: true) {
      guard window.isFinding else { return }
      window.isFinding = false
      focus = .query
    }
    .onChange(of: window.plans.generation) { model.renew() }
  }

  @ViewBuilder private func results(_ model: SearchModel) -> some View {
    @Bindable var model = model
    if model.query.allSatisfy(\.isWhitespace) {
      Text("Type words from a trip, a booking, a cost, a list, a document or a destination.")
        .foregroundColor(.secondary)
    } else if model.results.groups.isEmpty {
      Text(model.isUpToDate ? "No results. Try fewer or shorter words." : "Searching…")
        .foregroundColor(.secondary)
    } else {
      Text(model.status)
        .foregroundColor(.secondary)
      List(selection: $model.chosen) {
        ForEach(model.results.groups) { group in
          Section(group.title) {
            ForEach(group.rows) { row in
              Text(row.text)
                .fixedSize(horizontal: false, vertical: true)
            }
          }
        }
      }
      .accessibilityLabel("Results")
      .focused($focus, equals: .results)
      .onExitCommand {
        model.clear()
        focus = .query
      }
      .contextMenu(forSelectionType: SearchTarget.self) { targets in
        if let target = targets.first {
          Button("Open") { model.open(target, in: window) }
        }
      } primaryAction: { targets in
        if let target = targets.first { model.open(target, in: window) }
      }
    }
  }

  /// Return in the field goes on to the results.
  private func enterResults() {
    guard !window.search.results.groups.isEmpty else { return }
    window.search.chooseFirst()
    focus = .results
  }
}
