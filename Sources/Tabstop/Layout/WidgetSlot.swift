internal import GtkBridge

/// A place for one widget that may get several, such as a window's child. A single widget is placed
/// directly, so that the accessible tree stays shallow; several are placed in a column, which divides its
/// height as a `VStack` does.
@MainActor
final class WidgetSlot {
  private var widgets: [Widget] = []
  private var search = NearbySearch()
  private var column: Widget?
  private let fill: (Widget?) -> Void
  /// Aligns the column in the place, if the place is larger.
  var alignColumn: (Widget) -> Void = { _ in }

  /// - Parameter fill: Sets the widget of the place, or removes it.
  init(_ fill: @escaping (Widget?) -> Void) { self.fill = fill }

  func insert(_ widget: Widget, after previous: Widget?) {
    let index = previous.flatMap(index(of:))
    if let column {
      column.insert(widget, after: previous)
    } else if let sole = widgets.first {
      fill(nil)
      let column = Widget.container(StackLayout(.vertical, spacing: 0))
      column.insert(sole, after: nil)
      column.insert(widget, after: previous)
      self.column = column
      alignColumn(column)
      fill(column)
    } else {
      fill(widget)
    }
    widgets.insert(widget, at: index.map { $0 + 1 } ?? 0)
  }

  private func index(of widget: Widget) -> Int? {
    search.firstIndex(in: widgets) { $0 === widget }
  }

  func remove(_ widget: Widget) {
    if let index = index(of: widget) { widgets.remove(at: index) }
    guard let column else {
      fill(nil)
      return
    }
    column.remove(widget)
    if widgets.isEmpty {
      fill(nil)
      self.column = nil
    }
  }

  func move(_ widget: Widget, after previous: Widget?) {
    guard let column else { return }
    column.insert(widget, after: previous)
    if let index = index(of: widget) { widgets.remove(at: index) }
    let index = previous.flatMap(index(of:))
    widgets.insert(widget, at: index.map { $0 + 1 } ?? 0)
  }
}
