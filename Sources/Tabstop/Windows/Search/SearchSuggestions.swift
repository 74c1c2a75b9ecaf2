internal import FocusModel
internal import GtkBridge

extension View {
  /// Views to choose from below the search field while the person searches. One with
  /// `searchCompletion` is a button that puts a text into the field. Mirrors SwiftUI.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Without effect: suggestions stand below the field, over nothing.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Among suggestions: the text that this view puts into the search field when it is chosen.
  /// Mirrors SwiftUI.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier { $0.complete(completion) })
  }

  /// Kinds of things to search among, chosen below the search field while the person searches.
  /// Mirrors SwiftUI.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      AnyView(
        Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented)
          .labelsHidden()))
  }

  /// Kinds of things to search among. They are always shown while the person searches.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// A search field with suggestions, in SwiftUI's first spelling.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// A search field with suggestions, in SwiftUI's first spelling.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// A search field with suggestions, in SwiftUI's first spelling.
  @_disfavoredOverload
  public func searchable<S: View, P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Without effect: the search field hides no toolbar.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Without effect: the desktop's input method decides on dictation.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
  { self }
}

/// When scopes are shown. Mirrors SwiftUI's `SearchScopeActivation`.
public struct SearchScopeActivation: Sendable {
  /// As it fits.
  public static let automatic = SearchScopeActivation()
  /// When a text is there.
  public static let onTextEntry = SearchScopeActivation()
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// Where suggestions are shown. Mirrors SwiftUI's `SearchSuggestionsPlacement`.
public struct SearchSuggestionsPlacement: Sendable {
  /// As it fits.
  public static let automatic = SearchSuggestionsPlacement()
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement()
  /// In the page.
  public static let content = SearchSuggestionsPlacement()

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// Each option's bit.
    public let rawValue: Int
    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the page.
    public static let content = Set(rawValue: 2)
  }
}

/// What a search does to the toolbar. Mirrors SwiftUI's `SearchPresentationToolbarBehavior`.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// As it fits.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The toolbar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// When dictation begins. Mirrors SwiftUI's `TextInputDictationBehavior`.
public struct TextInputDictationBehavior: Sendable {
  /// As it fits.
  public static let automatic = TextInputDictationBehavior()
  /// Never.
  public static let preventDictation = TextInputDictationBehavior()
  /// In the field.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior { TextInputDictationBehavior() }
}

/// What begins dictation. Mirrors SwiftUI's `TextInputDictationActivation`.
public struct TextInputDictationActivation: Sendable {
  /// By a look.
  public static let onLook = TextInputDictationActivation()
  /// By a press.
  public static let onSelect = TextInputDictationActivation()
}

struct SearchCompletionModifier: ViewModifier {
  let choose: (SearchCompletion) -> Void
  @Environment(\.completeSearch) private var complete

  func body(content: Content) -> some View {
    Button {
      complete.map(choose)
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.borderless)
  }
}

/// Puts a text, or a token, into the search field.
final class SearchCompletion {
  let complete: (String) -> Void
  let choose: (Any) -> Void

  init(complete: @escaping (String) -> Void, choose: @escaping (Any) -> Void) {
    self.complete = complete
    self.choose = choose
  }
}

private struct SuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}
private struct ScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}
private struct CompletionKey: EnvironmentKey {
  static var defaultValue: SearchCompletion? { nil }
}

extension EnvironmentValues {
  /// What stands below the search field of `searchable` inside.
  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }
  var searchScopes: AnyView? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }
  /// For suggestions.
  var completeSearch: SearchCompletion? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }
}

/// What stands below a search field while the person searches.
struct SearchExtras: _PlainView {
  let scopes: AnyView?
  let tokens: AnyView?
  let suggestions: AnyView?

  /// - Returns: `nil` if nothing does.
  init?(_ environment: EnvironmentValues, _ tokens: SearchTokens?) {
    scopes = environment.searchScopes
    self.tokens = tokens?.suggestions
    suggestions = environment.searchSuggestions
    if scopes == nil && suggestions == nil && self.tokens == nil { return nil }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      scopes
      tokens
      suggestions
    }
    .padding(.top, 6)
  }
}

/// Views whose widgets stand in a bar, not among those of the view around.
final class BarNode<Content: View>: _ViewNode<Content>, WidgetHost {
  private let bar: Widget
  private let first: Widget?
  private var child: _ViewNode<Content>!

  /// - Parameter first: What stands in the bar before the views.
  init(_ view: Content, _ context: _Context, in bar: Widget, after first: Widget?) {
    self.bar = bar
    self.first = first
    super.init(view, context)
    child = Content._makeNode(view, childContext)
    insertWidgets(of: child)
  }

  override func evaluate() { child.update(view, in: environment) }

  /// The last of the widgets, which this node does not count as its own.
  var lastWidgetInBar: Widget? { child.lastWidget }

  override var childHost: any WidgetHost { self }
  func insert(_ widget: Widget, after previous: Widget?) {
    bar.insert(widget, after: previous ?? first)
  }
  func remove(_ widget: Widget) { bar.remove(widget) }
  func move(_ widget: Widget, after previous: Widget?) { insert(widget, after: previous) }
  func layoutChanged(of widget: Widget) {}

  /// Takes the widgets away with the views.
  func end() {
    var widgets: [Widget] = []
    child.forEachWidget { widgets.append($0) }
    unmount()
    for widget in widgets {
      window.willRemove(widget)
      bar.remove(widget)
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { nil }
  override func forEachWidget(_ visit: (Widget) -> Void) {}
}
