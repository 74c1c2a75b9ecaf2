internal import Foundation

/// A command of a responder that a key of a Mac calls.
@MainActor
struct KeyCommand {
  /// The name of its selector.
  let name: String
  private let method: (UIResponder) -> (Any?) -> Void

  private init(_ name: String, _ method: @escaping (UIResponder) -> (Any?) -> Void) {
    (self.name, self.method) = (name + ":", method)
  }

  /// The command of a key that goes down. Shortcuts and letters have none.
  init?(_ event: NSEvent) {
    let flags = event.modifierFlags
    guard flags.isDisjoint(with: [.command, .option]),
      let command = Self.command(of: event, isSelecting: flags.contains(.shift))
    else { return nil }
    self = command
  }

  func perform(_ responder: UIResponder) { method(responder)(nil) }

  /// Calls the method for a key that goes down. Shortcuts have none.
  static func perform(_ event: NSEvent, _ responder: UIResponder) {
    guard event.modifierFlags.isDisjoint(with: [.command, .option]) else { return }
    if let command = KeyCommand(event) {
      command.perform(responder)
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

  private static func command(of event: NSEvent, isSelecting: Bool) -> KeyCommand? {
    if event.keyCode == escape {
      return KeyCommand("cancelOperation", UIResponder.cancelOperation)
    }
    switch event.specialKey {
    case .carriageReturn, .enter: return KeyCommand("insertNewline", UIResponder.insertNewline)
    case .tab:
      return isSelecting
        ? KeyCommand("insertBacktab", UIResponder.insertBacktab)
        : KeyCommand("insertTab", UIResponder.insertTab)
    case .backTab: return KeyCommand("insertBacktab", UIResponder.insertBacktab)
    case .delete: return KeyCommand("deleteBackward", UIResponder.deleteBackward)
    case .deleteForward: return KeyCommand("deleteForward", UIResponder.deleteForward)
    case .upArrow:
      return isSelecting
        ? KeyCommand("moveUpAndModifySelection", UIResponder.moveUpAndModifySelection)
        : KeyCommand("moveUp", UIResponder.moveUp)
    case .downArrow:
      return isSelecting
        ? KeyCommand("moveDownAndModifySelection", UIResponder.moveDownAndModifySelection)
        : KeyCommand("moveDown", UIResponder.moveDown)
    case .leftArrow:
      return isSelecting
        ? KeyCommand("moveLeftAndModifySelection", UIResponder.moveLeftAndModifySelection)
        : KeyCommand("moveLeft", UIResponder.moveLeft)
    case .rightArrow:
      return isSelecting
        ? KeyCommand("moveRightAndModifySelection", UIResponder.moveRightAndModifySelection)
        : KeyCommand("moveRight", UIResponder.moveRight)
    case .pageUp: return KeyCommand("scrollPageUp", UIResponder.scrollPageUp)
    case .pageDown: return KeyCommand("scrollPageDown", UIResponder.scrollPageDown)
    case .home:
      return KeyCommand("scrollToBeginningOfDocument", UIResponder.scrollToBeginningOfDocument)
    case .end: return KeyCommand("scrollToEndOfDocument", UIResponder.scrollToEndOfDocument)
    default: return nil
    }
  }
}
