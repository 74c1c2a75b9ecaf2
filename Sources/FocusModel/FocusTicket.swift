import Synchronization

/// A sequence number for events, shared by all windows.
///
/// Writes to one binding may be decided in different windows (a sheet is one), and "the last write
/// wins" holds across them. These numbers are the only thing that coordinators share; they contain
/// no focus.
enum FocusTicket {
  private static let last = Atomic<UInt64>(0)

  /// A number larger than all numbers returned before. O(1).
  static func next() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
