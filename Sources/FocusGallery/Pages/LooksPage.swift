import Tabstop

/// Texts, labels, buttons and fields in the styles that sources give them.
struct LooksPage: View {
  @State private var text = ""
  @State private var notes = "Several\nlines"
  @State private var presses = 0

  private struct Filled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(12)
        .background(configuration.isPressed ? Color.indigo : Color.blue)
        .foregroundColor(.white)
        .cornerRadius(10)
    }
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Image(systemName: "envelope").foregroundColor(.gray)
        configuration
      }
      .padding(10)
      .background(Color.gray.opacity(0.2))
      .cornerRadius(8)
    }
  }

  var body: some View {
    VStack(spacing: 12) {
      Text("Agree to the **terms**, *please*, with `code` and a [link](https://swift.org).")
      Text("One ").bold() + Text("two ").foregroundColor(.red) + Text("three").underline()
      HStack {
        Label("Mail", systemImage: "envelope.fill")
        Label("Only", systemImage: "gear").labelStyle(.iconOnly)
        Image(systemName: "lock").font(.title).foregroundColor(.orange)
        Image(systemName: "person.crop.circle").resizable().frame(width: 40, height: 40)
      }
      HStack {
        Button("Plain") { presses += 1 }
        Button("Styled") { presses += 1 }.buttonStyle(Filled())
      }
      HStack {
        Button("Delete", systemImage: "trash", role: .destructive) { presses += 1 }
        Button("Capsule") { presses += 1 }.buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule).controlSize(.large)
      }
      Button(action: { presses += 1 }) {
        Text("Sign In").frame(maxWidth: .infinity).padding().background(Color.blue)
          .foregroundColor(.white).cornerRadius(8)
      }
      Button("On itself") { presses += 1 }
        .padding().background(Color.green).foregroundColor(.white).cornerRadius(8)
      TextField("Padded", text: $text).padding().background(Color.gray.opacity(0.2))
        .cornerRadius(8)
      TextField("Styled field", text: $text).textFieldStyle(Boxed())
      TextField("Several lines", text: $notes, axis: .vertical).lineLimit(2...4)
      TextEditor(text: $notes).frame(height: 80).accessibilityLabel("Notes")
      Text("Pressed \(presses) times")
    }
    .padding()
  }
}
