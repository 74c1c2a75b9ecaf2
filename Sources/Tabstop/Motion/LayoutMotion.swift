internal import CGtk
internal import GtkBridge

/// Moves views that get another place or size in an animated change.
///
/// GTK lays out once, with the final sizes; then each view is painted on the way from its old place in its parent.
/// Drawings (colours, shapes, pictures) are also painted in the sizes between. All other views have their new size at
/// once, because a text or a control would be distorted.
@MainActor
final class LayoutMotion {
  /// A view as it was before the update.
  private struct Old {
    /// Retained, so that no other widget gets its address.
    let widget: Widget
    let parent: WidgetPointer
    let place: PaintPlace
    var transaction: Transaction
  }

  private var old: [UnsafeMutableRawPointer: Old] = [:]
  private var matched: [MatchedGeometryKey: (place: PaintPlace, transaction: Transaction)] = [:]
  private unowned let window: WindowContext
  /// The next layout, after which nothing is painted yet.
  private lazy var phase = LayoutPhase(of: window.widget)

  private var hasNotedAll = false

  /// The largest number of views that are moved: a frame must not take long.
  private static let limit = 2000

  private init(_ window: WindowContext) { self.window = window }

  /// Records the places of views before an update: all of the window for the change itself, and
  /// those below a node for a transaction of that node.
  static func willUpdate(_ node: _Node, by transaction: Transaction) {
    let window = node.window
    let isChange = Transaction.current == nil && !(node is any AnimatesDescendants)
    guard let root = window.root, window.isRealWindow else { return }
    guard Motions.animation(transaction, for: window.widget.pointer) != nil else {
      // This part does not move with the rest.
      if !isChange { window.layoutMotion?.forget(node) }
      return
    }
    let motion = window.layoutMotion ?? LayoutMotion(window)
    if window.layoutMotion == nil {
      window.layoutMotion = motion
      motion.phase.afterLayout = { [unowned window] in
        guard let motion = window.layoutMotion else { return }
        window.layoutMotion = nil
        motion.start()
      }
      motion.phase.request()
    }
    if !isChange {
      motion.recordPlaces(node, transaction)
    } else if !motion.hasNotedAll {
      // Later records would contain views that this update has added.
      motion.hasNotedAll = true
      motion.recordPlaces(root, transaction)
    }
  }

  private func recordPlaces(_ node: _Node, _ transaction: Transaction) {
    for (pointer, found) in PlacedViews(node, limit: Self.limit).views where found.hasPlace {
      if old[pointer] != nil {
        old[pointer]?.transaction = transaction
      } else if let parent = found.parent, let place = found.place(in: parent) {
        old[pointer] = Old(
          widget: found.widget, parent: parent, place: place, transaction: transaction)
      }
      if let key = found.matched, matched[key] == nil,
        var place = found.place(in: window.widget.pointer)
      {
        // The offset at which the view is painted.
        let offset = Self.paintedOffset(of: found.widget, withOwn: true)
        place.x += offset.x
        place.y += offset.y
        matched[key] = (place, transaction)
      }
    }
  }

  private func forget(_ node: _Node) {
    for pointer in PlacedViews(node, limit: Self.limit).views.keys { old[pointer] = nil }
  }

  /// Starts the motions, when the widgets have their new places.
  private func start() {
    guard let root = window.root, root.isMounted else { return }
    var arrivals: [(PlacedViews.View, MatchedGeometryKey)] = []
    for (pointer, found) in PlacedViews(root, limit: Self.limit).views {
      guard let parent = found.parent else { continue }
      if let old = old[pointer] {
        guard old.parent == parent, let place = found.place(in: parent) else { continue }
        move(found, from: old.place, to: place, old.transaction)
      } else if let key = found.matched {
        arrivals.append((found, key))
      }
    }
    for (found, key) in arrivals {
      guard let (source, transaction) = matched[key],
        var place = found.place(in: window.widget.pointer)
      else { continue }
      // The view moves from the place of its counterpart, and is not faded in.
      Motions.current?.cancel(MotionKey(found.widget, .effect))
      RemovedViews.end(key)
      // The views around it are painted in their own motions, and it with them.
      let offset = Self.paintedOffset(of: found.widget, withOwn: false)
      place.x += offset.x
      place.y += offset.y
      move(found, from: source, to: place, transaction)
    }
  }

  /// The offset of a painted widget from its place, by its own motion and those of its ancestors.
  private static func paintedOffset(of widget: Widget, withOwn: Bool) -> (x: Double, y: Double) {
    var offset = (x: 0.0, y: 0.0)
    var next = withOwn ? widget.pointer : widget.pointer.parent
    while let pointer = next {
      if let moved = ChildPaint.existing(pointer)?.displacement {
        offset.x += moved.x
        offset.y += moved.y
      }
      next = pointer.parent
    }
    return offset
  }

  private func move(
    _ found: PlacedViews.View, from old: PaintPlace, to new: PaintPlace,
    _ transaction: Transaction
  ) {
    let widget = found.widget
    let shown = ChildPaint.existing(widget.pointer)?.displacement ?? PaintDisplacement()
    var start = PaintDisplacement()
    start.x = old.x + shown.x - new.x
    start.y = old.y + shown.y - new.y
    if found.isDrawing, new.width > 0, new.height > 0 {
      start.scaleX = old.width * shown.scaleX / new.width
      start.scaleY = old.height * shown.scaleY / new.height
    } else if found.matched != nil {
      start.x += (old.width - new.width) / 2
      start.y += (old.height - new.height) / 2
    }
    guard old != new,
      abs(start.x) >= 0.5 || abs(start.y) >= 0.5
        || abs(start.scaleX - 1) * new.width >= 0.5 || abs(start.scaleY - 1) * new.height >= 0.5,
      let animation = Motions.animation(transaction, for: widget.pointer),
      let paint = ChildPaint.of(widget.pointer)
    else { return }
    PaintMotion.place(widget, painted: paint, from: start, by: animation, of: transaction)
  }
}

/// A node whose transaction applies only to the views below it.
@MainActor
protocol AnimatesDescendants: _Node {}
