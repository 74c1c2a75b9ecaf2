internal import GtkBridge

/// Animations of shapes: of their animatable data and of their paints.
@MainActor
enum ShapeMotion {
  /// Animates a shape from its old drawing to the new one.
  ///
  /// - Parameter show: Changes the drawing.
  static func changed<Content>(
    _ area: Widget, from old: ShapeDrawing<Content>, to new: ShapeDrawing<Content>,
    _ show: @escaping ((inout ShapeDrawing<Content>) -> Void) -> Void
  ) {
    let (shape, paint) = (MotionKey(area, .shape), MotionKey(area, .paint))
    let transaction = Transaction.current
    guard let animation = Motions.animation(transaction, for: area.pointer) else {
      Motions.current?.cancel(shape)
      Motions.current?.cancel(paint)
      return
    }
    if let target = new.shape as? any Animatable {
      moveData(target, from: old.shape, shape, area, animation, transaction) { data in
        show { $0.shape = data as! Content }
      }
    }
    let changes = old.paintDiffers(from: new)
    guard changes else { return }
    Motions.current?.cancel(paint)
    Motions.start(
      paint, in: area.pointer, by: animation, of: transaction, from: 0.0, to: 1,
      show: { share in show { $0.mix(old, new, at: share) } })
  }

  private static func moveData<Data: Animatable>(
    _ target: Data, from old: Any, _ key: MotionKey, _ area: Widget, _ animation: Animation,
    _ transaction: Transaction?, _ show: @escaping (Data) -> Void
  ) {
    guard let old = old as? Data, old.animatableData != target.animatableData else { return }
    Motions.start(
      key, in: area.pointer, by: animation, of: transaction,
      from: old.animatableData, to: target.animatableData,
      show: {
        var value = target
        value.animatableData = $0
        show(value)
      })
  }
}

extension ShapeDrawing {
  fileprivate func paintDiffers(from other: Self) -> Bool {
    fill != other.fill || lines.count != other.lines.count
      || zip(lines, other.lines).contains { $0.paint != $1.paint || $0.style != $1.style }
  }

  /// Sets the paints to values between those of two drawings.
  fileprivate mutating func mix(_ old: Self, _ new: Self, at share: Double) {
    if let a = old.fill, let b = new.fill { fill = a.mixed(with: b, at: share) }
    guard lines.count == old.lines.count, lines.count == new.lines.count else { return }
    for index in lines.indices {
      let (a, b) = (old.lines[index], new.lines[index])
      lines[index].paint = a.paint.mixed(with: b.paint, at: share)
      lines[index].style.lineWidth =
        a.style.lineWidth + (b.style.lineWidth - a.style.lineWidth) * share
      lines[index].style.dashPhase =
        a.style.dashPhase + (b.style.dashPhase - a.style.dashPhase) * share
    }
  }
}

extension _Paint {
  /// Returns the paint between this one and another of the same kind; otherwise the other one.
  fileprivate func mixed(with other: _Paint, at share: Double) -> _Paint {
    if share >= 1 { return other }
    guard let gradient, let target = other.gradient else {
      guard gradient == nil, other.gradient == nil else { return other }
      return _Paint(color.mixed(with: other.color, at: share))
    }
    guard gradient.stops.count == target.stops.count else { return other }
    let stops = zip(gradient.stops, target.stops).map {
      Gradient.Stop(
        color: $0.color.mixed(with: $1.color, at: share),
        location: $0.location + ($1.location - $0.location) * share)
    }
    return _Paint(
      color: other.color, gradient: PaintedGradient(stops: stops, kind: target.kind))
  }
}

extension Color {
  func mixed(with other: Color, at share: Double) -> Color {
    let share = share.clamped(to: 0...1)
    if self == other || share == 1 { return other }
    return share == 0
      ? self
      : Color(
        css: "mix(\(fillCSS),\(other.fillCSS),\(share))", .both(definition, other.definition))
  }
}
