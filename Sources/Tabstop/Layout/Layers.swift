internal import CGtk
internal import FocusModel
internal import GtkBridge

extension View {
  /// Another view in front of this one, in its bounds. Mirrors SwiftUI.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// The spelling of SwiftUI's first years.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }

  /// Another view behind this one, in its bounds. Mirrors SwiftUI.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }

  /// The spelling of SwiftUI's first years.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }
}

struct LayerModifier<Layer: View>: _PrimitiveModifier {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool
  /// Whether the layer is not seen itself, but says where the view is.
  var isMask = false

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    LayerNode(view, context)
  }
}

/// The content and one more view, in one place; the content's size is that of both.
private final class LayerNode<Content: View, Layer: View>:
  _ViewNode<ModifiedContent<Content, LayerModifier<Layer>>>, WidgetHost
{
  private let layout = LayeredLayout()
  private let widget: Widget
  private var main: _ViewNode<Content>?
  private var layer: _ViewNode<Layer>?
  private var isInserting = true

  override init(
    _ view: ModifiedContent<Content, LayerModifier<Layer>>, _ context: _Context
  ) {
    widget = view.modifier.isMask ? .masked(layout) : .container(layout)
    super.init(view, context)
    if !view.modifier.isInFront { makeLayer() }
    let main = Content._makeNode(
      view.content, _Context(below: self, environment: mainEnvironment))
    self.main = main
    insertWidgets(of: main)
    if view.modifier.isInFront { makeLayer() }
    isInserting = false
  }

  /// A background, or a shape in front, is a box around the main view.
  private lazy var drawsBox =
    !view.modifier.isMask && (!view.modifier.isInFront || isShape(Layer.self))
  private var contentEnvironment: EnvironmentValues?

  private var mainEnvironment: EnvironmentValues {
    guard drawsBox else { return environment }
    if let contentEnvironment { return contentEnvironment }
    var environment = self.environment
    environment.inherited.drawnBox = .box
    contentEnvironment = environment
    return environment
  }

  private func makeLayer() {
    let layer = Layer._makeNode(view.modifier.layer, childContext)
    self.layer = layer
    insertWidgets(of: layer)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, LayerModifier<Layer>>, environmentChanged: Bool
  ) {
    if old.modifier.alignment != view.modifier.alignment {
      main?.forEachWidget(view.modifier.alignment.apply)
      layer?.forEachWidget(view.modifier.alignment.apply)
    }
    if environmentChanged { contentEnvironment = nil }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func evaluate() {
    main?.update(view.content, in: mainEnvironment)
    layer?.update(view.modifier.layer, in: environment)
  }

  // MARK: Host

  override var childHost: any WidgetHost { self }

  func insert(_ widget: Widget, after previous: Widget?) {
    self.widget.insert(widget, after: previous)
    layoutChanged(of: widget)
  }

  func remove(_ widget: Widget) {
    if layout.primary === widget { layout.primary = nil }
    self.widget.remove(widget)
  }

  func move(_ widget: Widget, after previous: Widget?) { insert(widget, after: previous) }

  func layoutChanged(of widget: Widget) {
    view.modifier.alignment.apply(to: widget)
    let isMain = main?.isSource(of: widget) == true
    if isMain, layout.primary == nil || layout.primary === widget {
      layout.primary = widget
      // A control or a text is what assistive technology meets here; a painted area is not.
      let met = widget.accessible
      if tabstop_is_label(met.raw) != 0 || met.containsFocusable {
        self.widget.accessibleProxy = widget
      }
      // The main view alone decides whether the whole grows.
      self.widget.expandsHorizontally = widget.expandsHorizontally
      self.widget.expandsVertically = widget.expandsVertically
      self.widget.takeLayoutTraits(of: widget)
    }
    if !isInserting { host.layoutChanged(of: self.widget) }
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if !view.modifier.isInFront, let layer { visit(layer) }
    if let main { visit(main) }
    if view.modifier.isInFront, let layer { visit(layer) }
  }

  override func widget(before child: _Node) -> Widget? {
    lastWidget(before: child)
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}

extension _Node {
  /// Whether `widget` is one of this node's outermost.
  fileprivate func isSource(of widget: Widget) -> Bool {
    var isMine = false
    forEachWidget { if $0 === widget { isMine = true } }
    return isMine
  }
}
