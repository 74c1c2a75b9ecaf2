extension View {
  /// Suggests texts in a list below the text fields inside, while the user types. Mirrors SwiftUI.
  ///
  /// A view with `textInputCompletion` puts that text into the field when it is chosen; one without
  /// is shown, and does nothing. The list opens when the user types, or presses Down, and is announced
  /// with the number of suggestions. The focus stays in the field: Down goes into the list, where
  /// Return takes a suggestion, Escape goes back and leaves what was typed, and letters go on in the
  /// field. It closes when the focus leaves the field.
  ///
  /// The program decides what to suggest for the text, usually in a `ForEach`, whose rows exist while
  /// they are visible. Fields for passwords, and those of several lines, suggest nothing.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.textInputSuggestions, AnyView(suggestions()))
  }

  /// Suggests texts in a list below the text fields inside, one view for each element of `data`.
  /// Mirrors SwiftUI.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Suggests texts in a list below the text fields inside, one view for each element of `data`, which
  /// `id` identifies. Mirrors SwiftUI.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }

  /// Sets the text that this suggestion puts into the field when it is chosen. Mirrors SwiftUI.
  public func textInputCompletion(_ completion: String) -> some View {
    environment(\.textInputCompletion, completion)
  }
}

private struct TextInputSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct TextInputCompletionKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private struct SuggestionListKey: EnvironmentKey {
  static var defaultValue: SuggestionList? { nil }
}

extension EnvironmentValues {
  /// The suggestions of the text fields inside.
  var textInputSuggestions: AnyView? {
    get { self[TextInputSuggestionsKey.self] }
    set { self[TextInputSuggestionsKey.self] = newValue }
  }
  /// The text of the suggestion around the view.
  var textInputCompletion: String? {
    get { self[TextInputCompletionKey.self] }
    set { self[TextInputCompletionKey.self] = newValue }
  }
  /// The list of a field's suggestions, for the `List` that shows them.
  var suggestionList: SuggestionList? {
    get { self[SuggestionListKey.self] }
    set { self[SuggestionListKey.self] = newValue }
  }
}

extension _Node {
  /// The text that the suggestion with these views puts into the field. The modifier may be around the
  /// row, or around a part of it.
  var textInputCompletion: String? {
    if let completion = environment.textInputCompletion { return completion }
    var found: String?
    forEachChild { if found == nil { found = $0.textInputCompletion } }
    return found
  }
}
