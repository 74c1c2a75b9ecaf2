internal import FocusModel
internal import GtkBridge

extension View {
  /// Replaces this view by other views for assistive technology: for example, a slider for a
  /// drawing of one. The replacements are not visible. Mirrors SwiftUI.
  ///
  /// If the view contains no control, as a drawing does, Tab reaches the controls of the replacement, as the cursor
  /// of a screen reader does on Apple's systems, and their keys operate them; the view has the outline of the focus.
  ///
  /// If the view contains exactly one control that can have the focus, that control stays, and
  /// takes over the replacement's name and, for a toggle, its role and state.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(RepresentationModifier(representation: representation()))
  }

  /// Adds further views inside this view for assistive technology, for example one for each drawn
  /// item. They are not visible, and the keyboard does not reach them. Mirrors SwiftUI.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let standIn = StandIn(content: children())
    return overlay { standIn }
  }
}

private struct RepresentationModifier<Representation: View>: ViewModifier {
  let representation: Representation
  /// Grows when the views of the representation are to be created again.
  @State private var generation = 0
  @State private var represented = RepresentedView()

  func body(content: Content) -> some View {
    represented.createAgain = { generation += 1 }
    return
      content
      .accessibilityHidden(true)
      .overlay { StandIn(content: representation, represented: represented).id(generation) }
      .modifier(RepresentedViewModifier(represented: represented))
  }
}

/// A view that is replaced for assistive technology: connects its changes to its replacement.
@MainActor
private final class RepresentedView {
  /// Called when something in the view has changed.
  var hasChanged: () -> Void = {}
  /// Creates the replacement again, with other widgets.
  var createAgain: () -> Void = {}

  nonisolated init() {}
}

private struct RepresentedViewModifier: _PrimitiveModifier {
  let represented: RepresentedView

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    RepresentedViewNode(view, context)
  }
}

private final class RepresentedViewNode<Content: View>:
  ModifierNode<Content, RepresentedViewModifier>
{
  override init(
    _ view: ModifiedContent<Content, RepresentedViewModifier>, _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
  }

  override func textChangedInside() {
    view.modifier.represented.hasChanged()
    super.textChangedInside()
  }
}

/// Views that only assistive technology sees.
private struct StandIn<Content: View>: _PrimitiveView {
  let content: Content
  /// The view beside them that they replace; `nil` if they add to it.
  var represented: RepresentedView?
  var isInstead: Bool { represented != nil }

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    StandInNode(view, context)
  }
}

private final class StandInNode<Content: View>: ContainerNode<StandIn<Content>, Content> {
  private let scope = FocusScope()
  /// The invisible part; what is around it has the outline of the focus.
  private let unseen = Widget.container(LayeredLayout())
  /// Whether the keyboard reaches the controls: the replaced view has none.
  private var isReached = false
  /// The only control of the replaced view, which stays visible to assistive technology.
  private weak var control: FocusableControl?
  private var switching: SignalConnection?

  init(_ view: StandIn<Content>, _ context: _Context) {
    let layout = LayeredLayout()
    super.init(view, context, widget: .container(layout))
    isReached = view.isInstead && replacedControls.isEmpty
    unseen.pointer.opacity = 0
    widget.insert(unseen, after: nil)
    widget.pointer.canTarget = false
    if isReached {
      widget.addClass("stand-in")
      // The outline is that of the view, which may be smaller than the control.
      let space = Widget.container(LayeredLayout())
      widget.insert(space, after: nil)
      layout.primary = space
      widget.expandsHorizontally = true
      widget.expandsVertically = true
    } else {
      widget.pointer.canFocus = false
    }
    makeContent()
    speakThroughControl()
    view.represented?.hasChanged = { [weak self] in self?.following.schedule() }
  }

  /// Once in a turn: the view may have got a control, or lost it. Whether the keyboard reaches the replacement is
  /// the same as long as its views exist.
  private lazy var following = TurnRequest { [weak self] in
    guard let self, isMounted, let represented = view.represented else { return }
    if replacedControls.isEmpty != isReached {
      represented.createAgain()
    } else {
      speakThroughControl()
    }
  }

  override var inner: Widget { unseen }

  override func insert(_ widget: Widget, after previous: Widget?) {
    super.insert(widget, after: previous)
    if !isReached { widget.hideFocusableState() }
  }

  override func didUpdate(from old: StandIn<Content>, environmentChanged: Bool) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    following.schedule()
  }

  override func textChangedInside() {
    nameControl()
    super.textChangedInside()
  }

  // MARK: A control in the view itself

  /// The control that can have the focus, if the view has exactly one.
  private var onlyControl: FocusableControl? {
    guard view.isInstead, !isReached else { return nil }
    let controls = replacedControls
    return controls.count == 1 ? controls.first : nil
  }

  /// The controls in the replaced view that can have the focus.
  private var replacedControls: [FocusableControl] {
    var own: Set<ObjectIdentifier> = []
    child?.forEachFocusItem { own.insert(ObjectIdentifier($0)) }
    var controls: [FocusableControl] = []
    // Around the identity and the layer is what contains the view and its layers.
    parent?.parent?.parent?.forEachFocusItem {
      if let control = ($0 as? FocusNode)?.owner as? FocusableControl, control.item.isMapped,
        !own.contains(ObjectIdentifier($0))
      {
        controls.append(control)
      }
    }
    return controls
  }

  private func speakThroughControl() {
    let control = onlyControl
    guard control !== self.control else { return }
    self.control = control
    switching = nil
    nameControl()
    let own = standInControl
    let isSpokenFor =
      control != nil && own.map { $0.pointer.isButton || $0.isSwitched } == true
    widget.setAccessibleHidden(isSpokenFor)
    guard isSpokenFor, let control, let own, own.isSwitched else { return }
    control.widget.setRole(own.accessibleRole)
    control.widget.setAccessibleSwitched(like: own)
    switching = SignalConnection(own, "state-flags-changed", owner: self) { [unowned own] node, _ in
      node.control?.widget.setAccessibleSwitched(like: own)
    }
  }

  private func nameControl() {
    guard let widget = control?.widget, !plainText.isEmpty else { return }
    widget.isNamed = true
    widget.setAccessibleLabel(plainText, byProgram: true)
  }

  /// The control that assistive technology would see here.
  private var standInControl: Widget? {
    var found: Widget?
    child?.forEachFocusItem {
      if found == nil { found = (($0 as? FocusNode)?.owner as? FocusableControl)?.widget }
    }
    return found
  }

  override var content: Content { view.content }
  override func align(_ child: Widget) { Alignment.center.apply(to: child) }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.label = nil
    if isReached { return }
    environment.inherited.focusGroup = nil
    environment.inherited.focusScope = scope
  }

  override var lastFocusItem: FocusItem? { isReached ? super.lastFocusItem : nil }
  override func focusItem(before child: _Node) -> FocusItem? {
    isReached ? super.focusItem(before: child) : nil
  }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {
    if isReached { super.forEachFocusItem(visit) }
  }
}

extension Widget {
  /// Removes the focusable state of everything in the widget.
  fileprivate func hideFocusableState() {
    pointer.isFocusable = false
    var child = pointer.firstChild
    while let current = child {
      Widget(current).hideFocusableState()
      child = current.nextSibling
    }
  }
}
