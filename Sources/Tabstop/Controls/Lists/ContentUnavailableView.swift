/// A view for an empty page: a title, a description and buttons. Mirrors SwiftUI's
/// `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _PlainView {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view with a title of any views, a description, and buttons to go on with.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 12) {
      label.font(.title2).labelStyle(_UnavailableLabelStyle())
      description.foregroundColor(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The style of labels in a `ContentUnavailableView`.
struct _UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    PictureAboveTitle(picture: configuration.icon, title: configuration.title)
  }
}

/// A large picture above a title; only the title is announced.
private struct PictureAboveTitle<Picture: View, Title: View>: _PlainView {
  let picture: Picture
  let title: Title

  var body: some View {
    VStack(spacing: 12) {
      picture.font(.system(size: 48)).foregroundColor(.secondary).accessibilityHidden(true)
      title
    }
  }
}

/// The label of a `ContentUnavailableView` with a title and the name of a picture.
public struct _UnavailableLabel: _PlainView {
  let title: String
  let image: Image

  init(title: String, image: String) { self.init(title: title, picture: Image(systemName: image)) }
  init(title: String, picture: Image) { (self.title, image) = (title, picture) }

  /// The content of the view.
  public var body: some View { PictureAboveTitle(picture: image, title: Text(title)) }
}

extension ContentUnavailableView
where Label == _UnavailableLabel, Description == Text?, Actions == EmptyView {
  /// Creates a content unavailable view with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil
  ) {
    self.init(
      label: { _UnavailableLabel(title: titleKey.text, image: systemImage) },
      description: { description }, actions: { EmptyView() })
  }

  /// Creates a view in place of content with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, description: Text? = nil
  ) {
    self.init(
      label: { _UnavailableLabel(title: String(title), image: systemImage) },
      description: { description }, actions: { EmptyView() })
  }

  /// Creates a content unavailable view with a localized title, and a picture of the
  /// program.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { _UnavailableLabel(title: titleKey.text, picture: Image(decorative: name)) },
      description: { description }, actions: { EmptyView() })
  }

  /// Creates a view in place of content with an icon and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { _UnavailableLabel(title: String(title), picture: Image(decorative: name)) },
      description: { description }, actions: { EmptyView() })
  }

  /// Creates a content unavailable view with a localized title, and a picture of an
  /// asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, description: Text? = nil
  ) {
    self.init(
      label: { _UnavailableLabel(title: titleKey.text, picture: Image(decorative: image)) },
      description: { description }, actions: { EmptyView() })
  }

  /// Creates a view in place of content with an icon and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, description: Text? = nil) {
    self.init(
      label: { _UnavailableLabel(title: String(title), picture: Image(decorative: image)) },
      description: { description }, actions: { EmptyView() })
  }

  /// The view for a search without results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      String(own: "No Results"), systemImage: "magnifyingglass",
      description: Text(String(own: "Check the spelling or try a new search.")))
  }

  /// The view for a search for this text without results.
  public static func search(text: String) -> ContentUnavailableView {
    if text.isEmpty { return search }
    return ContentUnavailableView(
      String(own: "No Results for “\(text)”"), systemImage: "magnifyingglass",
      description: Text(String(own: "Check the spelling or try a new search.")))
  }
}
