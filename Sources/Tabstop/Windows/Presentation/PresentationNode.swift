internal import FocusModel
internal import GtkBridge

/// The kind of a presentation.
enum PresentationStyle {
  case sheet
  case cover
  case popover(Edge)
  case alert(String)
  case confirmation(String)
}

/// Presents a view while a binding has something to present.
@MainActor
package struct PresentationModifier<Item, Presented> {
  let item: Binding<Item?>
  /// Distinguishes an item from another that replaces it.
  let identity: (Item) -> AnyHashable
  let style: PresentationStyle
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented
}

extension PresentationModifier: ViewModifier, _PrimitiveModifier where Presented: View {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PresentationNode(view, context)
  }
}

extension PresentationModifier where Item == Bool {
  /// Creates a presentation that is shown while a Boolean is true.
  init(
    isPresented: Binding<Bool>, style: PresentationStyle, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Presented
  ) {
    self.init(
      item: Binding(whilePresented: isPresented),
      identity: { AnyHashable($0) }, style: style, onDismiss: onDismiss,
      content: { _ in content() })
  }
}

extension Binding where Value == Bool? {
  /// Creates a presentation of an item that exists while a Boolean is true.
  init(whilePresented isPresented: Binding<Bool>) {
    self.init(location: PresentedLocation(isPresented.location))
  }
}

private final class PresentedLocation: Location<Bool?> {
  private let base: Location<Bool>

  init(_ base: Location<Bool>) { self.base = base }

  override func get() -> Bool? { base.get() ? true : nil }
  override func set(_ value: Bool?) { base.set(value ?? false) }
  override var runsProgram: Bool { base.runsProgram }
}

/// Follows the binding: presents the view when the views are up to date, updates it, and dismisses
/// it. It is evaluated before the presented content, so that content never sees state that its
/// presenter has removed.
private final class PresentationNode<Content: View, Item, Presented: View>:
  ModifierNode<Content, PresentationModifier<Item, Presented>>
{
  private typealias Open = (
    surface: any PresentedSurface, presentation: Presentation, id: AnyHashable,
    environment: EnvironmentValues, outer: EnvironmentValues
  )
  private var open: Open?
  private var isOpening = false
  /// Whether it was dismissed since the last evaluation: if it is shown now, it is a new
  /// presentation.
  private var wasDismissed = false

  override init(
    _ view: ModifiedContent<Content, PresentationModifier<Item, Presented>>, _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
    updatePresentation()
  }

  override func evaluate() {
    super.evaluate()
    updatePresentation()
  }

  private func updatePresentation() {
    let modifier = view.modifier
    let item = track { modifier.item.wrappedValue }
    if let open, wasDismissed || item.map(modifier.identity) != open.id {
      close(open)
      didDismiss()
    }
    wasDismissed = false
    guard let item else { return }
    if open != nil {
      show(item)
    } else if !isOpening {
      isOpening = true
      // The parent window of a dialog must be on screen.
      Updater.shared.afterUpdate { [weak self] in
        guard let self, isMounted else { return }
        window.whenPresented { [weak self] in self?.presentAfterKeyEcho() }
      }
    }
  }

  private func presentAfterKeyEcho() {
    if case .popover = view.modifier.style { return present() }
    KeyEcho.shared.beforeWindow { [weak self] in self?.present() }
  }

  private func present() {
    isOpening = false
    guard isMounted, open == nil, let item = view.modifier.item.untracked else { return }
    let presentation = Presentation(
      end: { [weak self] in self?.dismiss() }, endBy: { [weak self] in self?.dismiss(by: $0) })
    let surface: any PresentedSurface =
      switch view.modifier.style {
      case .popover(let edge):
        PresentedPopover(presentation, by: self, edge: edge)
      case .sheet, .cover, .alert, .confirmation:
        PresentedWindow(presentation, by: self, style: view.modifier.style)
      }
    open = (
      surface, presentation, view.modifier.identity(item),
      environment.presented(by: presentation), environment
    )
    show(item)
  }

  /// Updates what is shown.
  private func show(_ item: Item) {
    guard var open else { return }
    if !environment.isIdentical(to: open.outer) {
      open.outer = environment
      open.environment = environment.presented(by: open.presentation)
      self.open = open
    }
    let content = view.modifier.content
    open.surface.show(DeferredView { content(item) }, in: open.environment)
  }

  /// Called when the content or the user dismisses it: the binding decides.
  private func dismiss() {
    guard open != nil else { return }
    view.modifier.item.wrappedValue = nil
    if view.modifier.item.untracked == nil { wasDismissed = true }
    // The binding may not notify of its changes.
    invalidate()
  }

  /// Runs the action of a button, which dismisses a dialog. The program's setter may clear what the action reads,
  /// so the action is first; a value that is only stored is written before, because the action may ask for the next
  /// dialog by it.
  private func dismiss(by action: () -> Void) {
    let binding = view.modifier.item
    guard let id = open?.id, binding.location.runsProgram else {
      dismiss()
      return action()
    }
    action()
    if binding.untracked.map(view.modifier.identity) == id { dismiss() } else { invalidate() }
  }

  private func close(_ open: Open) {
    self.open = nil
    open.surface.unmount()
    Updater.shared.afterUpdate { open.surface.remove() }
  }

  private func didDismiss() {
    guard let onDismiss = view.modifier.onDismiss else { return }
    Updater.shared.afterUpdate(onDismiss)
  }

  /// The presenter is removed, or is itself presented and is dismissed.
  override func unmount() {
    super.unmount()
    guard let open else { return }
    close(open)
    if !window.isClosingWithPresenters { didDismiss() }
  }
}
