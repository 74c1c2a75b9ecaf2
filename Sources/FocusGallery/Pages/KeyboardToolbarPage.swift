import Tabstop

/// A bar at the window's bottom edge while a field is edited: its buttons move the focus, and do
/// not take it when they are clicked.
struct KeyboardToolbarPage: View {
  enum Field: CaseIterable { case street, city, code }

  @State private var street = ""
  @State private var city = ""
  @State private var code = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 0) {
      Form {
        TextField("Street", text: $street).focused($focus, equals: .street)
        TextField("City", text: $city).focused($focus, equals: .city)
        TextField("Postal Code", text: $code).focused($focus, equals: .code)
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Previous") { move(-1) }
          Button("Next") { move(1) }
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      Readout(["Focus": words(focus)])
    }
  }

  private func move(_ step: Int) {
    guard let focus, let index = Field.allCases.firstIndex(of: focus) else { return }
    let count = Field.allCases.count
    self.focus = Field.allCases[(index + step + count) % count]
  }
}
