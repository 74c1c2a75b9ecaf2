internal import FocusModel
internal import GtkBridge

/// The bar at the window's bottom edge that is visible while a text is edited.
///
/// It stays while one of its own items has the focus: F6 goes from the field to them and back, and Tab
/// reaches them from the last field.
@MainActor
final class KeyboardBar {
  private unowned let window: WindowContext
  private var bar: Widget?
  private var groups: [Widget] = []
  private var isWaiting = false
  /// Whether a text is edited, or was until the focus moved to the bar.
  private var isEditing = false
  private weak var editedField: Widget?

  init(_ window: WindowContext) { self.window = window }

  func add(_ group: Widget) {
    let bar = needBar()
    bar.insert(group, after: groups.last)
    groups.append(group)
    update()
  }

  func remove(_ group: Widget) {
    bar?.remove(group)
    groups.removeAll { $0 === group }
    update()
  }

  func sort(_ sorted: [Widget]) {
    groups.removeAll { group in sorted.contains { $0 === group } }
    for group in sorted {
      bar?.insert(group, after: groups.last)
      groups.append(group)
    }
  }

  /// Whether the control is one of the bar's items.
  func contains(_ node: FocusNode) -> Bool {
    guard let bar, let control = node.owner as? FocusableControl else { return false }
    return bar.contains(control.widget.pointer)
  }

  /// The bar while it is visible, as a pane of the window.
  var pane: WidgetPointer? { bar?.pointer.isMapped == true ? bar?.pointer : nil }

  private func needBar() -> Widget {
    if let bar { return bar }
    StyleSheet.shared.include(.navigation)
    let bar = Widget.box(vertical: false, spacing: 6)
    bar.setNamelessRole(.toolbar)
    bar.addClass("page-bar")
    bar.addClass("keyboard-bar")
    bar.isVisible = false
    window.page.frame.addBottom(bar)
    window.needPanes()
    self.bar = bar
    return bar
  }

  /// Called when the focus has moved, or items have changed. Decided when the turn is settled:
  /// between two fields there may be no focus.
  func update() {
    guard bar != nil, !isWaiting else { return }
    isWaiting = true
    Updater.shared.afterFocus { [weak self] in
      self?.isWaiting = false
      self?.show()
    }
  }

  private func show() {
    guard let bar else { return }
    followEditing(besides: bar)
    let isShown =
      groups.contains { $0.isVisible && $0.pointer.firstChild != nil } && isEditing
    // Tab continues from the field, not from the removed bar.
    if bar.isVisible, !isShown { window.trail.ended(in: bar, of: editedField) }
    bar.isVisible = isShown
  }

  private func followEditing(besides bar: Widget) {
    guard let focus = window.focusWidget else {
      isEditing = false
      return
    }
    if bar.contains(focus) { return }
    let control = window.focusedControl?.widget
    // A field's suggestions and its menu are parts of it.
    isEditing = window.isTyping || (isEditing && control != nil && control === editedField)
    if isEditing { editedField = control }
  }
}
