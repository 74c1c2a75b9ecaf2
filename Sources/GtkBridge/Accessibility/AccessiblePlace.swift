internal import CGtk

/// The place of a row in a list of which only some rows are there.
@MainActor
extension Widget {
  /// Tells which of how many this is, counted from 1: in the description, "1,005 of 100,000", which
  /// Orca says last, after the name and the state.
  ///
  /// For a list whose rows are not all there as widgets. Of one whose rows are, Orca says the place
  /// by itself if its user wants that, and nothing by default. It counts children of the list: GTK
  /// (4.8 to 4.18) keeps POS_IN_SET and SET_SIZE to itself, and a `GtkListView` of 100,000 rows is
  /// announced as one of 205 (4.8) or 16 (4.18).
  ///
  /// To be called before the focus comes to the row. While it has the focus, a change would be
  /// announced by itself, as rows come and go elsewhere: it is told when the focus has left.
  public func setPlace(_ position: Int, of count: Int) {
    show(Place(position: position, count: count))
  }

  /// Takes the place back: all rows are there, or the widget is no row any more.
  public func resetPlace() {
    show(nil)
  }

  private func show(_ place: Place?) {
    guard place != self.place else {
      waitingPlace = nil
      return
    }
    if gtk_widget_is_focus(pointer) != 0 {
      waitingPlace = WaitingPlace(place: place, of: self)
    } else {
      waitingPlace = nil
      tell(place)
    }
  }

  fileprivate func tell(_ place: Place?) {
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
    // Orca says the description of what it meets for the first time twice, else (GTK 4.8).
    if !GtkVersion.isModern { makeAccessible() }
  }
}

/// Which of how many something is.
struct Place: Equatable {
  let position: Int
  let count: Int

  var text: String { "\(Self.grouped(position)) of \(Self.grouped(count))" }

  /// With a comma before each three digits from the end: all else that is said is English, too.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

/// A place that is told when the focus has left.
@MainActor
final class WaitingPlace {
  private var connection: SignalConnection?

  fileprivate init(place: Place?, of widget: Widget) {
    guard let window = gtk_widget_get_root(widget.pointer) else { return }
    connection = SignalConnection(
      ObjectRef(UnsafeMutableRawPointer(window)), "notify::focus-widget", owner: widget
    ) { widget, _ in
      guard gtk_widget_is_focus(widget.pointer) == 0 else { return }
      widget.waitingPlace = nil
      widget.tell(place)
    }
  }
}
