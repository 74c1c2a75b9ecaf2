internal import FocusModel
internal import GtkBridge

/// One of several pages of which one is on top: of a navigation stack or a tab view. It has a focus
/// scope of its own, which is hidden while the page is covered.
class PageNode: _Node, WidgetHost {
  /// The page, as its content uses it.
  private(set) final var shown: NavigationPage!
  final let scope = FocusScope(name: "page")
  final let appearance: PageAppearance
  /// Whether lists on the page are being edited.
  private let editMode = StateStorage(EditMode.inactive)
  private let outerScope: FocusScope
  private final var focusBeforeCover: FocusPlace?
  /// The content's node, if it exists.
  final var contentNode: _Node?

  /// - Parameters:
  ///   - isOnTop: Whether the page is visible at once.
  ///   - place: Sets the widget of the page.
  init(
    _ context: _Context, isOnTop: Bool, after previous: FocusItem?,
    place: @escaping (Widget?) -> Void
  ) {
    appearance = PageAppearance(outer: context.environment.pageAppearance, isOnTop: isOnTop)
    outerScope = context.environment.inherited.focusScope
    super.init(context)
    shown = NavigationPage(window) { [unowned self] widget in
      widget?.isVisible = appearance.isOnTop
      place(widget)
    }
    shown.appearance = appearance
    scope.isHidden = !isOnTop
    outerScope.insert(scope, after: previous)
  }

  /// The environment of the page's content.
  final func contentEnvironment(
    _ environment: EnvironmentValues, stack: (any NavigationHost)? = nil
  ) -> EnvironmentValues {
    var environment = environment
    environment.inherited.focusScope = scope
    environment.inherited.isFormRow = false
    environment.inherited.isSwipedRow = false
    if environment.isInSection { environment.isInSection = false }
    if environment.isList { environment.isList = false }
    environment.pageAppearance = appearance
    shown.stack = stack
    environment.navigationPage = shown
    environment.editMode = Binding(location: editMode)
    return environment
  }

  /// Covers the page: it keeps its state, but is hidden and cannot be reached.
  final func cover() {
    guard appearance.isOnTop else { return }
    focusBeforeCover = FocusPlace(ofFocusIn: scope)
    if let outer = shown.frame.outer {
      window.willRemove(outer)
      outer.isVisible = false
    }
    scope.isHidden = true
    appearance.isOnTop = false
  }

  /// Uncovers the page.
  ///
  /// - Parameter restoringFocus: Whether the focus goes back to what had it when the page was
  ///   covered.
  final func uncover(restoringFocus: Bool) {
    guard !appearance.isOnTop else { return }
    if let outer = shown.frame.outer {
      outer.isVisible = true
      // A widget that was created while the page was covered has been aligned as if it did not
      // expand.
      layoutOfPageChanged(outer)
    }
    scope.isHidden = false
    appearance.isOnTop = true
    shown.startTabBehindBar()
    if restoringFocus { window.coordinator.returnFocus(to: focusBeforeCover) }
  }

  // MARK: Host

  final override var childHost: any WidgetHost { self }
  final var stacksDownwards: Bool { true }

  final func insert(_ widget: Widget, after previous: Widget?) {
    Alignment.center.apply(to: widget)
    shown.frame.slot.insert(widget, after: previous)
  }

  final func remove(_ widget: Widget) { shown.frame.slot.remove(widget) }

  final func move(_ widget: Widget, after previous: Widget?) {
    shown.frame.slot.move(widget, after: previous)
  }

  final func layoutChanged(of widget: Widget) {
    Alignment.center.apply(to: widget)
    if let outer = shown.frame.outer { layoutOfPageChanged(outer) }
    shown.placeHeadings()
  }

  /// Called when the page may have started or stopped to expand.
  func layoutOfPageChanged(_ outer: Widget) {}

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let contentNode { visit(contentNode) }
  }
  final override func widget(before child: _Node) -> Widget? { nil }
  final override var lastWidget: Widget? { shown.frame.outer }
  final override func forEachWidget(_ visit: (Widget) -> Void) {
    if let outer = shown.frame.outer { visit(outer) }
  }
  final override func focusItem(before child: _Node) -> FocusItem? { nil }
  final override var lastFocusItem: FocusItem? { scope }
  final override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(scope) }

  override func unmount() {
    super.unmount()
    appearance.end()
    outerScope.remove(scope)
  }
}
