internal import GtkBridge

/// Paints a part of the tree as it would be with other values, which an animation has computed, and
/// leaves the model alone: transforms, opacities, other paint and shapes follow; texts, controls
/// and layout keep the final values that they have.
@MainActor
final class PaintPass {
  /// The one whose values are being passed down.
  private(set) static var current: PaintPass?

  /// How to paint what was painted in another way as it is.
  private var restoring: [MotionKey: () -> Void] = [:]
  private var touched: Set<MotionKey> = []

  /// Passes values down the tree by `update`.
  func show(_ update: () -> Void) {
    let outer = Self.current
    let transaction = Transaction.exchange(nil)
    Self.current = self
    touched = []
    update()
    Self.current = outer
    _ = Transaction.exchange(transaction)
    for (key, restore) in restoring where !touched.contains(key) {
      restoring[key] = nil
      restore()
    }
  }

  /// Paints everything as it is.
  func end() {
    for restore in restoring.values { restore() }
    restoring = [:]
  }

  /// Paints a property by `paint`, until `restore`.
  func paint(_ key: MotionKey, _ paint: () -> Void, restore: @escaping () -> Void) {
    // It is not moved by another change at the same time.
    if restoring[key] == nil { Motions.current?.cancel(key) }
    touched.insert(key)
    paint()
    restoring[key] = restore
  }

  /// Paints the CSS declarations of a modifier.
  func paint(_ css: String, insteadOf own: String, _ rank: PaintRank, on widget: Widget) {
    if rank == .transform {
      guard let shown = CSSBlend.transform(css), let own = CSSBlend.transform(own) else { return }
      paint(MotionKey(widget, .transform)) {
        PaintMotion.show(shown.0, on: widget, insteadOf: own)
      } restore: {
        PaintMotion.endTransform(of: widget)
      }
      return
    }
    paint(MotionKey(widget, .css)) {
      let override = CSSOverride.of(widget, .css) ?? CSSOverride(widget, .css)
      override.show(css)
    } restore: {
      CSSOverride.of(widget, .css)?.end()
    }
  }

  func paintOpacity(_ opacity: Double, insteadOf own: Double, on widget: Widget) {
    paint(MotionKey(widget, .opacity)) {
      widget.pointer.opacity = opacity
    } restore: {
      widget.pointer.opacity = own
    }
  }
}
