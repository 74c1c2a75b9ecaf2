/// A group of rows of a form, with a title. Mirrors SwiftUI's `Section`.
///
/// Each view of its content is a row in a box; in a lazy grid, a cell between its title and its
/// note. The title of a section that can be collapsed is a button for that.
@preconcurrency
@MainActor
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let footer: Footer
  package let content: Content
  var isExpanded: Binding<Bool>?

  init(header: Parent, footer: Footer, content: Content, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.footer = footer
    self.content = content
    self.isExpanded = isExpanded
  }

  package init(_header header: Parent, content: Content, footer: Footer) {
    self.init(header: header, footer: footer, content: content)
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The type of the body: there is none.
  public typealias Body = Never
  /// Never called: there is no body.
  public var body: Never { fatalError("Section has no body") }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    if context.parent?.childHost.isLazyGrid ?? false { return GridSectionNode(view, context) }
    return SectionNode(view, context)
  }

  /// Creates rows with a title above and a note below them, both of any views.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }

  /// Creates a section with a header and a footer that are values, as SwiftUI first spelled it.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates rows in a box of their own, without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Creates a section with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }

  /// Creates a section that can be collapsed to its title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), footer: EmptyView(), content: content(),
      isExpanded: isExpanded)
  }

  /// Creates a section that can be collapsed to its title, which is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates rows with a title of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Creates a section with a header that is a value, as SwiftUI first spelled it.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }

  /// Creates rows with a title of any views, which is a button that shows and hides them.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates rows with a note below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }

  /// Creates a section with a footer that is a value, as SwiftUI first spelled it.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the section can be collapsed. `true` has no effect: only a section with `isExpanded` can be.
  public func collapsible(_ collapsible: Bool) -> some View {
    var copy = self
    if !collapsible { copy.isExpanded = nil }
    return copy
  }
}
