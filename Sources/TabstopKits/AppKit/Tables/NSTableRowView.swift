public import Foundation

extension NSTableView {
  /// Where a drop is. Mirrors AppKit's.
  public enum DropOperation: UInt, Sendable { case on, above }
  /// How a table shows where a drop is. Mirrors AppKit's. No effect.
  public enum DraggingDestinationFeedbackStyle: Int, Sendable {
    case none = -1
    case regular
    case sourceList
    case gap
  }
  /// The side of a row that a swipe shows. Mirrors AppKit's.
  public enum RowActionEdge: Int, Sendable { case leading, trailing }
  /// How a table shows where a drop is. No effect: rows take no drops.
  public final var draggingDestinationFeedbackStyle: DraggingDestinationFeedbackStyle {
    get { .none }
    set {}
  }
  /// Sets what drags of rows do elsewhere. No effect: rows are not dragged.
  public final func setDraggingSourceOperationMask(
    _ mask: NSDragOperation, forLocal isLocal: Bool
  ) {}
  /// Sets where a drop goes. No effect: rows take no drops.
  public final func setDropRow(_ row: Int, dropOperation: DropOperation) {}
  /// The view of a row. Always `nil`: rows are widgets of GTK.
  public final func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { nil }
  /// Calls a closure for the views of rows. Never calls it: rows are widgets of GTK.
  public final func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {}
}

/// The view around a row's views. Stored, without effect: rows are widgets of GTK, in the theme's colours. Mirrors
/// AppKit's `NSTableRowView`.
open class NSTableRowView: NSView {
  /// Whether the row is selected. Stored, without effect.
  open var isSelected = false
  /// Whether the selection is that of an active window. Stored, without effect.
  open var isEmphasized = false
  /// Whether it is a title. Stored, without effect.
  open var isGroupRowStyle = false
  /// Whether the row is under a title at the top. Stored, without effect.
  public final var isFloating = false
  /// The appearance of the selection. Stored, without effect.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
  /// Whether the row is where a drop is. Stored, without effect.
  public final var isTargetForDropOperation = false
  /// Draws the background. Never called: the theme has one.
  open func drawBackground(in dirtyRect: CGRect) {}
  /// Draws the selection. Never called: the theme has one.
  open func drawSelection(in dirtyRect: CGRect) {}
  /// Draws the line below the row. Never called: the theme has one.
  open func drawSeparator(in dirtyRect: CGRect) {}
  /// Draws where a drop is. Never called: rows take no drops.
  open func drawDraggingDestinationFeedback(in dirtyRect: CGRect) {}
}
