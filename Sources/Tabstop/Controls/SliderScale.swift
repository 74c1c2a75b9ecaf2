internal import CGtk
internal import GtkBridge

/// The line and the handle of a slider, named by the label around them.
struct SliderScale: _PrimitiveView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  /// Between such bounds steps can still be told from each other.
  private static let limits = -1e15...1e15

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let low = Double(bounds.lowerBound).taken(as: "A slider's bound", in: Self.limits)
    let high = Double(bounds.upperBound).taken(as: "A slider's bound", in: Self.limits)
    self.bounds = low...max(low, high)
    self.value = Binding(
      get: { Double(value.wrappedValue).taken(as: "A slider's value", in: Self.limits) },
      set: { value.wrappedValue = V($0) })
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.onEditingChanged = onEditingChanged
  }

  static func _makeNode(_ view: SliderScale, _ context: _Context) -> _ViewNode<SliderScale> {
    SliderNode(view, context)
  }
}

private final class SliderNode: ControlNode<SliderScale> {
  /// The pointer holds the handle.
  private var isDragging = false

  init(_ view: SliderScale, _ context: _Context) {
    super.init(
      view, context,
      widget: Widget(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1)))
    StyleSheet.shared.need(.controls)
    gtk_scale_set_draw_value(widget.cast(to: GtkScale.self), 0)
    widget.expandsHorizontally = true
    widget.isStretchable = true
    // GTK's range takes the pointer for itself, so that no gesture beside its own hears of the end.
    let pointer = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()!))
    gtk_event_controller_set_propagation_phase(pointer.opaque, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget.pointer, pointer.opaque)
    listen(to: "event", of: pointer) { [unowned self] arguments in
      switch arguments.eventType(0) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: setDragging(true)
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: setDragging(false)
      default: break
      }
    }
    listen(to: "value-changed") { [unowned self] _ in changed() }
    join()
  }

  private var range: UnsafeMutablePointer<GtkRange> { widget.cast(to: GtkRange.self) }

  private func setDragging(_ isDragging: Bool) {
    guard isDragging != self.isDragging else { return }
    self.isDragging = isDragging
    Updater.shared.afterUpdate { [view] in view.onEditingChanged(isDragging) }
  }

  private func changed() {
    var value = gtk_range_get_value(range)
    if let step = view.step, step > 0 {
      let low = view.bounds.lowerBound
      value = min(low + ((value - low) / step).rounded() * step, view.bounds.upperBound)
    }
    if !isDragging { view.onEditingChanged(true) }
    if value != view.value.untracked { input(value, to: view.value) }
    invalidate()
    if !isDragging { view.onEditingChanged(false) }
  }

  override func show() {
    let value = track { view.value.wrappedValue }
    let span = view.bounds.upperBound - view.bounds.lowerBound
    let step = view.step.flatMap { $0 > 0 ? $0 : nil } ?? span / 100
    write {
      gtk_range_set_range(range, view.bounds.lowerBound, view.bounds.upperBound)
      gtk_range_set_increments(range, step, max(step, span / 10))
      gtk_range_set_round_digits(range, -1)
      gtk_range_set_value(range, value)
    }
  }
}
