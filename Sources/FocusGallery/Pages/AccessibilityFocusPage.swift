import Tabstop
import TabstopFoundation

/// Accessibility focus on views that the keyboard cannot reach: a text, an image; beside a field,
/// after a sheet, after a delay.
struct AccessibilityFocusPage: View {
  enum Target { case text, image, field, news }

  @State private var name = ""
  @State private var hasNews = false
  @State private var isSheetShown = false
  @FocusState private var isFieldFocused: Bool
  @AccessibilityFocusState private var spoken: Target?
  @AccessibilityFocusState(for: .voiceOver) private var isVoiceOverOnTitle: Bool
  @AccessibilityFocusState(for: .switchControl) private var isSwitchControlOnTitle: Bool
  @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverEnabled

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 12) {
        Text("Itinerary")
          .accessibilityFocused($isVoiceOverOnTitle)
          .accessibilityFocused($isSwitchControlOnTitle)
        Text("Your trip is booked").accessibilityFocused($spoken, equals: .text)
        Image(systemName: "checkmark")
          .accessibilityLabel("All is well")
          .accessibilityFocused($spoken, equals: .image)
        if hasNews { Text("A seat is free").accessibilityFocused($spoken, equals: .news) }
        TextField("Name", text: $name)
          .focused($isFieldFocused)
          .accessibilityFocused($spoken, equals: .field)
        commands
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Readout([
        "Accessibility focus": words(spoken),
        "Keyboard focus": isFieldFocused ? "name" : "nothing",
        "Technology": isVoiceOverEnabled ? "there" : "none",
        "Title": isVoiceOverOnTitle ? "screen reader" : "nothing",
      ])
    }
    .padding(12)
    .navigationTitle("Accessibility Focus")
    .sheet(isPresented: $isSheetShown, onDismiss: { spoken = .news }) {
      TripSheet(hasNews: $hasNews)
    }
  }

  @ViewBuilder private var commands: some View {
    Button("Go to the Text") { spoken = .text }
      .keyboardShortcut("t", modifiers: .control)
    Button("Go to the Image") { spoken = .image }
      .keyboardShortcut("j", modifiers: .control)
    Button("Go to the Field") { spoken = .field }
      .keyboardShortcut("f", modifiers: .control)
    Button("Go to News That Comes") {
      hasNews = true
      spoken = .news
    }
    .keyboardShortcut("n", modifiers: .control)
    Button("Type and Hear the Text") {
      isFieldFocused = true
      spoken = .text
    }
    .keyboardShortcut("b", modifiers: .control)
    Button("Go to the Text in Half a Second") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { spoken = .text }
    }
    .keyboardShortcut("d", modifiers: .control)
    Button("Go to the Title") { isVoiceOverOnTitle = true }
      .keyboardShortcut("h", modifiers: .control)
    Button("Show a Sheet") { isSheetShown = true }
      .keyboardShortcut("s", modifiers: .control)
  }
}

private struct TripSheet: View {
  @Binding var hasNews: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Take the Seat") {
        hasNews = true
        dismiss()
      }
      Button("Cancel") { dismiss() }
    }
    .padding(24)
    .navigationTitle("Seats")
  }
}
