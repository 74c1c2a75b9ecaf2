import Tabstop

/// A page with options of a poll: Return adds one and focuses it.
struct PollPage: View {
  enum Field: Hashable { case option(Int) }

  struct Option: Identifiable {
    let id: Int
    var text = ""
  }

  @State private var options = [Option(id: 0), Option(id: 1)]
  @State private var nextID = 2
  @FocusState private var focus: Field?
  /// The focus before a button received it.
  @State private var last: Field?

  var body: some View {
    VStack(spacing: 0) {
      Form {
        ForEach($options) { $option in
          TextField("Option \(option.id + 1)", text: $option.text)
            .focused($focus, equals: .option(option.id))
            .submitLabel(.next)
            .onSubmit(add)
        }
        Button("Remove the focused option", action: removeFocused)
          .keyboardShortcut("d")
          .disabled(options.count < 2)
        Button("Fill to 1,000", action: fill)
          .disabled(options.count >= 1000)
      }
      .navigationTitle("Poll")
      .onAppear { focus = .option(0) }
      Readout(["Focus": words(focus), "Options": "\(options.count)", "Last focus": words(last)])
    }
    .onChange(of: focus) { if let focus { last = focus } }
  }

  private func add() {
    options.append(Option(id: nextID))
    focus = .option(nextID)
    nextID += 1
  }

  private func removeFocused() {
    guard case .option(let id) = last, let index = options.firstIndex(where: { $0.id == id })
    else { return }
    options.remove(at: index)
    // The focus goes to the next option, or to the previous one of the last.
    if focus == last, !options.isEmpty {
      focus = .option(options[min(index, options.count - 1)].id)
    }
  }

  private func fill() {
    while options.count < 1000 {
      options.append(Option(id: nextID))
      nextID += 1
    }
  }
}
