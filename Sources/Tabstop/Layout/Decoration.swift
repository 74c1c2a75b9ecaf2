internal import FocusModel
internal import GtkBridge

/// A modifier that changes each widget of its view. It adds a wrapper widget only if GTK has no
/// other way.
protocol Decoration: _PrimitiveModifier {
  /// Creates a wrapper around `widget`, if this decoration needs one there.
  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget?
  /// Applies the decoration to `widget`, which has that of `old` if there is one.
  func apply(to widget: Widget, old: Self?, _ environment: InheritedValues)
  /// Paints `widget` as with this decoration, although it has `own`. By default it does nothing.
  func present(on widget: Widget, insteadOf own: Self, in pass: PaintPass)
  /// Whether this draws a box around the content.
  var drawsBox: Bool { get }
  /// The text for assistive technology that replaces the text inside.
  var spokenText: String? { get }
  /// The value for assistive technology, which follows the text inside where no control has it.
  var spokenValue: String? { get }
  /// The hint for assistive technology, which describes the control whose label the view is.
  var spokenHint: String? { get }
  /// Whether views inside with a tap gesture are no buttons: the keyboard does not reach them.
  var hasNoTapStops: Bool { get }
  /// Whether the content gets a length along an axis from this; `nil` if it gets that of the view.
  func givesLength(along axis: Axis) -> Bool?
}

extension Decoration {
  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? { nil }
  func present(on widget: Widget, insteadOf own: Self, in pass: PaintPass) {}
  var drawsBox: Bool { false }
  var spokenText: String? { nil }
  var spokenValue: String? { nil }
  var spokenHint: String? { nil }
  var hasNoTapStops: Bool { false }
  func givesLength(along axis: Axis) -> Bool? { nil }

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    DecorationNode(decorating: view, context)
  }
}

extension _Node {
  /// Whether the outermost views, which have a single one inside, draw a box around all the others.
  final var isInOwnBox: Bool {
    if drawsBox { return true }
    var children: [_Node] = []
    forEachChild { children.append($0) }
    return children.count == 1 && children[0].isInOwnBox
  }
}

