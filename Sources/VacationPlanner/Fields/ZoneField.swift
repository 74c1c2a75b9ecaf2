import Tabstop
import Trips

/// The field of a time zone: a city is typed, and its zone is taken from the suggestions.
struct ZoneField: View {
  let title: String
  @Bindable var entry: ZoneEntry
  @State private var finder = PlaceFinder(nil)
  @FocusState private var isFocused: Bool

  init(_ title: String, _ entry: ZoneEntry) {
    self.title = title
    self.entry = entry
  }

  var body: some View {
    LabeledContent(title) {
      VStack(alignment: .leading, spacing: 4) {
        TextField("", text: text)
          .textInputSuggestions(finder.suggestions.filter { $0.place.zone != nil }) { suggestion in
            Text(words(suggestion)).textInputCompletion(words(suggestion))
          }
          .autocorrectionDisabled()
          .focused($isFocused)
          .onSubmit(commit)
          .onChange(of: isFocused) { if !isFocused { commit() } }
        if let problem = entry.problem {
          Text(problem)
            .styleClass("error")
            .accessibilityErrorMessage(for: $isFocused, equals: true)
        }
      }
    }
  }

  /// The text of a suggestion: "Osaka, Japan: Japan time".
  private func words(_ suggestion: PlaceSuggestion) -> String {
    let zone = suggestion.place.zone.map(entry.format.words.zone) ?? ""
    return String(localized: "\(suggestion.label): \(zone)")
  }

  private var text: Binding<String> {
    Binding {
      entry.text
    } set: { typed in
      if let chosen = finder.suggestions.first(where: { words($0) == typed }) {
        finder.stop()
        entry.setValue(chosen.place.zone)
      } else if typed != entry.text {
        entry.text = typed
        finder.find(typed)
      }
    }
  }

  private func commit() {
    if let words = entry.commit() { AccessibilityNotification.Announcement(words).post() }
  }
}
