internal import CGtk
internal import GtkBridge

/// A row of a form: a label that stays visible above its control. A click anywhere in it focuses
/// the control.
@MainActor
final class FormRow {
  let widget: Widget
  private let label: Widget
  private let control: Widget
  /// The content below the label.
  private let content: Widget
  private var connection: SignalConnection?

  /// - Parameters:
  ///   - shown: The content of the row, if it contains more than the control.
  ///   - environment: Of the control: in a list with a selection the row can have the focus, to be selected.
  init(
    title: String, control: Widget, shown: Widget? = nil, in environment: EnvironmentValues
  ) {
    widget =
      environment.isSelectableRow
      ? .rowBox(vertical: true, in: environment) : .box(vertical: true)
    label = Widget(gtk_label_new(title))
    self.control = control
    content = shown ?? control
    // The row itself does not expand vertically.
    gtk_widget_set_vexpand(widget.pointer, 0)
    content.pointer.valign = .center
    widget.accessibleProxy = control
    widget.addClass("form-row")
    widget.expandsHorizontally = true
    label.addClass("form-row-title")
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_wrap(label.opaque, 1)
    control.addClass("flat")
    showLabel()
    widget.insert(label, after: nil)
    widget.insert(content, after: label)
    handleClicks(on: widget, for: control)
  }

  /// The label's text; an empty one is hidden, and names nothing.
  var title: String {
    get { String(cString: gtk_label_get_text(label.opaque)) }
    set {
      guard newValue != title else { return }
      gtk_label_set_text(label.opaque, newValue)
      showLabel()
    }
  }

  private func showLabel() {
    label.isVisible = !title.isEmpty
    // Without a title the content is in the middle.
    content.expandsVertically = title.isEmpty
    control.setLabel(title.isEmpty ? nil : label)
  }

  private func handleClicks(on widget: Widget, for control: Widget) {
    let gesture = EventController.clicks()
    connection = SignalConnection(gesture, "released", owner: self) { row, _ in
      row.control.grabFocusWithoutSelecting()
    }
    widget.add(gesture)
  }
}

extension FormRow {
  /// Returns an empty row for a widget that is not a row; otherwise the widget itself.
  ///
  /// - Parameter isListed: Whether the row is one of a list. Also one of a form that can be deleted or
  ///   moved can have the focus.
  static func around(_ widget: Widget, isListed: Bool) -> Widget {
    if widget.hasClass("form-row") { return widget }
    let isListed = isListed || widget.gridCell?.hasRowActions == true
    let row = isListed ? Widget.listRow() : .container(LayeredLayout())
    row.addClass("form-row")
    row.addClass("horizontal")
    if widget.pointer.isButton { row.addClass("controls") }
    row.expandsHorizontally = true
    // A divider in a row is as high as the row; it does not expand the row.
    row.expandsVertically = false
    alignContent(widget)
    return row
  }

  /// Aligns a widget in its row. Called again when the widget starts or stops expanding.
  static func alignContent(_ widget: Widget) {
    if widget.pointer.isLabel {
      gtk_label_set_xalign(widget.opaque, 0)
      widget.pointer.valign = .center
    } else {
      Alignment.leading.apply(to: widget)
    }
  }

  /// Returns an empty row with padding, for another row.
  static func padded(_ row: Widget) -> Widget {
    let outer = Widget.container(LayeredLayout())
    outer.addClass("form-row")
    outer.addClass("padded")
    let isButton = row.pointer.isButton
    for name in ["controls", "horizontal"] where isButton || row.hasClass(name) {
      outer.addClass(name)
    }
    return outer
  }

  /// The row inside a row with padding.
  static func content(of widget: Widget) -> WidgetPointer? {
    widget.hasClass("padded") ? widget.pointer.firstChild : nil
  }
}

/// Rounds the corners of the first and last row of each run of rows.
@MainActor
enum RowCorners {
  static func update(around widget: Widget) {
    let (before, after) = neighbours(of: widget)
    update(before, after)
    update(widget.pointer)
  }

  static func update(_ widgets: WidgetPointer?...) {
    for case let widget? in widgets { update(widget) }
  }

  static func neighbours(
    of widget: Widget
  ) -> (WidgetPointer?, WidgetPointer?) {
    (widget.pointer.previousSibling, widget.pointer.nextSibling)
  }

  private static func update(_ widget: WidgetPointer) {
    guard isRow(widget), RowGapTraits.rows(of: widget) == 0 else { return }
    set("first", on: widget, !isRow(widget.previousSibling))
    set("last", on: widget, !isRow(widget.nextSibling))
  }

  private static func isRow(_ widget: WidgetPointer?) -> Bool {
    guard let widget else { return false }
    // A gap replaces rows.
    return widget.hasClass("form-row") || RowGapTraits.rows(of: widget) > 0
  }

  private static func set(
    _ name: String, on widget: WidgetPointer, _ isSet: Bool
  ) {
    if isSet {
      gtk_widget_add_css_class(widget, name)
    } else {
      gtk_widget_remove_css_class(widget, name)
    }
  }
}
