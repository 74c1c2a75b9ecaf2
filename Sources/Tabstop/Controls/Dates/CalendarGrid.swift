internal import CGtk
internal import GtkBridge

/// A calendar of a month to choose a day from. The arrow keys move by days and weeks.
struct CalendarGrid: _PrimitiveView {
  let value: Binding<CalendarTime>
  let days: CalendarDays
  var digits = Digits.latin

  static func _makeNode(_ view: CalendarGrid, _ context: _Context) -> _ViewNode<CalendarGrid> {
    CalendarGridNode(view, context)
  }
}

private final class CalendarGridNode: ControlNode<CalendarGrid> {
  private let calendar: CalendarWidget
  private var returning: EscapeReturn?

  init(_ view: CalendarGrid, _ context: _Context) {
    calendar = CalendarWidget()
    super.init(view, context, widget: calendar.widget)
    for signal in CalendarWidget.signals {
      listen(to: signal) { [unowned self] _ in changed() }
    }
    if environment.calendarReturnsByEscape {
      returning = EscapeReturn(
        from: widget, read: { [unowned self] in self.view.value.untracked },
        write: { [unowned self] in input($0, to: self.view.value) })
    }
    join()
  }

  override func unmount() {
    super.unmount()
    returning = nil
  }

  private func changed() {
    calendar.userDidChange()
    var value = view.value.untracked
    calendar.read(into: &value)
    input(value, to: view.value)
  }

  override func show() {
    let value = track {
      _ = TextScale.shared.value
      return view.value.wrappedValue
    }
    write { calendar.show(value, in: view.days, view.digits) }
  }
}

/// GTK's calendar.
@MainActor
final class CalendarWidget {
  let widget = Widget(gtk_calendar_new())
  private let keys: SignalConnection
  /// Whether a button for months or years has changed the day. The new day is announced, because the
  /// button has the same name as before: also if it is the old one again, at the end of a range.
  private var announcesDay = false
  private var digits = Digits.latin

  /// GTK's own keys (4.8) start at the grid's corner, wherever the chosen day is, and do not show
  /// where they are.
  init() {
    StyleSheet.shared.include(.controls)
    Widget.setLayoutRole(widget.pointer)
    let controller = EventController.keys(duringCapture: true)
    keys = SignalConnection(controller, "key-pressed", owner: widget) { widget, arguments in
      arguments.answer(Self.press(Int32(bitPattern: arguments.uint(0)), in: widget))
    }
    widget.add(controller)
    nameArrows()
  }

  private func nameArrows() {
    var names = [
      String(own: "Previous Month"), String(own: "Next Month"), String(own: "Previous Year"),
      String(own: "Next Year"),
    ][...]
    func visit(_ parent: WidgetPointer) {
      var next = parent.firstChild
      while let child = next {
        if child.isButton, let name = names.popFirst() {
          let button = Widget(child)
          // GTK names it by its icon, too.
          button.resetLabelled()
          button.setAccessibleLabel(name)
        } else {
          visit(child)
        }
        next = child.nextSibling
      }
    }
    visit(widget.pointer)
  }

  /// Arrow keys move by days and weeks, Page Up and Page Down by months; Return closes the
  /// calendar's popover.
  private static func press(_ key: Int32, in calendar: Widget) -> Bool {
    guard gtk_widget_has_focus(calendar.pointer) != 0 else { return false }
    let isMirrored = calendar.pointer.isRightToLeft
    var (days, months): (Int32, Int32) = (0, 0)
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left: days = isMirrored ? 1 : -1
    case GDK_KEY_Right, GDK_KEY_KP_Right: days = isMirrored ? -1 : 1
    case GDK_KEY_Up, GDK_KEY_KP_Up: days = -7
    case GDK_KEY_Down, GDK_KEY_KP_Down: days = 7
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: months = -1
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: months = 1
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter:
      guard let popover = gtk_widget_get_ancestor(calendar.pointer, gtk_popover_get_type())
      else { return false }
      gtk_popover_popdown(
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
      return true
    default: return false
    }
    let date = gtk_calendar_get_date(calendar.opaque)!
    defer { g_date_time_unref(date) }
    let moved =
      months == 0 ? g_date_time_add_days(date, days) : g_date_time_add_months(date, months)
    guard let moved else { return true }
    defer { g_date_time_unref(moved) }
    gtk_calendar_select_day(calendar.opaque, moved)
    return true
  }

