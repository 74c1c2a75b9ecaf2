import Tabstop

/// The list of pages, and the one that is chosen beside it.
struct GalleryView: View {
  @State private var selection = GalleryPage.all[0].id

  var body: some View {
    HStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(GalleryPage.all) { page in
            Button(page.title) { selection = page.id }
              .buttonStyle(.borderless)
          }
        }
        .padding(12)
      }
      .frame(width: 240)
      Divider()
      if let page = GalleryPage.named(selection) {
        page.content().id(page.id)
      }
    }
  }
}
