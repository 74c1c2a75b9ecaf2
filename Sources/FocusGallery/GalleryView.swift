import Tabstop

/// The main view of the gallery: the list of pages, and the selected page beside it.
struct GalleryView: View {
  @State private var selection: String? = GalleryPage.all[0].id

  var body: some View {
    NavigationSplitView {
      List(GalleryPage.all, selection: $selection) { page in
        Text(page.title)
      }
      .navigationTitle("Focus Gallery")
    } detail: {
      if let page = selection.flatMap(GalleryPage.named) {
        page.content().id(page.id)
      }
    }
  }
}
