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
        width: .init(fixed: width), height: .init(fixed: height), alignment: alignment))
  }

  /// A frame with limits; a maximum of `.infinity` fills what there is. Mirrors SwiftUI.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(valid: minWidth, idealWidth, maxWidth),
        height: .init(valid: minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }
}

extension FrameLayout.Limits {
  /// The limits of a fixed size; an infinite one takes all there is.
  @MainActor fileprivate init(fixed size: Double?) {
    self.init(valid: size == .infinity ? nil : size, nil, size)
  }

  /// Limits without those that are no size, which are warned of and left out, as in SwiftUI. A
  /// minimum of infinity asks for all there is.
  @MainActor fileprivate init(valid minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
    func valid(_ length: Double?) -> Double? {
      guard let length else { return nil }
      guard length >= 0 else {
        warnOnce(about: "A frame", "A frame's size is negative or not a number; it is left out.")
        return nil
      }
      return ClosedRange<Double>.sizes.contains(length) ? length : .infinity
    }
    let least = valid(minimum)
    let wish = valid(ideal)
    self.init(
      minimum: least == .infinity ? nil : least, ideal: wish == .infinity ? nil : wish,
      maximum: least == .infinity || wish == .infinity ? .infinity : valid(maximum))
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
    // What no window is large enough for is cut off by a frame.
    if (limits.minimum ?? 0) > Double(longestWindow) { return false }
    guard let maximum = limits.maximum else { return true }
    return maximum == limits.minimum && maximum.isFinite
  }

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    if isPlainSize(for: widget) { return nil }
    return .container(FrameLayout())
  }

  func apply(to widget: Widget, old: FrameModifier?, _ environment: InheritedValues) {
    if width.maximum != nil { letShrink(widget.accessible) }
    guard let layout = widget.layout as? FrameLayout else {
      gtk_widget_set_size_request(
        widget.pointer, width.minimum.map(pixels) ?? -1, height.minimum.map(pixels) ?? -1)
      if width.maximum != nil { widget.expandsHorizontally = false }
      if height.maximum != nil { widget.expandsVertically = false }
      // The next frame is one around this.
      widget.isStretchable = false
      return
    }
    layout.width = width
    layout.height = height
    // What was filled or hugged is up to the content again.
    if old?.width.maximum != nil, width.maximum == nil {
      gtk_widget_set_hexpand(widget.pointer, 0)
      gtk_widget_set_hexpand_set(widget.pointer, 0)
    }
    if old?.height.maximum != nil, height.maximum == nil {
      gtk_widget_set_vexpand(widget.pointer, 0)
      gtk_widget_set_vexpand_set(widget.pointer, 0)
    }
    expand(widget, width, GTK_ORIENTATION_HORIZONTAL)
    expand(widget, height, GTK_ORIENTATION_VERTICAL)
    if let child = gtk_widget_get_first_child(widget.pointer) {
      alignment.apply(to: Widget(child))
      if width.maximum == .infinity { alignment.horizontal.applyToTitle(ofRow: Widget(child)) }
    }
    gtk_widget_queue_resize(widget.pointer)
  }

  /// GTK gives a field the width of a few words at least; a frame may be for a single digit.
  private func letShrink(_ widget: Widget) {
    guard tabstop_is_entry(widget.raw) != 0, tabstop_is_editable(widget.raw) != 0 else { return }
    gtk_editable_set_width_chars(widget.opaque, 0)
    gtk_editable_set_max_width_chars(widget.opaque, 0)
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
