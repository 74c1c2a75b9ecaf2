extension View {
  /// Adds a search field at the top of the page. Mirrors SwiftUI.
  ///
  /// Control+F moves the focus to it; Escape in it clears it and leaves it. Return runs
  /// `onSubmit(of: .search)`. The views inside read `isSearching`, and end the search by
  /// `dismissSearch`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.content, isPresented: nil))
  }

  /// Adds a search field with a localized prompt.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt.text, isPresented: nil))
  }

  /// Adds a search field with a prompt that is not localized.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: String(prompt), isPresented: nil))
  }

  /// Adds a search field; `isPresented` is true while the user searches, and starts or ends the
  /// search when it is written.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.content, isPresented: isPresented))
  }

  /// Adds a search field with a localized prompt and a binding that shows and focuses it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt.text, isPresented: isPresented))
  }

  /// Adds a search field with a prompt that is not localized and a binding that shows and focuses it.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: String(prompt), isPresented: isPresented))
  }

  /// Binds the focus of the search field of a `searchable` inside to a Boolean. Mirrors SwiftUI.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier(value: binding.storage.model.anyValue(true)))
  }

  /// Binds the focus of the search field to one of several values. Mirrors SwiftUI.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusModifier(value: binding.storage.model.anyValue(value)))
  }

  /// Shows the find bar of text editors. No effect: text editors have no find bar here.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Disables finding in text editors. No effect: text editors have no find bar here.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Disables replacing in text editors. No effect: text editors have no find bar here.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The place of a search field. Here it is always at the top of its page. Mirrors SwiftUI's
/// `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// The top of the page, as for all placements.
  public static let automatic = SearchFieldPlacement()
  /// A value with the same effect as the others here.
  public static let toolbar = SearchFieldPlacement()
  /// A value with the same effect as the others here.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// A value with the same effect as the others here.
  public static let sidebar = SearchFieldPlacement()
  /// A value with the same effect as the others here.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// A value with the same effect as the others here: the field does not hide while the user
  /// scrolls.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// Whether the field hides while the user scrolls. No effect here.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The field stays visible.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field stays visible.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// An action that ends a search: clears the field and takes the focus away. Mirrors SwiftUI's
/// `DismissSearchAction`.
@preconcurrency @MainActor
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  /// Ends the search: `dismissSearch()`. Has no effect without an enclosing search.
  public func callAsFunction() { action() }
}

private struct SearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction {
    MainActor.assumeIsolated { DismissSearchAction {} }
  }
}

private struct SearchTargetKey: EnvironmentKey {
  static var defaultValue: FocusGroup? { nil }
}

extension EnvironmentValues {
  /// Whether the user is searching: the field of the enclosing `searchable` has the focus or a
  /// text.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// The action that ends the enclosing search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The group of an enclosing `searchFocused`.
  var searchGroup: FocusGroup? {
    get { self[SearchTargetKey.self] }
    set { self[SearchTargetKey.self] = newValue }
  }
}
