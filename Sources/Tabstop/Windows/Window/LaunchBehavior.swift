/// Whether a scene shows a window when the program starts. Mirrors SwiftUI's `SceneLaunchBehavior`.
public struct SceneLaunchBehavior: Sendable {
  let isSuppressed: Bool
  /// The first scene of the program shows a window.
  public static let automatic = SceneLaunchBehavior(isSuppressed: false)
  /// The scene may show a window, as with `automatic`: one window is shown at the start.
  public static let presented = SceneLaunchBehavior(isSuppressed: false)
  /// The scene shows no window at the start, unless the program has no other scene that could.
  public static let suppressed = SceneLaunchBehavior(isSuppressed: true)
}

/// The ideal size of a window that grows to its ideal size. Mirrors SwiftUI's `WindowIdealSize`.
public struct WindowIdealSize: Sendable {
  /// The system's choice.
  public static let automatic = WindowIdealSize()
  /// The size of the content.
  public static let fitToContent = WindowIdealSize()
  /// The largest size.
  public static let maximum = WindowIdealSize()
}

/// The way in which items of a window's toolbar show their labels. Mirrors SwiftUI's
/// `ToolbarLabelStyle`.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Icon and title.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// The title alone.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// The icon alone.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

extension Scene {
  /// Sets whether the scene shows a window when the program starts. Mirrors SwiftUI.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    changed { $0.isSuppressedAtStart = behavior.isSuppressed }
  }

  /// Sets the size of a window that grows. No effect: the user decides about the size of a window
  /// that grows. Mirrors SwiftUI.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Sets the style of labels in toolbars. No effect: labels in toolbars show their icon alone.
  /// Mirrors SwiftUI.
  public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }

  /// Sets the style of labels in toolbars. No effect: labels in toolbars show their icon alone.
  /// Mirrors SwiftUI.
  public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
}
