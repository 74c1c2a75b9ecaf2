internal import CGtk
internal import Localization

/// The position of a row in a list of which only some rows have widgets.
@MainActor
extension Widget {
  /// Sets the row's position, counted from 1, and the number of rows: in the description, "1,005 of
  /// 100,000", which Orca speaks last, after the name and the state.
  ///
  /// For a list of which not all rows have widgets. If all have, Orca announces the position by
  /// itself if its user wants that, and does not by default. It counts children of the list: GTK
  /// (4.8 to 4.18) does not export POS_IN_SET and SET_SIZE, and a `GtkListView` of 100,000 rows is
  /// announced as one of 205 (4.8) or 16 (4.18).
  ///
  /// Call it before the row gets the focus. A change while it has the focus, when rows are added or
  /// removed elsewhere, would be announced at once: it is set when the focus has left.
  public func setPlace(_ position: Int, of count: Int) {
    show(RowPosition(position: position, count: count))
  }

  /// Removes the position: all rows have widgets, or this is no row any more.
  public func resetPlace() {
    show(nil)
  }

  private func show(_ place: RowPosition?) {
    guard place != self.place else {
      pendingPosition = nil
      return
    }
    if gtk_widget_is_focus(pointer) != 0 {
      pendingPosition = PendingPosition(place: place, of: self)
    } else {
      pendingPosition = nil
      export(place)
    }
  }

  fileprivate func export(_ place: RowPosition?) {
    self.place = place
    if let place {
      for (relation, number) in [
        (GTK_ACCESSIBLE_RELATION_POS_IN_SET, place.position),
        (GTK_ACCESSIBLE_RELATION_SET_SIZE, place.count),
      ] {
        tabstop_accessible_set_number(pointer, relation, Int32(clamping: number))
      }
    } else {
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_POS_IN_SET)
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_SET_SIZE)
    }
    describe()
    // Otherwise Orca speaks the description of a new object twice (GTK 4.8).
    if !GtkVersion.isModern { makeAccessible() }
  }
}

/// The position of a row, and the number of rows.
struct RowPosition: Equatable {
  let position: Int
  let count: Int

  /// That of the last row: most often the next one is in the same list. Unsafe: widgets are described on the main
  /// thread alone.
  private nonisolated(unsafe) static var format: CountedFormat?

  /// "1,005 of 100,000".
  func text(in localizer: Localizer = .current) -> String {
    if let format = Self.format, format.count == count, format.localizer === localizer {
      return format.text(position)
    }
    let format = CountedFormat(
      "%lld of %lld", of: count, in: localizer, bundle: "tabstop_Tabstop")
    Self.format = format
    return format.text(position)
  }
}

/// A position that is set when the focus has left the row.
@MainActor
final class PendingPosition {
  private var connection: SignalConnection?

  fileprivate init(place: RowPosition?, of widget: Widget) {
    guard let window = gtk_widget_get_root(widget.pointer) else { return }
    connection = SignalConnection(
      ObjectRef(UnsafeMutableRawPointer(window)), "notify::focus-widget", owner: widget
    ) { widget, _ in
      guard gtk_widget_is_focus(widget.pointer) == 0 else { return }
      widget.pendingPosition = nil
      widget.export(place)
    }
  }
}
