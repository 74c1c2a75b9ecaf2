public import Foundation

/// A ruler beside a view that scrolls. Shown nowhere: GTK scrolls, and lays texts out. Mirrors the names of
/// AppKit's `NSRulerView` that editors use for the numbers of their lines.
open class NSRulerView: NSView {
  /// The side of a ruler. Mirrors AppKit's.
  public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }
  /// The scroll view. Not retained.
  open weak var scrollView: NSScrollView?
  /// The side.
  open var orientation: Orientation
  /// The view that is measured. Not retained.
  open weak var clientView: NSView?
  /// The width of the ruler. Stored, without effect.
  open var ruleThickness: CGFloat = 16
  /// The width for marks. Stored, without effect.
  open var reservedThicknessForMarkers: CGFloat = 0
  /// The width for views. Stored, without effect.
  open var reservedThicknessForAccessoryView: CGFloat = 0
  /// The width of the ruler.
  open var requiredThickness: CGFloat { ruleThickness }
  /// Creates a ruler.
  public init(scrollView: NSScrollView?, orientation: Orientation) {
    self.scrollView = scrollView
    self.orientation = orientation
    super.init(frame: .zero)
  }
  /// Creates a ruler from a file of Interface Builder's. Ends the program: there are none.
  public required init(coder: NSCoder) { fatalError("A ruler is created by code.") }
  /// Draws the marks. Never called: a ruler is not shown.
  open func drawHashMarksAndLabels(in rect: CGRect) {}
  /// Measures again. No effect: a ruler is not shown.
  open func invalidateHashMarks() {}
}
