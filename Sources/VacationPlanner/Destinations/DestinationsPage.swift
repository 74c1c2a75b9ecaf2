import Tabstop
import Trips

/// The page with the destinations of the guidebook, which the user can search and filter by month
/// and by favourites.
struct DestinationsPage: View {
  let window: PlannerWindow

  private enum Field { case search, list }

  @State private var count = CountAnnouncement()
  @FocusState private var focus: Field?

  private var plans: Plans { window.plans }

  var body: some View {
    @Bindable var model = window.destinations
    let shown = model.shown(favourites: plans.favourites.keys)
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Destinations")
          .font(.title)
          .accessibilityAddTraits(.isHeader)
          // Not around the list, which would show it, too.
          .pageTitle(Text("Destinations"))
        if let fault = model.fault {
          Text(fault)
        } else {
          TextField("Search destinations", text: $model.query)
            .focused($focus, equals: .search)
            .onSubmit { if !shown.isEmpty { enterList(shown) } }
            .onExitCommand { model.query = "" }
          filters(model)
          Text(DestinationsModel.count(shown.count, plans.words))
            .foregroundColor(.secondary)
        }
      }
      // A list has the same distance from the edges by itself.
      .padding(.horizontal, 12)
      if model.fault == nil { list(model, shown) }
    }
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onChange(of: shown.map(\.id)) { announceCount(shown.count) }
    .onAppear(perform: returnToRow)
    .onDisappear { count.stop() }
  }

  private func filters(_ model: DestinationsModel) -> some View {
    FlowLayout { controls(model) }
  }

  @ViewBuilder private func controls(_ model: DestinationsModel) -> some View {
    @Bindable var model = model
    Picker("Month", selection: $model.month) {
      Text("All months").tag(Int?.none)
      ForEach(1...12, id: \.self) { Text(plans.words.month($0)).tag(Int?.some($0)) }
    }
    .pickerStyle(.menu)
    .labelsHidden()
    Toggle("Only favourites", isOn: $model.isOnlyFavourites)
      .toggleStyle(.checkbox)
  }

  @ViewBuilder private func list(_ model: DestinationsModel, _ shown: [Destination]) -> some View {
    @Bindable var model = model
    if shown.isEmpty {
      ContentUnavailableView {
        Text("No destinations")
      } description: {
        Text(
          model.isOnlyFavourites && plans.favourites.isEmpty
            ? String(localized: "Add a destination to your favourites on its page.")
            : String(localized: "Search for something else, or choose another month."))
      } actions: {
        Button("Show All Destinations") {
          model.showAll()
          focus = .search
        }
      }
    } else {
      List(selection: $model.chosen) {
        ForEach(shown) { destination in
          DestinationRow(
            destination: destination, isFavourite: plans.isFavourite(destination))
        }
      }
      .accessibilityLabel("Destinations")
      .focused($focus, equals: .list)
      .contextMenu(forSelectionType: String.self) { ids in
        if let destination = ids.first.flatMap(model.destination) {
          Button("Open") { open(destination.id) }
          Button(favouriteTitle(destination)) { plans.toggleFavourite(destination) }
          Button("Plan a Trip Here…") { window.form = .newTrip(destination: destination.id) }
        }
      } primaryAction: { ids in
        if let id = ids.first { open(id) }
      }
    }
  }

  private func favouriteTitle(_ destination: Destination) -> String {
    plans.isFavourite(destination)
      ? String(localized: "Remove from Favourites")
      : String(localized: "Add to Favourites")
  }

  private func open(_ id: String) { window.page = .destination(id) }

  /// Handles Return in the search field: moves the focus to the results.
  private func enterList(_ shown: [Destination]) {
    let model = window.destinations
    if !shown.contains(where: { $0.id == model.chosen }) { model.chosen = shown.first?.id }
    focus = .list
  }

  /// Moves the focus to the row of the destination from whose page the user has come back.
  private func returnToRow() {
    guard case .destination(let id) = window.pageLeft else { return }
    window.destinations.chosen = id
    focus = .list
  }

  private func announceCount(_ number: Int) {
    count.announce(DestinationsModel.count(number, plans.words))
  }
}

/// A destination in a list.
struct DestinationRow: View {
  let destination: Destination
  let isFavourite: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(decorative: destination.pictureName)
        .resizable()
        .scaledToFill()
        .frame(width: 48, height: 36)
      VStack(alignment: .leading, spacing: 2) {
        Text(isFavourite ? "\(destination.place) ★" : destination.place)
        Text(destination.season)
          .font(.caption)
          .foregroundColor(.secondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(destination.rowSentence(isFavourite: isFavourite))
  }
}
