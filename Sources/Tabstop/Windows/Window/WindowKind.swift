internal import GtkBridge

/// What the windows of one scene are like.
struct WindowKind {
  enum Role { case group, single, settings, extra }

  var role = Role.group
  /// Where the scene stands among the program's.
  var place: [Int] = []
  var id: String?
  var title: String?
  /// The type of the value that each window is for.
  var valueType: ObjectIdentifier?
  var size: (width: Double, height: Double)?
  var isSizedByContent = false

  /// For who names no size: a form, a list or a page that scrolls would else have none. A window of
  /// settings, or one that is as large as its content, goes by that.
  var commonSize: (width: Double, height: Double)? {
    isSizedByContent || role == .settings || role == .extra ? nil : (640, 720)
  }

  var hidesTitleBar = false
  var opensByItself = true
  /// What the scene hands down to its windows' views; the innermost modifier is the last.
  var inheritance: [any InheritanceModifier] = []
  var commands: [AnyView] = []
  /// Of an extra: what stands in the menus of windows, given what opens a window of it.
  var command: ((_ open: @escaping () -> Void) -> AnyView)?
  /// Whether an extra is a menu.
  var isExtraMenu = true
  /// Shows the content for a value in a window.
  var show: (WindowContext, WindowValue?, EnvironmentValues) -> Void = { _, _, _ in }
}

/// The value that a window is for, which its content may change.
@MainActor
final class WindowValue {
  let storage: StateStorage<AnyHashable?>
  /// The value as its type: the same place each time that the content is made, or all of it would be
  /// evaluated.
  private var location: AnyObject?

  init(_ value: AnyHashable?) { storage = StateStorage(value) }

  func binding<Value: Hashable>(to type: Value.Type) -> Binding<Value?> {
    let location = location as? WindowValueLocation<Value> ?? WindowValueLocation(self)
    self.location = location
    return Binding(location: location)
  }
}

/// The value as its type.
private final class WindowValueLocation<Value: Hashable>: Location<Value?> {
  private let storage: StateStorage<AnyHashable?>

  @MainActor
  init(_ value: WindowValue) { storage = value.storage }

  override func get() -> Value? { storage.get()?.base as? Value }
  override func set(_ value: Value?) { storage.set(value.map { AnyHashable($0) }) }
}
