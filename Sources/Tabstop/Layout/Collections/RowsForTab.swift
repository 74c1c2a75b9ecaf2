internal import CGtk
internal import GtkBridge

extension WindowContext {
  /// Creates the row to which Tab goes from outside of a lazy stack or grid: its first, or with Shift its
  /// last. GTK only goes to widgets that exist.
  func makeRowForTab(_ direction: GtkDirectionType) {
    guard direction.isTab else { return }
    let isBackward = direction == GTK_DIR_TAB_BACKWARD
    var place = focusWidget ?? trail.place
    var around: _Node?
    while let next = nextCollection(from: place, isBackward: isBackward, in: around) {
      next.makeStop(atEnd: isBackward)
      // Its row may contain another one.
      (place, around) = (nil, next)
    }
  }

  /// The nearest collection in a direction from a place, or in a node; at the end of the window the search
  /// goes on from the other end, as Tab does.
  private func nextCollection(
    from place: WidgetPointer?, isBackward: Bool, in around: _Node?
  ) -> (any LazyRows)? {
    let candidates = rowViewports.compactMap(\.viewport).filter(\.isShown)
      .flatMap(\.tabbedCollections)
      .filter { rows in
        rows.isMounted && around.map(rows.isBelow) != false && place.map(rows.contains) != true
      }
    let outer = candidates.filter { rows in !candidates.contains { rows.isBelow($0) } }
    let ordered = outer.compactMap { rows in rows.lastWidget.map { (rows, $0.pointer) } }
      .sorted { isBackward ? $1.1.comes(before: $0.1) : $0.1.comes(before: $1.1) }
    let following = place.flatMap { place in
      ordered.first { isBackward ? $0.1.comes(before: place) : place.comes(before: $0.1) }
    }
    return (following ?? ordered.first)?.0
  }
}
