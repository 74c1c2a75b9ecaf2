internal import CGtk
internal import FocusModel
internal import GtkBridge

extension WindowContext {
  /// Moves the focus for an arrow key that the focused control does not use.
  ///
  /// GTK would sort the widgets of each container and focus the next one, at any distance. Here the
  /// focus moves in the direction of the key, in the window's menu to the item above or below. If
  /// GTK's focus is outside of the views, in a menu or in a drop-down's list, GTK's own rules apply.
  ///
  /// - Returns: False if GTK handles the key.
  func moveFocusByArrow(_ direction: FocusDirection) -> Bool {
    // A widget that is being removed may have the focus for a moment longer, without a window.
    guard let focus = focusWidget, let surface = gtk_widget_get_native(focus),
      surface == surfaceOfViews(around: focus)
    else { return false }
    if menu?.moveFocus(direction) == true { return true }
    let node = focusNode(of: focus)
    let control = (node?.owner as? FocusableControl)?.widget
    if let stop = RovingStops.of(focus)?.stop(direction.gtk, of: focus) {
      coordinator.moving(direction) { _ = stop.grabFocus() }
      return true
    }
    let survey = FocusFrameReader(of: self, from: focus, control: control)
    if let control, survey.hasPart(of: control, direction) {
      gtk_widget_child_focus(control.pointer, direction.gtk)
      if focusWidget != focus { return true }
    }
    let others = survey.nonNodeWidgets()
    let target = coordinator.target(
      of: direction, from: survey.origin, at: node, others: others.map(\.place),
      place: survey.place)
    coordinator.moving(direction) {
      switch target {
      case .node(let node): (node.owner as? FocusableControl)?.takeFocus(by: direction)
      case .other(let index): others[index].widget.grabFocus()
      case nil: break
      }
    }
    return true
  }

  /// Moves the focus within GTK's own menu of a text. GTK 4.8 moves the focus from the window down, and a text
  /// does not know the menu over it: the focus would leave the menu, which would stay open.
  func moveFocusInMenu(_ direction: FocusDirection) -> Bool {
    guard !GtkVersion.isModern, let focus = focusWidget, let native = gtk_widget_get_native(focus)
    else { return false }
    let menu = WidgetPointer(native)
    guard menu.isInstance(of: gtk_popover_menu_get_type()),
      let text = gtk_widget_get_parent(menu),
      text.isLabel || text.isInstance(of: gtk_text_get_type())
        || text.isInstance(of: gtk_text_view_get_type())
    else { return false }
    gtk_widget_child_focus(menu, direction.gtk)
    return true
  }

  /// The window or popover that contains the views around the focus.
  private func surfaceOfViews(around focus: WidgetPointer) -> OpaquePointer? {
    let control = focusNode(of: focus)?.owner as? FocusableControl
    return gtk_widget_get_native(control?.widget.pointer ?? focus)
  }

  /// Moves the focus for an arrow key in a text whose caret cannot move further.
  fileprivate func moveFocusFromCaret(_ direction: FocusDirection) -> Bool {
    if shortcuts.commands?(direction.key, []) == true { return true }
    let before = focusWidget
    return moveFocusByArrow(direction) && focusWidget != before
  }

  /// Lets the arrow keys leave texts, in all windows, when the caret cannot go further.
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

extension FocusableControl {
  /// Takes the focus of a move. In a control with several parts, GTK chooses the first part.
  fileprivate func takeFocus(by direction: FocusDirection) {
    let isVertical = direction == .down || direction == .up
    if isVertical, takeFocusAtEdge?(direction == .down) == true { return }
    if widget.isOneStop || gtk_widget_child_focus(widget.pointer, direction.gtk) == 0 {
      _ = takeFocus()
    }
  }
}

extension Widget {
  /// Whether the control is one stop of the focus, which is on the whole control or in its text.
  var isOneStop: Bool {
    pointer.isFocusable || pointer.isEditable
  }
}
