internal import CGtk
internal import FocusModel
internal import GtkBridge

package struct SearchModifier: _PrimitiveModifier {
  let text: Binding<String>
  let prompt: String?
  let isPresented: Binding<Bool>?
  var tokens: SearchTokens?

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    SearchNode(view, context)
  }
}

private final class SearchNode<Content: View>: ModifierNode<Content, SearchModifier>,
  AppearanceObserver
{
  private let bar = Widget.box(vertical: true)
  private let entry = Widget(gtk_search_entry_new())
  private var control: SearchControl!
  private var connections: [SignalConnection] = []
  private var limit: LimitedText?
  private var selection: SelectionLink?
  private var isWriting = false
  private var isSearching = false
  private var hasTokens = false
  private var isPresented = false
  /// Scopes and suggestions, while the user searches.
  private var extras: BarNode<SearchExtras>?
  private var chips: BarNode<AnyView>?
  /// The page or tab that is searched. The field may be outside of it: above a tab view, for one.
  private let appearance: PageAppearance?
  private lazy var stacks = SearchedStacks(on: page)
  /// Whether the program has asked for the focus while the field was hidden.
  private var isAwaited = false

  override init(_ view: ModifiedContent<Content, SearchModifier>, _ context: _Context) {
    appearance = context.environment.pageAppearance
    super.init(view, context)
    StyleSheet.shared.include(.navigation)
    bar.addClass("page-search")
    bar.isVisible = appearance?.isShown != false
    appearance?.add(self)
    stacks.isFieldFocused = { [weak self] in self?.hasFocus == true }
    stacks.changed = { [weak self] in self?.stacksChanged(returnsFocus: $0) }
    bar.insert(entry, after: nil)
    entry.expandsHorizontally = true
    showPrompt()
    // The page's frame first: it comes before the content in the focus order.
    page.frame.addTop(bar, .search)
    page.placeHeadings()
    control = SearchControl(self, entry, groups: environment.searchGroup)
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
      of: entry, isByUser: { [unowned self] in !isWriting }, didCut: announceCutText)
    if let binding = environment.searchSelection {
      selection = SelectionLink(binding, of: EntryText(entry: entry))
    }
    window.shortcuts.addFallback(of: self) { [weak self] key, modifiers in
      guard let self, entry.pointer.isMapped else { return false }
      let isSearch = modifiers == .control && gdk_keyval_to_lower(key) == UInt32(GDK_KEY_f)
      // From the suggestions and scopes below it; in the field the same key ends the search.
      let isReturn = key == UInt32(GDK_KEY_Escape) && modifiers.isEmpty && hasFocus
      guard isSearch || isReturn else { return false }
      return entry.grabFocusWithoutSelecting()
    }
    if let tokens = view.modifier.tokens {
      chips = BarNode(
        tokens.chips, _Context(below: self, environment: fieldEnvironment), in: bar, after: nil)
      handleBackspace()
    }
    makeContent()
    updateFromBindings()
  }

  /// Handles Backspace: at the start of the text, it removes the last token.
  private func handleBackspace() {
    // From now on it listens to compositions.
    _ = window.keys
    let keys = EventController.keys(duringCapture: true)
    connections.append(
      SignalConnection(keys, "key-pressed", owner: self) { node, arguments in
        guard Int32(arguments.uint(0)) == GDK_KEY_BackSpace else { return }
        arguments.answer(node.removeLastToken())
      })
    entry.add(keys)
  }

  private func removeLastToken() -> Bool {
    guard let tokens = view.modifier.tokens, !tokens.isEmpty(), !window.keys.isComposing,
      EntryText(entry: entry).selection == 0..<0
    else { return false }
    Updater.shared.event {
      if let name = chips?.lastWidgetInBar?.focusables.last?.firstLabel {
        AccessibilityNotification.Announcement(
          String(own: "\(String(cString: gtk_label_get_text(name.opaque))), removed")
        ).post()
      }
      tokens.remove(false)
      invalidate()
    }
    return true
  }

  private func showPrompt() {
    let prompt = view.modifier.prompt ?? String(own: "Search")
    entry.setProperty("placeholder-text", to: prompt)
    entry.setAccessibleLabel(prompt)
  }

  private var shown: String { String(cString: gtk_editable_get_text(entry.opaque)) }

  /// Tracks all bindings in one closure: a second closure would discard the reads of the first.
  private func updateFromBindings() {
    let modifier = view.modifier
    let (text, presented, hasTokens, selected) = track {
      (
        modifier.text.wrappedValue, modifier.isPresented?.wrappedValue,
        modifier.tokens.map { !$0.isEmpty() } ?? false, selection?.binding.wrappedValue
      )
    }
    let wasSearching = isSearching
    self.hasTokens = hasTokens
    show(text)
    selection?.show(selected)
    followFocus()
    // A text that starts or ends the search takes precedence, and the binding is written.
    if let presented, isSearching == wasSearching { setPresented(presented) }
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
    window.userDidAct()
    view.modifier.text.wrappedValue = shown
    selection?.writeBinding()
    followFocus()
    invalidate()
  }

  private func dismiss() {
    isAwaited = false
    view.modifier.text.wrappedValue = ""
    if hasTokens { view.modifier.tokens?.remove(true) }
    hasTokens = false
    show(view.modifier.text.untracked)
    if hasFocus { window.widget.windowFocus = nil }
    followFocus()
  }

  /// Whether the focus is in the field, or in the views below it.
  private var hasFocus: Bool { window.focusWidget.map { bar.contains($0) } ?? false }

  /// The search starts when the field has the focus, a text or a token, and ends when it has none
  /// of them.
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

  /// The environment of the views around the field.
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

  private func setPresented(_ wanted: Bool) {
    guard wanted != isPresented else { return }
    isPresented = wanted
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      if wanted { takeFocus() } else { dismiss() }
    }
  }

  /// A hidden field takes the focus when it is shown.
  private func takeFocus() {
    isAwaited = !bar.isVisible
    if !isAwaited { _ = entry.grabFocusWithoutSelecting() }
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.searchedStacks = stacks
    environment.isSearching = isSearching
    environment.dismissSearch = DismissSearchAction { [weak self] in self?.dismiss() }
    environment.searchGroup = nil
    environment.searchSelection = nil
    environment.searchSuggestions = nil
    environment.searchScopes = nil
  }

  override func evaluate() {
    updateFromBindings()
    super.evaluate()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, SearchModifier>, environmentChanged: Bool
  ) {
    if old.modifier.prompt != view.modifier.prompt { showPrompt() }
    if let tokens = view.modifier.tokens { chips?.update(tokens.chips, in: fieldEnvironment) }
    if environmentChanged {
      control.environmentChanged()
      if let binding = environment.searchSelection { selection?.binding = binding }
    }
    if environmentChanged || view.modifier.tokens != nil { showExtras() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  // MARK: Appearance

  func pageDidAppear() { showBar() }

  func pageDidDisappear() { showBar() }

  private func showBar() {
    let isVisible = appearance?.isShown != false && stacks.areAtStart
    guard isVisible != bar.isVisible else { return }
    if !isVisible { window.willRemove(bar) }
    bar.isVisible = isVisible
    guard isVisible, isAwaited else { return }
    // A stack that appears with it may hide it again.
    Updater.shared.afterUpdate { [weak self] in
      if let self, isMounted, isAwaited, isPresented { takeFocus() }
    }
  }

  private func stacksChanged(returnsFocus: Bool) {
    showBar()
    // The stack cannot return it: the field is not on its pages.
    if returnsFocus, bar.isVisible { window.coordinator.returnFocus(to: control.item) }
  }

  // MARK: Structure

  // Views above the field come before it in the focus order, views below it before the content.
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
    // While the tokens are being created, `chips` does not contain them.
    if child is BarNode<AnyView> { return focusItemBeforeSelf }
    let last = child === extras ? nil : extras?.lastFocusItem
    return last ?? control?.item ?? focusItemBeforeSelf
  }

  override func unmount() {
    extras?.end()
    extras = nil
    chips?.end()
    chips = nil
    appearance?.remove(self)
    // Its own stacks end now.
    stacks.changed = { _ in }
    super.unmount()
    window.willRemove(entry)
    control.unmount()
    limit = nil
    selection = nil
    connections = []
    window.shortcuts.removeFallback(of: self)
    page.frame.remove(bar)
    page.placeHeadings()
  }
}
