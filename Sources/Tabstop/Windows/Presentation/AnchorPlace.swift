internal import CGtk
internal import GtkBridge

/// The place in a window of the view that something points to: its visible part, else the edge at
/// which it was scrolled out.
@MainActor
struct AnchorPlace: Equatable {
  var isVisible: Bool
  private let x: Int32
  private let y: Int32
  private let width: Int32
  private let height: Int32

  var rectangle: GdkRectangle { GdkRectangle(x: x, y: y, width: width, height: height) }

  /// Finds the place of an anchor; `nil` for a view without a place in the window, or on a hidden
  /// page.
  init?(of anchor: Widget?, in window: Widget) {
    guard let anchor, anchor.pointer.isMapped,
      var (left, top, right, bottom) = Self.bounds(of: anchor.pointer, in: window)
    else { return nil }
    var isVisible = true
    var next = anchor.pointer.parent
    while let parent = next, parent != window.pointer {
      next = parent.parent
      // A scrolled view clips its content.
      guard parent.clipsContent,
        let clip = Self.bounds(of: parent, in: window)
      else { continue }
      if right <= clip.left || left >= clip.right || bottom <= clip.top || top >= clip.bottom {
        isVisible = false
      }
      left = min(max(left, clip.left), clip.right)
      right = min(max(right, clip.left), clip.right)
      top = min(max(top, clip.top), clip.bottom)
      bottom = min(max(bottom, clip.top), clip.bottom)
    }
    self.isVisible = isVisible
    (x, y) = (Int32(left), Int32(top))
    (width, height) = (max(Int32(right) - x, 1), max(Int32(bottom) - y, 1))
  }

  private static func bounds(
    of widget: WidgetPointer, in window: Widget
  ) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    widget.bounds(in: window.pointer).map { ($0.x, $0.y, $0.x + $0.width, $0.y + $0.height) }
  }
}
