import Observation
import Tabstop

struct PollPage: View {
  @Observable
  final class Option: Identifiable {
    let id: Int
    var text = ""

    init(id: Int) { self.id = id }
  }

  @State private var options: [Option]
  @FocusState private var focus: Int?

  init(count: Int) {
    options = (0..<count).map(Option.init)
  }

  var body: some View {
    VStack(spacing: 12) {
      Text("New poll").font(.title)
      ScrollView {
        VStack(spacing: 6) {
          ForEach($options) { $option in
            TextField("Option \(option.id + 1)", text: $option.text)
              .focused($focus, equals: option.id)
          }
        }
      }
      Button("Create poll") { focus = nil }
    }
    .padding(24)
    .onSubmit(proceed)
    .onAppear { focus = 0 }
  }

  private func proceed() {
    guard let focus else { return }
    if focus + 1 == options.count { options.append(Option(id: options.count)) }
    self.focus = focus + 1
  }
}
