internal import CGtk
internal import FocusModel
internal import GtkBridge

extension WindowContext {
  /// Moves the focus for an arrow key that the control with the focus has no use for.
  ///
  /// GTK would sort the widgets of each container and go to what comes next in there, however far it
  /// is: here the move goes where it points. Where GTK's focus is outside the views, in a menu or in
  /// a list of a drop-down, its own rules stay.
  ///
  /// - Returns: False if GTK is to do what it does.
  func moveFocusByArrow(_ direction: FocusDirection) -> Bool {
    guard let focus = focusWidget, gtk_widget_get_native(focus) == surfaceOfViews(around: focus)
    else { return false }
    let node = focusNode(of: focus)
    let control = (node?.owner as? FocusableControl)?.widget
    if let control, control.moveFocusInside(direction) { return true }

    let survey = WidgetSurvey(from: focus, control: control)
    let others = survey.othersThanNodes(in: self)
    let target = coordinator.target(
      of: direction, from: survey.origin, at: node, others: others.map(\.place),
      place: survey.place)
    coordinator.moving(direction) {
      switch target {
      case .node(let node): _ = (node.owner as? FocusableControl)?.takeFocus()
      case .other(let index): gtk_widget_grab_focus(others[index].widget)
      case nil: break
      }
    }
    return true
  }

  /// The window or popover in which the views around the focus are.
  private func surfaceOfViews(around focus: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
    let control = focusNode(of: focus)?.owner as? FocusableControl
    return gtk_widget_get_native(control?.widget.pointer ?? focus)
  }

  /// An arrow key for a text whose caret cannot go further.
  fileprivate func moveFocusFromCaret(_ direction: FocusDirection) -> Bool {
    if shortcuts.commands?(direction.key, []) == true { return true }
    let before = focusWidget
    return moveFocusByArrow(direction) && focusWidget != before
  }

  /// Has the arrow keys leave the texts of all windows where their carets cannot go further.
  static func letArrowsLeaveTexts() {
    CaretAtEnd.handle { text, direction in
      guard let direction = FocusDirection(direction), let root = gtk_widget_get_root(text),
        let window = Updater.shared.windows.first(where: { $0.widget.opaque == root })
      else { return false }
      return window.moveFocusFromCaret(direction)
    }
  }
}

extension FocusDirection {
  init?(_ direction: GtkDirectionType) {
    switch direction {
    case GTK_DIR_UP: self = .up
    case GTK_DIR_DOWN: self = .down
    case GTK_DIR_LEFT: self = .left
    case GTK_DIR_RIGHT: self = .right
    default: return nil
    }
  }

  fileprivate var gtk: GtkDirectionType {
    switch self {
    case .up: GTK_DIR_UP
    case .down: GTK_DIR_DOWN
    case .left: GTK_DIR_LEFT
    case .right: GTK_DIR_RIGHT
    }
  }

  fileprivate var key: KeyEquivalent {
    switch self {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    }
  }
}

extension Widget {
  /// Moves the focus from one part of a control of several parts to the next: in a radio group, or
  /// from row to row.
  fileprivate func moveFocusInside(_ direction: FocusDirection) -> Bool {
    !isOneStop && gtk_widget_child_focus(pointer, direction.gtk) != 0
  }

  /// Whether the focus is on the control as a whole, or in its text.
  fileprivate var isOneStop: Bool {
    gtk_widget_get_focusable(pointer) != 0 || tabstop_is_editable(raw) != 0
  }
}

/// Reads the places of widgets from GTK, as a move from one of them needs them.
@MainActor
private struct WidgetSurvey {
  /// Where the move starts from.
  let origin: FocusRectangle
  private let native: OpaquePointer
  private let root: UnsafeMutablePointer<GtkWidget>
  private let focus: UnsafeMutablePointer<GtkWidget>
  /// The scrolled views around the focus, the outermost first.
  private let scrolls: [UnsafeMutablePointer<GtkWidget>]

  /// - Parameter control: What has the focus, whole, if it is a control of a view.
  init(from focus: UnsafeMutablePointer<GtkWidget>, control: Widget?) {
    native = gtk_widget_get_native(focus)!
    root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    self.focus = focus
    // The part of a control of several parts; a field has the focus in its inner text.
    let start = control.map { $0.isOneStop ? $0.pointer : focus } ?? focus
    scrolls = Self.scrolls(around: start).reversed()
    var origin = Self.frame(of: start, in: root) ?? FocusRectangle(x: 0, y: 0, width: 0, height: 0)
    // What of a long text can be seen.
    for scroll in scrolls {
      guard let bounds = Self.frame(of: scroll, in: root) else { continue }
      let seen = origin.intersection(bounds)
      if !seen.isEmpty { origin = seen }
    }
    self.origin = origin
  }

  func place(of item: FocusItem) -> FocusMap.Place? {
    if let node = item as? FocusNode {
      return (node.owner as? FocusableControl).flatMap { place(of: $0.widget.pointer) }
    }
    var whole: FocusMap.Place?
    ((item as? FocusScope)?.owner as? _Node)?.forEachWidget { widget in
      guard let place = place(of: widget.pointer) else { return }
      guard let first = whole else { return whole = place }
      whole = FocusMap.Place(
        first.frame.union(place.frame), visible: first.visible.union(place.visible),
        sharedScrolls: min(first.sharedScrolls, place.sharedScrolls))
    }
    return whole
  }

  private func place(of widget: UnsafeMutablePointer<GtkWidget>) -> FocusMap.Place? {
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_native(widget) == native,
      let frame = Self.frame(of: widget, in: root)
    else { return nil }
    var visible = frame
    var shared = 0
    for scroll in Self.scrolls(around: widget) {
      if let index = scrolls.firstIndex(of: scroll) {
        shared = index + 1
        break
      }
      guard let bounds = Self.frame(of: scroll, in: root) else { continue }
      visible = visible.intersection(bounds)
    }
    return FocusMap.Place(frame, visible: visible, sharedScrolls: shared)
  }

  /// What can have the focus and is no control of a view: the tabs of a tab view, the way back.
  func othersThanNodes(
    in window: WindowContext
  ) -> [(widget: UnsafeMutablePointer<GtkWidget>, place: FocusMap.Place)] {
    var found: [(widget: UnsafeMutablePointer<GtkWidget>, place: FocusMap.Place)] = []
    func visit(_ parent: UnsafeMutablePointer<GtkWidget>) {
      var next = gtk_widget_get_first_child(parent)
      while let widget = next {
        next = gtk_widget_get_next_sibling(widget)
        guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_native(widget) == native,
          gtk_widget_get_can_focus(widget) != 0, gtk_widget_is_sensitive(widget) != 0,
          window.focusables[UnsafeMutableRawPointer(widget)] == nil
        else { continue }
        guard gtk_widget_get_focusable(widget) != 0 else {
          visit(widget)
          continue
        }
        if widget != focus, let place = place(of: widget) { found.append((widget, place)) }
      }
    }
    visit(root)
    return found
  }

  /// The scrolled views around `widget`, the innermost first.
  private static func scrolls(
    around widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_parent(widget)
    while let widget = next {
      guard let scroll = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type())
      else { break }
      found.append(scroll)
      next = gtk_widget_get_parent(scroll)
    }
    return found
  }

  private static func frame(
    of widget: UnsafeMutablePointer<GtkWidget>, in root: UnsafeMutablePointer<GtkWidget>
  ) -> FocusRectangle? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, root, &bounds) != 0 else { return nil }
    return FocusRectangle(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
