internal import GtkBridge

/// A view that shows the first of several views that fits its frame, else the last. Mirrors
/// SwiftUI's `ViewThatFits`. All of the views are created; those that do not fit are not drawn and
/// not announced, cannot have the focus, and their shortcuts and `onAppear` actions do not run.
///
/// The views are those that stand in `content`; those of one `ForEach` count as one view for the focus.
public struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first of several that fits.
  /// - Parameter axes: The directions in which a view must fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ViewThatFitsNode(view, context)
  }
}

private final class ViewThatFitsNode<Content: View>:
  ContainerNode<ViewThatFits<Content>, FittingCandidates>
{
  private let layout: FirstFitLayout
  private let choice = FittingChoice()

  init(_ view: ViewThatFits<Content>, _ context: _Context) {
    layout = FirstFitLayout(view.axes)
    super.init(view, context, widget: .container(layout))
    makeContent()
    layout.choose = { [choice, unowned self] in choice.choose($0, in: window) }
  }

  override var content: FittingCandidates { FittingCandidates(of: view.content, choice) }
  override func align(_ child: Widget) { Alignment.center.apply(to: child) }

  override func insert(_ widget: Widget, after previous: Widget?) {
    // Until it is known what fits, nothing is shown.
    layout.show(widget.pointer, false)
    super.insert(widget, after: previous)
  }

  override func didUpdate(from old: ViewThatFits<Content>, environmentChanged: Bool) {
    if layout.axes != view.axes {
      layout.axes = view.axes
      widget.pointer.queueResize()
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// Shows the first child that fits, in the whole frame.
private final class FirstFitLayout: LayoutDelegate {
  var axes: Axis.Set
  /// Called with the child that is shown, before the others are hidden.
  var choose: (WidgetPointer) -> Void = { _ in }

  init(_ axes: Axis.Set) { self.axes = axes }

  func show(_ child: WidgetPointer, _ isShown: Bool) {
    guard child.isChildVisible != isShown else { return }
    child.isChildVisible = isShown
    // Assistive technology would see children without an allocation, too.
    Widget(child).setAccessibleHidden(!isShown)
  }

  private func fitting(
    _ children: [WidgetPointer], width: Int32, height: Int32
  ) -> WidgetPointer? {
    children.first { child in
      if axes.contains(.horizontal), width >= 0 {
        guard measured(child, .horizontal).natural <= width else { return false }
      }
      if axes.contains(.vertical), height >= 0 {
        let high = measured(child, .vertical, forSize: width).natural
        guard high <= height else { return false }
      }
      return true
    } ?? children.last
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let children = laidOutChildren(of: container)
    guard let first = children.first else { return (0, 0) }
    if orientation == .horizontal {
      let least = children.map { measured($0, orientation).minimum }.min() ?? 0
      return (least, measured(first, orientation).natural)
    }
    // A child is measured only for a width that it can have.
    let able = children.filter {
      forSize < 0 || measured($0, .horizontal).minimum <= forSize
    }
    let least = able.map { measured($0, orientation, forSize: forSize).minimum }.min() ?? 0
    guard let shown = fitting(able, width: forSize, height: -1) else { return (least, least) }
    return (least, measured(shown, orientation, forSize: forSize).natural)
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let children = laidOutChildren(of: container)
    let able = children.filter { child in
      let wide = measured(child, .horizontal).minimum
      return wide <= width
        && measured(child, .vertical, forSize: width).minimum <= height
    }
    guard let shown = fitting(able.isEmpty ? children : able, width: width, height: height) else {
      return
    }
    choose(shown)
    for child in children { show(child, child == shown) }
    let childWidth = max(width, measured(shown, .horizontal).minimum)
    let childHeight = max(
      height, measured(shown, .vertical, forSize: childWidth).minimum)
    place(shown, x: 0, y: 0, width: childWidth, height: childHeight)
  }
}
