internal import CGtk
internal import FocusModel
internal import GtkBridge

extension View {
  /// A search field at the top of the page. Mirrors SwiftUI.
  ///
  /// Control+F goes to it; Escape in it empties it and leaves it. Return runs
  /// `onSubmit(of: .search)`. Inside, `isSearching` and `dismissSearch` tell and end it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.content, isPresented: nil))
  }

  /// The same with a prompt that is written in the program.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt.text, isPresented: nil))
  }

  /// The same with a text that is a value of the program.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: String(prompt), isPresented: nil))
  }

  /// A search field whose use `isPresented` tells, and begins or ends when it is written.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.content, isPresented: isPresented))
  }

  /// The same with a prompt that is written in the program.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt.text, isPresented: isPresented))
  }

  /// The same with a text that is a value of the program.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: String(prompt), isPresented: isPresented))
  }

  /// Joins the focus of the search field that `searchable` inside made to a value. Mirrors
  /// SwiftUI.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier(joint: FocusJoint(binding: binding, value: true)))
  }

  /// Joins it to one value of several.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusModifier(joint: FocusJoint(binding: binding, value: value)))
  }

  /// A field that finds words in a text editor. There is none here.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Whether words can be found in a text editor. They cannot here.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Whether words can be replaced in a text editor. They cannot here.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Where a search field stands. Here it is at the top of its page in any case. Mirrors SwiftUI's
/// `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// At the top of the page, as all others.
  public static let automatic = SearchFieldPlacement()
  /// As the others here.
  public static let toolbar = SearchFieldPlacement()
  /// As the others here.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// As the others here.
  public static let sidebar = SearchFieldPlacement()
  /// As the others here.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// As the others here: a field does not hide as one scrolls.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// Whether a field hides as one scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// It stays.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// It stays.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Ends a search: empties the field and takes the focus away. Mirrors SwiftUI's
/// `DismissSearchAction`.
@preconcurrency @MainActor
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  /// Ends it. Called as `dismissSearch()`; without a search around nothing happens.
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
  static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
  /// Whether the person is searching: the field of `searchable` around has the focus or a text.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Ends the search around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// What `searchFocused` around joins the field to.
  var searchTarget: FocusTarget? {
    get { self[SearchTargetKey.self] }
    set { self[SearchTargetKey.self] = newValue }
  }
}

// MARK: The field

struct SearchModifier: _PrimitiveModifier {
  let text: Binding<String>
  let prompt: String?
  let isPresented: Binding<Bool>?
  var tokens: SearchTokens?

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    SearchNode(view, context)
  }
}

private final class SearchNode<Content: View>: ModifierNode<Content, SearchModifier> {
  private let bar = Widget.box(vertical: true)
  private let entry = Widget(gtk_search_entry_new())
  private var control: SearchControl!
  private var connections: [SignalConnection] = []
  private var limit: LimitedText?
  private var isWriting = false
  private var isSearching = false
  private var hasTokens = false
  private var isPresented = false
  /// Scopes and suggestions, while the person searches.
  private var extras: BarNode<SearchExtras>?
  private var chips: BarNode<AnyView>?

  override init(_ view: ModifiedContent<Content, SearchModifier>, _ context: _Context) {
    super.init(view, context)
    StyleSheet.shared.need(.navigation)
    bar.addClass("page-search")
    bar.insert(entry, after: nil)
    entry.expandsHorizontally = true
    showPrompt()
    // The page's frame first: it stands before the content in the focus order.
    page.frame.addTop(bar)
    control = SearchControl(self, entry, targets: environment.searchTarget)
    show(view.modifier.text.untracked)
    connections = [
      SignalConnection(entry, "changed", owner: self) { node, _ in node.edited() },
      SignalConnection(entry, "activate", owner: self) { node, _ in
        Updater.shared.event { _ = node.environment.inherited.submitAction?.run(.search) }
      },
      SignalConnection(entry, "stop-search", owner: self) { node, _ in
        Updater.shared.event { node.dismiss() }
      },
      SignalConnection(window.widget, "notify::focus-widget", owner: self) { node, _ in
        node.followFocus()
      },
    ]
    limit = LimitedText(
      of: entry, isByUser: { [unowned self] in !isWriting }, didCut: sayThatTextWasCut)
    window.shortcuts.addFallback(of: self) { [weak self] key, modifiers in
      guard let self, modifiers == .control, gdk_keyval_to_lower(key) == UInt32(GDK_KEY_f),
        gtk_widget_get_mapped(entry.pointer) != 0
      else { return false }
      return entry.grabFocusWithoutSelecting()
    }
    if let tokens = view.modifier.tokens {
      chips = BarNode(
        tokens.chips, _Context(below: self, environment: fieldEnvironment), in: bar, after: nil)
      takeBackspace()
    }
    makeContent()
    follow()
  }

  /// At the start of the text it takes away the last token.
  private func takeBackspace() {
    let keys = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
    gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
    connections.append(
      SignalConnection(keys, "key-pressed", owner: self) { node, arguments in
        guard Int32(arguments.uint(0)) == GDK_KEY_BackSpace else { return }
        arguments.answer(node.removeLastToken())
      })
    gtk_widget_add_controller(entry.pointer, keys.opaque)
  }

  private func removeLastToken() -> Bool {
    guard let tokens = view.modifier.tokens, !tokens.isEmpty(),
      EntryText(entry: entry).selection == 0..<0
    else { return false }
    Updater.shared.event {
      if let name = chips?.lastWidgetInBar?.focusables.last?.firstLabel {
        AccessibilityNotification.Announcement(
          "\(String(cString: gtk_label_get_text(name.opaque))), removed"
        ).post()
      }
      tokens.remove(false)
      invalidate()
    }
    return true
  }

