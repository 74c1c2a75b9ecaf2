internal import CGtk
internal import GtkBridge

/// Lays out one child that is larger than its allocation on some side: GTK warns about negative
/// margins.
final class PaddingLayout: LayoutDelegate {
  /// The insets, in whole points.
  var insets = EdgeInsets()

  /// The negative padding with which pages on a phone go into the room of a large title; more is meant to hide something.
  private static let roomOfBars = -100.0

  private var width: Int32 { signedPixels(insets.leading + insets.trailing) }

  /// The space at the top and bottom as it is used. A page that fills its window does not reach beyond it, or
  /// over its bars: what a phone has there, the room for a large title and for the home indicator, is missing here.
  private func vertical(_ container: WidgetPointer) -> (top: Int32, both: Int32) {
    let (top, bottom) = (insets.top, insets.bottom)
    guard (Self.roomOfBars..<0).contains(min(top, bottom)), container.fillsPage else {
      return (signedPixels(top), signedPixels(top + bottom))
    }
    return (signedPixels(max(0, top)), signedPixels(max(0, top) + max(0, bottom)))
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let isHorizontal = orientation == .horizontal
    let height = vertical(container).both
    let (own, cross) = isHorizontal ? (width, height) : (height, width)
    var result: (minimum: Int32, natural: Int32) = (0, 0)
    for child in laidOutChildren(of: container) {
      let forSize = forSize < 0 ? forSize : max(0, forSize - cross)
      let size = measured(child, orientation, forSize: forSize)
      result = (
        max(result.minimum, size.minimum.adding(own)), max(result.natural, size.natural.adding(own))
      )
    }
    return result
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let isRightToLeft = container.isRightToLeft
    let (top, both) = vertical(container)
    for child in laidOutChildren(of: container) {
      place(
        child, x: signedPixels(isRightToLeft ? insets.trailing : insets.leading),
        y: top, width: width - self.width, height: height - both)
    }
  }
}

extension WidgetPointer {
  /// Whether the widget is all that a window shows, or a page between its bars, from the top to the bottom.
  fileprivate var fillsPage: Bool {
    var widget = self
    while let parent = widget.parent {
      guard widget.expands(GTK_ORIENTATION_VERTICAL), widget.valign == .fill,
        gtk_widget_get_margin_top(widget) == 0, gtk_widget_get_margin_bottom(widget) == 0
      else { return false }
      if parent.hasClass(PageFrame.columnClass) || parent.isInstance(of: gtk_native_get_type()) {
        return true
      }
      if parent.isInstance(of: gtk_scrolled_window_get_type()) { return false }
      if let layers = layoutDelegate(of: parent) as? LayeredLayout {
        // A background or an overlay of the page is beside it.
        if let primary = layers.primary, primary.pointer != widget { return false }
      } else if laidOutChildren(of: parent).count > 1 {
        return false
      }
      widget = parent
    }
    return false
  }
}
