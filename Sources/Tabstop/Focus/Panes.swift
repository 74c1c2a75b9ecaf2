internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The panes of a window: the columns of its navigation split views, the views that `HSplitView` and
/// `VSplitView` divide, the keyboard bar while it is visible, and popovers that have left the focus in the
/// window. F6 goes to the next one, Shift+F6 to the one before, from the last to the first; each gets the
/// focus where it was left.
///
/// `GtkPaned` has the same keys (GTK 4.8 to 4.18), but only for its own two children.
@MainActor
final class Panes {
  /// The style class of a container each of whose children is a pane.
  static let containerClass = "focus-panes"

  private struct Place {
    weak var node: FocusNode?
  }

  private unowned let window: WindowContext
  private var connection: SignalConnection?
  /// The last place of the focus in each pane, by the pane's widget.
  private var places: [WidgetPointer: Place] = [:]
  /// The open popovers that have left the focus in the window.
  private var popovers: [Widget] = []

  init(of window: WindowContext) {
    self.window = window
    let keys = EventController.keys(duringCapture: true)
    // Before `GtkPaned`, which would not leave its children.
    connection = SignalConnection(keys, "key-pressed", owner: self) { panes, arguments in
      arguments.answer(panes.press(arguments.uint(0), state: arguments.flags(2)))
    }
    window.widget.add(keys)
  }

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    guard Int32(bitPattern: key) == GDK_KEY_F6 else { return false }
    let held = state & (GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
    guard held & ~GDK_SHIFT_MASK.rawValue == 0, isInWindow else { return false }
    var didMove = false
    Updater.shared.event { didMove = move(by: held == 0 ? 1 : -1) }
    return didMove
  }

  /// Makes a popover that has left the focus in the window a pane.
  func add(_ popover: Widget) {
    focusMoved(to: window.coordinator.focusedNode)
    popovers.append(popover)
  }

  /// Called when such a popover closes.
  func remove(_ popover: Widget) { popovers.removeAll { $0.pointer == popover.pointer } }

  /// Whether the focus is not in a popover that has taken it.
  private var isInWindow: Bool {
    guard let focus = window.focusWidget else { return true }
    if popovers.contains(where: { $0.contains(focus) }) { return true }
    return gtk_widget_get_native(focus) == window.widget.opaque
  }

  /// Called when something in the window has got the focus.
  func focusMoved(to node: FocusNode?) {
    guard let focus = window.focusWidget else { return }
    let roots = (page.map { [$0] } ?? []) + beside
    var next: WidgetPointer? = focus
    while let widget = next {
      let parent = widget.parent
      if let parent, Self.isContainer(parent) || roots.contains(widget) {
        places[widget] = Place(node: node)
      }
      next = parent
    }
  }

  /// Moves the focus to the next pane that can take it.
  ///
  /// - Returns: False if there is no other.
  private func move(by step: Int) -> Bool {
    let panes = panes
    places = places.filter { panes.contains($0.key) }
    guard panes.count > 1 else { return false }
    let focus = window.focusWidget
    let here = focus.flatMap { focus in
      panes.firstIndex { focus == $0 || focus.isInside($0) }
    }
    let start = here ?? (step > 0 ? -1 : panes.count)
    for distance in 1...panes.count {
      let index = (start + step * distance + 2 * panes.count) % panes.count
      if index == here { return false }
      if enter(panes[index]) { return true }
    }
    return false
  }

  private func enter(_ pane: WidgetPointer) -> Bool {
    if let control = places[pane]?.node?.owner as? FocusableControl,
      control.widget.pointer.isMapped,
      Widget(pane).contains(control.widget.pointer), control.takeFocus()
    {
      return true
    }
    return gtk_widget_child_focus(pane, GTK_DIR_TAB_FORWARD) != 0
  }

  /// All panes on screen.
  private var panes: [WidgetPointer] {
    let found = panes(in: window.widget.pointer)
    let beside = beside
    if beside.isEmpty { return found }
    return (found.isEmpty ? page.map { [$0] } ?? [] : found) + beside
  }

  /// The panes that are not parts of the window's content.
  private var beside: [WidgetPointer] {
    (window.keyboardBar.pane.map { [$0] } ?? []) + popovers.map(\.pointer).filter(\.isMapped)
  }

  /// The content of the window, which is a pane beside the keyboard bar and popovers.
  private var page: WidgetPointer? { window.page.frame.contentWidget?.pointer }

  /// The innermost panes on screen below a widget, in their order.
  private func panes(in widget: WidgetPointer)
    -> [WidgetPointer]
  {
    var found: [WidgetPointer] = []
    let isContainer = Self.isContainer(widget)
    var next = widget.firstChild
    while let child = next {
      next = child.nextSibling
      guard child.isMapped else { continue }
      let inner = panes(in: child)
      found += inner.isEmpty && isContainer ? [child] : inner
    }
    return found
  }

  private static func isContainer(_ widget: WidgetPointer) -> Bool {
    widget.hasClass(containerClass)
  }
}
