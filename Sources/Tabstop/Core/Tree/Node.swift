internal import FocusModel
internal import GtkBridge

/// One position in the view tree, which stays between updates.
///
/// View values are descriptions that are created and dropped; a node keeps what must stay: state,
/// widgets, focus. Its identity is structural, so a node is updated with the next value of the same
/// view type, and never re-created because something else changed.
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
  /// The sources that the last evaluation read: a write to any of them invalidates this node.
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

  /// Updates this node after a change of something that it has read.
  func evaluate() {}

  /// Requests `evaluate()` in the next update. O(1).
  package final func invalidate() {
    if let transaction = Transaction.current { Updater.shared.record(transaction, for: self) }
    guard isMounted, !isInvalid else { return }
    isInvalid = true
    Updater.shared.enqueue(self)
  }

  /// An object that the last evaluation read has changed.
  package final func objectChanged() {
    rowHold?.objectWasWritten()
    invalidate()
  }

  /// An object is kept for this place in the tree, and goes with it.
  package final func noteOwnObject() { rowHold?.noteObject() }

  // MARK: Structure

  /// Visits the child nodes, in order.
  func forEachChild(_ visit: (_Node) -> Void) {}

  /// Whether the node is somewhere below another one.
  final func isBelow(_ other: _Node) -> Bool {
    var next = parent
    while let node = next {
      if node === other { return true }
      next = node.parent
    }
    return false
  }

  /// The last child's widget, or an earlier child's if that has none.
  var lastWidget: Widget? {
    var last: Widget?
    forEachChild { last = $0.lastWidget ?? last }
    return last
  }

  /// Visits the outermost widgets of this node, in order.
  func forEachWidget(_ visit: (Widget) -> Void) {
    forEachChild { $0.forEachWidget(visit) }
  }

  /// The host of the widgets of this node's children.
  var childHost: any WidgetHost { host }

  /// The host of this node's own widgets.
  final var host: any WidgetHost { parent!.childHost }

  /// The widget that precedes `child`'s in the host of this node's children.
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

  /// The item that precedes `child`'s in the focus scope.
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

  /// The text inside, without arrows beside it.
  final var plainText: String { text(withButtons: true) }

  /// The text inside without that of buttons and toggles, which are stops of their own, unless there is no
  /// other: the name of a row or a button.
  final var ownText: String {
    let own = text(withButtons: false)
    return own.isEmpty ? plainText : own
  }

  /// Whether the node is a control that contains its name: a button, a menu or a check box.
  var isButton: Bool { false }

  /// The text inside, without arrows beside it, with or without that of buttons.
  func text(withButtons: Bool) -> String {
    var parts: [TextPart] = []
    forEachChild {
      if !withButtons, $0.isButton, $0.lastFocusItem != nil { return }
      let text = $0.text(withButtons: withButtons)
      if !text.isEmpty { parts.append(TextPart(text: text, node: $0)) }
    }
    return parts.joinedText
  }

  /// Whether the content scrolls upwards and downwards.
  var scrollsUpwards: Bool { false }

  /// Whether the view gives its content a length along an axis; `nil` if its own is what it gets. What scrolls does
  /// not give one: the content has its ideal length.
  func givesLength(along axis: Axis) -> Bool? {
    axis == .vertical && scrollsUpwards ? false : nil
  }

  /// Called when a view around this one begins to give lengths to what is in it, or ceases to.
  func givenLengthsChanged() { forEachChild { $0.givenLengthsChanged() } }

  /// Whether the view gets a length along an axis from the views around it on the same page.
  final func getsLength(along axis: Axis) -> Bool {
    var next = parent
    while let node = next, !(node is PageNode), node.window === window {
      if let gives = node.givesLength(along: axis) { return gives }
      next = node.parent
    }
    return true
  }

  /// Whether the node's text may be another than those of its children.
  var replacesText: Bool { false }

  /// Whether the content is only a symbol that shows that an element leads somewhere, or expands.
  var isArrow: Bool {
    var spoken: [_Node] = []
    forEachChild { if !$0.plainText.isEmpty { spoken.append($0) } }
    return spoken.count == 1 && spoken[0].isArrow
  }

  /// The name of the symbol that is the only content. Reads no texts: it is asked of each part of a text.
  var symbol: String? {
    var (count, only): (Int, _Node?) = (0, nil)
    forEachChild {
      count += 1
      only = $0
    }
    return count == 1 ? only!.symbol : nil
  }

  /// Whether the content is only a symbol.
  final var isSymbol: Bool { symbol != nil }

  /// The label of a control with which the text begins, if it is not on screen.
  var hiddenLabel: String? {
    var spoken: [_Node] = []
    forEachChild { if !$0.plainText.isEmpty { spoken.append($0) } }
    return spoken.count == 1 ? spoken[0].hiddenLabel : nil
  }

  /// The value of a view that is one element, in words: of a bar, or as the program describes it. `nil` for
  /// other views, and for several together.
  var spokenValue: String? {
    var children: [_Node] = []
    forEachChild { children.append($0) }
    return children.count == 1 ? children[0].spokenValue : nil
  }

  /// The hint of a view that is one element, or of the only part that has one. `nil` for several.
  var spokenHint: String? {
    var hints: [String] = []
    forEachChild { if let hint = $0.spokenHint { hints.append(hint) } }
    return hints.count == 1 ? hints[0] : nil
  }

  /// Adds what the controls below show beside texts, in their order.
  func collect(_ states: inout ControlStates) { forEachChild { $0.collect(&states) } }

  /// Whether this draws a box around the views inside.
  var drawsBox: Bool { false }

  /// The one colour that the program has given an area; `nil` if the area is seen through, and for all else.
  var fillColor: Color? { nil }

  /// Called when a text below has changed, for nodes that are named by it.
  func textChangedInside() { parent?.textChangedInside() }

  /// Called when the hint of a view below has changed, for controls that it describes.
  func hintChangedInside() { parent?.hintChangedInside() }

  /// Called when the colour of an area below has changed, for controls that are named by it.
  func colorChangedInside() { parent?.colorChangedInside() }

  private var isTextNoticePending = false

  /// Reports, once in a turn, that views have come or gone: a text may have come or gone with them.
  final func childrenDidChange() {
    guard !isTextNoticePending else { return }
    isTextNoticePending = true
    Updater.shared.afterUpdate { [weak self] in
      guard let self else { return }
      isTextNoticePending = false
      if isMounted { textChangedInside() }
    }
  }

  /// Called when a collection below has created or removed rows, because the user has scrolled.
  func rowsChangedInside() { parent?.rowsChangedInside() }

  /// The node's part in an enclosing list. Read for each node in each row whenever a list collects
  /// its rows: a cast to a protocol would cost a thousand instructions.
  var rowRole: RowRole { .none }

  /// The node of the view that this node modifies; `nil` for a view of its own.
  var modifiedContent: _Node? { nil }
  /// The content in front of a layer that is behind it.
  var contentInFront: _Node? { nil }

  /// The hold of the innermost enclosing row of a collection.
  var rowHold: RowHold? { parent?.rowHold }

  // MARK: Life

  /// Removes the node from the tree, with everything below; the remover of the node removes the
  /// widgets.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
    forgetSources()
  }

  /// Inserts the widgets of `child`, a new child of this node, into the host.
  final func insertWidgets(of child: _Node) {
    let host = childHost
    var previous = widget(before: child)
    child.forEachWidget { widget in
      host.insert(widget, after: previous)
      previous = widget
    }
  }

  /// Moves the widgets and the focus items of `child` to the child's new place.
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

  /// Unmounts `child` and removes its widgets from the host.
  final func remove(_ child: _Node) {
    var widgets: [Widget] = []
    child.forEachWidget { widgets.append($0) }
    child.unmount()
    let host = childHost
    for widget in widgets {
      window.trail.willRemove(widget)
      window.willRemove(widget)
      host.remove(widget)
    }
  }
}

