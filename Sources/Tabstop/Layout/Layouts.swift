internal import GtkBridge

/// Lays out children over each other, each at its own size or filling the frame.
final class LayeredLayout: LayoutDelegate {
  /// The child that determines the size; without one the largest does.
  var primary: Widget?

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if let primary { return measured(primary.pointer, orientation, forSize: forSize) }
    var result: (minimum: Int32, natural: Int32) = (0, 0)
    for child in laidOutChildren(of: container) {
      // A child with its own width has the height for that width, as in GTK.
      let size = measured(child, orientation, forSize: forSize)
      result = (max(result.minimum, size.minimum), max(result.natural, size.natural))
    }
    return result
  }

  func baseline(
    of container: WidgetPointer, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? {
    let child = primary?.pointer ?? laidOutChildren(of: container).first
    return child.flatMap { firstLine(of: $0, forWidth: width) }
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    for child in laidOutChildren(of: container) {
      // A child over the primary one may need more than the available space.
      let minimumWidth = measured(child, .horizontal).minimum
      let childWidth = max(width, minimumWidth)
      let minimumHeight = measured(child, .vertical, forSize: childWidth).minimum
      let childHeight = max(height, minimumHeight)
      place(
        child, x: (width - childWidth) / 2, y: (height - childHeight) / 2, width: childWidth,
        height: childHeight)
    }
  }
}

/// Lays out one child in a frame with limits, as SwiftUI's `frame` does.
final class FrameLayout: LayoutDelegate {
  struct Limits: Equatable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?
    /// Whether nothing around the frame gives it a length: it has that of its content, up to the maximum.
    var isIdeal = false

    /// Whether the frame takes no space: its content is drawn over the neighbouring views, unless
    /// it is clipped.
    var isCollapsed: Bool { maximum == 0 }

    /// The only length that the frame can have, in pixels.
    var fixed: Int32? {
      guard let maximum, maximum == minimum, maximum.isFinite else { return nil }
      return pixels(maximum)
    }
  }

  var width = Limits()
  var height = Limits()
  /// Whether it is as high as its content needs to be shown without scrolling, as far as a window of the usual
  /// size has space.
  var showsAllContent = false
  /// The direction in which the frame does not expand because of the picture in it.
  var hugging: Orientation?

  private func limits(_ orientation: Orientation) -> Limits {
    orientation == .horizontal ? width : height
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let limits = limits(orientation)
    let crossLimits = orientation == .horizontal ? height : width
    var size: (minimum: Int32, natural: Int32) = (0, 0)
    for child in laidOutChildren(of: container) {
      var forSize = forSize
      if forSize < 0, orientation == .vertical, let length = crossLimits.fixed {
        // What scrolls sideways asks for no width in particular, but there is only one.
        forSize = length
      }
      if forSize >= 0, let maximum = crossLimits.maximum, maximum < Double(forSize) {
        forSize = pixels(maximum)
      }
      // A child that does not fill the frame gets no more than its natural width.
      if forSize >= 0, orientation == .vertical, child.halign != .fill {
        forSize = min(forSize, measured(child, .horizontal).natural)
      }
      size = measured(child, orientation, forSize: forSize)
      if forSize < 0, orientation == .vertical, let maximum = crossLimits.maximum, maximum.isFinite
      {
        size.minimum = max(size.minimum, leastHeight(of: child, widest: pixels(maximum)))
      }
      // GTK asks for the width before it knows the height: a picture is no wider than it can be high.
      if orientation == .horizontal || forSize < 0, let maximum = crossLimits.maximum,
        maximum.isFinite,
        let picture = FixedProportions(of: child),
        let fitting = orientation == .horizontal
          ? picture.width(forHeight: maximum) : picture.height(forWidth: maximum)
      {
        size.natural = max(size.minimum, fitting)
      }
    }
    if limits.isCollapsed { return (0, 0) }
    // A frame never clips: a child that needs more than the frame's size (large text, say) gets it.
    let least = max(size.minimum, pixels(limits.minimum ?? 0))
    // A frame with a maximum takes that much, if it is available.
    let finite = limits.maximum.flatMap { $0.isFinite ? $0 : nil }
    var preferred = limits.ideal ?? finite ?? Double(size.natural)
    if limits.isIdeal, limits.ideal == nil { preferred = min(preferred, Double(size.natural)) }
    if showsAllContent, orientation == .vertical {
      preferred = max(preferred, min(Double(size.natural), WindowKind.usualSize.height))
    }
    return (least, max(pixels(preferred), least))
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    // The child has its own alignment in the frame, which its host has set.
    for child in laidOutChildren(of: container) {
      let childWidth =
        self.width.isCollapsed ? max(width, measured(child, .horizontal).minimum) : width
      let childHeight =
        self.height.isCollapsed
        ? max(height, measured(child, .vertical, forSize: childWidth).minimum) : height
      place(
        child, x: (width - childWidth) / 2, y: (height - childHeight) / 2, width: childWidth,
        height: childHeight)
    }
  }
}

/// The least height of a child that never becomes wider than a length.
///
/// GTK takes the height for no width in particular as the one that suffices if there is any width; a text
/// wraps nevertheless.
private func leastHeight(of child: WidgetPointer, widest: Int32) -> Int32 {
  measured(child, .vertical, forSize: widest).minimum
}

/// Lays out a form's rows below each other, in a centered column of limited width.
final class ColumnLayout: LayoutDelegate {
  let maximumWidth: Int32

  init(maximumWidth: Int32) { self.maximumWidth = maximumWidth }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var result: (minimum: Int32, natural: Int32) = (0, 0)
    if orientation == .horizontal {
      for child in laidOutChildren(of: container) {
        let size = measured(child, orientation)
        result = (max(result.minimum, size.minimum), max(result.natural, size.natural))
      }
      result.natural = max(result.minimum, min(max(result.natural, maximumWidth), maximumWidth))
    } else {
      let width = forSize < 0 ? forSize : min(forSize, maximumWidth)
      for child in laidOutChildren(of: container) {
        var size = measured(child, orientation, forSize: width)
        if forSize < 0 {
          size.minimum = max(size.minimum, leastHeight(of: child, widest: maximumWidth))
          size.natural = max(size.natural, size.minimum)
        }
        result = (result.minimum.adding(size.minimum), result.natural.adding(size.natural))
      }
    }
    return result
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let children = laidOutChildren(of: container)
    let widest = children.map { measured($0, .horizontal).minimum }.max() ?? 0
    let columnWidth = min(width, max(maximumWidth, widest))
    let x = (width - columnWidth) / 2
    var y: Int32 = 0
    for child in children {
      let size = measured(child, .vertical, forSize: columnWidth)
      let room = child.expands(.vertical)
      let childHeight = room ? max(size.natural, height - y) : size.natural
      place(child, x: x, y: y, width: columnWidth, height: childHeight)
      y = y.adding(childHeight)
    }
  }
}
