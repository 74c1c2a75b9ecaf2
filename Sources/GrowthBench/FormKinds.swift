import Tabstop

/// The kinds of form that are measured.
enum FormKind: String, CaseIterable, Kind {
  case form
  case formTexts = "form-texts"
  case formToggles = "form-toggles"
  case formSection = "form-section"
  case formSections = "form-sections"
  case groupedForm = "grouped-form"
  case formLinks = "form-links"

  func view(_ s: Stage) -> AnyView {
    switch self {
    case .form:
      AnyView(
        Form {
          ForEach(s.$trial.items) { $item in
            TextField("Name", text: $item.name).focused(s.focus, equals: item.id)
          }
        })
    case .formTexts:
      AnyView(Form { ForEach(s.items) { Text($0.name) } })
    case .formToggles:
      AnyView(
        Form {
          ForEach(s.$trial.items) { $item in
            Toggle(item.name, isOn: $item.isOn).focused(s.focus, equals: item.id)
          }
        })
    case .formSection:
      AnyView(
        Form {
          Section("All") {
            ForEach(s.$trial.items) { $item in
              LabeledContent(item.name) {
                TextField("Name", text: $item.name).focused(s.focus, equals: item.id)
              }
            }
          }
        })
    case .formSections:
      AnyView(
        Form {
          ForEach(s.$trial.items) { $item in
            Section(item.name) {
              TextField("Name", text: $item.name).focused(s.focus, equals: item.id)
            }
          }
        })
    case .groupedForm:
      AnyView(
        Form {
          Section {
            ForEach(s.$trial.items) { $item in
              Toggle(item.name, isOn: $item.isOn).focused(s.focus, equals: item.id)
            }
          } header: {
            Text("Header")
          } footer: {
            Text("Footer")
          }
        }.formStyle(.grouped))
    case .formLinks:
      AnyView(
        NavigationStack {
          Form {
            ForEach(s.items) { item in
              NavigationLink(item.name, value: item.id).focused(s.focus, equals: item.id)
            }
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
        })
    }
  }
}
