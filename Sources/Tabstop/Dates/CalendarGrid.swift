internal import CGtk
internal import GtkBridge

/// A month to choose a day from. The arrow keys go by days and weeks.
struct CalendarGrid: _PrimitiveView {
  let value: Binding<CalendarTime>

  static func _makeNode(_ view: CalendarGrid, _ context: _Context) -> _ViewNode<CalendarGrid> {
    CalendarGridNode(view, context)
  }
}

private final class CalendarGridNode: ControlNode<CalendarGrid> {
  private let calendar: CalendarWidget

  init(_ view: CalendarGrid, _ context: _Context) {
    calendar = CalendarWidget()
    super.init(view, context, widget: calendar.widget)
    for signal in CalendarWidget.signals {
      listen(to: signal) { [unowned self] _ in changed() }
    }
    join()
  }

  private func changed() {
    var value = view.value.untracked
    calendar.read(into: &value)
    input(value, to: view.value)
  }

  override func show() {
    let value = track { view.value.wrappedValue }
    write { calendar.show(value) }
  }
}

/// GTK's calendar.
@MainActor
struct CalendarWidget {
  let widget = Widget(gtk_calendar_new())
  /// GTK 4.8: "day-selected" is not emitted when only the month or the year changes.
  static let signals = ["day-selected", "notify::day", "notify::month", "notify::year"]

  /// Puts the day that it shows into `value`.
  func read(into value: inout CalendarTime) {
    let date = gtk_calendar_get_date(widget.opaque)!
    defer { g_date_time_unref(date) }
    value.year = Int(g_date_time_get_year(date))
    value.month = Int(g_date_time_get_month(date))
    value.day = Int(g_date_time_get_day_of_month(date))
  }

  func show(_ value: CalendarTime) {
    var shown = value
    read(into: &shown)
    guard shown != value,
      let date = g_date_time_new_local(
        Int32(value.year), Int32(value.month), Int32(value.day), 12, 0, 0)
    else { return }
    gtk_calendar_select_day(widget.opaque, date)
    g_date_time_unref(date)
  }
}
