internal import CGtk
internal import GtkBridge

/// A view that arranges its children below each other, 8 points apart by default. Mirrors SwiftUI's
/// `VStack`.
@preconcurrency
@MainActor
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content
  /// Whether rows of collections are created when they come near the visible part of a scroll view.
  var isLazy = false
}

extension VStack: View, _PrimitiveView where Content: View {
  /// Creates a stack.
  /// - Parameters:
  ///   - alignment: The alignment of views that are narrower than the stack.
  ///   - spacing: Between the views, in points; 8 if `nil`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    VStackNode(view, context)
  }
}

/// A view that arranges its children side by side, in reading direction. Mirrors SwiftUI's
/// `HStack`.
@preconcurrency
@MainActor
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content
  var isLazy = false
}

extension HStack: View, _PrimitiveView where Content: View {
  /// Creates a stack.
  /// - Parameters:
  ///   - alignment: The alignment of views that are lower than the stack.
  ///   - spacing: Between the views, in points; 8 if `nil`.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    HStackNode(view, context)
  }
}

private class StackNode<V, Content>: ContainerNode<V, Content> {
  private let layout: StackLayout

  private var placement: RowPlacement?
  override var rowPlacement: RowPlacement? { placement }
  override var stacksDownwards: Bool { layout.axis == .vertical }
  override var hasViewsBeside: Bool {
    layout.axis == .horizontal && laidOutChildren(of: widget.pointer).count > 1
  }

  init(_ view: V, _ context: _Context, axis: Orientation, spacing: Double?, isLazy: Bool) {
    layout = StackLayout(axis, spacing: spacing)
    super.init(view, context, widget: .container(layout))
    widget.isVisitedInOrder = true
    if isLazy { makeRowsLazily() }
  }

  private func makeRowsLazily() {
    let axis: Axis = layout.axis == .vertical ? .vertical : .horizontal
    placement = enclosingRowViewport(along: axis).map { [layout] in
      RowPlacement(
        viewport: $0, axis: axis, container: widget, spacing: { Double(layout.spacing) },
        isTabbedThrough: true)
    }
  }

  final func setSpacing(_ spacing: Double?) {
    layout.setSpacing(spacing)
    widget.pointer.queueResize()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    if layout.axis == .vertical {
      environment.inherited.startArea(.vertical)
    } else {
      environment.inherited.stackAxis = .horizontal
    }
  }

  final func alignAll() {
    child.forEachWidget(align)
  }
}

private final class VStackNode<Content: View>: StackNode<VStack<Content>, Content> {
  init(_ view: VStack<Content>, _ context: _Context) {
    super.init(
      view, context, axis: .vertical, spacing: view.spacing, isLazy: view.isLazy)
    makeContent()
  }

  override var content: Content { view.content }

  override func align(_ child: Widget) {
    view.alignment.apply(to: child)
  }

  override func didUpdate(from old: VStack<Content>, environmentChanged: Bool) {
    if old.spacing != view.spacing { setSpacing(view.spacing) }
    if old.alignment != view.alignment { alignAll() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

private final class HStackNode<Content: View>: StackNode<HStack<Content>, Content> {
  init(_ view: HStack<Content>, _ context: _Context) {
    super.init(
      view, context, axis: .horizontal, spacing: view.spacing, isLazy: view.isLazy)
    makeContent()
  }

  override var content: Content { view.content }

  override func align(_ child: Widget) {
    view.alignment.apply(to: child)
  }

  override func didUpdate(from old: HStack<Content>, environmentChanged: Bool) {
    if old.spacing != view.spacing { setSpacing(view.spacing) }
    if old.alignment != view.alignment { alignAll() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// A view that arranges its children over each other, the last in front. Mirrors SwiftUI's
/// `ZStack`.
@preconcurrency
@MainActor
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View, _PrimitiveView where Content: View {
  /// Creates a stack.
  /// - Parameter alignment: The alignment of views that are smaller than the largest.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ZStackNode(view, context)
  }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
  init(_ view: ZStack<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(LayeredLayout()))
    widget.isVisitedInOrder = true
    makeContent()
    child.forEachWidget { if $0.zIndex != 0 { align($0) } }
  }

  override var content: Content { view.content }

  private lazy var order = LayerOrder(in: widget) { [weak self] in
    self?.isMounted == true ? self?.child : nil
  }
  private lazy var isOnShape = startsWithShape(view.content)

  override func align(_ child: Widget) {
    view.alignment.apply(to: child)
    order.changed(child)
  }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    // A spacer directly inside expands in both directions, whatever the enclosing stack.
    environment.inherited.stackAxis = nil
    if isOnShape {
      environment.inherited.drawnBox = .box
    } else if environment.inherited.drawnBox == .none {
      environment.inherited.drawnBox = .layers
    }
  }

  override func didUpdate(from old: ZStack<Content>, environmentChanged: Bool) {
    if old.alignment != view.alignment { child.forEachWidget(align) }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// A view that takes the remaining space. A stack without a `spacing` adds none beside it. Mirrors SwiftUI's
/// `Spacer`.
public struct Spacer: _PrimitiveView {
  let minLength: Double?

  /// Creates a spacer.
  /// - Parameter minLength: The minimum length, in points; 8 in a stack if `nil`.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  public static func _makeNode(_ view: Spacer, _ context: _Context) -> _ViewNode<Spacer> {
    SpacerNode(view, context)
  }
}

private final class SpacerNode: _ViewNode<Spacer> {
  private let widget = Widget.box(vertical: false)

  override init(_ view: Spacer, _ context: _Context) {
    super.init(view, context)
    widget.setAccessibleHidden(true)
    // All others choose before a spacer.
    widget.layoutPriority = -.infinity
    evaluate()
  }

  override func evaluate() {
    // In a stack the least length is the stack's: a frame around a spacer may be shorter.
    let spacer = view.minLength == nil ? SpacerTrait.spacerOfDefaultLength : .spacer
    if widget.spacer != spacer {
      widget.spacer = spacer
      widget.pointer.queueResize()
    }
    let length = pixels((view.minLength ?? 0).taken(as: "A spacer's length", in: .sizes))
    let axis = environment.inherited.stackAxis
    widget.expandsHorizontally = axis != .vertical
    widget.expandsVertically = axis != .horizontal
    widget.pointer.setSizeRequest(
      axis == .vertical ? -1 : length, axis == .horizontal ? -1 : length)
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}

/// A line between views. Mirrors SwiftUI's `Divider`.
public struct Divider: _PrimitiveView {
  /// Creates a horizontal line; in an `HStack` a vertical one.
  public init() {}

  public static func _makeNode(_ view: Divider, _ context: _Context) -> _ViewNode<Divider> {
    DividerNode(view, context)
  }
}

private final class DividerNode: _ViewNode<Divider>, DividingNode {
  private let widget = Widget(gtk_separator_new(.horizontal))

  override init(_ view: Divider, _ context: _Context) {
    super.init(view, context)
    widget.setAccessibleHidden(true)
    evaluate()
  }

  override func evaluate() {
    let isUpright = environment.inherited.stackAxis == .horizontal
    gtk_orientable_set_orientation(
      widget.opaque, isUpright ? .vertical : .horizontal)
    widget.expandsVertically = isUpright
    widget.expandsHorizontally = !isUpright
  }
  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}
