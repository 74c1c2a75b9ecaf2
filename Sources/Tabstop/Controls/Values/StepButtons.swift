internal import CGtk
internal import GtkBridge

/// The two buttons of a stepper, named by the enclosing label.
struct StepButtons: _PrimitiveView {
  let steps: _Steps

  static func _makeNode(_ view: StepButtons, _ context: _Context) -> _ViewNode<StepButtons> {
    StepButtonsNode(view, context)
  }
}

/// A GTK spin button with hidden text: it has the role, the value, the buttons and the keys.
private final class StepButtonsNode: ControlNode<StepButtons> {
  /// The spin button's value; a number of its own if the stepper has none.
  private var shown = 0.0
  private var output: SignalConnection?
  /// Whether the label contains the value, or there is no value: then the number is not announced
  /// as well.
  private var isValueInLabel = false
  /// The last value that was announced.
  private var announcedValue: Double?

  init(_ view: StepButtons, _ context: _Context) {
    super.init(view, context, widget: Widget(gtk_spin_button_new(nil, 1, 0)))
    StyleSheet.shared.include(.controls)
    widget.addClass("stepper")
    gtk_editable_set_editable(widget.opaque, 0)
    gtk_editable_set_width_chars(widget.opaque, 0)
    gtk_editable_set_max_width_chars(widget.opaque, 0)
    listen(to: "value-changed") { [unowned self] _ in changed() }
    output = SignalConnection(widget, "output", owner: self) { node, arguments in
      guard node.isValueInLabel else { return }
      node.blank()
      arguments.answer(true)
    }
    handleKeys()
    // For example, a text beside the spin button names it when all views are up to date.
    widget.followName = { [weak self] in self?.show() }
    join()
  }

  /// GTK 4.8: a spin button with text that cannot be edited ignores its own keys.
  private func handleKeys() {
    let keys = EventController.keys(duringCapture: true)
    widget.add(keys)
    listen(to: "key-pressed", of: keys) { [unowned self] arguments in
      let direction: GtkSpinType
      switch Int32(bitPattern: arguments.uint(0)) {
      case GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_plus, GDK_KEY_KP_Add:
        direction = GTK_SPIN_STEP_FORWARD
      case GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_minus, GDK_KEY_KP_Subtract:
        direction = GTK_SPIN_STEP_BACKWARD
      case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter:
        // Its text, which has nothing to submit, would use the key of the default button.
        return arguments.answer(window.shortcuts.pressDefault())
      default: return
      }
      gtk_spin_button_spin(widget.opaque, direction, view.steps.step)
      arguments.answer(true)
    }
  }

  private func changed() {
    let value = gtk_spin_button_get_value(widget.opaque)
    // GtkAdjustment emits "value-changed" again for a value that was set during the emission.
    guard value != shown else { return }
    let isUp = value > shown
    let steps = view.steps
    Updater.shared.event {
      steps.onEditingChanged(true)
      if isUp { steps.increment?() } else { steps.decrement?() }
      steps.onEditingChanged(false)
      invalidate()
    }
  }

  override func show() {
    let steps = view.steps
    let value = track { steps.value() }
    shown = value ?? 0
    var range = steps.range ?? min(-1e15, shown)...max(1e15, shown)
    if steps.increment == nil { range = min(range.lowerBound, shown)...shown }
    if steps.decrement == nil { range = shown...max(range.upperBound, shown) }
    let wasValueInLabel = isValueInLabel
    readName(value)
    write {
      gtk_spin_button_set_digits(widget.opaque, digits(of: steps.step))
      gtk_spin_button_set_increments(widget.opaque, steps.step, steps.step)
      gtk_spin_button_set_range(widget.opaque, range.lowerBound, range.upperBound)
      gtk_spin_button_set_value(widget.opaque, shown)
    }
    // The spin button's value stays in its range, whatever the program's value is.
    shown = gtk_spin_button_get_value(widget.opaque)
    if isValueInLabel {
      blank()
    } else if wasValueInLabel {
      gtk_editable_set_text(widget.opaque, words(for: shown))
    }
    if let announcedValue, announcedValue != shown, !isValueInLabel {
      widget.announceValue(words(for: shown))
    }
    announcedValue = shown
  }

  /// Checks whether the name contains the value, the program sets it, or there is none.
  private func readName(_ value: Double?) {
    let label = environment.inherited.label?.text ?? ""
    let isNamedByLabel = !widget.isNamed && !widget.isNamedByNeighbours
    control?.isLabelledByValue = value != nil && Double(label) == value
    let name = isNamedByLabel ? label : widget.accessibleName ?? ""
    isValueInLabel = widget.hasAccessibleValue || (value.map { labelContains($0, name) } ?? true)
    // A name that is a property: its change is announced.
    if isValueInLabel, isNamedByLabel, widget.accessibleName != label {
      widget.setAccessibleLabel(label)
    }
  }

  private func words(for value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }

  private func labelContains(_ value: Double, _ label: String) -> Bool {
    label.split { !$0.isNumber && $0 != "." && $0 != "-" }.contains { $0 == words(for: value) }
  }

  /// Shows no number. With an empty text Orca announces the value.
  private func blank() {
    let text = gtk_editable_get_text(widget.opaque).map { String(cString: $0) }
    if text != " " { gtk_editable_set_text(widget.opaque, " ") }
  }

  /// The number of decimal places of a step: GTK rounds values to as many.
  private func digits(of step: Double) -> UInt32 {
    var (step, digits) = (step, UInt32(0))
    while digits < 6, (step - step.rounded()).magnitude > 1e-9 {
      step *= 10
      digits += 1
    }
    return digits
  }
}