/// A node that contains the widgets of its descendants: a stack, a window, a decoration.
@MainActor
protocol WidgetHost: _Node {
  func insert(_ widget: Widget, after previous: Widget?)
  func remove(_ widget: Widget)
  /// Moves a widget that is already in this host.
  func move(_ widget: Widget, after previous: Widget?)
  /// Called when the widget may have started or stopped to expand.
  func layoutChanged(of widget: Widget)
  /// The container for rows of collections that are created lazily; `nil` if all are created at
  /// once.
  var rowPlacement: RowPlacement? { get }
  /// Whether its widgets are cells of a lazy grid.
  var isLazyGrid: Bool { get }
  /// Whether each of its widgets is below the one before.
  var stacksDownwards: Bool { get }
  /// Whether its widgets are beside each other, and there are several.
  var hasViewsBeside: Bool { get }
}

extension WidgetHost {
  var rowPlacement: RowPlacement? { nil }
  var isLazyGrid: Bool { false }
  var stacksDownwards: Bool { false }
  var hasViewsBeside: Bool { false }
}

/// The position of a new node: its parent and its environment.
@MainActor
public struct _Context {
  let window: WindowContext
  let parent: _Node?
  var environment: EnvironmentValues
  /// The depth of a new node without a parent.
  let depth: Int

  /// - Parameter depth: Larger than that of the presenting node, which is evaluated first.
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
  /// The number of living nodes, for leak tests.
  enum NodeCount {
    @MainActor static var live = 0
  }
#endif
