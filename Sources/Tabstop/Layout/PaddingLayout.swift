internal import GtkBridge

/// Lays out one child that is larger than its allocation on some side: GTK warns about negative
/// margins.
final class PaddingLayout: LayoutDelegate {
  /// The insets, in whole points.
  var insets = EdgeInsets()

  private var width: Int32 { signedPixels(insets.leading + insets.trailing) }
  private var height: Int32 { signedPixels(insets.top + insets.bottom) }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let isHorizontal = orientation == .horizontal
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
    for child in laidOutChildren(of: container) {
      place(
        child, x: signedPixels(isRightToLeft ? insets.trailing : insets.leading),
        y: signedPixels(insets.top),
        width: width - self.width, height: height - self.height)
    }
  }
}
