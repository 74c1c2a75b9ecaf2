internal import Localization

/// A fault of the file of places.
public struct PlacesFault: Error, Equatable, Sendable {
  /// The kinds of faults.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The file is in none of the folders in which it may be.
    case missing
    /// The file is there, but cannot be read.
    case unreadable
    /// The file is cut short, or is not a file of places.
    case damaged
    /// The file belongs to another version of the program.
    case otherVersion
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The file at fault; of a missing one, the folders that were searched.
  public let path: String

  /// Creates a fault.
  public init(_ kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }

  /// The fault and what to do about it, for the user.
  public var message: String {
    switch kind {
    case .missing:
      String(
        words: """
          The file with cities and airports is missing. Names can be typed, but nothing is \
          suggested. Install Vacation Planner again.
          """)
    case .unreadable:
      String(
        words: """
          The file with cities and airports cannot be read. Names can be typed, but nothing is \
          suggested. Make sure that you may read it.
          """)
    case .damaged:
      String(
        words: """
          The file with cities and airports is damaged. Names can be typed, but nothing is \
          suggested. Install Vacation Planner again.
          """)
    case .otherVersion:
      String(
        words: """
          The file with cities and airports belongs to another version of Vacation Planner. \
          Names can be typed, but nothing is suggested. Install Vacation Planner again.
          """)
    }
  }
}

extension PlacesFault: CustomStringConvertible {
  /// The message for the user, with the path.
  public var description: String { "\(message) (\(path))" }
}
