/// A dialog that the program's code opens, and no view: over the active window, until it is closed.
@MainActor
package final class ProgramDialog {
  private var surface: (any PresentedSurface)?

  /// - Parameters:
  ///   - content: The dialog's views.
  ///   - onDismiss: Called when the user closes the dialog by Escape or by its button. It stays until
  ///     ``close()``.
  /// - Returns: `nil` if the program has no window.
  package init?<Content: View>(_ content: Content, onDismiss: @escaping () -> Void) {
    guard let window = Updater.shared.activeWindow,
      let root = window.root
    else { return nil }
    let presentation = Presentation(end: onDismiss)
    let surface = PresentedWindow(presentation, by: root, style: .sheet)
    self.surface = surface
    let environment = root.environment.presented(by: presentation)
    Updater.shared.afterUpdate { [weak self] in
      window.whenPresented {
        guard self?.surface != nil else { return }
        surface.show(content, in: environment)
      }
    }
  }

  /// Removes the dialog. Another call has no effect.
  package func close() {
    guard let surface else { return }
    self.surface = nil
    surface.unmount()
    Updater.shared.afterUpdate { surface.remove() }
  }
}
