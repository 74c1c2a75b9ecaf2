internal import GtkBridge

/// The columns of a split view beside each other.
///
/// The window may become narrower than they are together, which their least widths would not let it. As
/// soon as there is no room for all of them, `SplitLink.hasRoom` says so, and one is shown at a time.
struct SplitColumnsLayout: _Arranging {
  let link: SplitLink
  /// Whether one column is shown at a time.
  let isCompact: Bool

  func _arrangement(after old: _Arrangement?) -> _Arrangement {
    let columns = old?.delegate as? SplitColumns ?? SplitColumns(link)
    columns.isCompact = isCompact
    var arrangement = _Arrangement(columns)
    arrangement.vertical = .center
    arrangement.axis = .horizontal
    arrangement.separatesPanes = true
    return arrangement
  }
}

private final class SplitColumns: LayoutDelegate {
  var isCompact = false
  private let link: SplitLink
  private let stack = StackLayout(.horizontal, spacing: 0)
  /// The width that the columns need beside each other, as of the last measurement.
  private var needed: Int32 = 0

  init(_ link: SplitLink) { self.link = link }

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
    if !isCompact { needed = least }
    stack.allocate(container, width: max(width, least), height: height)
    link.hasRoom.set(width >= needed)
  }

  func baseline(
    of container: WidgetPointer, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? {
    stack.baseline(of: container, forWidth: width)
  }
}
