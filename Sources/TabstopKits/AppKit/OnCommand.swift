public import Tabstop
public import TabstopFoundation

extension View {
  /// Runs an action for a command of AppKit's. Never runs: Swift on Linux has no Objective-C. Use `onExitCommand`,
  /// `onMoveCommand`, `onDeleteCommand` or a shortcut.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
}
