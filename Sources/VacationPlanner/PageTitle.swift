import Tabstop

extension View {
  /// Names the page in the window's title. The page shows the title as its heading, so the title bar does not.
  func pageTitle(_ title: Text) -> some View {
    navigationTitle(title)
      .toolbar(removing: .title)
  }
}
