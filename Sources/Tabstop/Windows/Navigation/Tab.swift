/// A page of a `TabView` with its label. Mirrors SwiftUI's `Tab`.
public struct Tab<Value: Hashable, Content: View>: _PlainView {
  private let label: AnyView
  private let value: Value?
  private let content: Content

  private init(label: AnyView?, value: Value?, content: Content) {
    self.label = label ?? AnyView(TabLabel(title: "Search", image: "magnifyingglass"))
    self.value = value
    self.content = content
  }

  public var body: some View {
    content.modifier(TabLabelModifier(label: label, value: value.map { AnyHashable($0) }))
  }
}

/// What a tab is for. Mirrors SwiftUI's `TabRole`; without a label of its own, a tab for searching
/// has one.
public struct TabRole: Hashable, Sendable {
  /// For searching.
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
  /// A page whose tab has a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: titleKey.text, image: systemImage)), value: value,
      content: content())
  }

  /// A page whose tab has a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: String(title), image: systemImage)), value: value,
      content: content())
  }

  /// A page whose tab has a title and a picture of the program's.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: titleKey.text, picture: image)), value: value,
      content: content())
  }

  /// A page whose tab has a title and a picture of the program's.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: String(title), picture: image)), value: value,
      content: content())
  }

  /// A page whose tab has a label of any views.
  public init<Label: View>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: AnyView(label()), value: value, content: content())
  }

  /// A page that its role gives a tab.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(label: nil, value: value, content: content())
  }
}

extension Tab where Value == Never {
  /// A page whose tab has a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: titleKey.text, image: systemImage)), value: nil,
      content: content())
  }

  /// A page whose tab has a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: String(title), image: systemImage)), value: nil,
      content: content())
  }

  /// A page whose tab has a title and a picture of the program's.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: titleKey.text, picture: image)), value: nil, content: content()
    )
  }

  /// A page whose tab has a title and a picture of the program's.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AnyView(TabLabel(title: String(title), picture: image)), value: nil, content: content()
    )
  }

  /// A page whose tab has a label of any views.
  public init<Label: View>(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: AnyView(label()), value: nil, content: content())
  }

  /// A page that its role gives a tab.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(label: nil, value: nil, content: content())
  }
}

/// Tabs that belong together. Here they stand in the row as all others do. Mirrors SwiftUI's
/// `TabSection`.
public struct TabSection<Content: View>: _PlainView {
  private let content: Content

  /// Tabs.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// With a title that is written in the program.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Tabs under a heading.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content)
  }

  public var body: some View { content }
}
