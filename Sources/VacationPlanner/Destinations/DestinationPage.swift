import Foundation
import Tabstop
import Trips

/// A destination of the guidebook.
struct DestinationPage: View {
  let window: PlannerWindow
  let id: String

  @State private var way: String?
  @FocusState private var isPlanFocused: Bool

  private var plans: Plans { window.plans }

  var body: some View {
    if let destination = window.destinations.destination(id) {
      ScrollView { page(of: destination) }
        .pageTitle(Text(destination.place))
        .onAppear { isPlanFocused = true }
        .task { way = await DistanceFromHome.sentence(to: destination, words: plans.words) }
    } else {
      ContentUnavailableView {
        Text("Not in the guidebook")
      } description: {
        Text("This destination is not in the guidebook any more.")
      } actions: {
        Button("Show All Destinations") { window.page = .destinations }
      }
      .pageTitle(Text("Not in the guidebook"))
    }
  }

  private func page(of destination: Destination) -> some View {
    let month = plans.today.month
    return VStack(alignment: .leading, spacing: 12) {
      Image(destination.pictureName, label: Text(destination.pictureDescription))
        .resizable()
        .scaledToFill()
        .frame(maxWidth: .infinity, minHeight: 180, maxHeight: 320)
        .styleClass("photo")
      Text(destination.place)
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      actions(for: destination)
      Text("\(destination.region). \(destination.summary)")
      if let way { Text(way) }
      heading("Season")
      Text("\(destination.season). \(destination.seasonSentence(month: month, plans.words))")
      heading("Worth Knowing")
      ForEach(destination.facts, id: \.self) { fact in
        Text("• \(fact)").accessibilityLabel(fact)
      }
    }
    .frame(maxWidth: 720, alignment: .leading)
    .padding(24)
  }

  private func actions(for destination: Destination) -> some View {
    FlowLayout { buttons(for: destination) }
  }

  @ViewBuilder private func buttons(for destination: Destination) -> some View {
    Button("Plan a Trip Here…") { window.form = .newTrip(destination: destination.id) }
      .buttonStyle(.borderedProminent)
      .focused($isPlanFocused)
    Button(plans.isFavourite(destination) ? "Remove from Favourites" : "Add to Favourites") {
      plans.toggleFavourite(destination)
    }
    if window.canGoBack {
      Button("Back", action: window.goBack)
    }
  }

  private func heading(_ title: LocalizedStringKey) -> some View {
    Text(title)
      .font(.title3)
      .accessibilityAddTraits(.isHeader)
      .padding(.top, 12)
  }
}
