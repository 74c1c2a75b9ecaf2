import Foundation
import Tabstop
import Trips

/// The field of a place: a city, an airport, one of the user's own places, or any name.
///
/// While the user types, places are suggested. Return takes one; a name that is only typed is a place
/// without a country and a zone.
struct PlaceField: View {
  let title: String
  @Binding var place: Place?
  @State private var finder: PlaceFinder
  @State private var fault: String?

  /// - Parameter plans: Where the user's own places are from.
  init(_ title: String, place: Binding<Place?>, plans: Plans?) {
    self.title = title
    _place = place
    _finder = State(wrappedValue: PlaceFinder(plans))
  }

  var body: some View {
    LabeledContent(title) {
      VStack(alignment: .leading, spacing: 4) {
        TextField("", text: text)
          .textInputSuggestions(finder.suggestions) { suggestion in
            Text(suggestion.label).textInputCompletion(suggestion.label)
          }
          .autocorrectionDisabled()
        if let fault { Text(fault).styleClass("dim-label") }
      }
    }
  }

  private var text: Binding<String> {
    Binding {
      place?.label() ?? ""
    } set: { typed in
      guard typed != place?.label() ?? "" else { return }
      if let chosen = finder.suggestions.first(where: { $0.label == typed }) {
        finder.stop()
        place = chosen.place
      } else {
        place = typed.isEmpty ? nil : Place(typed)
        finder.find(typed)
        Task {
          await finder.settle()
          fault = SharedGazetteer.shared.fault?.message
        }
      }
    }
  }
}
