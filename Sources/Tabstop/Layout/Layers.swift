internal import FocusModel
internal import GtkBridge

extension View {
  /// Adds another view in front of this one, in its bounds. Mirrors SwiftUI.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Puts a view in front of this one, as SwiftUI first spelled it.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }

  /// Adds another view behind this one, in its bounds. Mirrors SwiftUI.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }

  /// Puts a view behind this one, as SwiftUI first spelled it.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }
}

@MainActor
package struct LayerModifier<Layer> {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool
  /// Whether the layer is not drawn itself, but masks the view.
  var isMask = false
}

extension LayerModifier: ViewModifier, _PrimitiveModifier where Layer: View {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    LayerNode(view, context)
  }
}

/// Adds a view to each widget of the content, as SwiftUI gives each view of a `Group` its own
/// background.
private final class LayerNode<Content: View, Layer: View>:
  _ViewNode<ModifiedContent<Content, LayerModifier<Layer>>>, WidgetHost
{
  private var main: _ViewNode<Content>?
  /// The cells in the order of the content's widgets. There is at least one, without a widget if
  /// the content has none.
  private var cells: [LayerCell<Layer>] = []
  private var search = NearbySearch()
  private var isInserting = true

  override init(
    _ view: ModifiedContent<Content, LayerModifier<Layer>>, _ context: _Context
  ) {
    super.init(view, context)
    if !view.modifier.isInFront { addCell(with: nil, at: 0) }
    let main = Content._makeNode(
      view.content, _Context(below: self, environment: mainEnvironment))
    self.main = main
    insertWidgets(of: main)
    if cells.isEmpty { addCell(with: nil, at: 0) }
    isInserting = false
  }

  private func addCell(with widget: Widget?, at index: Int) {
    let cell = LayerCell(view.modifier, childContext)
    // While its layer is created, the layer's place in the focus order is requested.
    cells.insert(cell, at: index)
    if let widget { cell.adopt(widget) }
    cell.makeLayer()
  }

  /// A background, or a shape in front, is a box around the main view.
  override var drawsBox: Bool { isBox }
  private lazy var isBox =
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

  override func didUpdate(
    from old: ModifiedContent<Content, LayerModifier<Layer>>, environmentChanged: Bool
  ) {
    if environmentChanged { contentEnvironment = nil }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func evaluate() {
    main?.update(view.content, in: mainEnvironment)
    for cell in cells { cell.update(view.modifier, in: environment) }
  }

  // MARK: Host

  override var modifiedContent: _Node? { main }
  override var childHost: any WidgetHost { self }

  private func index(of widget: Widget) -> Int? {
    search.firstIndex(in: cells) { $0.main === widget }
  }

  private func index(after previous: Widget?) -> Int {
    previous.flatMap(index(of:)).map { $0 + 1 } ?? 0
  }

  private func outer(before index: Int) -> Widget? {
    index > 0 ? cells[index - 1].widget : widgetBeforeSelf
  }

  func insert(_ widget: Widget, after previous: Widget?) {
    if cells.count == 1, cells[0].main == nil {
      cells[0].adopt(widget)
      if !isInserting { host.layoutChanged(of: cells[0].widget) }
    } else {
      let index = index(after: previous)
      addCell(with: widget, at: index)
      if !isInserting { host.insert(cells[index].widget, after: outer(before: index)) }
    }
  }

  func remove(_ widget: Widget) {
    guard let index = index(of: widget) else { return }
    let cell = cells[index]
    cell.release()
    guard cells.count > 1 else { return }
    cells.remove(at: index)
    cell.unmount()
    window.willRemove(cell.widget)
    host.remove(cell.widget)
  }

  func move(_ widget: Widget, after previous: Widget?) {
    guard cells.count > 1, let old = index(of: widget) else { return }
    let cell = cells.remove(at: old)
    let index = index(after: previous)
    host.move(cell.widget, after: outer(before: index))
    cells.insert(cell, at: index)
  }

  func layoutChanged(of widget: Widget) {
    guard let index = index(of: widget) else { return }
    cells[index].mainChanged()
    if !isInserting { host.layoutChanged(of: cells[index].widget) }
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if !view.modifier.isInFront { cells.forEach(visit) }
    if let main { visit(main) }
    if view.modifier.isInFront { cells.forEach(visit) }
  }

  override func widget(before child: _Node) -> Widget? { nil }

  override var lastWidget: Widget? { cells.last?.widget }
  override func forEachWidget(_ visit: (Widget) -> Void) {
    for cell in cells { visit(cell.widget) }
  }
}

/// A widget of the content and its layer; both have the widget's size.
private final class LayerCell<Layer: View>: _ViewNode<LayerModifier<Layer>>, WidgetHost {
  let widget: Widget
  private(set) var main: Widget?
  private let layout = LayeredLayout()
  private var layer: _ViewNode<Layer>?
  private var isInserting = true

  override init(_ view: LayerModifier<Layer>, _ context: _Context) {
    widget = view.isMask ? .masked(layout) : .container(layout)
    super.init(view, context)
  }

  func makeLayer() {
    let layer = Layer._makeNode(view.layer, _Context(below: self, environment: layerEnvironment))
    self.layer = layer
    insertWidgets(of: layer)
    isInserting = false
  }

  /// Adopts a widget of the content.
  func adopt(_ main: Widget) {
    self.main = main
    layout.primary = main
    widget.insert(main, after: view.isInFront ? nil : layer?.lastWidget)
    mainChanged()
  }

  /// The layer has the content's size.
  override func givesLength(along axis: Axis) -> Bool? { true }

  func release() {
    guard let main else { return }
    layout.primary = nil
    widget.remove(main)
    self.main = nil
  }

  /// Called when the content's widget is new, or has another size request.
  func mainChanged() {
    guard let main else { return }
    view.alignment.apply(to: main)
    // Assistive technology sees a control or a text here, but not a painted area.
    let met = main.accessible
    if met.pointer.isLabel || met.containsFocusable { widget.accessibleProxy = main }
    // Only the main view determines whether both expand.
    widget.expandsHorizontally = main.expandsHorizontally
    widget.expandsVertically = main.expandsVertically
    widget.takeLayoutTraits(of: main)
  }

  override func didUpdate(from old: LayerModifier<Layer>, environmentChanged: Bool) {
    if environmentChanged { changedEnvironment = nil }
    if old.alignment != view.alignment {
      if let main { view.alignment.apply(to: main) }
      layer?.forEachWidget(view.alignment.apply)
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func evaluate() { layer?.update(view.layer, in: layerEnvironment) }

  private var changedEnvironment: EnvironmentValues?

  private var layerEnvironment: EnvironmentValues {
    if environment.inherited.isInLayer { return environment }
    if let changedEnvironment { return changedEnvironment }
    var environment = self.environment
    environment.inherited.isInLayer = true
    changedEnvironment = environment
    return environment
  }

  // MARK: Host

  override var childHost: any WidgetHost { self }

  func insert(_ widget: Widget, after previous: Widget?) {
    self.widget.insert(widget, after: previous)
    layoutChanged(of: widget)
  }

  func remove(_ widget: Widget) { self.widget.remove(widget) }

  func move(_ widget: Widget, after previous: Widget?) { insert(widget, after: previous) }

  func layoutChanged(of widget: Widget) {
    view.alignment.apply(to: widget)
    if !isInserting, let main { parent?.childHost.layoutChanged(of: main) }
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let layer { visit(layer) }
  }
  override var contentInFront: _Node? { view.isInFront ? nil : parent?.modifiedContent }
  override func widget(before child: _Node) -> Widget? { view.isInFront ? main : nil }
  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}
