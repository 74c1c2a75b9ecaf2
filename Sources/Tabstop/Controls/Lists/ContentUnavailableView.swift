/// Says that there is nothing to show, and why. Mirrors SwiftUI's `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _PlainView {
  let label: Label
  let description: Description
  let actions: Actions

  /// A title of any views, what is said about it, and buttons to go on with.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 12) {
      label.font(.title2)
      description.foregroundColor(.secondary)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A picture above a title.
public struct _UnavailableLabel: _PlainView {
  let title: String
  let image: String

  public var body: some View {
    VStack(spacing: 12) {
      Image(systemName: image)
      Text(title)
    }
  }
}

extension ContentUnavailableView
where Label == _UnavailableLabel, Description == Text?, Actions == EmptyView {
  /// With a title that is written in the program.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil
  ) {
    self.init(
      label: { _UnavailableLabel(title: titleKey.text, image: systemImage) },
      description: { description }, actions: { EmptyView() })
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, description: Text? = nil
  ) {
    self.init(
      label: { _UnavailableLabel(title: String(title), image: systemImage) },
      description: { description }, actions: { EmptyView() })
  }

  /// Nothing was found.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      LocalizedStringKey("No Results"), systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Nothing was found for this text.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      LocalizedStringKey("No Results for “\(text)”"), systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
