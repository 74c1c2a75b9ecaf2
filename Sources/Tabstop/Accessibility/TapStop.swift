internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Makes a view with a tap gesture or a context menu focusable by Tab: the space bar and Return tap it, or
/// open the menu.
///
/// GTK (4.8) does not give the focus to a label, so the view is wrapped in a widget that can have
/// it. If the view contains a control, that has the focus, and there is no wrapper, unless the view is an
/// element of a list. Texts that can only be selected leave the focus to the view (`PressedText`).
package struct TapStopModifier: Decoration {
  /// The role of the view; `nil` for what does not make the view a button.
  let role: AccessibleRole?
  /// Whether only the gesture says that the view can be pressed, and not a trait. Then a background, a
  /// list and the content of a button are not stops.
  var isImplied = false
  /// Whether an element of a list can be pressed also if it contains controls.
  var mayHaveControls = false
  /// Changes the value of a view that can be adjusted: the arrow keys do so then.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    guard role != nil, mayHaveControls || !widget.containsControl else { return nil }
    let wrapper = Widget.focusable(LayeredLayout())
    wrapper.addClass("tap-stop")
    return wrapper
  }

  func apply(to widget: Widget, old: TapStopModifier?, _ environment: InheritedValues) {}

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TapStopNode(decorating: view, context)
  }
}

/// A node that makes views stops for their gestures.
@MainActor
protocol TapStopOwner: _Node {
  /// Whether Return, or the arrow keys, do something at a stop.
  func isUsed(_ stop: Widget) -> Bool
}

