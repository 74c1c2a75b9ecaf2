import Synchronization

/// A sequence number for events, shared by all windows.
///
/// Writes to one binding may be decided in different windows (a sheet is one), and "the last write
/// wins" holds across them. These numbers are the only thing that coordinators share; they contain
/// no focus.
enum FocusTicket {
  private static let last = Atomic<UInt64>(0)
  private static let lastSettled = Atomic<UInt64>(0)

  /// A number larger than all numbers returned before. O(1).
  static func next() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// A number as from `next()`, for the end of a turn or a move of the focus. O(1).
  static func settle() -> UInt64 {
    let ticket = next()
    lastSettled.max(ticket, ordering: .relaxed)
    return ticket
  }

  /// The number of all items that are inserted between two calls of `settle()`: larger than the number of the first,
  /// not larger than that of the second. O(1).
  static var ofInsertions: UInt64 { lastSettled.load(ordering: .relaxed) + 1 }
}
