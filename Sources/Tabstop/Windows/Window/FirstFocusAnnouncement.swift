internal import GtkBridge

/// Announces where the user is when a program's first window has appeared: the field that has the
/// focus, else the window.
///
/// GTK sends both events before assistive technology knows the program, so that they are lost (7 of
/// 8 starts, GTK 4.8 with Orca 43). They are repeated as soon as it does.
extension WindowContext {
  func announceFirstFocus() {
    let registration = AccessibleRegistration.shared
    if !registration.isDone {
      registration.whenDone { [weak self] in
        KeyEcho.shared.startObserving()
        self?.whenFirstActive { [weak self] in self?.repeatFocus() }
      }
    } else if focusWidget == nil {
      // GTK (4.8 to 4.18) reports the activation of a dialog only by a state. Orca 43 ignores it,
      // and Orca 48 does if another dialog has just become inactive: a dialog over a dialog. The
      // focus is announced in any case.
      whenFirstActive { [weak self] in
        MainLoop.whenIdle { [weak self] in
          guard let self, isOpen, focusWidget == nil else { return }
          repeatFocus()
          announceOpeningText()
        }
      }
    }
  }

  /// Announces the texts with which a sheet begins, after its title.
  private func announceOpeningText() {
    let text = presenter == nil ? "" : openingText
    guard !text.isEmpty else { return }
    MainLoop.whenIdle { [weak self] in
      if let self, isOpen, isActive, focusWidget == nil { announceOnReturn(text) }
    }
  }

  func repeatFocus() {
    withoutReflecting {
      guard let focus = focusWidget else {
        // The window itself, which is announced by its title. It keeps the focus: a screen reader
        // checks later whether the object of the event is still focused.
        widget.pointer.isFocusable = true
        widget.windowFocus = widget.pointer
        widget.pointer.isFocusable = false
        return
      }
      widget.windowFocus = nil
      _ = (focusedControl?.widget ?? Widget(focus)).grabFocusWithoutSelecting()
    }
  }
}