/// Passes the decorated widgets of the content on to the host.
class DecorationNode<Content, Modifier: Decoration>:
  ModifierNode<Content, Modifier>, WidgetHost
{
  /// The content's widgets, with the widget that represents each in the host.
  private var pairs: [(inner: Widget, outer: Widget)] = []
  private var search = NearbySearch()

  init(decorating view: ModifiedContent<Content, Modifier>, _ context: _Context)
  where Content: View {
    super.init(view, context)
    makeContent()
    child.forEachWidget { pairs.append(($0, decorate($0))) }
    if view.modifier.spokenHint != nil { hintChangedInside() }
  }

  private func decorate(_ widget: Widget) -> Widget {
    if widget.isRowGap { return widget }
    guard let wrapper = makeWrapper(around: widget) else {
      apply(to: widget, old: nil)
      return widget
    }
    wrap(widget, in: wrapper)
    return wrapper
  }

  override var drawsBox: Bool { view.modifier.drawsBox }
  override func givesLength(along axis: Axis) -> Bool? { view.modifier.givesLength(along: axis) }

  /// Creates the wrapper around `widget`, if the decoration needs one there.
  func makeWrapper(around widget: Widget) -> Widget? {
    view.modifier.makeWrapper(around: widget, environment.inherited)
  }

  override func modify(_ environment: inout EnvironmentValues) {
    if view.modifier.drawsBox { environment.inherited.drawnBox = .box }
    if view.modifier.hasNoTapStops { environment.hasNoTapStops = true }
  }

  override func hasSameEffect(as old: Modifier) -> Bool {
    old.hasNoTapStops == view.modifier.hasNoTapStops
  }

  /// Adds the wrappers that the decoration needs by now. What is wrapped leaves its place for a moment, so a view with
  /// the focus in it stays as it is.
  final func addWrappers() {
    for (index, pair) in pairs.enumerated()
    where pair.inner === pair.outer && !pair.inner.isRowGap {
      if let focus = window.focusWidget, pair.inner.contains(focus) { continue }
      guard let wrapper = makeWrapper(around: pair.inner) else { continue }
      host.remove(pair.outer)
      wrap(pair.inner, in: wrapper)
      pairs[index].outer = wrapper
      host.insert(wrapper, after: outer(before: index))
    }
  }

  private func wrap(_ widget: Widget, in wrapper: Widget) {
    wrapper.insert(widget, after: nil)
    wrapper.accessibleProxy = widget
    wrapper.takeLayoutTraits(of: widget)
    apply(to: wrapper, old: nil)
  }

  /// Applies the decoration to `widget`.
  func apply(to widget: Widget, old: Modifier?) {
    view.modifier.apply(to: widget, old: old, environment.inherited)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, Modifier>, environmentChanged: Bool
  ) {
    if !isBitwiseEqual(old.modifier, view.modifier) {
      if let pass = PaintPass.current {
        let shown = view.modifier
        view.modifier = old.modifier
        for pair in pairs where !pair.inner.isRowGap {
          shown.present(on: pair.outer, insteadOf: old.modifier, in: pass)
        }
        return super.didUpdate(from: old, environmentChanged: environmentChanged)
      }
      for pair in pairs where !pair.inner.isRowGap {
        apply(to: pair.outer, old: old.modifier)
        host.layoutChanged(of: pair.outer)
      }
      let (before, now) = (old.modifier, view.modifier)
      if Axis.allCases.contains(where: {
        before.givesLength(along: $0) != now.givesLength(along: $0)
      }) {
        child.givenLengthsChanged()
      }
      if old.modifier.spokenText != view.modifier.spokenText
        || old.modifier.spokenValue != view.modifier.spokenValue
      {
        textChangedInside()
      }
      if old.modifier.spokenHint != view.modifier.spokenHint { hintChangedInside() }
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func text(withButtons: Bool) -> String {
    if let value = view.modifier.spokenValue, !value.isEmpty, !hasControl {
      let text = super.text(withButtons: withButtons)
      return text.isEmpty ? value : "\(text), \(value)"
    }
    guard let text = view.modifier.spokenText else {
      return super.text(withButtons: withButtons)
    }
    if !withButtons && isOnButton { return "" }
    // A name replaces the texts inside, not the value.
    guard !text.isEmpty, !hasControl, let value = super.spokenValue, !value.isEmpty else {
      return text
    }
    return "\(text), \(value)"
  }

  override var spokenValue: String? {
    view.modifier.spokenText == "" ? nil : view.modifier.spokenValue ?? super.spokenValue
  }

  override var spokenHint: String? {
    guard view.modifier.spokenText != "" else { return nil }
    guard let hint = view.modifier.spokenHint else { return super.spokenHint }
    return hasControl ? nil : hint
  }

  private var hasControl: Bool { pairs.contains { $0.outer.containsFocusable } }

  /// Whether the decorated view is a button that is a stop of its own: a spoken text is its name.
  private var isOnButton: Bool {
    var node: _Node = self
    while !node.isButton {
      var children: [_Node] = []
      node.forEachChild { children.append($0) }
      guard children.count == 1 else { return false }
      node = children[0]
    }
    return node.lastFocusItem != nil
  }
  override var replacesText: Bool { view.modifier.spokenText != nil }
  override var isArrow: Bool { view.modifier.spokenText == nil && super.isArrow }
  override var symbol: String? { view.modifier.spokenText == nil ? super.symbol : nil }

  // MARK: Host

  override var childHost: any WidgetHost { self }
  var rowPlacement: RowPlacement? { host.rowPlacement }
  var isLazyGrid: Bool { host.isLazyGrid }
  var stacksDownwards: Bool { host.stacksDownwards }
  var hasViewsBeside: Bool { host.hasViewsBeside }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { pairs.last?.outer }
  override func forEachWidget(_ visit: (Widget) -> Void) {
    for pair in pairs { visit(pair.outer) }
  }

  private func index(after previous: Widget?) -> Int {
    previous.flatMap(index(of:)).map { $0 + 1 } ?? 0
  }

  private func index(of widget: Widget) -> Int? {
    search.firstIndex(in: pairs) { $0.inner === widget }
  }

  private func outer(before index: Int) -> Widget? {
    index > 0 ? pairs[index - 1].outer : widgetBeforeSelf
  }

  func insert(_ widget: Widget, after previous: Widget?) {
    let index = index(after: previous)
    let outer = decorate(widget)
    host.insert(outer, after: self.outer(before: index))
    pairs.insert((widget, outer), at: index)
  }

  func remove(_ widget: Widget) {
    guard let index = index(of: widget) else { return }
    let pair = pairs.remove(at: index)
    host.remove(pair.outer)
    if pair.outer !== pair.inner { pair.outer.remove(pair.inner) }
  }

  func move(_ widget: Widget, after previous: Widget?) {
    guard let old = index(of: widget) else { return }
    let pair = pairs.remove(at: old)
    let index = index(after: previous)
    host.move(pair.outer, after: outer(before: index))
    pairs.insert(pair, at: index)
  }

  func layoutChanged(of widget: Widget) {
    guard !widget.isRowGap, let index = index(of: widget) else { return }
    let pair = pairs[index]
    apply(to: pair.outer, old: view.modifier)
    host.layoutChanged(of: pair.outer)
  }
}
