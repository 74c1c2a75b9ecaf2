extension Section where Parent: View, Content: View, Footer: View {
  /// Adds buttons for actions on the whole section, as its last rows. Mirrors SwiftUI.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    let rows = ViewBuilder.buildBlock(self.content, content())
    return Section<Parent, _, Footer>(
      header: header, footer: footer, content: rows, isExpanded: isExpanded)
  }
}

extension View {
  /// Adds actions to a section: rows below it. Mirrors SwiftUI.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    ViewBuilder.buildBlock(self, content())
  }
}
