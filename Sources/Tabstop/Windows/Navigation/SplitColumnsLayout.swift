internal import CGtk
internal import GtkBridge

/// The columns of a split view beside each other.
///
/// The window may become narrower than they are together, which their least widths would not let it. As
/// soon as there is no room for all of them, `SplitLink.room` says so, and fewer are shown.
struct SplitColumnsLayout: _Arranging {
  let link: SplitLink
  /// The number of columns that are shown.
  let columns: Int
  /// Whether these are all that would be shown with unlimited room.
  let isComplete: Bool
  /// Whether one column is shown at a time.
  let isCompact: Bool

  func _arrangement(after old: _Arrangement?) -> _Arrangement {
    let layout = old?.delegate as? SplitColumns ?? SplitColumns(link)
    (layout.columns, layout.isComplete, layout.isCompact) = (columns, isComplete, isCompact)
    var arrangement = _Arrangement(layout)
    arrangement.vertical = .center
    arrangement.axis = .horizontal
    arrangement.separatesPanes = true
    return arrangement
  }
}

private final class SplitColumns: LayoutDelegate {
  var columns = 0
  var isComplete = true
  var isCompact = false { didSet { stack.reserve = isCompact ? 0 : Self.detailWidth } }
  private let link: SplitLink
  private let stack = StackLayout(.horizontal, spacing: 0)
  /// The width that the columns need beside each other, as of the last measurement.
  private var needed: Int32 = 0
  /// The part of it that is left if there is no sidebar beside two others; 0 if there is none anyway.
  private var neededByLastTwo: Int32 = 0
  private var lastWidth: Int32 = 0

  /// The width below which the detail is not narrowed for the ideal widths of the other columns.
  private static let detailWidth: Int32 = 280

  init(_ link: SplitLink) {
    self.link = link
    stack.reserve = Self.detailWidth
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var size = stack.measure(container, orientation, forSize: forSize)
    if orientation == .horizontal {
      // Each of them must fit alone.
      size.minimum =
        laidOutChildren(of: container).map { measured($0, orientation).minimum }
        .max() ?? 0
    }
    return size
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let least = stack.measure(container, .horizontal, forSize: -1).minimum
    if isComplete {
      needed = least
      // Without the sidebar and its line.
      let last = laidOutChildren(of: container).suffix(3)
      neededByLastTwo = columns < 3 ? 0 : last.total { measured($0, .horizontal).minimum }
    } else if !isCompact {
      needed = needed - neededByLastTwo + least
      neededByLastTwo = least
    }
    stack.allocate(container, width: max(width, least), height: height)
    let hasRoomForTwo = neededByLastTwo > 0 && width >= neededByLastTwo
    let room: SplitRoom = width >= needed ? .all : hasRoomForTwo ? .lastTwo : .one
    // The user goes through a list with the arrow keys, and a detail needs more room than there is.
    if room == .one, !isCompact, width == lastWidth, hasFocusInSidebar(of: container) {
      link.goToSidebar()
    }
    lastWidth = width
    link.room.set(room)
  }

  private func hasFocusInSidebar(of container: WidgetPointer) -> Bool {
    guard let sidebar = laidOutChildren(of: container).first, columns > 1,
      let root = gtk_widget_get_root(container), let focus = gtk_root_get_focus(root)
    else { return false }
    return focus.isInside(sidebar)
  }

  func baseline(
    of container: WidgetPointer, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? {
    stack.baseline(of: container, forWidth: width)
  }
}
