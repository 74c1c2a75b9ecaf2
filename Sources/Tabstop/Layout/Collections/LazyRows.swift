internal import GtkBridge

/// A collection of which only the rows near the visible part, and those in use, exist.
@MainActor
protocol LazyRows: IdentifiedRows {
  func rowID(at index: Int) -> AnyHashable
  /// O(n) comparisons of ids.
  func indexOfRow(withID id: AnyHashable) -> Int?
  func isRowMade(at index: Int) -> Bool
  /// Creates a row that is needed now, wherever it is; it stays until it has been visible, or
  /// another row is requested.
  func makeRow(at index: Int)
  /// Creates all rows of a range, until the next layout shows which are visible.
  func makeRows(in range: Range<Int>)
  /// Keeps one row as long as its element exists, such as the destination of Tab in a list.
  /// Replaces the row kept before.
  func keepRow(at index: Int?)
  /// Visits the rows that exist and the runs of missing ones, in order.
  func forEachRun(_ visit: (RowRun) -> Void)
  /// The text of a row, whether it exists or not. Creates views for it if necessary.
  func text(ofRowAt index: Int) -> String
  /// Whether rows may disable their selection, judged by the rows that exist.
  var hasSelectionGuards: Bool { get }
  /// Whether the selection of a row is disabled, whether it exists or not. Creates views for it if
  /// necessary.
  func isSelectionDisabled(ofRowAt index: Int) -> Bool
  /// The row that has the focus, or contains what has it.
  var focusedRow: AnyRowNode? { get }

  // MARK: For the viewport

  /// Reads the places of the rows that exist.
  func measureRows(in space: RowSpace)
  /// Visits the rows that were measured, with their places from the start of the scrolled content.
  func forEachMeasuredRow(_ visit: (_ row: AnyRowNode, _ start: Double, _ length: Double) -> Void)
  /// Removes rows that are not needed any more. Returns whether there was one.
  func trim(atMost count: Int) -> Bool
  /// Creates the rows around the visible part; others are removed later. Returns whether there was
  /// something to do.
  func makeRows(near visible: Range<Double>) -> Bool
}

/// A part of a collection.
enum RowRun {
  case made(index: Int, id: AnyHashable, row: _Node)
  case unmade(Range<Int>)
}

/// Notifies a row's collection that the user has changed a state in the row, which would be lost
/// with it.
@MainActor
final class RowHold {
  private(set) var isHeld = false
  /// Whether a view in the row has an object of its own, which goes with the row.
  private var ownsObject = false
  /// That of the row around the row.
  private let outer: RowHold?
  /// Whether the current write only follows the pointer.
  private static var isSuspended = false

  init(outer: RowHold?) { self.outer = outer }

  /// Called when a state in the row was written. Changes that the program made by itself are
  /// repeated in a new row.
  func stateWasWritten() {
    if Updater.shared.isRunning || MainLoop.isDrainingMainQueue || Self.isSuspended { return }
    isHeld = true
    outer?.stateWasWritten()
  }

  /// A view in the row has an object of its own.
  func noteObject() { ownsObject = true }

  /// An object that a view in the row reads has changed. If a view in the row has objects of its own, it
  /// may be one of these; what belongs to the program does not go with the row.
  func objectWasWritten() {
    if ownsObject { return stateWasWritten() }
    outer?.objectWasWritten()
  }

  /// Carries out what changes by itself when the pointer goes elsewhere: it keeps no row.
  static func withoutHolding(_ action: () -> Void) {
    let was = isSuspended
    isSuspended = true
    action()
    isSuspended = was
  }
}
