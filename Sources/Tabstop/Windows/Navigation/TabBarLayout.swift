internal import GtkBridge

/// Lays out tabs beside each other; if they do not fit, in several centered lines.
final class TabBarLayout: LayoutDelegate {
  static let spacing: Int32 = 6

  private struct Line {
    var tabs: [(tab: WidgetPointer, width: Int32)] = []
    var width: Int32 = 0
    var height: Int32 = 0
  }

  private func lines(of container: WidgetPointer, width: Int32) -> [Line] {
    var lines: [Line] = []
    for tab in laidOutChildren(of: container) {
      let preferred = measured(tab, .horizontal)
      let tabWidth = max(preferred.minimum, min(preferred.natural, width))
      let height = measured(tab, .vertical, forSize: tabWidth).natural
      if let last = lines.last, last.width.adding(Self.spacing).adding(tabWidth) <= width {
        lines[lines.count - 1].width += Self.spacing + tabWidth
      } else {
        lines.append(Line(width: tabWidth))
      }
      lines[lines.count - 1].tabs.append((tab, tabWidth))
      lines[lines.count - 1].height = max(lines[lines.count - 1].height, height)
    }
    return lines
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == .horizontal {
      var result: (minimum: Int32, natural: Int32) = (0, 0)
      for tab in laidOutChildren(of: container) {
        let size = measured(tab, orientation)
        let gap = result.natural == 0 ? 0 : Self.spacing
        result = (
          max(result.minimum, size.minimum), result.natural.adding(gap).adding(size.natural)
        )
      }
      return result
    }
    let lines = lines(of: container, width: forSize < 0 ? .max : forSize)
    let height = lines.reduce(Int32(0)) { $0.adding($1.height) }
    let total = height.adding(Int32(clamping: max(0, lines.count - 1)) * Self.spacing)
    return (total, total)
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let isRightToLeft = container.isRightToLeft
    var y: Int32 = 0
    for line in lines(of: container, width: width) {
      var x = max(0, (width - line.width) / 2)
      for (tab, tabWidth) in line.tabs {
        place(
          tab, x: isRightToLeft ? width - x - tabWidth : x, y: y, width: tabWidth,
          height: line.height)
        x += tabWidth + Self.spacing
      }
      y += line.height + Self.spacing
    }
  }
}
