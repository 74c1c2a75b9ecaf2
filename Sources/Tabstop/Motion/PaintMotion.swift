internal import GtkBridge

/// Moves the drawing of a widget from its old style to its new one. The widget has the new style already.
@MainActor
enum PaintMotion {
  /// Shows a change of CSS declarations.
  static func changed(_ widget: Widget, from old: String, to new: String, _ rank: PaintRank) {
    let key = MotionKey(widget, rank == .transform ? .transform : .css)
    let transaction = Transaction.current
    guard let animation = Motions.animation(transaction, for: widget.pointer) else {
      Motions.current?.cancel(key)
      return
    }
    if rank == .transform {
      guard let start = CSSBlend.transform(old), let target = CSSBlend.transform(new) else {
        return
      }
      Motions.start(
        key, in: widget.pointer, by: animation, of: transaction,
        from: PaintVector(start.0), to: PaintVector(target.0),
        show: { show($0.transform, on: widget, insteadOf: target) },
        end: { endTransform(of: widget) })
      return
    }
    // An interrupted motion continues from what it has painted.
    let shown = CSSOverride.of(widget, key.property)
    let start = shown?.css ?? old
    guard CSSBlend.between(start, new, at: 0) != nil else {
      Motions.current?.cancel(key)
      return
    }
    Motions.current?.cancel(key)
    let override = CSSOverride(widget, key.property)
    Motions.start(
      key, in: widget.pointer, by: animation, of: transaction, from: 0.0, to: 1,
      show: { override.show(CSSBlend.between(start, new, at: $0) ?? new) },
      end: { override.end() })
  }

  static func show(
    _ transform: PaintTransform, on widget: Widget,
    insteadOf own: (PaintTransform, x: Double, y: Double)
  ) {
    guard let paint = ChildPaint.of(widget.pointer) else { return }
    paint.transform = (transform, own.0, own.x, own.y)
    paint.changed()
  }

  static func endTransform(of widget: Widget) {
    guard let paint = ChildPaint.existing(widget.pointer) else { return }
    paint.transform = nil
    paint.changed()
  }

  /// Shows a change of the opacity.
  static func changedOpacity(of widget: Widget, from old: Double, to new: Double) {
    let key = MotionKey(widget, .opacity)
    let transaction = Transaction.current
    guard let animation = Motions.animation(transaction, for: widget.pointer) else {
      Motions.current?.cancel(key)
      widget.pointer.opacity = new
      return
    }
    Motions.start(
      key, in: widget.pointer, by: animation, of: transaction, from: old, to: new,
      show: { widget.pointer.opacity = $0.clamped(to: 0...1) },
      end: { widget.pointer.opacity = new })
  }

  /// Moves the drawing of a widget from a displaced place to the widget's own.
  static func place(
    _ widget: Widget, painted paint: ChildPaint, from start: PaintDisplacement,
    by animation: Animation, of transaction: Transaction?
  ) {
    Motions.start(
      MotionKey(widget, .place), in: widget.pointer, by: animation, of: transaction,
      from: PaintVector(start), to: PaintVector(PaintDisplacement()), isRelative: true,
      show: {
        paint.displacement = $0.displacement
        paint.changed()
      },
      end: {
        paint.displacement = nil
        paint.changed()
      })
  }

  /// Fades from the last picture of a widget to the present one.
  static func fade(_ widget: Widget) {
    let transaction = Transaction.current
    guard let animation = Motions.animation(transaction, for: widget.pointer),
      let picture = WidgetPicture(of: widget.pointer), let paint = ChildPaint.of(widget.pointer)
    else { return }
    let key = MotionKey(widget, .fade)
    Motions.current?.cancel(key)
    Motions.start(
      key, in: widget.pointer, by: animation, of: transaction, from: 0.0, to: 1,
      show: {
        paint.fade = (picture, $0)
        paint.changed()
      },
      end: {
        paint.fade = nil
        paint.changed()
      })
  }
}

/// CSS declarations that a widget has instead of its own during a motion.
@MainActor
final class CSSOverride {
  private let widget: Widget
  private let provider = CSSProvider()
  private let property: MotionKey.Property
  private(set) var css = ""

  init(_ widget: Widget, _ property: MotionKey.Property) {
    (self.widget, self.property) = (widget, property)
    widget.companions.append(self)
    provider.override(widget)
  }

  static func of(_ widget: Widget, _ property: MotionKey.Property) -> CSSOverride? {
    for case let override as CSSOverride in widget.companions where override.property == property {
      return override
    }
    return nil
  }

  func show(_ css: String) {
    guard css != self.css else { return }
    self.css = css
    provider.load("* { \(css) }")
  }

  func end() {
    provider.endOverride(of: widget)
    widget.companions.removeAll { $0 === self }
  }
}
