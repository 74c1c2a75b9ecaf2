internal import GtkBridge

/// The sizes of a program's windows, which outlive it: in windows.ini of the program's folder in
/// $XDG_STATE_HOME.
@MainActor
struct RestoredWindows {
  private let file: StateFile

  init(program: String) { file = StateFile(program: program, name: "windows.ini") }

  /// Gives a new window the size of the last one of its kind.
  func restore(_ window: WindowContext, of kind: WindowKind) {
    guard let group = kind.restoredName, let width = file.number("width", in: group),
      let height = file.number("height", in: group)
    else { return }
    let lengths = 1...Int(Int16.max)
    guard lengths.contains(width), lengths.contains(height) else { return }
    window.widget.defaultSize = (Int32(width), Int32(height))
    if file.number("maximized", in: group) == 1 { window.widget.maximizeWindow() }
  }

  /// Remembers the size of a window that is closed or left.
  func remember(_ window: WindowContext, of kind: WindowKind) {
    guard let group = kind.restoredName else { return }
    // While the window is maximised, the size that it had before.
    let (width, height) = window.widget.defaultSize
    guard width > 0, height > 0 else { return }
    let values = [
      ("width", Int(width)), ("height", Int(height)),
      ("maximized", window.widget.isMaximizedWindow ? 1 : 0),
    ]
    guard values.contains(where: { file.number($0.0, in: group) != $0.1 }) else { return }
    for (key, value) in values { file.set(key, in: group, to: value) }
    file.save()
  }
}

extension WindowKind {
  /// The name under which the size of the scene's windows is remembered; nil if it is not.
  fileprivate var restoredName: String? {
    guard restoration.isAutomatic, !isSizedByContent, role != .extra else { return nil }
    return id ?? place.reduce("") { $0.isEmpty ? "window \($1)" : "\($0).\($1)" }
  }
}

/// Whether the windows of a scene get the size again that they had when the program ran last. Mirrors
/// SwiftUI's `SceneRestorationBehavior`.
public struct SceneRestorationBehavior: Sendable {
  let isAutomatic: Bool
  /// The size is restored if the program has an `applicationID`.
  public static let automatic = SceneRestorationBehavior(isAutomatic: true)
  /// A new window has the scene's default size.
  public static let disabled = SceneRestorationBehavior(isAutomatic: false)
}

extension Scene {
  /// Sets whether windows get their last size again. Mirrors SwiftUI.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    changed { $0.restoration = behavior }
  }
}
