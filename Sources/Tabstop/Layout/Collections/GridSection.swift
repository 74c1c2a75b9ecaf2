internal import GtkBridge

/// A section of a lazy grid: its title and its note take whole lines, its content fills the cells.
final class GridSectionNode<Header: View, Content: View, Footer: View>:
  _ViewNode<Section<Header, Content, Footer>>
{
  private var child: _ViewNode<GridSection<Header, Content, Footer>>!

  override init(_ view: Section<Header, Content, Footer>, _ context: _Context) {
    super.init(view, context)
    child = GridSection._makeNode(GridSection(section: view), childContext)
  }

  override func evaluate() { child.update(GridSection(section: view), in: environment) }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}

private struct GridSection<Header: View, Content: View, Footer: View>: _PlainView {
  let section: Section<Header, Content, Footer>

  @ViewBuilder var body: some View {
    SectionHeader(title: section.header, isExpanded: section.isExpanded)
      .accessibilityAddTraits(.isHeader)
      .modifier(FullWidthRow())
    if section.isExpanded?.wrappedValue ?? true { section.content }
    section.footer.modifier(FullWidthRow())
  }
}

package struct FullWidthRow: Decoration {
  func apply(to widget: Widget, old: FullWidthRow?, _ environment: InheritedValues) {
    widget.changeGridCell { $0.isFullWidth = true }
  }
}

/// A section, whatever is in it. A lazy grid creates all sections of a `ForEach`: how many lines one
/// takes is known by its cells only, which are created lazily.
protocol AnySection {}

extension Section: AnySection {}
