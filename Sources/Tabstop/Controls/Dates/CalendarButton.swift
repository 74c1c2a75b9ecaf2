internal import CGtk
internal import GtkBridge

/// A button that shows a date as text and opens a calendar to change it.
struct CalendarButton: _PrimitiveView {
  let value: Binding<CalendarTime>
  let days: CalendarDays
  let hasTime: Bool
  let digits: Digits
  let text: (CalendarTime) -> String

  static func _makeNode(_ view: CalendarButton, _ context: _Context) -> _ViewNode<CalendarButton> {
    CalendarButtonNode(view, context)
  }
}

private final class CalendarButtonNode: ControlNode<CalendarButton> {
  private let calendar = CalendarWidget()
  private let fields: (hour: TimeSpinner, minute: TimeSpinner)?
  private let popover = Widget(gtk_popover_new())
  private var returning: EscapeReturn?

  init(_ view: CalendarButton, _ context: _Context) {
    fields = view.hasTime ? (TimeSpinner(limit: 23), TimeSpinner(limit: 59)) : nil
    super.init(view, context, widget: .menuButton())
    fillPopover()
    gtk_menu_button_set_popover(widget.opaque, popover.pointer)
    returning = EscapeReturn(
      from: popover, read: { [unowned self] in self.view.value.untracked },
      write: { [unowned self] in input($0, to: self.view.value) })
    for signal in CalendarWidget.signals {
      listen(to: signal, of: calendar.widget) { [unowned self] _ in
        calendar.userDidChange()
        changed()
      }
    }
    if let fields {
      fields.hour.widget.setAccessibleLabel(String(own: "Hour"))
      fields.minute.widget.setAccessibleLabel(String(own: "Minute"))
      for field in [fields.hour, fields.minute] {
        listen(to: "value-changed", of: field.widget) { [unowned self] _ in changed() }
      }
    }
    join()
  }

  private func fillPopover() {
    let content = Widget.box(vertical: true, spacing: 6)
    content.insert(calendar.widget, after: nil)
    if let fields {
      let time = Widget.box(vertical: false, spacing: 6)
      time.pointer.halign = .center
      let colon = Widget(gtk_label_new(":"))
      time.insert(fields.hour.widget, after: nil)
      time.insert(colon, after: fields.hour.widget)
      time.insert(fields.minute.widget, after: colon)
      time.writeFromLeft()
      content.insert(time, after: calendar.widget)
    }
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), content.pointer)
    AccessiblePopover.describe(popover)
  }

  override func unmount() {
    super.unmount()
    returning = nil
  }

  private func changed() {
    var value = view.value.untracked
    calendar.read(into: &value)
    if let fields {
      value.hour = fields.hour.value
      value.minute = fields.minute.value
    }
    input(value, to: view.value)
  }

  override func show() {
    let value = track {
      _ = TextScale.shared.value
      return view.value.wrappedValue
    }
    write {
      calendar.show(value, in: view.days, view.digits)
      if let fields {
        fields.hour.show(value.hour, view.digits)
        fields.minute.show(value.minute, view.digits)
      }
    }
    let text = view.text(value)
    gtk_menu_button_set_label(widget.opaque, text)
    widget.nameInnerButton(environment.inherited.label?.text ?? "", value: text)
  }
}
