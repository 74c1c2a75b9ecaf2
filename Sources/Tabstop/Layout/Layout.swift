package import GtkBridge

/// A layout of views, independent of the views: the common part of SwiftUI's `Layout`, which needs
/// Foundation's geometry and is therefore in TabstopFoundation, and of Tabstop's own stacks.
public protocol _Arranging {
  /// - Parameter old: The previous arrangement, of this layout or another.
  @MainActor func _arrangement(after old: _Arrangement?) -> _Arrangement
}

extension _Arranging {
  /// Arranges the views of `content` by this layout. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// The layout of a widget's children: the delegate that arranges them, and their alignment.
@MainActor
public struct _Arrangement {
  package let delegate: any LayoutDelegate
  /// The alignment of a widget across a stack; `nil` leaves it to the delegate.
  var horizontal: HorizontalAlignment?
  var vertical: VerticalAlignment?
  var axis: Axis?
  var isLayered = false
  /// Whether each view is a pane, to which F6 goes.
  var separatesPanes = false

  /// Whether the delegate takes all the space offered, if the views do not decide that.
  private(set) var fills: ((WidgetPointer) -> (horizontally: Bool, vertically: Bool))?

  package init(
    _ delegate: any LayoutDelegate,
    fills: ((WidgetPointer) -> (horizontally: Bool, vertically: Bool))? = nil
  ) {
    self.delegate = delegate
    self.fills = fills
  }
}

/// A layout that arranges views side by side. Mirrors SwiftUI's `HStackLayout`.
public struct HStackLayout: _Arranging, Sendable {
  /// The alignment of the views across the stack's axis.
  public var alignment: VerticalAlignment
  /// The space between two views, in points; 8 if `nil`.
  public var spacing: Double?

  /// Creates a layout; views are centered by default.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _arrangement(after old: _Arrangement?) -> _Arrangement {
    var arrangement = _Arrangement(StackLayout(.horizontal, spacing: spacing))
    arrangement.vertical = alignment
    arrangement.axis = .horizontal
    return arrangement
  }
}

/// A layout that arranges views below each other. Mirrors SwiftUI's `VStackLayout`.
public struct VStackLayout: _Arranging, Sendable {
  /// The alignment of the views across the stack's axis.
  public var alignment: HorizontalAlignment
  /// The space between two views, in points; 8 if `nil`.
  public var spacing: Double?

  /// Creates a layout; views are centered by default.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _arrangement(after old: _Arrangement?) -> _Arrangement {
    var arrangement = _Arrangement(StackLayout(.vertical, spacing: spacing))
    arrangement.horizontal = alignment
    arrangement.axis = .vertical
    return arrangement
  }
}

/// A layout that arranges views over each other. Mirrors SwiftUI's `ZStackLayout`.
public struct ZStackLayout: _Arranging, Sendable {
  /// The alignment of the views across the stack's axis.
  public var alignment: Alignment

  /// Creates a layout; views are centered by default.
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }

  public func _arrangement(after old: _Arrangement?) -> _Arrangement {
    var arrangement = _Arrangement(LayeredLayout())
    arrangement.horizontal = alignment.horizontal
    arrangement.vertical = alignment.vertical
    arrangement.isLayered = true
    return arrangement
  }
}

/// A layout with its type erased. Views keep their state and their focus when another layout
/// replaces it. Mirrors SwiftUI's `AnyLayout`.
public struct AnyLayout: _Arranging {
  private let layout: any _Arranging

  /// Creates a layout with its type erased.
  public nonisolated init<L: _Arranging>(_ layout: L) { self.layout = layout }

  public func _arrangement(after old: _Arrangement?) -> _Arrangement {
    layout._arrangement(after: old)
  }
}

package struct LayoutView<Content> {
  let layout: any _Arranging
  let content: Content
}

extension LayoutView: View, _PrimitiveView where Content: View {
  package static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    LayoutNode(view, context)
  }
}

private final class LayoutNode<Content: View>: ContainerNode<LayoutView<Content>, Content> {
  private let switching: SwitchingLayout
  private var arrangement: _Arrangement

  init(_ view: LayoutView<Content>, _ context: _Context) {
    arrangement = view.layout._arrangement(after: nil)
    switching = SwitchingLayout(arrangement.delegate)
    super.init(view, context, widget: .container(switching))
    widget.isVisitedInOrder = true
    if arrangement.separatesPanes {
      widget.addClass(Panes.containerClass)
      window.needPanes()
    }
    makeContent()
    arrange()
  }

  override var content: Content { view.content }

  /// A layout of the program's mostly does; stacks do not.
  override func givesLength(along axis: Axis) -> Bool? {
    arrangement.axis == nil && !arrangement.isLayered ? true : nil
  }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.stackAxis = arrangement.axis
  }

  override func align(_ child: Widget) {
    // Without an alignment a widget fills its allocation, as a new one does.
    if let horizontal = arrangement.horizontal {
      horizontal.apply(to: child)
    } else {
      child.pointer.halign = .fill
    }
    if let vertical = arrangement.vertical {
      vertical.apply(to: child)
    } else {
      child.pointer.valign = .fill
    }
    order.changed(child)
  }

  private lazy var order = LayerOrder(in: widget) { [weak self] in
    self?.isMounted == true ? self?.child : nil
  }

  private func arrange() {
    order.isLayered = arrangement.isLayered
    child.forEachWidget(align)
    order.sort()
    if let fills = arrangement.fills?(widget.pointer) {
      widget.expandsHorizontally = fills.horizontally
      widget.expandsVertically = fills.vertically
    } else {
      widget.pointer.keepsExpansion(horizontal: false, vertical: false)
    }
    widget.pointer.queueResize()
  }

  override func didUpdate(from old: LayoutView<Content>, environmentChanged: Bool) {
    let axis = arrangement.axis
    arrangement = view.layout._arrangement(after: arrangement)
    switching.current = arrangement.delegate
    super.didUpdate(
      from: old, environmentChanged: environmentChanged || axis != arrangement.axis)
    arrange()
    host.layoutChanged(of: widget)
  }
}

/// A layout manager that can be replaced by another.
private final class SwitchingLayout: LayoutDelegate {
  var current: any LayoutDelegate

  init(_ current: any LayoutDelegate) { self.current = current }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    current.measure(container, orientation, forSize: forSize)
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    current.allocate(container, width: width, height: height)
  }

  func baseline(
    of container: WidgetPointer, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? {
    current.baseline(of: container, forWidth: width)
  }
}
