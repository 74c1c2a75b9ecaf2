internal import GtkBridge

/// Paints a part of the tree with values that an animation has computed, without changing the
/// model. Transforms, opacities, other paint and shapes follow the values; texts, controls and
/// layout keep their final ones.
@MainActor
final class PaintPass {
  /// The pass whose values are being passed down the tree.
  private(set) static var current: PaintPass?

  /// The closures that paint the changed properties with the model's values again.
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

  /// Paints everything with the model's values again.
  func end() {
    for restore in restoring.values { restore() }
    restoring = [:]
  }

  /// Paints a property by `paint`, until `restore`.
  func paint(_ key: MotionKey, _ paint: () -> Void, restore: @escaping () -> Void) {
    // Another change must not animate it at the same time.
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
