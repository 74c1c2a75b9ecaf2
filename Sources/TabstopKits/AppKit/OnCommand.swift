public import Tabstop
public import TabstopFoundation

extension View {
  /// Runs an action for a command of AppKit's. Never runs: GTK's commands are no selectors. Use `onExitCommand`,
  /// `onMoveCommand`, `onDeleteCommand` or a shortcut.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
}
