internal import FocusModel
internal import GtkBridge

/// The purpose of the focus on a view. Mirrors SwiftUI's `FocusInteractions`.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view has an immediate action, as a button does: a click triggers it, and does not take the
  /// focus.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes a series of keys, as a text field does: a click takes the focus.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both `activate` and `edit`.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Makes the view focusable: by Tab, by a click, by a focus value. Mirrors SwiftUI.
  ///
  /// - Parameter isFocusable: `false` also stops a control from taking the focus: a button or a
  ///   field, but not the contents of a container with several.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Makes the view focusable for the given interactions. Mirrors SwiftUI.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Makes the view focusable, and calls a closure when it gets or loses the focus. Mirrors
  /// SwiftUI's older spelling; a focus value with `onChange(of:)` does the same.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(
      FocusableModifier(
        isFocusable: isFocusable, interactions: .automatic, onFocusChange: onFocusChange))
  }
}

extension Widget {
  /// Whether this is a view that `focusable` made focusable.
  var isFocusableView: Bool { pointer.hasClass("focusable") }

  /// Gives a focusable view with an action the role of a button.
  func becomeButtonIfFocusable() {
    if isFocusableView { setRole(.button) }
  }
}

package struct FocusableModifier: _PrimitiveModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  var onFocusChange: ((Bool) -> Void)?

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FocusableNode(view, context)
  }
}

