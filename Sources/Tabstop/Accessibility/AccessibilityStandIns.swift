internal import CGtk
internal import FocusModel
internal import GtkBridge

extension View {
  /// Has assistive technology meet other views in place of this one: a slider for what is drawn
  /// as one. Nobody sees them, and the keyboard does not get to them. Mirrors SwiftUI.
  ///
  /// A control is met where the focus is: it stays, and has the name of what stands for it; for a
  /// `Toggle`, it is a check box.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let standIn = StandIn(content: representation())
    return accessibilityHidden(true).overlay { standIn }
      .modifier(RepresentationModifier(standIn: standIn.content))
  }

  /// Has assistive technology meet further views in this one, one for each thing that is drawn in
  /// it. Nobody sees them, and the keyboard does not get to them. Mirrors SwiftUI.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let standIn = StandIn(content: children())
    return overlay { standIn }
  }
}

/// What is on or off.
@MainActor
protocol OnOffView {
  var isOn: Binding<Bool> { get }
}

extension Toggle: OnOffView {}

private struct RepresentationModifier<StandIn: View>: _PrimitiveModifier {
  let standIn: StandIn

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    RepresentationNode(view, context)
  }
}

/// Gives a control the name of what stands for it, and does without that.
private final class RepresentationNode<Content: View, StandIn: View>:
  ModifierNode<Content, RepresentationModifier<StandIn>>
{
  private var control: Widget?

  override init(
    _ view: ModifiedContent<Content, RepresentationModifier<StandIn>>, _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
    guard let layers = lastWidget, case let met = layers.accessible,
      window.focusables[met.raw] != nil,
      let content = gtk_widget_get_first_child(layers.pointer),
      let standIn = gtk_widget_get_last_child(layers.pointer)
    else { return }
    Widget(content).setAccessibleHidden(false)
    Widget(standIn).setAccessibleHidden(true)
    control = met
    met.isNamed = true
    if view.modifier.standIn is any OnOffView { met.setRole(GTK_ACCESSIBLE_ROLE_CHECKBOX) }
    tell()
  }

  private func tell() {
    // (Of the two, the content is hidden, and says nothing.)
    control?.setAccessibleLabel(plainText, byProgram: true)
    guard control != nil, let standIn = view.modifier.standIn as? any OnOffView else { return }
    control?.setAccessibleChecked(track { standIn.isOn.wrappedValue })
  }

  override func evaluate() {
    super.evaluate()
    tell()
  }

  override func textChangedInside() {
    tell()
    super.textChangedInside()
  }
}

/// Views that are there for assistive technology alone.
private struct StandIn<Content: View>: _PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    StandInNode(view, context)
  }
}

private final class StandInNode<Content: View>: ContainerNode<StandIn<Content>, Content> {
  private let scope = FocusScope()

  init(_ view: StandIn<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(LayeredLayout()))
    gtk_widget_set_opacity(widget.pointer, 0)
    gtk_widget_set_can_target(widget.pointer, 0)
    gtk_widget_set_can_focus(widget.pointer, 0)
    makeContent()
  }

  override func insert(_ widget: Widget, after previous: Widget?) {
    super.insert(widget, after: previous)
    widget.tellUnfocusable()
  }

  override var content: Content { view.content }
  override func align(_ child: Widget) { Alignment.center.apply(to: child) }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.focusTarget = nil
    environment.inherited.focusScope = scope
    environment.inherited.label = nil
  }

  override var lastFocusItem: FocusItem? { nil }
  override func focusItem(before child: _Node) -> FocusItem? { nil }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {}
}

extension Widget {
  /// Has nothing in the widget say that it could have the focus.
  fileprivate func tellUnfocusable() {
    gtk_widget_set_focusable(pointer, 0)
    var child = gtk_widget_get_first_child(pointer)
    while let current = child {
      Widget(current).tellUnfocusable()
      child = gtk_widget_get_next_sibling(current)
    }
  }
}
