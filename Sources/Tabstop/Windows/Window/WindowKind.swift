internal import GtkBridge

/// The properties of the windows of one scene.
struct WindowKind {
  enum Role { case group, single, settings, extra }

  var role = Role.group
  /// The place of the scene among the program's.
  var place: [Int] = []
  var id: String?
  var title: String?
  /// The type of each window's value.
  var valueType: ObjectIdentifier?
  var size: (width: Double, height: Double)?
  var isSizedByContent = false
  var restoration = SceneRestorationBehavior.automatic

  /// The default size: a form, a list or a page that scrolls would otherwise have none. Settings,
  /// and windows as large as their content, do not use it.
  var commonSize: (width: Double, height: Double)? {
    isSizedByContent || role == .settings || role == .extra ? nil : Self.usualSize
  }

  static let usualSize = (width: 640.0, height: 720.0)
  /// The width that the default window gains for each column beside the detail of a split view.
  static let columnWidth: Int32 = 240

  var hidesTitleBar = false
  var opensByItself = true
  /// Whether it stays closed at the start if another scene opens.
  var isSuppressedAtStart = false
  /// The modifiers of the scene for its windows' views; the innermost is the last.
  var inheritance: [any InheritanceModifier] = []
  var commands: [AnyView] = []
  /// Whether the menus of the other windows have a command that opens it, and its shortcut.
  var hasOpeningCommand = false
  var shortcut: KeyboardShortcut?
  /// The view in the menus of windows, for an extra, with an action that opens its window.
  var command: ((_ open: @escaping () -> Void) -> AnyView)?
  /// The views of an extra.
  var extra: ExtraViews?
  /// Whether an extra is a menu.
  var isExtraMenu = true
  /// The name of an extra in the panel, if it may change.
  var extraName: (() -> String)?
  /// Whether an extra has a menu, if that may change.
  var hasExtraMenu: (() -> Bool)?
  /// What the activation of an extra without a menu does instead of opening its window.
  var activateExtra: ((_ isSecondary: Bool) -> Void)?
  /// Called before the user sees the menu of an extra.
  var willOpenExtra: (() -> Void)?
  /// Shows the content for a value in a window.
  var show: (WindowContext, WindowValue?, EnvironmentValues) -> Void = { _, _, _ in }
}

/// The value of a window, which its content may change.
@MainActor
final class WindowValue {
  let storage: StateStorage<AnyHashable?>
  /// The typed storage of the value: the same object for each evaluation of the content, or all of
  /// it would be evaluated again.
  private var location: AnyObject?

  init(_ value: AnyHashable?) { storage = StateStorage(value) }

  func binding<Value: Hashable>(to type: Value.Type) -> Binding<Value?> {
    let location = location as? WindowValueLocation<Value> ?? WindowValueLocation(self)
    self.location = location
    return Binding(location: location)
  }
}

/// The value with its type.
private final class WindowValueLocation<Value: Hashable>: Location<Value?> {
  private let storage: StateStorage<AnyHashable?>

  @MainActor
  init(_ value: WindowValue) { storage = value.storage }

  override func get() -> Value? { storage.get()?.base as? Value }
  override func set(_ value: Value?) { storage.set(value.map { AnyHashable($0) }) }
}
