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

  public init(_ action: Action, _ name: String) {
    self.action = action
    self.name = name
  }

  /// "Flight LH 716 deleted. Undo with Control Z"
  public var done: String { "\(capitalized(name)) \(action.rawValue). Undo with Control Z" }

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