/// A focusable widget around the content, named by the texts in it; controls in it have names of their own.
private final class FocusableNode<Content: View>:
  ContainerNode<ModifiedContent<Content, FocusableModifier>, Content>
{
  private var control: FocusableControl!
  /// The only stop inside, which is tapped or adjusted: that has the focus, or the view would be two stops.
  private weak var innerStop: FocusableControl?
  /// Whether there was one when the content changed last.
  private var hasInnerStop = false
  private var connections: [SignalConnection] = []
  private var keys: TapKeys?
  /// Whether the widget has the focus.
  private let reading = FocusReading()
  private var wasFocused = false

  init(_ view: ModifiedContent<Content, FocusableModifier>, _ context: _Context) {
    let widget = Widget.focusable(LayeredLayout())
    super.init(view, context, widget: widget)
    widget.addClass("focusable")
    widget.isSensitive = environment.inherited.isEnabled
    // The first item: what is focusable inside comes after it.
    control = FocusableControl(self, widget, name: "a focusable view")
    makeContent()
    reading.observe(control.item)
    reading.storage.source.onChange = { [weak self] in self?.focusChanged() }
    applyAbility()
    wrapControl()
    nameAfterContent()
    let click = EventController.clicks()
    connections = [
      SignalConnection(click, "pressed", owner: self) { node, _ in
        if node.view.modifier.interactions.contains(.edit) {
          _ = (node.innerStop ?? node.control).takeFocus()
        }
      }
    ]
    widget.add(click)
    keys = TapKeys(on: widget) { [weak self] in self?.activation }
    role = currentRole
    if role != .group { widget.setRole(role) }
    if plainText.isEmpty, !isAroundControl { control.nameByNeighbours() }
  }

  /// The role for what the view contains; another one may have been set by a modifier.
  private var role = AccessibleRole.group

  private var currentRole: AccessibleRole {
    // The stop has the role, or the control that must not have the focus.
    if hasInnerStop || isAroundControl { return .layout }
    if view.modifier.interactions == .activate || activation != nil { return .button }
    // A focused group is announced as "panel" (GTK 4.8 with Orca 43).
    return hasControls ? .group : .label
  }

  /// Follows what the view contains now.
  private func updateRole() {
    let (old, new) = (role, currentRole)
    let focus = window.focusWidget.flatMap { widget.contains($0) ? Widget($0) : nil }
    // A view that shows its controls while it has the focus would be announced again.
    if focus != nil, [old, new].allSatisfy({ $0 == .group || $0 == .label }) { return }
    role = new
    guard new != old, widget.accessibleRole == old, widget.canRenewRole else { return }
    window.withoutReflecting {
      // Later GTK would move the focus from a widget that has left its parent.
      if focus != nil { window.widget.windowFocus = nil }
      widget.renewRole(new)
      _ = focus?.grabFocusWithoutSelecting()
    }
  }

  /// Finds the stop inside, also when the content has changed alone. If another one had the focus, this one has it.
  private func findInnerStop() {
    guard mayHaveFocus else { return }
    let stop = onlyTapStop
    guard stop !== innerStop || hasInnerStop != (stop != nil) else { return }
    (innerStop, hasInnerStop) = (stop, stop != nil)
    let item = (stop ?? control).item
    if wasFocused { window.coordinator.returnFocus(to: item) }
    reading.observe(item)
    widget.accessibleProxy = stop?.widget
  }

  /// The only stop in the view, if that is tapped or adjusted.
  private var onlyTapStop: FocusableControl? {
    guard !environment.hasNoTapStops else { return nil }
    let stops = Self.stops(below: widget.pointer)
    guard stops.count == 1, stops[0].hasClass("tap-stop"),
      let inner = window.focusables[UnsafeMutableRawPointer(stops[0])]?.object.owner
        as? FocusableControl,
      (inner.owner as? any TapStopOwner)?.isUsed(inner.widget) == true
    else { return nil }
    return inner
  }

  /// The widgets in a widget that are stops of Tab.
  private static func stops(below widget: WidgetPointer) -> [WidgetPointer] {
    var stops: [WidgetPointer] = []
    var next = widget.firstChild
    while let child = next {
      if child.isFocusable || child.hasClass("tap-stop") { stops.append(child) }
      stops += self.stops(below: child)
      next = child.nextSibling
    }
    return stops
  }

  /// The action of a tap, on the view itself or on its content.
  private var activation: (() -> Void)? {
    var found = TapRecognizer.activation(of: widget)
    child?.forEachWidget { found = found ?? TapRecognizer.activation(of: $0.accessible) }
    return found
  }

  private var hasControls: Bool {
    var found = false
    child?.forEachWidget { found = found || $0.containsFocusable }
    return found
  }

  override var modifiedContent: _Node? { child }
  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.focusReading = reading
    environment.inherited.allowsFocus =
      view.modifier.isFocusable && self.environment.inherited.allowsFocus
  }

  override func hasSameEffect(as old: ModifiedContent<Content, FocusableModifier>) -> Bool {
    old.modifier.isFocusable == view.modifier.isFocusable
  }

  private var mayHaveFocus: Bool {
    view.modifier.isFocusable && !view.modifier.interactions.isEmpty
  }

  private var appliedAbility: Bool?

  /// Applies whether the view itself can have the focus now.
  private func applyAbility() {
    findInnerStop()
    let hasAbility = mayHaveFocus && !hasInnerStop
    guard hasAbility != appliedAbility else { return }
    appliedAbility = hasAbility
    if !hasAbility { window.willLoseFocusability(widget) }
    widget.pointer.isFocusable = hasAbility
    control.hasAbility = hasAbility
  }

  private func focusChanged() {
    guard reading.storage.model.value != wasFocused else { return }
    wasFocused.toggle()
    guard let notify = view.modifier.onFocusChange else { return }
    let isFocused = wasFocused
    Updater.shared.afterUpdate { notify(isFocused) }
  }

  private func nameAfterContent() {
    ViewCost.step()
    if isAroundControl { return }
    // What is in it and can have the focus is announced there.
    let text = hasControls ? ownText : plainText
    if let label = environment.inherited.label, !hasControls {
      label.name(widget, value: text)
    } else if !text.isEmpty {
      widget.setAccessibleLabel(text)
    }
  }

  private var isAroundControl: Bool { widget.accessibleProxy != nil }

  /// A control that must not have the focus keeps its role for assistive technology.
  private func wrapControl() {
    guard !view.modifier.isFocusable else { return }
    child?.forEachWidget {
      if window.focusables[$0.accessible.raw] != nil { widget.accessibleProxy = $0 }
    }
  }

  private lazy var following = TurnRequest { [weak self] in
    guard let self, isMounted else { return }
    applyAbility()
    nameAfterContent()
    updateRole()
  }

  /// Once in a turn, however many of the views inside come, go or change their texts: all are searched again.
  override func textChangedInside() {
    super.textChangedInside()
    following.schedule()
  }
  override func colorChangedInside() {
    super.colorChangedInside()
    following.schedule()
  }

  override func align(_ child: Widget) {
    Alignment.center.apply(to: child)
    widget.expandsHorizontally = child.expandsHorizontally
    widget.expandsVertically = child.expandsVertically
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusableModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if old.modifier.isFocusable != view.modifier.isFocusable
      || old.modifier.interactions != view.modifier.interactions
    {
      applyAbility()
    }
    if environmentChanged { control.environmentChanged() }
  }

  override var lastFocusItem: FocusItem? { child?.lastFocusItem ?? control?.item }
  override func focusItem(before child: _Node) -> FocusItem? { control?.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {
    visit(control.item)
    super.forEachFocusItem(visit)
  }

  override func unmount() {
    super.unmount()
    reading.end()
    control.unmount()
    connections = []
    keys = nil
  }
}
