internal import Foundation

/// The methods of a responder for the keys of a Mac.
@MainActor
enum KeyCommand {
  /// Calls the method for a key that goes down. Shortcuts have none.
  static func perform(_ event: NSEvent, _ responder: UIResponder) {
    let flags = event.modifierFlags
    guard flags.isDisjoint(with: [.command, .option]) else { return }
    if let method = method(of: event, isSelecting: flags.contains(.shift)) {
      method(responder)(nil)
    } else if event.keyCode != escape, let characters = event.characters, types(characters) {
      if let client = responder as? any NSTextInputClient {
        client.insertText(characters, replacementRange: .notFound)
      } else {
        responder.insertText(characters)
      }
    }
  }

  /// Whether characters are typed: those of keys such as F5 are in an area for private use.
  private static func types(_ characters: String) -> Bool {
    !characters.isEmpty
      && !characters.unicodeScalars.contains { (0xF700...0xF8FF).contains($0.value) }
  }

  private static let escape: UInt16 = 53

  private static func method(
    of event: NSEvent, isSelecting: Bool
  ) -> ((UIResponder) -> (Any?) -> Void)? {
    if event.keyCode == escape { return UIResponder.cancelOperation }
    switch event.specialKey {
    case .carriageReturn, .enter: return UIResponder.insertNewline
    case .tab: return UIResponder.insertTab
    case .backTab: return UIResponder.insertBacktab
    case .delete: return UIResponder.deleteBackward
    case .deleteForward: return UIResponder.deleteForward
    case .upArrow:
      return isSelecting ? UIResponder.moveUpAndModifySelection : UIResponder.moveUp
    case .downArrow:
      return isSelecting ? UIResponder.moveDownAndModifySelection : UIResponder.moveDown
    case .leftArrow:
      return isSelecting ? UIResponder.moveLeftAndModifySelection : UIResponder.moveLeft
    case .rightArrow:
      return isSelecting ? UIResponder.moveRightAndModifySelection : UIResponder.moveRight
    case .pageUp: return UIResponder.scrollPageUp
    case .pageDown: return UIResponder.scrollPageDown
    case .home: return UIResponder.scrollToBeginningOfDocument
    case .end: return UIResponder.scrollToEndOfDocument
    default: return nil
    }
  }
}
