/// An action that opens a window of a scene. Mirrors SwiftUI's `OpenWindowAction`:
/// `@Environment(\.openWindow)`.
@preconcurrency @MainActor
public struct OpenWindowAction {
  // Set when the value is created, on any thread, and read on the main thread alone.
  weak var application: ApplicationContext?

  nonisolated init(application: ApplicationContext?) { self.application = application }

  /// Opens a window of the scene with this id.
  public func callAsFunction(id: String) {
    application?.openWindow(id: id, value: nil, type: nil)
  }

  /// Opens a window for a value, or brings an existing one to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    application?.openWindow(id: nil, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }

  /// Opens a window of the scene with this id for a value, or brings an existing one to the front.
  /// Without such a scene for such a value, a warning is printed and nothing opens.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    application?.openWindow(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }
}

/// An action that closes windows. Mirrors SwiftUI's `DismissWindowAction`:
/// `@Environment(\.dismissWindow)`.
@preconcurrency @MainActor
public struct DismissWindowAction {
  // Set when the value is created, on any thread, and read on the main thread alone.
  weak var application: ApplicationContext?
  weak var window: WindowContext?

  nonisolated init(application: ApplicationContext?, window: WindowContext? = nil) {
    self.application = application
    self.window = window
  }

  /// Closes the window of the view.
  public func callAsFunction() {
    if let window { application?.close(window) }
  }

  /// Closes the windows of the scene with this id.
  public func callAsFunction(id: String) {
    application?.dismissWindow(id: id, value: nil, type: nil)
  }

  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    application?.dismissWindow(id: nil, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }

  /// Closes the window of the scene with this id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    application?.dismissWindow(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }
}

/// An action that opens the program's settings. Mirrors SwiftUI's `OpenSettingsAction`:
/// `@Environment(\.openSettings)`.
@preconcurrency @MainActor
public struct OpenSettingsAction {
  // Set when the value is created, on any thread, and read on the main thread alone.
  weak var application: ApplicationContext?

  nonisolated init(application: ApplicationContext?) { self.application = application }

  /// Opens the settings, or brings their window to the front. Has no effect in a program without
  /// `Settings`.
  public func callAsFunction() { application?.openSettings() }
}

/// A button that opens the program's settings. Mirrors SwiftUI's `SettingsLink`.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a label of any views.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The content of the view.
  public var body: some View {
    Button(action: { openSettings() }) { label }
  }
}

extension SettingsLink where Label == Text {
  /// Creates a button with the title "Settings".
  public init() { self.init { Text(String(own: "Settings")) } }
}

/// A button that opens the window of a scene, or closes it if it is open. Mirrors SwiftUI's `WindowVisibilityToggle`.
/// Its title is that of the window.
public struct WindowVisibilityToggle<Label: View>: View {
  private let id: String
  @Environment(\.openWindow) private var openWindow

  /// The button.
  public var body: some View {
    Button(openWindow.application?.title(ofWindow: id) ?? "") {
      openWindow.application?.toggleWindow(id: id)
    }
  }
}

extension WindowVisibilityToggle where Label == Text {
  /// Creates a button for the window of the scene with this id.
  public init(windowID: String) { id = windowID }
}

extension EnvironmentValues {
  /// The action that opens windows. Mirrors SwiftUI.
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// The action that closes windows. Mirrors SwiftUI.
  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// The action that opens the program's settings. Mirrors SwiftUI.
  public var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction(application: nil) }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction(application: nil) }
}

private struct OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction(application: nil) }
}
