internal import GtkBridge

/// A row with its swipe actions beside it, or below it if both together are too wide: in a sidebar,
/// buttons beside the text would leave it one word for each line.
struct SwipedRow<Content: View>: _PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    SwipedRowLineNode(view, context)
  }
}

private final class SwipedRowLineNode<Content: View>: ContainerNode<SwipedRow<Content>, Content> {
  init(_ view: SwipedRow<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(SwipedRowLayout()))
    widget.isVisitedInOrder = true
    makeContent()
  }

  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.stackAxis = .horizontal
    environment.inherited.isSwipedRow = true
  }

  override func align(_ child: Widget) { VerticalAlignment.center.apply(to: child) }
}

/// A layout that places children in a row as `HStack` does. If their natural widths together exceed
/// the row, the actions among them are placed below, at its end: in one line, in two, or in one for each.
private final class SwipedRowLayout: LayoutDelegate {
  private let spacing: Int32 = 8
  private let line = StackLayout(.horizontal)

  private func isAction(_ child: WidgetPointer) -> Bool {
    GridCellTraits.of(child)?.isRowAction ?? false
  }

  /// Whether a child is a space, which fills the row only beside the actions.
  private func isSpace(_ child: WidgetPointer) -> Bool {
    measured(child, .horizontal).natural == 0
  }

  /// The minimum and the natural width of children in a row, with the gaps.
  private func natural(
    _ children: [WidgetPointer]
  ) -> (minimum: Int32, natural: Int32) {
    let sizes = children.map { measured($0, .horizontal) }
    let gaps = spacing.gaps(between: children.count)
    return (sizes.total(\.minimum).adding(gaps), sizes.total(\.natural).adding(gaps))
  }

  /// The children of the row, and of the lines of actions below it; `nil` if all are in one.
  private func lines(
    of container: WidgetPointer, in width: Int32
  ) -> (row: [WidgetPointer], actions: [[WidgetPointer]])? {
    let children = laidOutChildren(of: container)
    let actions = children.filter(isAction)
    guard width >= 0, !actions.isEmpty, natural(children).natural > width else { return nil }
    let row = children.filter { !isAction($0) && !isSpace($0) }
    if row.isEmpty { return nil }
    return (row, arranged(actions, in: width))
  }

  /// The actions in as few lines as fit; two lines are those that take the least width.
  private func arranged(_ actions: [WidgetPointer], in width: Int32) -> [[WidgetPointer]] {
    if actions.count == 1 || natural(actions).natural <= width { return [actions] }
    let halves = (1..<actions.count).map { [Array(actions[..<$0]), Array(actions[$0...])] }
      .min { self.width(of: $0) < self.width(of: $1) }!
    return self.width(of: halves) <= width ? halves : actions.map { [$0] }
  }

  /// The natural width of the longest line.
  private func width(of lines: [[WidgetPointer]]) -> Int32 {
    lines.map { natural($0).natural }.max() ?? 0
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == .horizontal {
      let children = laidOutChildren(of: container)
      let least = max(
        width(of: children.filter(isAction).map { [$0] }),
        natural(children.filter { !isAction($0) }).minimum)
      return (least, max(least, natural(children).natural))
    }
    guard let lines = lines(of: container, in: forSize) else {
      return line.measure(container, orientation, forSize: forSize)
    }
    let row = heights(lines.row, forSize)
    let actions = lines.actions.map { heights($0, -1) }
    let gaps = spacing * Int32(actions.count)
    return (
      row.minimum + gaps + actions.total(\.minimum), row.natural + gaps + actions.total(\.natural)
    )
  }

  /// The minimum and the natural height of children in a row.
  private func heights(
    _ children: [WidgetPointer], _ width: Int32
  ) -> (minimum: Int32, natural: Int32) {
    children.reduce((0, 0)) { sum, child in
      let size = measured(child, .vertical, forSize: width)
      return (max(sum.minimum, size.minimum), max(sum.natural, size.natural))
    }
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    guard let lines = lines(of: container, in: width) else {
      return line.allocate(container, width: width, height: height)
    }
    let isMirrored = container.isRightToLeft
    var y = height
    for line in lines.actions.reversed() {
      let below = heights(line, -1).natural
      y -= below
      var x = max(0, width - natural(line).natural)
      for child in line {
        let length = measured(child, .horizontal).natural
        place(
          child, x: isMirrored ? width - x - length : x, y: y, width: length, height: below)
        x += length + spacing
      }
      y -= spacing
    }
    for child in laidOutChildren(of: container) where !isAction(child) {
      place(child, x: 0, y: 0, width: isSpace(child) ? 0 : width, height: max(0, y))
    }
  }
}
