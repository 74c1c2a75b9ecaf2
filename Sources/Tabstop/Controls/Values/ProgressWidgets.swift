internal import CGtk
internal import GtkBridge

/// A spinner. It has a name only if no label beside it is announced: a title, or a hidden label.
struct Spinner: _PrimitiveView {
  let title: String?

  static func _makeNode(_ view: Spinner, _ context: _Context) -> _ViewNode<Spinner> {
    SpinnerNode(view, context)
  }
}

private final class SpinnerNode: _ViewNode<Spinner> {
  private let widget = Widget(gtk_spinner_new())
  private var classes = ClassList()

  override init(_ view: Spinner, _ context: _Context) {
    super.init(view, context)
    // GTK 4.8 gives it no role.
    widget.setRole(.progressBar)
    widget.setAccessibleBusy(true)
    gtk_spinner_start(widget.opaque)
    if view.title == nil { nameByHiddenLabel() }
    evaluate()
  }

  private func nameByHiddenLabel() {
    if environment.hidesLabels, let label = environment.inherited.label, !label.text.isEmpty {
      label.name(widget)
    } else {
      widget.setAccessibleHidden(true)
    }
  }

  override func evaluate() {
    if let title = view.title { widget.setAccessibleLabel(title) }
    let css = environment.progressTint.map { "color: \($0.css);" }
    classes.set(css.map { [StyleSheet.shared.className(for: $0)] } ?? [], on: widget)
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }

  override func unmount() {
    super.unmount()
    environment.inherited.label?.forget(widget)
  }
}

/// A progress bar; without a value it moves to and fro.
struct ProgressBar: SpokenBar {
  let fraction: Double?
  /// Whether it is only the value for assistive technology: something else is drawn over it.
  var isInvisible = false
  /// Whether a text beside it says the value.
  var isDescribed = false
  var percentage: String? { fraction.flatMap(spokenPercentage) }

  static func _makeNode(_ view: ProgressBar, _ context: _Context) -> _ViewNode<ProgressBar> {
    ProgressBarNode(view, context)
  }
}

private final class ProgressBarNode: SpokenBarNode<ProgressBar> {
  private let widget = Widget(gtk_progress_bar_new())
  private var classes = ClassList()
  private var pulse: guint = 0

  override init(_ view: ProgressBar, _ context: _Context) {
    super.init(view, context)
    StyleSheet.shared.include(.controls)
    if view.isInvisible { widget.addClass("invisible") }
    widget.expandsHorizontally = !view.isInvisible
    widget.isStretchable = true
    centerTrough()
    if let label = environment.inherited.label, !label.text.isEmpty {
      label.name(widget)
    } else {
      widget.setAccessibleLabel(String(own: "Progress"))
    }
    evaluate()
  }

  override func evaluate() {
    if let fraction = view.fraction {
      stopPulse()
      gtk_progress_bar_set_fraction(widget.opaque, fraction)
    } else if pulse == 0 {
      // Only with frames that are drawn.
      pulse = gtk_widget_add_tick_callback(
        widget.pointer,
        { widget, _, _ in
          gtk_progress_bar_set_pulse_step(OpaquePointer(widget), 0.02)
          gtk_progress_bar_pulse(OpaquePointer(widget))
          return 1
        }, nil, nil)
    }
    let name = environment.progressTint.map {
      StyleSheet.shared.className(for: "color: \($0.css);")
    }
    classes.set(name.map { ["tinted", $0] } ?? [], on: widget)
  }

  /// GTK (4.8) places the trough at the top of a bar that a frame makes taller.
  private func centerTrough() {
    guard let trough = widget.firstDescendant(of: g_type_from_name("GtkGizmo")) else { return }
    trough.expandsVertically = true
    trough.pointer.valign = .center
    // The trough's expansion is not the bar's.
    widget.expandsVertically = false
  }

  private func stopPulse() {
    guard pulse != 0 else { return }
    gtk_widget_remove_tick_callback(widget.pointer, pulse)
    pulse = 0
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }

  override func unmount() {
    super.unmount()
    stopPulse()
    environment.inherited.label?.forget(widget)
  }
}

/// A bar whose value is part of the name of a row, or another element that is named after its content.
protocol SpokenBar: _PrimitiveView {
  /// Whether a text beside it says the value.
  var isDescribed: Bool { get }
  /// The value in words; `nil` if unknown.
  var percentage: String? { get }
}

/// The node of such a bar: its text is the value.
class SpokenBarNode<V: SpokenBar>: _ViewNode<V> {
  override func didUpdate(from old: V, environmentChanged: Bool) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if old.percentage != view.percentage { textChangedInside() }
  }

  override func text(withButtons: Bool) -> String {
    view.isDescribed ? "" : view.percentage ?? ""
  }
  override var spokenValue: String? { view.percentage }
}

/// A fraction in words; `nil` for one that is not a number.
func spokenPercentage(of fraction: Double) -> String? {
  guard fraction.isFinite else { return nil }
  let percentage = Int((fraction.clamped(to: 0...1) * 100).rounded())
  return String(own: "\(percentage) percent")
}
