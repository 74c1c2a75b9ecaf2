internal import GtkBridge

extension Desktop {
  /// Opens a window that no scene declares, with views of the program's code.
  ///
  /// - Parameter size: The size of the content, in points; `nil` for the default size.
  /// - Returns: `nil` if the program does not run, or has ended.
  @MainActor
  package static func openWindow<Content: View>(
    _ content: Content, title: String?, size: (width: Double, height: Double)?
  ) -> Window? {
    guard let application = ApplicationContext.running else { return nil }
    var kind = WindowKind()
    kind.role = .single
    kind.title = title
    kind.size = size
    kind.opensByItself = false
    kind.show = { window, _, environment in window.show(content, in: environment) }
    return application.open(ownWindow: kind).map { Window($0) }
  }
}

extension Desktop {
  /// Opens the window of the program's `Settings`; returns false if it does not run.
  @MainActor
  package static func openSettings() -> Bool {
    guard let application = ApplicationContext.running else { return false }
    application.openSettings()
    return true
  }

  /// Lets the program end when its windows are closed, whatever it has in the panel.
  @MainActor
  package static func endWithWindows() { ApplicationContext.running?.endWithWindows() }
}

extension Desktop.Window {
  /// Brings the window to the front.
  package func present() {
    widget?.presentWindow()
  }
}

/// The scene of a program whose code opens its windows: it opens none.
package struct NoScene: _PrimitiveScene {
  package init() {}
  package static func _collect(_ scene: NoScene, _ list: _SceneList) {}
}
