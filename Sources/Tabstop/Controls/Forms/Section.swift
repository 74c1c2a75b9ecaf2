/// Rows of a form that belong together, with a title. Mirrors SwiftUI's `Section`.
///
/// Each view of its content is a boxed row. The title of a section that can be collapsed is a
/// button that does so.
@preconcurrency
@MainActor
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let footer: Footer
  let content: Content
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { fatalError("Section has no body") }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    SectionNode(view, context)
  }

  /// Rows with a title above and a note below them, both of any views.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }

  /// The spelling of SwiftUI's first years.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Rows in a box of their own, without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// With a title that is written in the program.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }

  /// A section that can be collapsed to its title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), footer: EmptyView(), content: content(),
      isExpanded: isExpanded)
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows with a title of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// The spelling of SwiftUI's first years.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }

  /// Rows with a title of any views, which is a button that shows them and puts them away.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Rows with a note below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }

  /// The spelling of SwiftUI's first years.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Whether the section can be collapsed: one with `isExpanded` can, others cannot.
  public func collapsible(_ collapsible: Bool) -> some View {
    var copy = self
    if !collapsible { copy.isExpanded = nil }
    return copy
  }
}
