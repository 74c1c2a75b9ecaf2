internal import GtkBridge

/// A row of a collection that exists, with the gap for those before it that do not.
///
/// Not generic: each layout visits all rows, and in generic code each access to a row would look up its
/// type.
@MainActor
struct MadeRow {
  var index: Int
  let id: AnyHashable
  let row: AnyRowNode
  var gap: RowGap?

  /// Whether a child of `container` is one of the row's widgets, or contains one.
  func consists(of child: WidgetPointer, in container: WidgetPointer) -> Bool {
    var isFound = false
    row.forEachWidget { if $0.pointer.child(of: container) == child { isFound = true } }
    return isFound
  }

  /// Whether a widget is one of the row's, or in one.
  func contains(_ widget: WidgetPointer) -> Bool {
    var isFound = false
    row.forEachWidget { if $0.contains(widget) { isFound = true } }
    return isFound
  }

  /// The row's place in the scrolled content; `nil` if it is not laid out.
  func span(in space: RowSpace, of placement: RowPlacement) -> RowSpan? {
    let container = placement.container.pointer
    var (first, last): (WidgetPointer?, WidgetPointer?)
    row.forEachWidget { widget in
      guard let outer = widget.pointer.child(of: container), outer.shouldLayout else { return }
      first = first ?? outer
      last = outer
    }
    guard let first, let last, let span = space.span(of: first),
      let end = first == last ? span : space.span(of: last)
    else { return nil }
    if let grid = placement.grid {
      // A view that is lower than its line may be anywhere in it.
      guard let line = grid.line(of: first), let container = space.span(of: container)
      else { return nil }
      let start = container.start + Double(line.start)
      return RowSpan(start: start, end: start + Double(line.length), first: first, next: nil)
    }
    return RowSpan(
      start: span.start, end: end.start + end.length, first: first, next: last.nextSibling)
  }
}

/// The place of a row on screen, and the widget that follows it in the container.
struct RowSpan {
  let start: Double
  let end: Double
  let first: WidgetPointer
  let next: WidgetPointer?
}

extension WidgetPointer {
  /// The child of `container` that is this widget, or contains it.
  func child(of container: WidgetPointer) -> WidgetPointer? {
    var next = self
    while let parent = next.parent {
      if parent == container { return next }
      next = parent
    }
    return nil
  }
}
