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
    // (What is being taken away may have the focus for a moment longer, and no window.)
    guard let focus = focusWidget, let surface = gtk_widget_get_native(focus),
      surface == surfaceOfViews(around: focus)
    else { return false }
    let node = focusNode(of: focus)
    let control = (node?.owner as? FocusableControl)?.widget
    let survey = WidgetSurvey(of: self, from: focus, control: control)
    if let control, survey.hasPart(of: control, direction) {
      gtk_widget_child_focus(control.pointer, direction.gtk)
      if focusWidget != focus { return true }
    }
    let others = survey.othersThanNodes()
    let target = coordinator.target(
      of: direction, from: survey.origin, at: node, others: others.map(\.place),
      place: survey.place)
    coordinator.moving(direction) {
      switch target {
      case .node(let node): (node.owner as? FocusableControl)?.takeFocus(by: direction)
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

extension FocusableControl {
  /// Takes the focus of a move: of several parts, GTK knows the one to start with.
  fileprivate func takeFocus(by direction: FocusDirection) {
    if widget.isOneStop || gtk_widget_child_focus(widget.pointer, direction.gtk) == 0 {
      _ = takeFocus()
    }
  }
}

extension Widget {
  /// Whether the focus is on the control as a whole, or in its text.
  var isOneStop: Bool {
    gtk_widget_get_focusable(pointer) != 0 || tabstop_is_editable(raw) != 0
  }
}
