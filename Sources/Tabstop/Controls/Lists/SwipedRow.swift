internal import GtkBridge

/// A row with its swipe actions beside it, or below it where these leave too little width: in a sidebar,
/// buttons beside the text would leave it one word for each line. The length of the text does not count, so
/// the rows of a list with the same actions look alike.
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

/// A layout that places children in a row as `HStack` does. If the actions among them leave too little
/// width to the others, they are placed below, at the end of the row: in one line, in two, or in one for
/// each.
private final class SwipedRowLayout: LayoutDelegate {
  private let spacing: Int32 = 8
  /// The width that a row needs beside its actions, in points at the usual text size.
  private static let leastWidth = 140.0
  private let line = StackLayout(.horizontal, spacing: 8)

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
    let row = children.filter { !isAction($0) && !isSpace($0) }
    guard width >= 0, !actions.isEmpty, !row.isEmpty else { return nil }
    let rest = width - natural(actions).natural - spacing
    let scale = MainActor.assumeIsolated { TextScale.shared.value }
    if rest >= max(pixels(Self.leastWidth * scale), natural(row).minimum) { return nil }
    return (row, arranged(actions, in: width))
  }

  /// The widths of the children of a row beside its actions where the natural ones have no room: the
  /// actions keep theirs. `nil` if there is room.
  private func tightWidths(
    of container: WidgetPointer, in width: Int32
  ) -> [(child: WidgetPointer, width: Int32)]? {
    let children = laidOutChildren(of: container)
    guard width >= 0, natural(children).natural > width, children.contains(where: isAction) else {
      return nil
    }
    let shown = children.filter { isAction($0) || !isSpace($0) }
    var rest = width - natural(shown.filter(isAction)).natural
    var others = shown.filter { !isAction($0) }
    rest -= spacing * Int32(others.count)
    return shown.map { child in
      if isAction(child) { return (child, measured(child, .horizontal).natural) }
      // Each takes its share of what those before it have left, but leaves the others their least.
      others.removeFirst()
      let least = others.reduce(0) { $0 + measured($1, .horizontal).minimum }
      let own = min(measured(child, .horizontal).natural, rest - least)
      let taken = others.isEmpty ? rest : own
      rest -= taken
      return (child, max(taken, 0))
    }
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
      guard let widths = tightWidths(of: container, in: forSize) else {
        return line.measure(container, orientation, forSize: forSize)
      }
      let sizes = widths.map { heights([$0.child], $0.width) }
      return (sizes.map(\.minimum).max() ?? 0, sizes.map(\.natural).max() ?? 0)
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
    let isMirrored = container.isRightToLeft
    guard let lines = lines(of: container, in: width) else {
      guard let widths = tightWidths(of: container, in: width) else {
        return line.allocate(container, width: width, height: height)
      }
      for child in laidOutChildren(of: container) where !isAction(child) && isSpace(child) {
        place(child, x: 0, y: 0, width: 0, height: height)
      }
      var x: Int32 = 0
      for (child, length) in widths {
        let own = min(heights([child], length).natural, height)
        place(
          child, x: isMirrored ? width - x - length : x, y: (height - own) / 2, width: length,
          height: own)
        x += length + spacing
      }
      return
    }
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
