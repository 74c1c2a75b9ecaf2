internal import FocusModel
internal import GtkBridge

extension View {
  /// Makes this text the error message of the field that `binding` has `value` for.
  ///
  /// It is announced once: with the field, if the focus goes there in the same turn; by itself, if
  /// the focus is there already. When the text is removed, the field is valid again. Tabstop's own:
  /// SwiftUI has no relation between a field and its error.
  public func accessibilityErrorMessage<Value: Hashable>(
    for binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(ErrorMessageModifier(value: binding.storage.model.anyValue(value)))
  }
}

package struct ErrorMessageModifier: _PrimitiveModifier {
  let value: AnyFocusValue

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ErrorMessageNode(view, context)
  }
}

private final class ErrorMessageNode<Content: View>: ModifierNode<Content, ErrorMessageModifier> {
  /// The field that has this error now.
  private var field: FocusableControl?

  override init(_ view: ModifiedContent<Content, ErrorMessageModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    // Its field says it: as a label, it would be announced with the group around it as well.
    if let role = AccessibleRole.paragraph, let label = lastWidget,
      label.pointer.isLabel
    {
      label.setRole(role)
    }
    // The field may be created after the error in the same update.
    Updater.shared.afterUpdate { [weak self] in self?.connect() }
  }

  private func connect() {
    guard isMounted else { return }
    let field = view.modifier.value.firstNode?.owner as? FocusableControl
    if self.field !== field { disconnect() }
    self.field = field
    window.setError(of: self) { [weak self] in
      guard let self, let field else { return }
      if window.coordinator.focusedNode === field.item { announceAgain() }
    }
    guard let field, let label = lastWidget else {
      announce()
      return
    }
    if field.message?.text != plainText { field.noteNewMessage() }
    field.hasError = true
    field.message = (label, plainText)
    field.widget.setInvalid(true)
    if window.coordinator.focusedNode === field.item || window.trail.isLast(field.widget) {
      // When the focus returns after it was only cleared, nothing is announced. Newer GTK itself
      // announces a changed description, until the focus is elsewhere.
      if !GtkVersion.isModern { announce() }
    } else {
      // If the focus is not on its way to the field, the error would not be announced. If several
      // errors appear together, that of the field with the focus is enough: the others are
      // announced at their fields.
      Updater.shared.afterFocus { [weak self, weak field] in
        guard let self, let field, isMounted else { return }
        let focused = window.coordinator.focusedNode
        let hasError = (focused?.owner as? FocusableControl)?.hasNewMessage ?? false
        if focused !== field.item, !hasError { announce() }
      }
    }
  }

  /// The same error again, after another submit: it has not changed, so nothing announces it.
  private func announceAgain() {
    let (text, field) = (plainText, field)
    Updater.shared.afterFocus { [weak self] in
      guard let self, isMounted, plainText == text, let field, field === self.field,
        window.coordinator.focusedNode === field.item
      else { return }
      announce()
    }
  }

  private func announce() {
    AccessibilityNotification.Announcement(plainText).post()
  }

  private func disconnect() {
    guard let field else { return }
    self.field = nil
    field.hasError = false
    field.message = nil
    field.widget.setInvalid(false)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ErrorMessageModifier>, environmentChanged: Bool
  ) {
    let text = plainText
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if text != plainText || !view.modifier.value.isSame(as: old.modifier.value) {
      Updater.shared.afterUpdate { [weak self] in self?.connect() }
    }
  }

  override func textChangedInside() {
    super.textChangedInside()
    Updater.shared.afterUpdate { [weak self] in self?.connect() }
  }

  override func unmount() {
    super.unmount()
    window.setError(of: self, nil)
    disconnect()
  }
}
