import Tabstop

/// The title of a button that is as wide as its column.
struct WideTitle: View {
  let title: Text

  init(_ title: LocalizedStringKey) { self.title = Text(title) }

  var body: some View { title.frame(maxWidth: .infinity) }
}
