internal import GtkBridge

/// A collection of which only the rows near the visible part, and those in use, are made.
@MainActor
protocol LazyRows: IdentifiedRows {
  func rowID(at index: Int) -> AnyHashable
  /// O(n) comparisons of ids.
  func indexOfRow(withID id: AnyHashable) -> Int?
  func isRowMade(at index: Int) -> Bool
  /// Makes a row that is wanted now, wherever it is; it stays until it has been visible, or another
  /// is wanted.
  func bringRow(at index: Int)
  /// Makes all rows of a range, until the next layout shows which are visible.
  func makeRows(in range: Range<Int>)
  /// Keeps a row, and no other, as long as it exists: where Tab goes to in a list, say.
  func keepRow(at index: Int?)
  /// The rows that are made and the runs of those that are not, in order.
  func forEachRun(_ visit: (RowRun) -> Void)
  /// What a row says, whether it is made or not. Makes views for it if need be.
  func text(ofRowAt index: Int) -> String

  // What the viewport asks.

  /// Reads where the rows are that are made.
  func measureRows(in space: RowSpace)
  /// The rows that were measured, with their places from the start of the scrolled content.
  func forEachMeasuredRow(_ visit: (_ row: AnyRowNode, _ start: Double, _ length: Double) -> Void)
  /// Lets rows go that are made for no reason any more. True if there was one.
  func trim(atMost count: Int) -> Bool
  /// Makes rows around the visible part; others go later. True if there was something to do.
  func makeRows(near visible: Range<Double>) -> Bool
}

/// A part of a collection.
enum RowRun {
  case made(index: Int, id: AnyHashable, row: _Node)
  case unmade(Range<Int>)
}

/// Tells a row's collection that the user has changed something in the row that would be lost with it.
@MainActor
final class RowHold {
  private(set) var isHeld = false
  /// That of the row around the row.
  private let outer: RowHold?
  /// Whether what is written now only follows the pointer.
  private static var isSuspended = false

  init(outer: RowHold?) { self.outer = outer }

  /// A state in the row was written. What the program does by itself, it does again for a new row.
  func stateWasWritten() {
    if Updater.shared.isRunning || MainLoop.isDrainingMainQueue || Self.isSuspended { return }
    isHeld = true
    outer?.stateWasWritten()
  }

  /// Carries out what changes by itself when the pointer goes elsewhere: it keeps no row.
  static func withoutHolding(_ action: () -> Void) {
    let was = isSuspended
    isSuspended = true
    action()
    isSuspended = was
  }
}
