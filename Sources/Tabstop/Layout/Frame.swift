internal import CGtk
internal import GtkBridge

extension View {
  /// A frame of a fixed size around the view, in points; `nil` leaves a direction to the view.
  /// A view that needs more (large text) gets more. Mirrors SwiftUI.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(minimum: width, ideal: width, maximum: width),
        height: .init(minimum: height, ideal: height, maximum: height), alignment: alignment))
  }

  /// A frame with limits; a maximum of `.infinity` fills what there is. Mirrors SwiftUI.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }
}

private struct FrameModifier: Decoration {
  let width: FrameLayout.Limits
  let height: FrameLayout.Limits
  let alignment: Alignment

  /// A widget that takes any size needs no frame around it to have a fixed or a least one.
  private func isPlainSize(for widget: Widget) -> Bool {
    widget.isStretchable && !widget.hasMargins && Self.isPlain(width) && Self.isPlain(height)
  }

  private static func isPlain(_ limits: FrameLayout.Limits) -> Bool {
    guard let maximum = limits.maximum else { return true }
    return maximum == limits.minimum && maximum.isFinite
  }

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    if isPlainSize(for: widget) { return nil }
    return .container(FrameLayout())
  }

  func apply(to widget: Widget, old: FrameModifier?, _ environment: InheritedValues) {
    guard let layout = widget.layout as? FrameLayout else {
      gtk_widget_set_size_request(
        widget.pointer, Int32((width.minimum ?? -1).rounded()),
        Int32((height.minimum ?? -1).rounded()))
      if width.maximum != nil { widget.expandsHorizontally = false }
      if height.maximum != nil { widget.expandsVertically = false }
      return
    }
    layout.width = width
    layout.height = height
    expand(widget, width, GTK_ORIENTATION_HORIZONTAL)
    expand(widget, height, GTK_ORIENTATION_VERTICAL)
    if let child = gtk_widget_get_first_child(widget.pointer) {
      alignment.apply(to: Widget(child))
    }
    gtk_widget_queue_resize(widget.pointer)
  }

  /// Only an infinite maximum grows; a finite one hugs; none leaves it to the content.
  private func expand(
    _ widget: Widget, _ limits: FrameLayout.Limits, _ orientation: GtkOrientation
  ) {
    guard let maximum = limits.maximum else { return }
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      widget.expandsHorizontally = maximum.isInfinite
    } else {
      widget.expandsVertically = maximum.isInfinite
    }
  }
}
