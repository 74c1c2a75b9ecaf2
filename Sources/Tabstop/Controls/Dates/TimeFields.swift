internal import CGtk
internal import GtkBridge

/// Fields for the hour and the minute, which the user can type or step.
struct TimeFields: _PlainView {
  let value: Binding<CalendarTime>
  var digits = Digits.latin

  var body: some View {
    HStack(spacing: 6) {
      TimeField(value: value.hour, limit: 23, digits: digits, name: String(own: "Hour"))
      Text(verbatim: ":")
      TimeField(value: value.minute, limit: 59, digits: digits, name: String(own: "Minute"))
    }
    .modifier(SpokenTime(time: value.wrappedValue, digits: digits))
  }
}

/// The time as the text of its row.
private struct SpokenTime: Decoration {
  let time: CalendarTime
  let digits: Digits
  var spokenText: String? { "\(digits.twoDigits(time.hour)):\(digits.twoDigits(time.minute))" }
  func apply(to widget: Widget, old: Self?, _ environment: InheritedValues) {
    widget.writeFromLeft()
  }
}

extension Widget {
  /// Has the parts of a time from left to right, in a mirrored window, too: so are they in a text of every script.
  func writeFromLeft() { gtk_widget_set_direction(pointer, GTK_TEXT_DIR_LTR) }
}

private struct TimeField: _PrimitiveView {
  let value: Binding<Int>
  let limit: Int
  let digits: Digits
  let name: String

  static func _makeNode(_ view: TimeField, _ context: _Context) -> _ViewNode<TimeField> {
    TimeFieldNode(view, context)
  }
}

private final class TimeFieldNode: ControlNode<TimeField> {
  private let spinner: TimeSpinner

  init(_ view: TimeField, _ context: _Context) {
    spinner = TimeSpinner(limit: view.limit)
    super.init(view, context, widget: spinner.widget)
    listen(to: "value-changed") { [unowned self] _ in
      // GTK emits it for a text that was no number, too.
      if spinner.value != self.view.value.untracked { input(spinner.value, to: self.view.value) }
    }
    // The enclosing label names both fields; each one adds "Hour" or "Minute".
    if let label = environment.inherited.label {
      label.name(widget, title: view.name)
    } else {
      widget.setAccessibleLabel(view.name)
    }
    join()
  }

  override func show() {
    let value = track { view.value.wrappedValue }
    write { spinner.show(value, view.digits) }
  }
}

/// GTK's spin button with two digits.
@MainActor
final class TimeSpinner {
  let widget: Widget
  private var connections: [SignalConnection] = []
  /// Whether an arrow key has chosen the number. GTK drops the selection then.
  private var isStepped = false
  /// The last value that the view had.
  private var shown: Int?
  private var digits = Digits.latin

  init(limit: Int) {
    let widget = Widget(gtk_spin_button_new_with_range(0, Double(limit), 1))
    self.widget = widget
    StyleSheet.shared.include(.controls)
    widget.addClass("time-field")
    widget.writeFromLeft()
    gtk_spin_button_set_wrap(widget.opaque, 1)
    // Otherwise anything but a number would become 0.
    gtk_spin_button_set_update_policy(widget.opaque, GTK_UPDATE_IF_VALID)
    gtk_editable_set_width_chars(widget.opaque, 2)
    gtk_editable_set_max_width_chars(widget.opaque, 2)
    connections = [
      SignalConnection(widget, "input", owner: widget) { widget, arguments in
        arguments.answer(number: Self.read(widget, into: arguments.pointer(0)))
      },
      SignalConnection(widget, "output", owner: self) { spinner, arguments in
        spinner.write()
        arguments.answer(true)
      },
    ]
    let keys = EventController.keys(duringCapture: true)
    widget.add(keys)
    connections.append(
      SignalConnection(keys, "key-pressed", owner: self) { spinner, arguments in
        spinner.willTakeKey(arguments.uint(0))
      })
    // A click into the text chooses a place in it.
    if let text = gtk_editable_get_delegate(widget.opaque) {
      let clicks = EventController.clicks(duringCapture: true)
      Widget(UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkWidget.self)).add(clicks)
      connections.append(
        SignalConnection(clicks, "pressed", owner: self) { spinner, _ in
          spinner.isStepped = false
        })
    }
    write()
  }

  var value: Int { Int(gtk_spin_button_get_value_as_int(widget.opaque)) }

  /// Shows the view's value, and announces it if it has changed: it is not always the one that the user has chosen.
  func show(_ value: Int, _ digits: Digits) {
    if self.digits != digits {
      self.digits = digits
      // GTK's filter knows the digits of English alone; `read` accepts those of every language.
      gtk_spin_button_set_numeric(widget.opaque, digits == .latin ? 1 : 0)
    }
    gtk_spin_button_set_value(widget.opaque, Double(value))
    write()
    if let shown, shown != value { widget.announceValue(digits.twoDigits(value)) }
    shown = value
  }

  /// A digit replaces a number that an arrow key has chosen, as it replaces the number that Tab leads to.
  private func willTakeKey(_ key: UInt32) {
    switch Int32(bitPattern: key) {
    case GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_KP_Up, GDK_KEY_KP_Down, GDK_KEY_Page_Up,
      GDK_KEY_Page_Down:
      isStepped = true
    case GDK_KEY_Shift_L...GDK_KEY_Hyper_R: break
    default:
      if isStepped, g_unichar_isdigit(gdk_keyval_to_unicode(key)) != 0 {
        gtk_editable_select_region(widget.opaque, 0, -1)
      }
      isStepped = false
    }
  }

  /// GTK's own reading takes an empty text for 0.
  private static func read(_ widget: Widget, into result: UnsafeMutableRawPointer?) -> Int32 {
    let text = String(cString: gtk_editable_get_text(widget.opaque)).filter { !$0.isWhitespace }
    var number = 0
    for digit in text {
      guard let value = digit.wholeNumberValue, value < 10, number < 100 else {
        return GTK_INPUT_ERROR
      }
      number = number * 10 + value
    }
    guard !text.isEmpty, let result else { return GTK_INPUT_ERROR }
    result.assumingMemoryBound(to: Double.self).pointee = Double(number)
    return 1
  }

  private func write() {
    let text = digits.twoDigits(value)
    guard String(cString: gtk_editable_get_text(widget.opaque)) != text else { return }
    // The number is announced: with the text Orca would say that it is not selected any more.
    widget.withoutTextNotifications { [widget] in gtk_editable_set_text(widget.opaque, text) }
  }
}
