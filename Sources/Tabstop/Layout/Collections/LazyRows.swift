internal import GtkBridge

/// A collection of which only the rows near the visible part, and those in use, exist.
@MainActor
protocol LazyRows: IdentifiedRows {
  func rowID(at index: Int) -> AnyHashable
  /// The index of the row with an id; takes O(n) comparisons of ids.
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
  /// Whether Tab goes from row to row.
  var isTabbedThrough: Bool { get }
  /// Creates the first row with a control, or the last one. Rows without one are passed over, if they are
  /// few.
  func makeStop(atEnd: Bool)
  /// Whether a widget is in one of its rows.
  func contains(_ widget: WidgetPointer) -> Bool
  /// Visits the rows that exist and the runs of missing ones, in order.
  func forEachRun(_ visit: (RowRun) -> Void)
  /// The text of a row, whether it exists or not. Creates views for it if necessary.
  func text(ofRowAt index: Int) -> String
  /// Whether rows can disable their selection, according to the existing rows.
  var hasSelectionGuards: Bool { get }
  /// Whether the selection of a row is disabled, whether it exists or not. Creates views for it if
  /// necessary.
  func isSelectionDisabled(ofRowAt index: Int) -> Bool
  /// The row that has the focus or contains the focused view.
  var focusedRow: AnyRowNode? { get }

  // MARK: For the viewport

  /// Reads the positions of the existing rows.
  func measureRows(in space: RowSpace)
  /// Visits the measured rows, with their positions from the start of the scrolled content.
  func forEachMeasuredRow(_ visit: (_ row: AnyRowNode, _ start: Double, _ length: Double) -> Void)
  /// Removes rows that are not needed any more. Returns whether there was one.
  func trim(atMost count: Int) -> Bool
  /// Creates the rows around the visible part; others are removed later. Returns whether it created
  /// any.
  func makeRows(near visible: Range<Double>) -> Bool
}

/// An existing row of a collection, or a range of rows that are not created.
enum RowRun {
  case made(index: Int, id: AnyHashable, row: _Node)
  case unmade(Range<Int>)
}

/// Records whether the user has changed state in a row, which would be lost if the collection
/// removed the row.
@MainActor
final class RowHold {
  private(set) var isHeld = false
  /// Whether a view in the row owns an object, which would be lost with the row.
  private var ownsObject = false
  /// The hold of the row that contains this row.
  private let outer: RowHold?
  /// Whether the current write only shows where the pointer is.
  private static var isSuspended = false

  init(outer: RowHold?) { self.outer = outer }

  /// Called when state in the row was written. Changes by the program do not count, because a new
  /// row repeats them.
  func stateWasWritten() {
    if Updater.shared.isRunning || MainLoop.isDrainingMainQueue || Self.isSuspended { return }
    isHeld = true
    outer?.stateWasWritten()
  }

  /// Records that a view in the row owns an object.
  func noteObject() { ownsObject = true }

  /// An object that a view in the row reads has changed. If a view in the row has objects of its
  /// own, the changed object may be one of these. Objects of the program are not lost with the row.
  func objectWasWritten() {
    if ownsObject { return stateWasWritten() }
    outer?.objectWasWritten()
  }

  /// Performs changes that are reverted when the pointer leaves; they do not hold a row.
  static func withoutHolding(_ action: () -> Void) {
    let was = isSuspended
    isSuspended = true
    action()
    isSuspended = was
  }
}
