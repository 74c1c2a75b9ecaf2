internal import CGtk
internal import GtkBridge

/// The state of two fingers on a view.
package struct PinchSample {
  /// The distance as a multiple of the first one, or the angle from the first one.
  package var value: Double
  /// The last rate of change of the value, for each second.
  package var velocity: Double
  /// The place between the fingers at the start, in the view.
  package let start: (x: Double, y: Double)
  /// The size of the view at the start.
  package let size: (width: Double, height: Double)
}

/// Two fingers on a touch screen or a touch pad: their distance, or their rotation.
package final class PinchRecognizer: GestureRecognizer {
  package enum Kind { case zoom, rotation }

  package var actions = _GestureActions<PinchSample>()
  private var sample: PinchSample?
  private var changedAt: gint64 = 0

  package init(_ site: _GestureSite, _ kind: Kind) {
    let isZoom = kind == .zoom
    super.init(site, isZoom ? gtk_gesture_zoom_new() : gtk_gesture_rotate_new())
    connections = [
      SignalConnection(controller, isZoom ? "scale-changed" : "angle-changed", owner: self) {
        pinch, arguments in
        // For a rotation, GTK also passes the difference from the first angle.
        pinch.changed(arguments.double(isZoom ? 0 : 1), from: isZoom ? 1 : 0)
      },
      SignalConnection(controller, "end", owner: self) { pinch, _ in pinch.ended() },
      SignalConnection(controller, "cancel", owner: self) { pinch, _ in pinch.cancelled() },
    ]
  }

  private func changed(_ value: Double, from first: Double) {
    guard site.isEnabled(), sample != nil || isMeant() else { return }
    let now = g_get_monotonic_time()
    var new = sample ?? begun(at: first)
    let seconds = Double(now - changedAt) / 1_000_000
    if sample != nil, seconds > 0 { new.velocity = (value - new.value) / seconds }
    new.value = value
    (sample, changedAt) = (new, now)
    Updater.shared.event { actions.changed(new) }
  }

  private func begun(at value: Double) -> PinchSample {
    var start = (x: 0.0, y: 0.0)
    gtk_gesture_get_bounding_box_center(controller.opaque, &start.x, &start.y)
    let widget = site.widget.pointer
    return PinchSample(
      value: value, velocity: 0, start: start,
      size: (Double(widget.width), Double(widget.height)))
  }

  private func ended() {
    guard let sample else { return }
    Updater.shared.event { actions.ended(sample) }
    cancelled()
  }

  private func cancelled() {
    sample = nil
    Updater.shared.event(actions.finished)
  }

  package override func end() {
    super.end()
    if sample != nil { Updater.shared.afterUpdate { [self] in cancelled() } }
  }
}
