internal import GtkBridge

/// The options of a presentation, as the modifiers inside request them.
struct PresentationOptions {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent> = []
  /// The binding to the selected detent, which is written when the user chooses another.
  var selectedDetent: Binding<PresentationDetent>?
  var size = AutomaticPresentationSizing()._size
  var background: Color?
  var allowsBackgroundInteraction = false
  /// What is announced when it is shown, instead of its texts.
  var announcement: [String] = []
  /// Whether a popover that appears while the user types leaves the focus in the field.
  var leavesFocusWhileTyping = false
  /// Called instead of dismissing a popover for the user when its anchor is not visible any more.
  var anchorHidden: (() -> Void)?
}

/// A presentation, as its content uses it.
@MainActor
final class Presentation {
  /// Writes the binding, which dismisses the presentation.
  private let end: () -> Void
  private let endBy: ((() -> Void) -> Void)?
  private var changes: [(owner: ObjectIdentifier, change: (inout PresentationOptions) -> Void)] = []
  /// The options are different now.
  var optionsChanged: () -> Void = {}

  /// - Parameter endBy: Runs the action of a button of a dialog, and dismisses that; `nil` to dismiss first.
  init(end: @escaping () -> Void, endBy: ((() -> Void) -> Void)? = nil) {
    self.end = end
    self.endBy = endBy
  }

  /// Sets how a modifier inside changes the options; `nil` when it is removed.
  func set(of owner: _Node, _ change: ((inout PresentationOptions) -> Void)?) {
    let id = ObjectIdentifier(owner)
    let index = changes.firstIndex { $0.owner == id }
    switch (index, change) {
    case (let index?, let change?): changes[index].change = change
    case (let index?, nil): changes.remove(at: index)
    case (nil, let change?): changes.append((id, change))
    case (nil, nil): return
    }
    optionsChanged()
  }

  var options: PresentationOptions {
    var options = PresentationOptions()
    for entry in changes { entry.change(&options) }
    return options
  }

  /// Dismisses it for the program: always possible.
  func dismiss() { end() }

  /// Runs the action of a button that dismisses it.
  func dismiss(by action: () -> Void) {
    if let endBy { return endBy(action) }
    end()
    action()
  }

  /// Dismisses it for the user, by Escape or by closing its window. Returns whether that is
  /// allowed.
  func dismissByUser() -> Bool {
    guard !options.isDismissDisabled else { return false }
    Updater.shared.event(end)
    return true
  }
}

/// The widgets of a presentation.
@MainActor
protocol PresentedSurface: AnyObject {
  func show<Content: View>(_ content: Content, in environment: EnvironmentValues)
  /// Removes the views; the widgets still exist.
  func unmount()
  /// Removes it from the screen.
  func remove()
}

extension EnvironmentValues {
  /// The innermost presentation that contains the view.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// The environment that a presented view inherits from the presenting one: without the values for
  /// a view's place in a form, its focus, and submission.
  func presented(by presentation: Presentation) -> EnvironmentValues {
    var environment = onOwnSurface
    environment.inherited.isEnabled = true
    environment.pageAppearance = nil
    environment.presentation = presentation
    environment.dialogActions = nil
    environment.dismiss = DismissAction { [weak presentation] in presentation?.dismiss() }
    environment.isPresented = true
    return environment
  }

  /// The environment of views on a surface over the page: without the form, the focus and the
  /// submit actions of the presenting view.
  var onOwnSurface: EnvironmentValues {
    var environment = self
    let plain = InheritedValues()
    environment.inherited.submitAction = nil
    environment.inherited.submitLabel = plain.submitLabel
    environment.inherited.focusGroup = nil
    environment.inherited.isFormRow = false
    environment.inherited.isSwipedRow = false
    environment.inherited.isRowAction = false
    environment.inherited.isInLayer = false
    environment.inherited.isHidden = false
    environment.inherited.isSettingsPage = false
    if let style = environment.inherited.buttonStyleAroundBar {
      environment.inherited.buttonStyle = style
      environment.inherited.buttonStyleAroundBar = nil
    }
    if environment.isInSection { environment.isInSection = false }
    if environment.isList { environment.isList = false }
    if environment.hasRowActions { environment.hasRowActions = false }
    if environment.hasNoTapStops { environment.hasNoTapStops = false }
    if environment.isPartOfElement { environment.isPartOfElement = false }
    if environment.isInAdjustable { environment.isInAdjustable = false }
    environment.inherited.label = nil
    environment.inherited.isHeader = false
    environment.inherited.startArea(nil)
    environment.inherited.navigationTitle = nil
    environment.inherited.keyboardShortcut = nil
    environment.navigationPage = nil
    // A sheet hides no tabs below it.
    environment.tabBarVisibility = nil
    environment.listSelection = nil
    if environment.menuRows != nil { environment.menuRows = nil }
    if environment.rowChoice != nil { environment.rowChoice = nil }
    environment.textInputSuggestions = nil
    return environment
  }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

/// A view that is created where it is shown, and tracks its own state.
struct DeferredView<Content: View>: _PlainView {
  let make: () -> Content
  var body: Content { make() }
}
