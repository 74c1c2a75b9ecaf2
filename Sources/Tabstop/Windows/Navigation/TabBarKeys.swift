internal import CGtk
internal import GtkBridge

/// Makes a row of tabs, or of dots, one stop of Tab: the selected one. The arrow keys, Home and End
/// select another.
@MainActor
final class TabBarKeys {
  private let bar: Widget
  private var connection: SignalConnection?
  private let choose: (Int) -> Void
  /// The tabs in the bar, in order.
  var tabs: [Widget] = []

  /// - Parameter choose: Selects the tab at an index.
  init(of bar: Widget, choose: @escaping (Int) -> Void) {
    self.bar = bar
    self.choose = choose
    let keys = EventController.keys()
    connection = SignalConnection(keys, "key-pressed", owner: self) { keys, arguments in
      arguments.answer(
        keys.press(Int32(bitPattern: arguments.uint(0)), GdkModifierType(arguments.flags(2))))
    }
    bar.add(keys)
  }

  /// The index of the tab that has the focus.
  private var focused: Int? { tabs.firstIndex { $0.isFocus } }
  /// Whether one of the tabs has the focus.
  var holdsFocus: Bool { focused != nil }

  /// Called when the tab at an index is selected: Tab goes to it, and a focus in the bar, too.
  func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let holdsFocus = holdsFocus
    tabs[index].pointer.isFocusable = true
    if holdsFocus { _ = tabs[index].pointer.grabFocus() }
    for other in tabs.indices where other != index && tabs[other].pointer.isFocusable {
      tabs[other].pointer.isFocusable = false
    }
  }

  private func press(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    let held = GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    guard modifiers.rawValue & held == 0, let focused else { return false }
    let forward = bar.pointer.isRightToLeft ? -1 : 1
    let index: Int
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left: index = focused - forward
    case GDK_KEY_Right, GDK_KEY_KP_Right: index = focused + forward
    case GDK_KEY_Home, GDK_KEY_KP_Home: index = 0
    case GDK_KEY_End, GDK_KEY_KP_End: index = tabs.count - 1
    default: return false
    }
    // Beyond the ends an arrow key leaves the bar, as it leaves every control.
    guard tabs.indices.contains(index) else { return false }
    if index != focused { Updater.shared.event { choose(index) } }
    return true
  }
}