  /// Adds the chosen day to the calendar's accessible name, and announces it after a press of a button
  /// for months or years.
  func updateAccessibleValue() {
    let date = gtk_calendar_get_date(widget.opaque)!
    defer { g_date_time_unref(date) }
    let day = digits.text(Self.words(for: date))
    widget.setAccessibleValue(day)
    if announcesDay { AccessibilityNotification.Announcement(day).post() }
    announcesDay = false
  }

  /// A day in words, in the order of the user's language: "Monday, 30 November 2026".
  static func words(for date: OpaquePointer) -> String {
    func part(_ format: String) -> String {
      guard let text = g_date_time_format(date, format) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    let (weekday, day, month, year) = (part("%A"), part("%-d"), part("%B"), part("%Y"))
    return String(own: "\(weekday), \(day) \(month) \(year)")
  }

  /// Called when the user has chosen another day.
  func userDidChange() {
    if hasFocusInArrows { announcesDay = true }
  }

  /// Whether a button for months or years has the focus.
  private var hasFocusInArrows: Bool {
    guard let root = gtk_widget_get_root(widget.pointer), let focus = gtk_root_get_focus(root)
    else { return false }
    return focus != widget.pointer && widget.contains(focus)
  }

  /// Dims days, and writes them and the year in the user's digits: GTK has those of the process.
  ///
  /// The labels are those of six weeks: the end of a month, the month that is shown, and the beginning of the next.
  private func showNumbers(in days: CalendarDays) {
    var month = CalendarTime(year: 0, month: 0, day: 0, hour: 0, minute: 0)
    read(into: &month)
    var step = -1
    func visit(_ parent: WidgetPointer) {
      var next = parent.firstChild
      while let child = next {
        next = child.nextSibling
        let (isYear, isDay) = (child.hasClass("year"), child.hasClass("day-number"))
        guard isYear || isDay else {
          visit(child)
          continue
        }
        let number = String(cString: gtk_label_get_text(OpaquePointer(child)))
        let shown = digits.text(number)
        if shown != number { gtk_label_set_text(OpaquePointer(child), shown) }
        if isYear { continue }
        let isOther = child.hasClass("other-month")
        if step < 0, !isOther { step = 0 }
        if step == 0, isOther { step = 1 }
        let day = Int(Digits.latin.text(number)) ?? 0
        let (year, index) = (month.year, month.month - 1 + step)
        let isInRange = days.contains(
          year: year + (index < 0 ? -1 : index / 12), month: (index + 12) % 12 + 1, day: day)
        gtk_widget_set_sensitive(child, isInRange ? 1 : 0)
      }
    }
    visit(widget.pointer)
  }

  /// GTK 4.8: "day-selected" is not emitted when only the month or the year changes.
  static let signals = ["day-selected", "notify::day", "notify::month", "notify::year"]

  /// Writes the displayed day to `value`.
  func read(into value: inout CalendarTime) {
    let date = gtk_calendar_get_date(widget.opaque)!
    defer { g_date_time_unref(date) }
    value.year = Int(g_date_time_get_year(date))
    value.month = Int(g_date_time_get_month(date))
    value.day = Int(g_date_time_get_day_of_month(date))
  }

  /// - Parameter days: The days that can be chosen; the others are dim.
  func show(_ value: CalendarTime, in days: CalendarDays, _ digits: Digits) {
    self.digits = digits
    // Seven names of days are side by side, also in a narrow window.
    if TextScale.shared.value > 1.25 {
      widget.addClass("large-text")
    } else {
      widget.removeClass("large-text")
    }
    var shown = value
    read(into: &shown)
    defer {
      showNumbers(in: days)
      updateAccessibleValue()
    }
    guard shown != value,
      let date = g_date_time_new_local(
        Int32(clamping: value.year), Int32(clamping: value.month), Int32(clamping: value.day), 12,
        0,
        0)
    else { return }
    gtk_calendar_select_day(widget.opaque, date)
    g_date_time_unref(date)
  }
}
