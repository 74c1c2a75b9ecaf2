extension View {
  /// Shows views to choose from below the search field while the user searches. A view with
  /// `searchCompletion` is a button that puts a text into the field. Mirrors SwiftUI.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Sets where suggestions are shown. No effect: suggestions are always below the field.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Sets the text that this suggestion puts into the search field when it is chosen. Mirrors
  /// SwiftUI.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier { $0.complete(completion) })
  }

  /// Adds scopes of the search, which are chosen below the search field while the user searches.
  /// Mirrors SwiftUI.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      AnyView(
        Picker(String(own: "Scope"), selection: scope, content: scopes).pickerStyle(.segmented)
          .labelsHidden()))
  }

  /// Adds scopes of the search. They are always shown while the user searches; `activation` has no
  /// effect.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Adds a search field with suggestions: the original spelling of SwiftUI's first versions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions: the original spelling of SwiftUI's first versions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions: the original spelling of SwiftUI's first versions.
  @_disfavoredOverload
  public func searchable<S: View, P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Sets whether a search hides the toolbar. No effect: a search hides no toolbar.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Sets whether the search field offers dictation. No effect: the desktop's input method decides
  /// on dictation.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
  { self }
}

/// The condition under which search scopes are shown. Mirrors SwiftUI's `SearchScopeActivation`. No
/// effect here: they are shown while the user searches.
public struct SearchScopeActivation: Sendable {
  /// A value with the same effect as the others here.
  public static let automatic = SearchScopeActivation()
  /// A value with the same effect as the others here: scopes are also shown before a text is entered.
  public static let onTextEntry = SearchScopeActivation()
  /// A value with the same effect as the others here.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// The places where suggestions are shown. Mirrors SwiftUI's `SearchSuggestionsPlacement`. No
/// effect here: they are below the field.
public struct SearchSuggestionsPlacement: Sendable {
  /// A value with the same effect as the others here.
  public static let automatic = SearchSuggestionsPlacement()
  /// A value with the same effect as the others here.
  public static let menu = SearchSuggestionsPlacement()
  /// A value with the same effect as the others here.
  public static let content = SearchSuggestionsPlacement()

  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Suggestions are in a menu. No effect here.
    public static let menu = Set(rawValue: 1)
    /// Suggestions are in the page. No effect here.
    public static let content = Set(rawValue: 2)
  }
}

/// The effects of a search on the toolbar. Mirrors SwiftUI's `SearchPresentationToolbarBehavior`.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// Chosen by the system.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The toolbar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// The condition under which dictation begins. Mirrors SwiftUI's `TextInputDictationBehavior`.
public struct TextInputDictationBehavior: Sendable {
  /// Chosen by the system.
  public static let automatic = TextInputDictationBehavior()
  /// Dictation never begins.
  public static let preventDictation = TextInputDictationBehavior()
  /// Dictation starts in the field, by an activation.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior { TextInputDictationBehavior() }
}

/// The way in which dictation is activated. Mirrors SwiftUI's `TextInputDictationActivation`. No
/// effect here.
public struct TextInputDictationActivation: Sendable {
  /// The user looks at the field.
  public static let onLook = TextInputDictationActivation()
  /// The user presses the field.
  public static let onSelect = TextInputDictationActivation()
}

package struct SearchCompletionModifier: ViewModifier {
  let choose: (SearchCompletion) -> Void
  @Environment(\.completeSearch) private var complete

  package func body(content: Content) -> some View {
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
  /// The views below the search field of a `searchable` inside.
  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }
  var searchScopes: AnyView? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }
  /// The action that completes the search, for suggestions.
  var completeSearch: SearchCompletion? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }
}

/// The views below a search field while the user searches.
struct SearchExtras: _PlainView {
  let scopes: AnyView?
  let tokens: AnyView?
  let suggestions: AnyView?

  /// - Returns: `nil` if there are none.
  init?(_ environment: EnvironmentValues, _ tokens: SearchTokens?) {
    scopes = environment.searchScopes
    self.tokens = tokens?.suggestions
    suggestions = environment.searchSuggestions
    if scopes == nil && suggestions == nil && self.tokens == nil { return nil }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      scopes
      if tokens != nil || suggestions != nil {
        LimitedScroll(
          maximum: 300,
          content: VStack(alignment: .leading, spacing: 6) {
            tokens
            suggestions
          })
      }
    }
    .padding(.top, 6)
  }
}
