import Foundation
import Tabstop
import Trips

/// The field of a place: a city, an airport, one of the user's own places, or any name.
///
/// While the user types, places are suggested. Return takes one. When the field is left, a text that is
/// exactly the code or the name of a suggestion becomes that place, and is said back; any other name is a
/// place without a country and a zone.
struct PlaceField: View {
  let title: String
  @Binding var place: Place?
  @State private var finder: PlaceFinder
  @State private var fault: String?
  @FocusState private var isFocused: Bool

  private let completion: PlaceCompletion?

  /// - Parameters:
  ///   - plans: Where the user's own places are from.
  ///   - completion: Lets the form complete what is typed.
  init(
    _ title: String, place: Binding<Place?>, plans: Plans?, completion: PlaceCompletion? = nil
  ) {
    self.title = title
    self.completion = completion
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
          .focused($isFocused)
          .onChange(of: isFocused) { if !isFocused { complete() } }
          .onAppear { finder.attach(completion) }
        if let fault { Text(fault).styleClass("dim-label") }
      }
    }
  }

  /// Takes the place that was meant, if only its code or its name was typed.
  private func complete() {
    guard let typed = place, typed == Place(typed.name) else { return }
    Task {
      await finder.settle()
      // The user may have come back and typed on.
      guard place == typed, let meant = finder.exact(typed.name) else { return }
      finder.stop()
      place = meant.place
      AccessibilityNotification.Announcement(meant.label).post()
    }
  }

  private var text: Binding<String> {
    Binding {
      place?.label(in: .ofUser) ?? ""
    } set: { typed in
      guard typed != place?.label(in: .ofUser) ?? "" else { return }
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
