internal import FocusModel
internal import CGtk
internal import GtkBridge

/// One position in the view tree, which lives on between updates.
///
/// View values are descriptions that come and go; a node keeps what must stay: state, widgets,
/// focus. Its identity is structural, so a node is updated with the next value of the same view
/// type, never re-created because something else changed.
@MainActor
public class _Node {
  unowned let window: WindowContext
  unowned let parent: _Node?
  let depth: Int
  package final var environment: EnvironmentValues
  private(set) final var isMounted = true
  final var isInvalid = false
  /// The number of the last evaluation that read something.
  final var lastEvaluation: UInt32 = 0
  /// What the last evaluation read: a write to any of it invalidates this node.
  final var sources: [DependencySource] = []
  final var observed: ObservedProperties?

  init(_ context: _Context) {
    window = context.window
    parent = context.parent
    depth = context.parent.map { $0.depth + 1 } ?? context.depth
    environment = context.environment
    #if DEBUG
      NodeCount.live += 1
    #endif
  }

  #if DEBUG
    isolated deinit { NodeCount.live -= 1 }
  #endif

  // MARK: Evaluation

  /// Brings this node up to date after something that it read has changed.
  func evaluate() {}

  /// Asks for `evaluate()` in the next update. O(1).
  package final func invalidate() {
    guard isMounted, !isInvalid else { return }
    isInvalid = true
    Updater.shared.enqueue(self)
  }

  // MARK: Structure

  /// The nodes directly below, in order.
  func forEachChild(_ visit: (_Node) -> Void) {}

  /// The last child's widget, or an earlier one's if that has none.
  var lastWidget: Widget? {
    var last: Widget?
    forEachChild { last = $0.lastWidget ?? last }
    return last
  }

  /// Visits the outermost widgets of this node, in order.
  func forEachWidget(_ visit: (Widget) -> Void) {
    forEachChild { $0.forEachWidget(visit) }
  }

  /// Where the widgets of this node's children go.
  var childHost: any WidgetHost { host }

  /// Where this node's own widgets go.
  final var host: any WidgetHost { parent!.childHost }

  /// The widget that comes before `child`'s in the host of this node's children.
  func widget(before child: _Node) -> Widget? {
    lastWidget(before: child) ?? widgetBeforeSelf
  }

  /// The last widget of the children before `child`.
  final func lastWidget(before child: _Node) -> Widget? {
    var last: Widget?
    var found = false
    forEachChild { other in
      if other === child { found = true }
      if !found { last = other.lastWidget ?? last }
    }
    return last
  }

  final var widgetBeforeSelf: Widget? {
    parent?.widget(before: self)
  }

  /// The last item of the enclosing focus scope that this node contributes.
  var lastFocusItem: FocusItem? {
    var last: FocusItem?
    forEachChild { last = $0.lastFocusItem ?? last }
    return last
  }

  /// Visits the items that this node contributes to the enclosing focus scope, in order.
  func forEachFocusItem(_ visit: (FocusItem) -> Void) {
    forEachChild { $0.forEachFocusItem(visit) }
  }

  /// The item of the focus scope that comes before `child`'s.
  func focusItem(before child: _Node) -> FocusItem? {
    var last: FocusItem?
    var found = false
    forEachChild { other in
      if other === child { found = true }
      if !found { last = other.lastFocusItem ?? last }
    }
    return last ?? focusItemBeforeSelf
  }

  final var focusItemBeforeSelf: FocusItem? {
    parent?.focusItem(before: self)
  }

  /// The text inside, as one would read it. An arrow beside a text is none of it.
  var plainText: String {
    var parts: [(text: String, node: _Node)] = []
    forEachChild {
      let text = $0.plainText
      if !text.isEmpty { parts.append((text, $0)) }
    }
    guard parts.count > 1 else { return parts.first?.text ?? "" }
    let words = parts.filter { !$0.node.isArrow }
    return (words.isEmpty ? parts : words).map(\.text).joined(separator: " ")
  }

  /// Whether what is read inside is a symbol that shows where something leads, or that it opens.
  var isArrow: Bool {
    var spoken: [_Node] = []
    forEachChild { if !$0.plainText.isEmpty { spoken.append($0) } }
    return spoken.count == 1 && spoken[0].isArrow
  }

  /// A text below has changed; for those who are named by it.
  func textChangedInside() { parent?.textChangedInside() }

  /// A collection below has made rows, or let some go, because the user has scrolled.
  func rowsChangedInside() { parent?.rowsChangedInside() }

  /// What the node has to do with the rows of a list around. Asked of each node in each row that is made,
  /// whenever a list looks at its rows: a cast to a protocol would cost a thousand instructions.
  var rowRole: RowRole { .none }

  /// What keeps the innermost row of a collection that this node is in.
  var rowHold: RowHold? { parent?.rowHold }

  // MARK: Life

  /// Leaves the tree, with everything below; the widgets are removed by who removed the node.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
    forgetSources()
  }

  /// Puts the widgets of `child`, new below this node, at their place in the host.
  final func insertWidgets(of child: _Node) {
    let host = childHost
    var previous = widget(before: child)
    child.forEachWidget { widget in
      host.insert(widget, after: previous)
      previous = widget
    }
  }

  /// Puts the widgets and the focus items of `child` where the child has come to stand.
  final func moveParts(of child: _Node) {
    let host = childHost
    var previous = widget(before: child)
    child.forEachWidget { widget in
      host.move(widget, after: previous)
      previous = widget
    }
    var item = focusItem(before: child)
    child.forEachFocusItem {
      environment.inherited.focusScope.move($0, after: item)
      item = $0
    }
  }

  /// Unmounts `child` and takes its widgets out of the host.
  final func remove(_ child: _Node) {
    var widgets: [Widget] = []
    child.forEachWidget { widgets.append($0) }
    child.unmount()
    let host = childHost
    for widget in widgets {
      window.willRemove(widget)
      host.remove(widget)
    }
  }
}

/// What a node takes the widgets of its descendants into: a stack, a window, a decoration.
@MainActor
protocol WidgetHost: _Node {
  func insert(_ widget: Widget, after previous: Widget?)
  func remove(_ widget: Widget)
  /// Puts a widget that is already here to another place.
  func move(_ widget: Widget, after previous: Widget?)
  /// The widget's wish to fill or hug has changed.
  func layoutChanged(of widget: Widget)
  /// Where the rows of a collection stand that are made as they come near the visible part; `nil`
  /// where all are made at once.
  var rowPlacement: RowPlacement? { get }
}

extension WidgetHost {
  var rowPlacement: RowPlacement? { nil }
}

/// Where a new node stands: below which node, in which environment.
@MainActor
public struct _Context {
  let window: WindowContext
  let parent: _Node?
  var environment: EnvironmentValues
  /// Of a node without a parent.
  let depth: Int

  /// - Parameter depth: More than that of who presents the new tree, which is evaluated first.
  init(window: WindowContext, environment: EnvironmentValues, depth: Int = 0) {
    self.window = window
    parent = nil
    self.environment = environment
    self.depth = depth
  }

  init(below parent: _Node, environment: EnvironmentValues) {
    window = parent.window
    self.parent = parent
    self.environment = environment
    depth = 0
  }
}

extension _Node {
  /// The context of a child in this node's own environment.
  final var childContext: _Context { _Context(below: self, environment: environment) }
}

#if DEBUG
  /// How many nodes are alive, for leak tests.
  enum NodeCount {
    @MainActor static var live = 0
  }
#endif
