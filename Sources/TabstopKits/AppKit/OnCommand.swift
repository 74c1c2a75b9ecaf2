public import Tabstop
public import TabstopFoundation

extension View {
  /// Runs an action for a command of AppKit's: for an action of this name that is sent without a target while the window
  /// is active, such as a menu's; with the focus in the view also for the key of a command such as `moveUp(_:)`,
  /// `insertNewline(_:)` and `cancelOperation(_:)`. Mirrors SwiftUI.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
    modifier(CommandKey(key: CommandKey.keys[selector.name], action: action))
      .modifier(NamedCommandModifier(name: selector.name, perform: action))
  }
}

/// A modifier with the key of a command, if it has one.
private struct CommandKey: ViewModifier {
  let key: KeyEquivalent?
  let action: (() -> Void)?

  static let keys: [String: KeyEquivalent] = [
    "moveUp:": .upArrow, "moveDown:": .downArrow, "moveLeft:": .leftArrow,
    "moveRight:": .rightArrow, "insertNewline:": .return, "cancelOperation:": .escape,
    "deleteBackward:": .delete, "deleteForward:": .deleteForward, "scrollPageUp:": .pageUp,
    "scrollPageDown:": .pageDown, "scrollToBeginningOfDocument:": .home,
    "scrollToEndOfDocument:": .end,
  ]

  func body(content: Content) -> some View {
    if let key {
      content.onKeyPress(key) {
        guard let action else { return .ignored }
        action()
        return .handled
      }
    } else {
      content
    }
  }
}