private final class TapStopNode<Content: View>: DecorationNode<Content, TapStopModifier>,
  TapStopOwner
{
  private struct Stop {
    let widget: Widget
    let inner: Widget
    let control: FocusableControl
    let keys: TapKeys
    /// The texts in it that can be selected, by their widgets.
    var texts: [UnsafeMutableRawPointer: PressedText] = [:]
    /// Whether there is nothing to press, so that assistive technology does not find it either.
    var isVacant = false
    /// Whether the program hides it from assistive technology.
    var isSilent = false
    /// The stops of which Tab visits one, if it is one of them.
    var group: RovingStops?
  }

  private var stops: [Stop] = []
  /// The focusable views that are adjusted: they are stops already.
  private var focusables: [(widget: Widget, keys: TapKeys)] = []
  private lazy var following = TurnRequest { [weak self] in
    guard let self, isMounted else { return }
    // An enclosing modifier cannot change the role of what has a name (GTK 4.8).
    nameStops()
    applyAbility()
    announceValue()
  }
  /// The last value of a view that can be adjusted.
  private var value: String?

  /// The trait of an enclosing view is that of the gesture inside: a role is set once (GTK 4.8).
  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    if view.modifier.adjust != nil {
      environment.isInAdjustable = true
      // From here on it is that of a view inside.
      environment.tapRole = nil
    } else if !view.modifier.isImplied, let role = view.modifier.role {
      environment.tapRole = role
    }
  }

  private func role(_ own: AccessibleRole) -> AccessibleRole {
    environment.styledToggle != nil ? .checkbox : environment.tapRole ?? own
  }

  override func makeWrapper(around widget: Widget) -> Widget? {
    if view.modifier.isImplied, isPart(widget) { return nil }
    if view.modifier.adjust != nil, environment.isPartOfElement { return nil }
    // Another modifier has made the same view a stop, which the traits and names around it describe, too.
    if view.modifier.adjust == nil, widget.accessible.pointer.hasClass("tap-stop") { return nil }
    if containsControl(widget), !hasElement(widget) { return nil }
    return super.makeWrapper(around: widget)
  }

  /// Whether a widget contains a stop of another kind: buttons in what can be adjusted leave the arrow keys
  /// to it.
  private func containsControl(_ widget: Widget) -> Bool {
    guard view.modifier.adjust != nil else { return widget.containsControl }
    return widget.pointer.firstInTree { $0.isFocusable && !$0.hasClass("tap-stop") } != nil
  }

  /// Whether an enclosing view that can be adjusted includes this one: what is tapped in it sets its value,
  /// unless its traits say that it is a button.
  private var belongsToAdjustable: Bool {
    guard environment.isInAdjustable else { return false }
    return environment.isPartOfElement || view.modifier.adjust != nil
      || (view.modifier.isImplied && environment.tapRole == nil)
  }

  /// Whether a widget with controls is an element of a list, or a piece of a page, with an action of its own. A
  /// control is not, and neither is the row of a field or of a control with a label: a tap there is for the
  /// control.
  private func hasElement(_ widget: Widget) -> Bool {
    guard view.modifier.mayHaveControls, isElement || isPiece(widget), !widget.pointer.isFocusable
    else { return false }
    let field = widget.pointer.firstInTree {
      $0.isInstance(of: gtk_text_get_type()) || $0.isTextView
        || $0.hasClass("form-row-title")
    }
    return field == nil
  }

  private lazy var isElement = environment.isList || isInLoop

  /// Whether a widget is a piece of a page, such as a bar with what is being played, which opens the player. The
  /// tap on a whole page ends typing, or closes what is over it.
  private func isPiece(_ widget: Widget) -> Bool {
    !widget.expandsVertically && !widget.containsScroller && !isPageOfRows
  }

  /// Whether the view is made of rows that are scrolled, as those of a conversation: a tap there ends typing, and a
  /// name would be all that was said.
  private var isPageOfRows: Bool {
    guard !isElement, let rows = Self.rows(in: self) else { return false }
    return rows is any LazyRows || isWholeScrolledContent
  }

  /// The first loop in a node.
  private static func rows(in node: _Node) -> (any IdentifiedRows)? {
    var rows = node as? any IdentifiedRows
    node.forEachChild { child in rows = rows ?? Self.rows(in: child) }
    return rows
  }

  /// Whether nothing but the view is scrolled by the enclosing scroll view.
  private var isWholeScrolledContent: Bool {
    var node = parent
    while let current = node, !(current is any ScrollingNode) {
      var count = 0
      current.forEachChild { _ in count += 1 }
      if count > 1 { return false }
      node = current.parent
    }
    return node != nil
  }

  private var isInLoop: Bool { loop(outermost: false) != nil }

  private var outermostLoop: (any IdentifiedRows)? { loop(outermost: true) }

  /// The innermost or the outermost loop around the view in the enclosing part of the page that scrolls.
  private func loop(outermost: Bool) -> (any IdentifiedRows)? {
    var found: (any IdentifiedRows)?
    var node = parent
    let scope = environment.inherited.focusScope
    // The pages of a tab view can come from a loop, too.
    while let current = node, current.environment.inherited.focusScope === scope {
      if let loop = current as? any IdentifiedRows {
        found = loop
        if !outermost { return loop }
      }
      if outermost, current is any ScrollingNode { break }
      node = current.parent
    }
    return found
  }

  /// Whether a widget with a gesture is nothing to press by itself: the label of a control, what
  /// scrolls, or a background, whose gesture ends typing or closes what is over it.
  private func isPart(_ widget: Widget) -> Bool {
    if environment.focusReading != nil || widget.containsScroller || isPageOfRows { return true }
    return plainText.isEmpty && !widget.containsDrawing && widget.expandsHorizontally
      && widget.expandsVertically
  }

  override func apply(to widget: Widget, old: TapStopModifier?) {
    if old == nil, view.modifier.adjust != nil {
      adjustFocusable(in: widget)
      followTaps()
    }
    guard old == nil, widget.pointer.hasClass("tap-stop"),
      !stops.contains(where: { $0.widget === widget }), let role = view.modifier.role,
      let inner = widget.accessibleProxy
    else { return }
    // For assistive technology the wrapper is the button, and the view is its content.
    widget.accessibleProxy = nil
    // A view that is drawn elsewhere (`offset`) has its ring there.
    if inner.paintRank == PaintRank.transform.rawValue { widget.addClass("moved") }
    widget.setRole(self.role(role))
    environment.styledToggle?.show(on: widget)
    widget.isSensitive = environment.inherited.isEnabled
    let control = FocusableControl(self, widget, name: "a view with a tap")
    control.hasAbility = false
    control.isNamedByContent = true
    let keys = TapKeys(
      on: widget, adjustment: { [weak self] in self?.adjust($0) ?? false }
    ) { [weak widget, weak inner] in
      Self.activation(widget, inner)
    }
    stops.append(Stop(widget: widget, inner: inner, control: control, keys: keys))
    ShortChoices.add(control)
    followTaps()
  }

  /// Makes a slider of a view that is focusable by itself, for assistive technology and the arrow keys.
  private func adjustFocusable(in widget: Widget) {
    let focusable = widget.accessible
    guard focusable.isFocusableView, !focusables.contains(where: { $0.widget === widget }) else {
      return
    }
    focusable.setRole(.slider)
    let keys = TapKeys(
      on: focusable, adjustment: { [weak self] in self?.adjust($0) ?? false }, activation: { nil })
    focusables.append((widget, keys))
  }

  /// Runs the newest action. The value that follows from it is part of the name, whose change a screen reader
  /// announces.
  private func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
    guard let adjust = view.modifier.adjust,
      let widget = stops.first?.widget ?? focusables.first?.widget.accessible,
      widget.isSensitive
    else { return false }
    Updater.shared.event { adjust(direction) }
    return true
  }

  /// Announces the value that a button in the view has changed. The view itself is no stop then, so nothing has
  /// its name.
  private func announceValue() {
    guard view.modifier.adjust != nil, let value = spokenValue else { return }
    defer { self.value = value }
    guard let old = self.value, value != old, Updater.shared.isHandlingEvent,
      !stops.contains(where: { $0.control.hasAbility }), let focus = window.focusWidget,
      stops.contains(where: { $0.widget.contains(focus) }) || lastWidget?.contains(focus) == true
    else { return }
    AccessibilityNotification.Announcement(value).post()
  }

  /// The action of a tap, on the view itself or on the wrapper's content, or else the context menu.
  private static func activation(_ widget: Widget?, _ inner: Widget?) -> (() -> Void)? {
    tap(widget, inner) ?? widget.flatMap(MenuTrigger.activation)
  }

  /// The action of a tap, on the view itself or on the wrapper's content.
  private static func tap(_ widget: Widget?, _ inner: Widget?) -> (() -> Void)? {
    widget.flatMap { TapRecognizer.activation(of: $0) }
      ?? inner.flatMap { TapRecognizer.activation(of: $0.accessible) }
  }

  /// Makes a stop that is only there for its menu, as a message of a conversation, one of those of its loop, or a stop
  /// by itself.
  private func group(stopAt index: Int, hasTap: Bool) {
    let stop = stops[index]
    let isForMenu =
      hasTap && view.modifier.adjust == nil && !environment.isList
      && Self.tap(stop.widget, stop.inner) == nil
    let group = isForMenu ? menuStops : nil
    guard group !== stop.group else { return }
    stop.group?.remove(stop.widget)
    group?.insert(stop.widget)
    stops[index].group = group
  }

  /// The stops of the outermost loop in the enclosing part of the page that scrolls.
  private var menuStops: RovingStops? {
    guard let loop = outermostLoop else { return nil }
    let stops = loop.menuStops ?? RovingStops()
    loop.menuStops = stops
    return stops
  }

  func isUsed(_ stop: Widget) -> Bool {
    stops.contains { own in
      own.widget === stop
        && (view.modifier.adjust != nil || Self.activation(own.widget, own.inner) != nil)
    }
  }

  /// A gesture on an enclosing view is added later. Most views with recognizers to come are no stops.
  private func followTaps() {
    if view.modifier.role != nil || !stops.isEmpty { following.schedule() }
  }

  private func applyAbility() {
    for (index, stop) in stops.enumerated() {
      // A control inside may have been created meanwhile. Content that is hidden from assistive
      // technology may be shown to it later.
      let isVacant = isVacant(stop)
      let hasTap =
        !environment.hasNoTapStops && !belongsToAdjustable
        && (view.modifier.adjust != nil || Self.activation(stop.widget, stop.inner) != nil)
        && (!containsControl(stop.inner)
          || hasElement(stop.inner) && !text(withButtons: false).isEmpty)
        && !stop.widget.hasClass("row-tap") && !isVacant
      // What the program hides is no stop, and is hidden like its content unless a control is in it.
      let isSilent = environment.hasNoTapStops && !containsControl(stop.inner)
      if isVacant != stop.isVacant || isSilent != stop.isSilent {
        (stops[index].isVacant, stops[index].isSilent) = (isVacant, isSilent)
        stop.widget.setAccessibleHidden(isVacant || isSilent)
      }
      showTexts(ofStopAt: index, arePressed: hasTap)
      group(stopAt: index, hasTap: hasTap)
      guard hasTap != stop.control.hasAbility else { continue }
      if !hasTap { window.willLoseFocusability(stop.widget) }
      stop.widget.pointer.isFocusable = hasTap
      stop.control.hasAbility = hasTap
    }
  }

  /// Whether all that could be pressed has gone, as the cards of a deck that is dealt, and no name says what is
  /// there.
  private func isVacant(_ stop: Stop) -> Bool {
    view.modifier.isImplied && !stop.widget.isNamed
      && stop.inner.pointer.isVacant(ignoring: _FrameModifier.narrowClass)
  }

  /// Takes texts out of the order of Tab, or puts them back. Others may have come or gone.
  private func showTexts(ofStopAt index: Int, arePressed: Bool) {
    let labels = arePressed ? stops[index].inner.selectableTexts : []
    guard !labels.isEmpty || !stops[index].texts.isEmpty else { return }
    if !arePressed { for text in stops[index].texts.values { text.restore() } }
    var texts: [UnsafeMutableRawPointer: PressedText] = [:]
    for label in labels {
      texts[label.raw] = stops[index].texts[label.raw] ?? PressedText(label, in: window)
    }
    stops[index].texts = texts
  }

  private func nameStops() {
    guard stops.count == 1, !stops[0].widget.isNamed,
      !stops[0].widget.hasClass(ElementStop.styleClass)
    else { return }
    let title = environment.styledToggle?.name(around: self) ?? ""
    let own = stops[0].inner.containsControl ? ownText : plainText
    let text = title.isEmpty ? own : title
    if text.isEmpty {
      stops[0].widget.setAccessibleLabel("")
      stops[0].control.nameByNeighbours()
    } else {
      stops[0].widget.setAccessibleLabel(text)
    }
  }

  /// Once in a turn, however many of the texts inside change: all of them are read again.
  override func textChangedInside() {
    followTaps()
    super.textChangedInside()
  }
  override func colorChangedInside() { followTaps() }

  override func didUpdate(
    from old: ModifiedContent<Content, TapStopModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if old.modifier.role == nil, view.modifier.role != nil { addWrappers() }
    for stop in stops {
      if environmentChanged { stop.control.environmentChanged() }
      environment.styledToggle?.show(on: stop.widget)
    }
    followTaps()
  }

  override func remove(_ widget: Widget) {
    if let index = stops.firstIndex(where: { $0.inner === widget }) {
      let stop = stops.remove(at: index)
      stop.group?.remove(stop.widget)
      stop.control.unmount()
    }
    focusables.removeAll { $0.widget === widget }
    super.remove(widget)
  }

  // MARK: Structure

  override var lastFocusItem: FocusItem? { super.lastFocusItem ?? stops.last?.control.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {
    for stop in stops { visit(stop.control.item) }
    super.forEachFocusItem(visit)
  }

  override func unmount() {
    super.unmount()
    for stop in stops {
      stop.group?.remove(stop.widget)
      stop.control.unmount()
    }
    stops = []
    focusables = []
  }
}

private struct NoTapStopsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct InAdjustableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct PartOfElementKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TapRoleKey: EnvironmentKey {
  static var defaultValue: AccessibleRole? { nil }
}

extension EnvironmentValues {
  /// Whether an enclosing view hides what is in it from assistive technology.
  var hasNoTapStops: Bool {
    get { self[NoTapStopsKey.self] }
    set { self[NoTapStopsKey.self] = newValue }
  }

  /// Whether the arrow keys change the value of an enclosing view.
  var isInAdjustable: Bool {
    get { self[InAdjustableKey.self] }
    set { self[InAdjustableKey.self] = newValue }
  }

  /// Whether an enclosing view makes one element of what is in it: a value in it is not adjusted by itself.
  var isPartOfElement: Bool {
    get { self[PartOfElementKey.self] }
    set { self[PartOfElementKey.self] = newValue }
  }

  /// The role, by its traits, of an enclosing view that can be pressed.
  fileprivate var tapRole: AccessibleRole? {
    get { self[TapRoleKey.self] }
    set { self[TapRoleKey.self] = newValue }
  }
}