  private func showPrompt() {
    let prompt = view.modifier.prompt ?? "Search"
    entry.setProperty("placeholder-text", to: prompt)
    entry.setAccessibleLabel(prompt)
  }

  private var shown: String { String(cString: gtk_editable_get_text(entry.opaque)) }

  /// Follows both bindings. In one tracking: each forgets what the one before has read.
  private func follow() {
    let modifier = view.modifier
    let (text, presented, hasTokens) = track {
      (
        modifier.text.wrappedValue, modifier.isPresented?.wrappedValue,
        modifier.tokens.map { !$0.isEmpty() } ?? false
      )
    }
    let wasSearching = isSearching
    self.hasTokens = hasTokens
    show(text)
    followFocus()
    // A text that begins or ends the search decides, and the binding will say so.
    if let presented, isSearching == wasSearching { follow(presented) }
  }

  private func show(_ text: String) {
    let shown = shown
    guard text != shown else { return }
    isWriting = true
    entry.setText(text, keepingCaretOf: shown)
    isWriting = false
    followFocus()
  }

  private func edited() {
    guard !isWriting else { return }
    view.modifier.text.wrappedValue = shown
    followFocus()
    invalidate()
  }

  private func dismiss() {
    view.modifier.text.wrappedValue = ""
    if hasTokens { view.modifier.tokens?.remove(true) }
    hasTokens = false
    show(view.modifier.text.untracked)
    if hasFocus { gtk_window_set_focus(window.widget.cast(to: GtkWindow.self), nil) }
    followFocus()
  }

  /// Whether the focus is in the field, or in what stands below it.
  private var hasFocus: Bool { window.focusWidget.map { bar.contains($0) } ?? false }

  /// The search begins with the focus in the field, or a text or a token in it, and ends without.
  private func followFocus() {
    let isSearching = hasFocus || !shown.isEmpty || hasTokens
    guard isSearching != self.isSearching else { return }
    self.isSearching = isSearching
    isPresented = isSearching
    // Not in the middle of a move of the focus.
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      if let presented = view.modifier.isPresented, presented.wrappedValue != isSearching {
        presented.wrappedValue = isSearching
      }
      contentChanged()
      showExtras()
    }
  }

  private func showExtras() {
    guard isSearching, let view = SearchExtras(environment, view.modifier.tokens) else {
      extras?.end()
      extras = nil
      return
    }
    let environment = fieldEnvironment
    if let extras {
      extras.update(view, in: environment)
    } else {
      extras = BarNode(view, _Context(below: self, environment: environment), in: bar, after: entry)
    }
  }

  /// What stands around the field inherits this.
  private var fieldEnvironment: EnvironmentValues {
    var environment = self.environment
    modify(&environment)
    environment.inherited.isFormRow = false
    environment.completeSearch = completion
    return environment
  }

  private lazy var completion = SearchCompletion(
    complete: { [weak self] in self?.complete($0) },
    choose: { [weak self] token in
      guard let self else { return }
      view.modifier.tokens?.add(token)
      complete("")
    })

  private func complete(_ text: String) {
    guard isMounted else { return }
    view.modifier.text.wrappedValue = text
    show(text)
    gtk_editable_set_position(entry.opaque, -1)
    _ = entry.grabFocusWithoutSelecting()
    invalidate()
  }

  private func follow(_ wanted: Bool) {
    guard wanted != isPresented else { return }
    isPresented = wanted
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      if wanted { _ = entry.grabFocusWithoutSelecting() } else { dismiss() }
    }
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.isSearching = isSearching
    environment.dismissSearch = DismissSearchAction { [weak self] in self?.dismiss() }
    environment.searchTarget = nil
    environment.searchSuggestions = nil
    environment.searchScopes = nil
  }

  override func evaluate() {
    follow()
    super.evaluate()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, SearchModifier>, environmentChanged: Bool
  ) {
    if old.modifier.prompt != view.modifier.prompt { showPrompt() }
    if let tokens = view.modifier.tokens { chips?.update(tokens.chips, in: fieldEnvironment) }
    if environmentChanged { control.environmentChanged() }
    if environmentChanged || view.modifier.tokens != nil { showExtras() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  // MARK: Structure

  // What is above the field comes before it in the focus order, what is below it before the
  // content.
  override func forEachChild(_ visit: (_Node) -> Void) {
    if let chips { visit(chips) }
    if let extras { visit(extras) }
    super.forEachChild(visit)
  }
  override var lastFocusItem: FocusItem? {
    super.lastFocusItem ?? extras?.lastFocusItem ?? control?.item
  }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {
    chips?.forEachFocusItem(visit)
    if let control { visit(control.item) }
    extras?.forEachFocusItem(visit)
    child?.forEachFocusItem(visit)
  }
  override func focusItem(before child: _Node) -> FocusItem? {
    // (While the tokens are being made they are not known as `chips`.)
    if child is BarNode<AnyView> { return focusItemBeforeSelf }
    let last = child === extras ? nil : extras?.lastFocusItem
    return last ?? control?.item ?? focusItemBeforeSelf
  }

  override func unmount() {
    extras?.end()
    extras = nil
    chips?.end()
    chips = nil
    super.unmount()
    window.willRemove(entry)
    control.unmount()
    limit = nil
    connections = []
    window.shortcuts.removeFallback(of: self)
    page.frame.remove(bar)
  }
}
