import Tabstop

/// The state of a page as text, kept up to date: the focus, and the values.
struct Readout: View {
  let lines: [(name: String, value: String)]

  init(_ lines: KeyValuePairs<String, String>) {
    self.lines = lines.map { (name: $0.key, value: $0.value) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(lines, id: \.name) { line in
        Text("\(line.name): \(line.value)")
      }
    }
    .font(.callout)
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .styleClass("readout")
  }
}

/// A focus value as text: the name of its case, or "nothing".
func words<Value>(_ focus: Value?) -> String {
  focus.map { "\($0)" } ?? "nothing"
}
