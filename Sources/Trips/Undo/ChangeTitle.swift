/// What was done to what, for the announcements of a change, its undoing and its redoing.
public struct ChangeTitle: Hashable, Sendable {
  public enum Action: String, Hashable, Sendable {
    case added, changed, deleted, moved, duplicated, imported
    /// Items of a list.
    case ticked, unticked
    /// Destinations.
    case addedToFavourites = "added to favourites"
    case removedFromFavourites = "removed from favourites"
  }

  public let action: Action
  /// "flight LH 716", "12 bookings".
  public let name: String
  /// Where something was moved: "up, 2 of 3".
  public let destination: String?

  public init(_ action: Action, _ name: String, where destination: String? = nil) {
    self.action = action
    self.name = name
    self.destination = destination
  }

  /// "Flight LH 716 deleted. Undo with Control Z", "Flight LH 716 moved up, 2 of 3. Undo with Control Z"
  public var done: String {
    let words = [capitalized(name), action.rawValue, destination].compactMap(\.self)
    return "\(words.joined(separator: " ")). Undo with Control Z"
  }

  /// "Flight LH 716 restored. Redo with Control Shift Z"
  public var undone: String { "\(undoneSentence). Redo with Control Shift Z" }

  /// "Flight LH 716 deleted again. Undo with Control Z"
  public var redone: String {
    "\(capitalized(name)) \(action.rawValue) again. Undo with Control Z"
  }

  private var undoneSentence: String {
    let name = capitalized(name)
    return switch action {
    case .deleted: "\(name) restored"
    case .added, .duplicated, .imported: "\(name) removed"
    case .changed: "Change of \(self.name) undone"
    case .moved: "\(name) moved back"
    case .ticked: "\(name) unticked"
    case .unticked: "\(name) ticked"
    case .addedToFavourites: "\(name) removed from favourites"
    case .removedFromFavourites: "\(name) added to favourites"
    }
  }
}
