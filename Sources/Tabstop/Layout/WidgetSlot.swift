internal import CGtk
internal import GtkBridge

/// A place for one widget that several may want, such as a window's child. A single widget takes
/// it itself, so that the accessible tree stays shallow; several stand below each other in a box.
@MainActor
final class WidgetSlot {
  private var widgets: [Widget] = []
  private var column: Widget?
  private let fill: (Widget?) -> Void

  /// - Parameter fill: Puts a widget into the place, or empties it.
  init(_ fill: @escaping (Widget?) -> Void) { self.fill = fill }

  func insert(_ widget: Widget, after previous: Widget?) {
    let index = previous.flatMap { previous in widgets.firstIndex { $0 === previous } }
    if let column {
      column.insert(widget, after: previous)
    } else if let sole = widgets.first {
      fill(nil)
      let column = Widget.box(vertical: true)
      column.insert(sole, after: nil)
      column.insert(widget, after: previous)
      self.column = column
      fill(column)
    } else {
      fill(widget)
    }
    widgets.insert(widget, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ widget: Widget) {
    widgets.removeAll { $0 === widget }
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
    widgets.removeAll { $0 === widget }
    let index = previous.flatMap { previous in widgets.firstIndex { $0 === previous } }
    widgets.insert(widget, at: index.map { $0 + 1 } ?? 0)
  }
}
