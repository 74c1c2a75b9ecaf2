import TabstopFoundation

/// A page that shows the keys that each view around the focus gets, and the move, exit and delete
/// commands.
struct KeyPressesPage: View {
  @State private var text = ""
  @State private var code = ""
  @State private var last = "none"
  @State private var outer = "none"
  @State private var command = "none"

  var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 12) {
        TextField("Suggestions", text: $text)
          .onKeyPress(.downArrow) {
            last = "down"
            return .handled
          }
          .onKeyPress(keys: [.upArrow], phases: .all) { press in
            last = press.phase == .up ? "up released" : "up"
            return .handled
          }
        TextField("Digits", text: $code)
          .onKeyPress(characters: .letters) { press in
            last = "refused \(press.characters)"
            return .handled
          }
        Text("Card")
          .padding()
          .focusable()
      }
      .onKeyPress(phases: .down) { press in
        outer = press.characters
        return .ignored
      }
      .onMoveCommand { command = "move \($0)" }
      .onExitCommand { command = "exit" }
      .onDeleteCommand { command = "delete" }
      Readout(["Inner": last, "Outer": outer, "Command": command, "Digits": code])
    }
    .padding()
  }
}
