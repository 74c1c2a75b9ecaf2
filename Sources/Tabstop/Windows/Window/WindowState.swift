internal import CGtk
internal import GtkBridge

/// The state of a window, for views: readers are evaluated again when it changes.
@MainActor
final class WindowState {
  let scenePhase = StateStorage(ScenePhase.active)
  let sizeClass = StateStorage(UserInterfaceSizeClass.regular)
  /// The undo manager that views of the window use.
  var undo: (any WindowUndoManager)? { didSet { updateCommandsUndo() } }
  /// The number of the program's commands that replace Undo and Redo.
  var undoReplacements = 0 { didSet { updateCommandsUndo() } }
  /// The undo manager for the window's menu; `nil` if the program has commands of its own.
  let commandsUndo = StateStorage<(any WindowUndoManager)?>(nil)
  /// The panes that commands of the program show and hide.
  let sidebars = SidePanes()
  let inspectors = SidePanes()
  weak var window: WindowContext?
  private var connection: SignalConnection?
  private var realizing: SignalConnection?

  /// The number of the last attempt to undo in a text.
  private var undoAttempt = 0

  func beginUndo() -> Int {
    undoAttempt += 1
    return undoAttempt
  }

  /// Whether the key of an attempt has not come to the window itself since.
  func isCurrent(undo attempt: Int) -> Bool { attempt == undoAttempt }

  private func updateCommandsUndo() { commandsUndo.set(undoReplacements == 0 ? undo : nil) }

  /// Sets the scene phase by whether the window is active.
  func updateScenePhase(of window: WindowContext) {
    scenePhase.set(window.isActive ? .active : .inactive)
  }

  /// The compact width, in points: a narrower window is compact.
  static let compactWidth: Double = 600

  /// Sets the size that the window will have, before it has one.
  func expectSize(of window: WindowContext) {
    setWidth(Double(window.size.width))
  }

  /// Follows the size of a window that is on screen.
  func followSize(of window: Widget) {
    followSurface(of: window)
    // It has another surface on another display.
    realizing = SignalConnection(window, "realize", owner: self, after: true) {
      [unowned window] state, _ in
      state.followSurface(of: window)
    }
  }

  private func followSurface(of window: Widget) {
    guard let surface = gtk_native_get_surface(window.opaque) else { return }
    connection = SignalConnection(
      ObjectRef(UnsafeMutableRawPointer(surface)), "layout", owner: self, after: true
    ) { [weak window] state, _ in
      if let window { state.setWidth(Double(window.pointer.width)) }
    }
  }

  private func setWidth(_ width: Double) {
    sizeClass.set(width > 0 && width < Self.compactWidth ? .compact : .regular)
  }
}

/// Whether a scene is in use. Mirrors SwiftUI's `ScenePhase`: `.active` is the active window,
/// `.inactive` another open window.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// `background` is never used: an open window has one of the other two.
  case background, inactive, active
}

/// The available space. Mirrors SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}
