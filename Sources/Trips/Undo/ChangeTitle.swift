internal import Localization

/// The action and the object of a change, for the announcements of the change, its undo and its
/// redo.
public struct ChangeTitle: Hashable, Sendable {
  /// The actions of a change.
  public enum Action: Hashable, Sendable {
    case added, changed, deleted, moved, duplicated, imported
    /// Changes of items of a list.
    case ticked, unticked
    /// Changes of favourite destinations.
    case addedToFavourites, removedFromFavourites
  }

  /// The action.
  public let action: Action
  /// The object of the change: "flight LH 716", "12 bookings".
  public let name: String
  /// The destination of a move: "up, 2 of 3".
  public let destination: String?

  /// Creates a title.
  public init(_ action: Action, _ name: String, where destination: String? = nil) {
    self.action = action
    self.name = name
    self.destination = destination
  }

  /// The announcement of the change: "Flight LH 716 deleted. Undo with Control Z", "Flight LH 716
  /// moved up, 2 of 3. Undo with Control Z"
  public var done: String {
    let words = [sentence, destination].compactMap(\.self)
    return String(words: "\(words.joined(separator: " ")). Undo with Control Z")
  }

  /// The announcement of its undo: "Flight LH 716 restored. Redo with Control Shift Z"
  public var undone: String { String(words: "\(undoneSentence). Redo with Control Shift Z") }

  /// The announcement of its redo: "Flight LH 716 deleted again. Undo with Control Z"
  public var redone: String {
    String(words: "\(sentence) again. Undo with Control Z")
  }

  private var sentence: String {
    let name = capitalized(name)
    return switch action {
    case .added: String(words: "\(name) added")
    case .changed: String(words: "\(name) changed")
    case .deleted: String(words: "\(name) deleted")
    case .moved: String(words: "\(name) moved")
    case .duplicated: String(words: "\(name) duplicated")
    case .imported: String(words: "\(name) imported")
    case .ticked: String(words: "\(name) ticked")
    case .unticked: String(words: "\(name) unticked")
    case .addedToFavourites: String(words: "\(name) added to favourites")
    case .removedFromFavourites: String(words: "\(name) removed from favourites")
    }
  }

  private var undoneSentence: String {
    let name = capitalized(name)
    return switch action {
    case .deleted: String(words: "\(name) restored")
    case .added, .duplicated, .imported: String(words: "\(name) removed")
    case .changed: String(words: "Change of \(self.name) undone")
    case .moved: String(words: "\(name) moved back")
    case .ticked: String(words: "\(name) unticked")
    case .unticked: String(words: "\(name) ticked")
    case .addedToFavourites: String(words: "\(name) removed from favourites")
    case .removedFromFavourites: String(words: "\(name) added to favourites")
    }
  }
}
