import Synchronization

/// The order in which things happened, over all windows.
///
/// Writes to one binding may end up in different windows (a sheet is one), and "the last write wins"
/// holds across them. These numbers are all that coordinators share; no focus is in them.
enum FocusTicket {
  private static let last = Atomic<UInt64>(0)

  /// Larger than every ticket handed out before. O(1).
  static func next() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
