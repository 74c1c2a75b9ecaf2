internal import GtkBridge

/// What the modifiers inside something presented ask of it.
struct PresentationOptions {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent> = []
  /// The detent that is in force, and what hears of another that the person has chosen.
  var selectedDetent: Binding<PresentationDetent>?
  var size = AutomaticPresentationSizing()._size
  var background: Color?
  var allowsBackgroundInteraction = false
}

/// Something that is presented, as its content knows it.
@MainActor
final class Presentation {
  /// Has the binding say that it is over, which ends it.
  private let end: () -> Void
  private var changes: [(owner: ObjectIdentifier, change: (inout PresentationOptions) -> Void)] = []
  /// The options are different now.
  var optionsChanged: () -> Void = {}

  init(end: @escaping () -> Void) { self.end = end }

  /// Has a modifier inside change the options; `nil` when it goes.
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

  /// The program ends it: always possible.
  func dismiss() { end() }

  /// The person asks for it to end, by Escape or by closing its window. Answers whether it may.
  func dismissByPerson() -> Bool {
    guard !options.isDismissDisabled else { return false }
    Updater.shared.event(end)
    return true
  }
}

/// The widgets that show what is presented.
@MainActor
protocol PresentedSurface: AnyObject {
  func show<Content: View>(_ content: Content, in environment: EnvironmentValues)
  /// Ends the views; the widgets are still there.
  func unmount()
  /// Takes it from the screen.
  func remove()
}

extension EnvironmentValues {
  /// What the view is presented by: the innermost.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// What a view that is presented inherits from the one that presents it: all but what ties a
  /// view to its place in a form, to the focus, and to what is submitted there.
  func presented(by presentation: Presentation) -> EnvironmentValues {
    var environment = self
    let plain = InheritedValues()
    environment.inherited.isEnabled = true
    environment.inherited.submitAction = nil
    environment.inherited.submitLabel = plain.submitLabel
    environment.inherited.focusTarget = nil
    environment.inherited.isFormRow = false
    if environment.isInSection { environment.isInSection = false }
    if environment.isList { environment.isList = false }
    environment.inherited.label = nil
    environment.inherited.isHeader = false
    environment.inherited.startArea(nil)
    environment.inherited.navigationTitle = nil
    environment.inherited.keyboardShortcut = nil
    environment.navigationPage = nil
    environment.pageAppearance = nil
    environment.listSelection = nil
    environment.presentation = presentation
    environment.dialogActions = nil
    environment.dismiss = DismissAction { [weak presentation] in presentation?.dismiss() }
    environment.isPresented = true
    return environment
  }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

/// A view that is made where it is shown, and reads state on its own account.
struct DeferredView<Content: View>: _PlainView {
  let make: () -> Content
  var body: Content { make() }
}
