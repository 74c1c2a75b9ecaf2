internal import CGtk
internal import GtkBridge

/// The GtkScale of a slider, named by the enclosing label.
struct SliderScale: _PrimitiveView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  /// The part of the bounds that can be chosen.
  let enabled: ClosedRange<Double>?
  let marks: [_SliderMark]
  let onEditingChanged: (Bool) -> Void

  /// Within these bounds, steps can be distinguished as floating-point numbers.
  private static let limits = -1e15...1e15

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, enabled: ClosedRange<V>? = nil,
    marks: [_SliderMark] = [], _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let low = Double(bounds.lowerBound).taken(as: "A slider's bound", in: Self.limits)
    let high = Double(bounds.upperBound).taken(as: "A slider's bound", in: Self.limits)
    self.bounds = low...max(low, high)
    self.value = Binding(
      get: { Double(value.wrappedValue).taken(as: "A slider's value", in: Self.limits) },
      set: { value.wrappedValue = V($0) })
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.marks = marks
    self.onEditingChanged = onEditingChanged
  }

  static func _makeNode(_ view: SliderScale, _ context: _Context) -> _ViewNode<SliderScale> {
    SliderNode(view, context)
  }
}

/// If the program does not set a text for the value, it is exported as a percentage: GTK's scale
/// then goes from 0 to 100, whatever the bounds.
private final class SliderNode: ControlNode<SliderScale> {
  /// Whether the pointer drags the handle.
  private var isDragging = false
  /// The last percentage that was announced.
  private var announcedPercentage: Int?

  init(_ view: SliderScale, _ context: _Context) {
    super.init(
      view, context,
      widget: Widget(gtk_scale_new_with_range(.horizontal, 0, 1, 0.1)))
    StyleSheet.shared.include(.controls)
    gtk_scale_set_draw_value(widget.cast(to: GtkScale.self), 0)
    widget.expandsHorizontally = true
    widget.isStretchable = true
    // GTK's range claims the pointer, so that other gestures do not get its end.
    let pointer = EventController.events(duringCapture: true)
    widget.add(pointer)
    listen(to: "event", of: pointer) { [unowned self] arguments in
      switch arguments.eventType(0) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: setDragging(true)
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: setDragging(false)
      default: break
      }
    }
    listen(to: "value-changed") { [unowned self] _ in changed() }
    listen(to: "notify::has-focus") { [unowned self] _ in announcePercentage() }
    widget.followName = { [weak self] in self?.show() }
    join()
  }

  private var range: UnsafeMutablePointer<GtkRange> { widget.cast(to: GtkRange.self) }

  private func setDragging(_ isDragging: Bool) {
    guard isDragging != self.isDragging else { return }
    self.isDragging = isDragging
    Updater.shared.afterUpdate { [view] in view.onEditingChanged(isDragging) }
  }

  private func changed() {
    var value = value(at: gtk_range_get_value(range))
    if let step = view.step, step > 0 {
      let low = view.bounds.lowerBound
      value = min(low + ((value - low) / step).rounded() * step, view.bounds.upperBound)
    }
    if let enabled = view.enabled {
      value = min(max(value, enabled.lowerBound), enabled.upperBound)
    }
    if !isDragging { view.onEditingChanged(true) }
    if value != view.value.untracked { input(value, to: view.value) }
    invalidate()
    if !isDragging { view.onEditingChanged(false) }
  }

  override func show() {
    let value = track { view.value.wrappedValue }
    let (low, high) = (place(of: view.bounds.lowerBound), place(of: view.bounds.upperBound))
    let step = view.step.flatMap { $0 > 0 ? $0 * unit : nil } ?? (high - low) / 100
    write {
      gtk_range_set_range(range, low, high)
      gtk_range_set_increments(range, step, max(step, (high - low) / 10))
      gtk_range_set_round_digits(range, -1)
      gtk_range_set_value(range, place(of: value))
    }
    showMarks()
    announcePercentage()
  }

  // MARK: Marks

  private struct Mark: Equatable {
    var place: Double
    var text: String?
  }
  private var marks: [Mark] = []

  private func showMarks() {
    let marks = view.marks.filter { view.bounds.contains($0.value) }.map { mark in
      Mark(
        place: place(of: mark.value),
        text: mark.label.flatMap { leadingText(of: $0, below: self) })
    }
    guard marks != self.marks else { return }
    self.marks = marks
    let scale = widget.cast(to: GtkScale.self)
    gtk_scale_clear_marks(scale)
    for mark in marks {
      gtk_scale_add_mark(scale, mark.place, GTK_POS_BOTTOM, mark.text.map(escapedMarkup))
    }
    // GTK's handle for scales with marks has another shape.
    widget.removeClass("marks-after")
  }

  // MARK: Percentage

  private var span: Double { view.bounds.upperBound - view.bounds.lowerBound }
  /// Hundredths of a span close to zero are zero.
  private var isPercentage: Bool { !widget.hasAccessibleValue && span >= 1e-100 }
  private var unit: Double { isPercentage ? 100 / span : 1 }

  private func place(of value: Double) -> Double {
    guard isPercentage else { return value }
    // Orca cuts decimals off: 56.99999999999999 would be read as 56.
    return ((value - view.bounds.lowerBound) * unit * 1e6).rounded() / 1e6
  }

  private func value(at place: Double) -> Double {
    isPercentage ? view.bounds.lowerBound + place / 100 * span : place
  }

  /// Orca announces the percentage by itself when the slider gets the focus (48), and the new value
  /// when it changes: our text, or a number.
  private func announcePercentage() {
    guard isPercentage else { return announcedPercentage = nil }
    let percentage = Int(gtk_range_get_value(range))
    let before = announcedPercentage
    announcedPercentage = percentage
    let words = String(own: "\(percentage) percent")
    widget.setValueText(gtk_widget_is_focus(widget.pointer) != 0 ? words : " ")
    if let before, before != percentage { widget.announceValue(words) }
  }
}
