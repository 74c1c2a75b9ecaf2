internal import CGtk
internal import GtkBridge

/// The way in which a view with fixed proportions uses a frame with others: it fits inside, or it
/// covers the frame. Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  /// Gives the view fixed proportions, width by height; `nil` keeps its own. It is as wide as its
  /// frame, and centered if the height does not suffice. Mirrors SwiftUI.
  public func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the view's own proportions and fits it into its frame. Mirrors SwiftUI.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own proportions and covers its frame. Mirrors SwiftUI.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

package struct AspectModifier: Decoration {
  let ratio: Double?
  let mode: ContentMode
  /// Whether other views, which keep their proportions by themselves, stay as they are.
  var isForPicturesAlone = false

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    if isForPicturesAlone, !(widget.pointer.isPicture && widget.isStretchable) { return nil }
    return .container(AspectLayout())
  }

  /// The height follows from the width.
  func givesLength(along axis: Axis) -> Bool? { axis == .vertical ? true : nil }

  func apply(to widget: Widget, old: AspectModifier?, _ environment: InheritedValues) {
    guard let layout = widget.layout as? AspectLayout else { return }
    layout.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    layout.mode = mode
    // The height follows from the width: more height is not used.
    if widget.expandsVertically { widget.expandsVertically = false }
    widget.pointer.queueResize()
  }
}

extension WidgetPointer {
  /// Whether it is a picture of GTK's.
  var isPicture: Bool { isInstance(of: gtk_picture_get_type()) }
}

/// Lays out one child with fixed proportions.
final class AspectLayout: LayoutDelegate {
  var ratio: Double?
  var mode = ContentMode.fit

  /// Whether the content takes the size that it gets.
  func isStretched(in container: WidgetPointer) -> Bool {
    laidOutChildren(of: container).first?.expands(.horizontal) ?? false
  }

  /// The content's proportions; `nil` for a picture whose size is not known yet.
  func contentRatio(in container: WidgetPointer) -> Double? { child(of: container)?.ratio }

  private func child(
    of container: WidgetPointer
  ) -> (widget: WidgetPointer, ratio: Double?)? {
    guard let child = laidOutChildren(of: container).first else { return nil }
    if let ratio { return (child, ratio) }
    let width = measured(child, .horizontal).natural
    let height = measured(child, .vertical, forSize: width).natural
    guard width > 0, height > 0 else { return (child, child.isPicture ? nil : 1) }
    return (child, Double(width) / Double(height))
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let (child, ratio) = child(of: container) else { return (0, 0) }
    let size = measured(child, orientation)
    if orientation == .horizontal {
      return (size.minimum, max(size.natural, size.minimum))
    }
    guard let ratio else { return (size.minimum, size.minimum) }
    let width = forSize >= 0 ? forSize : measured(child, .horizontal).natural
    return (size.minimum, max(size.minimum, pixels(Double(width) / ratio)))
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    guard let (child, ratio) = child(of: container) else { return }
    guard let ratio else { return place(child, x: 0, y: 0, width: width, height: height) }
    let isLimitedByWidth = Double(width) / ratio <= Double(height)
    let size =
      isLimitedByWidth == (mode == .fit)
      ? (width: width, height: pixels(Double(width) / ratio))
      : (width: pixels(Double(height) * ratio), height: height)
    let childWidth = max(size.width, measured(child, .horizontal).minimum)
    let childHeight = max(
      size.height, measured(child, .vertical, forSize: childWidth).minimum)
    place(
      child, x: (width - childWidth) / 2, y: (height - childHeight) / 2, width: childWidth,
      height: childHeight)
  }
}
