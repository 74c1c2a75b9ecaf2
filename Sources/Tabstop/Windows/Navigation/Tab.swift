/// A page of a `TabView` with its label. Mirrors SwiftUI's `Tab`.
public struct Tab<Value: Hashable, Content: View>: _PlainView {
  private let label: AnyView
  private let value: Value?
  private let content: Content

  private init(label: AnyView?, value: Value?, content: Content) {
    self.label = label ?? AnyView(TabLabel(title: String(own: "Search"), image: "magnifyingglass"))
    self.value = value
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    content.modifier(TabLabelModifier(label: label, value: value.map { AnyHashable($0) }))
  }
}

/// The purpose of a tab. Mirrors SwiftUI's `TabRole`; a search tab has a default label.
public struct TabRole: Hashable, Sendable {
  /// A tab for searching.
  public static let search = TabRole()
}

/// A picture and a title on a tab.
private struct TabLabel: _PlainView {
  let title: String
  var image: String?
  var picture: String?

  var body: some View {
    if let image { Image(systemName: image) }
    if let picture { Image(decorative: picture) }
    Text(title)
  }
}

extension Tab {
  /// Creates a page whose tab has a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: titleKey.text, image: systemImage)), value: value,
      content: content())
  }

  /// Creates a page whose tab has a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: String(title), image: systemImage)), value: value,
      content: content())
  }

  /// Creates a page whose tab has a title and one of the program's pictures.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: titleKey.text, picture: image)), value: value,
      content: content())
  }

  /// Creates a page whose tab has a title and one of the program's pictures.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: String(title), picture: image)), value: value,
      content: content())
  }

  /// Creates a page whose tab has a label of any views.
  public init<Label: View>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: AnyView(label()), value: value, content: content())
  }

  /// Creates a page whose tab has the label of its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(label: nil, value: value, content: content())
  }
}

extension Tab where Value == Never {
  /// Creates a page whose tab has a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: titleKey.text, image: systemImage)), value: nil,
      content: content())
  }

  /// Creates a page whose tab has a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: String(title), image: systemImage)), value: nil,
      content: content())
  }

  /// Creates a page whose tab has a title and one of the program's pictures.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: titleKey.text, picture: image)), value: nil, content: content()
    )
  }

  /// Creates a page whose tab has a title and one of the program's pictures.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: String(title), picture: image)), value: nil, content: content()
    )
  }

  /// Creates a page whose tab has a label of any views.
  public init<Label: View>(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: AnyView(label()), value: nil, content: content())
  }

  /// Creates a page whose tab has the label of its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(label: nil, value: nil, content: content())
  }
}

/// A section of tabs. Here they are in the row like all others. Mirrors SwiftUI's `TabSection`.
public struct TabSection<Content: View>: _PlainView {
  private let content: Content

  /// Creates a section of tabs.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a tab section with a localized title. The title is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a section of tabs with a title that is not localized. The title is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a section of tabs with a heading. The heading is not shown.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content)
  }

  /// The content of the view.
  public var body: some View { content }
}
