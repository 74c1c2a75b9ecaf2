extension View {
  private func searchable(
    _ text: Binding<String>, _ prompt: String?, _ isPresented: Binding<Bool>?,
    _ tokens: SearchTokens
  ) -> ModifiedContent<Self, SearchModifier> {
    modifier(
      SearchModifier(text: text, prompt: prompt, isPresented: isPresented, tokens: tokens))
  }

  /// Adds a search field with tokens before its text. Backspace at the start of the text removes
  /// the last token; Tab goes to each, and Delete or a press removes it. Mirrors SwiftUI.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, prompt?.content, nil, SearchTokens(tokens, token: token))
  }

  /// Adds a search field with tokens before its text. Backspace at the start of the text removes
  /// the last token; Tab goes to each, and Delete or a press removes it. Mirrors SwiftUI.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, prompt.text, nil, SearchTokens(tokens, token: token))
  }

  /// Adds a search field with tokens before its text. Backspace at the start of the text removes
  /// the last token; Tab goes to each, and Delete or a press removes it. Mirrors SwiftUI.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, String(prompt), nil, SearchTokens(tokens, token: token))
  }

  /// Adds a search field with tokens before its text. Backspace at the start of the text removes
  /// the last token; Tab goes to each, and Delete or a press removes it. Mirrors SwiftUI.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, prompt?.content, isPresented, SearchTokens(tokens, token: token))
  }

  /// Adds a search field with tokens before its text. Backspace at the start of the text removes
  /// the last token; Tab goes to each, and Delete or a press removes it. Mirrors SwiftUI.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, prompt.text, isPresented, SearchTokens(tokens, token: token))
  }

  /// Adds a search field with tokens before its text. Backspace at the start of the text removes
  /// the last token; Tab goes to each, and Delete or a press removes it. Mirrors SwiftUI.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, String(prompt), isPresented, SearchTokens(tokens, token: token))
  }

  /// Adds a search field with tokens, and shows tokens to choose from below it while the user
  /// searches.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, prompt?.content, nil, SearchTokens(tokens, suggested: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens, and shows tokens to choose from below it while the user
  /// searches.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, prompt.text, nil, SearchTokens(tokens, suggested: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens, and shows tokens to choose from below it while the user
  /// searches.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, String(prompt), nil, SearchTokens(tokens, suggested: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens, and shows tokens to choose from below it while the user
  /// searches.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, prompt?.content, isPresented,
      SearchTokens(tokens, suggested: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens, and shows tokens to choose from below it while the user
  /// searches.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, prompt.text, isPresented, SearchTokens(tokens, suggested: suggestedTokens, token: token)
    )
  }

  /// Adds a search field with tokens, and shows tokens to choose from below it while the user
  /// searches.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, String(prompt), isPresented,
      SearchTokens(tokens, suggested: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens whose views may change them.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, prompt?.content, nil, SearchTokens(editable: tokens, token: token))
  }

  /// Adds a search field with tokens whose views may change them.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, prompt.text, nil, SearchTokens(editable: tokens, token: token))
  }

  /// Adds a search field with tokens whose views may change them.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    P: StringProtocol
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, String(prompt), nil, SearchTokens(editable: tokens, token: token))
  }

  /// Adds a search field with tokens whose views may change them.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, prompt?.content, isPresented, SearchTokens(editable: tokens, token: token))
  }

  /// Adds a search field with tokens whose views may change them.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, prompt.text, isPresented, SearchTokens(editable: tokens, token: token))
  }

  /// Adds a search field with tokens whose views may change them.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    P: StringProtocol
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, String(prompt), isPresented, SearchTokens(editable: tokens, token: token))
  }

  /// Sets the token that this suggestion adds to the search field, in place of the typed text, when
  /// it is chosen. Mirrors SwiftUI.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier { $0.choose(token) })
  }
}

/// The tokens of a search field, independent of their type.
@MainActor
struct SearchTokens {
  /// A button for each token that removes it.
  let chips: AnyView
  /// A button for each token that can be chosen.
  let suggestions: AnyView?
  let isEmpty: () -> Bool
  /// Removes the last one, or all.
  let remove: (_ all: Bool) -> Void
  /// Adds a token, if it is of the right type.
  let add: (Any) -> Void

  private init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, chips: AnyView, suggestions: AnyView?
  ) where C.Element: Identifiable {
    self.chips = chips
    self.suggestions = suggestions
    isEmpty = { tokens.wrappedValue.isEmpty }
    remove = { all in
      if all { tokens.wrappedValue.removeAll() } else { tokens.removeLast() }
    }
    add = { token in
      guard let token = token as? C.Element else { return }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) {
        tokens.wrappedValue.append(token)
      }
    }
  }

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    let chips = TokenRow(
      isEmpty: { tokens.wrappedValue.isEmpty },
      chips: {
        ForEach(tokens.wrappedValue) { element in
          TokenChip(content: token(element)) { tokens.remove(id: element.id) }
        }
      })
    let suggestions = suggested.map {
      AnyView(TokenSuggestions(tokens: tokens, suggested: $0, token: token))
    }
    self.init(tokens, chips: AnyView(chips), suggestions: suggestions)
  }

  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    let chips = TokenRow(
      isEmpty: { tokens.wrappedValue.isEmpty },
      chips: {
        ForEach(tokens) { element in
          TokenChip(content: token(element)) { tokens.remove(id: element.wrappedValue.id) }
        }
      })
    self.init(tokens, chips: AnyView(chips), suggestions: nil)
  }
}

extension Binding where Value: RandomAccessCollection & RangeReplaceableCollection {
  fileprivate func remove(id: Value.Element.ID) where Value.Element: Identifiable {
    wrappedValue.removeAll { $0.id == id }
  }

  fileprivate func removeLast() {
    guard let last = wrappedValue.indices.last else { return }
    wrappedValue.remove(at: last)
  }
}

/// The tokens in lines above the text.
private struct TokenRow<Chips: View>: _PlainView {
  let isEmpty: () -> Bool
  let chips: () -> Chips

  var body: some View {
    if !isEmpty() {
      WrappingRow(spacing: 6, content: chips()).padding(.bottom, 6)
    }
  }
}

private struct TokenChip<Content: View>: _PlainView {
  let content: Content
  let remove: () -> Void

  var body: some View {
    Button(action: remove) {
      HStack(spacing: 6) {
        content
        Image(systemName: "xmark").accessibilityHidden(true)
      }
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.capsule)
    .controlSize(.small)
    .onKeyPress(keys: [.delete, .deleteForward]) { _ in
      remove()
      return .handled
    }
    .accessibilityHint(String(own: "Removes it from the search"))
  }
}

/// The tokens that can be chosen and are not chosen yet.
private struct TokenSuggestions<
  C: RandomAccessCollection & RangeReplaceableCollection, Content: View
>: _PlainView where C.Element: Identifiable {
  let tokens: Binding<C>
  let suggested: Binding<C>
  let token: (C.Element) -> Content

  var body: some View {
    let chosen = Set(tokens.wrappedValue.map(\.id))
    ForEach(suggested.wrappedValue.filter { !chosen.contains($0.id) }) {
      token($0).searchCompletion($0)
    }
  }
}
