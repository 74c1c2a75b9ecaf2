internal import CGtk
package import GtkBridge

/// A GTK event controller on a widget, for one gesture of a view.
@MainActor
package class GestureRecognizer {
  package let site: _GestureSite
  package let controller: EventController
  package var connections: [SignalConnection] = []
  /// The keys that must be held.
  var modifiers: EventModifiers { didSet { if modifiers != oldValue { register() } } }
  /// Those for which keys must be held, by their widgets.
  private static var modified: [ObjectIdentifier: [Unowned<GestureRecognizer>]] = [:]

  package init(_ site: _GestureSite, _ controller: OpaquePointer) {
    self.site = site
    modifiers = site.modifiers
    self.controller = EventController(controller, duringCapture: site.isEager)
    site.widget.add(self.controller)
    if !modifiers.isEmpty { register() }
  }

  private func register() {
    let widget = ObjectIdentifier(site.widget)
    var others = (Self.modified[widget] ?? []).filter { $0.object !== self }
    if !modifiers.isEmpty { others.append(Unowned(self)) }
    Self.modified[widget] = others.isEmpty ? nil : others
  }

  /// Whether the keys of this gesture are held, and not those of another one of its kind on the view.
  func isMeant() -> Bool {
    let state = gtk_event_controller_get_current_event_state(controller.opaque)
    let held = EventModifiers(state: state.rawValue)
    guard held.isSuperset(of: modifiers) else { return false }
    return Self.modified[ObjectIdentifier(site.widget)]?.contains {
      let other = $0.object
      return other !== self && type(of: other) == type(of: self)
        && other.modifiers.isStrictSuperset(of: modifiers)
        && held.isSuperset(of: other.modifiers) && other.site.isEnabled()
    } != true
  }

  /// Runs the gesture's action, unless a gesture further in has used the event.
  ///
  /// - Parameter isMeant: Whether the gesture's keys were held, if that is known.
  package func report(isMeant: Bool? = nil, _ action: () -> Void) {
    guard site.isEnabled(), isMeant ?? self.isMeant() else { return }
    let event = gtk_event_controller_get_current_event(controller.opaque)
    guard site.claim(event) else { return }
    Updater.shared.event(action)
  }

  package func end() {
    connections = []
    site.widget.remove(controller)
    modifiers = []
  }
}

package final class TapRecognizer: GestureRecognizer {
  private var count = 1
  private var waits = false
  private var pending: (x: Double, y: Double)?
  private var action: ((x: Double, y: Double)) -> Void = { _ in }
  /// The taps on each widget, from the inside out.
  private static var taps: [ObjectIdentifier: [Unowned<TapRecognizer>]] = [:]
  /// The widget under which it is found, if it is: another one may stand for the view later.
  private var key: ObjectIdentifier?

  /// The action of one tap on `widget`: the space bar and Return run it, too, on a view with the
  /// focus.
  ///
  /// - Parameter alone: Whether a tap is meant after which nothing else runs.
  static func activation(of widget: Widget, alone: Bool = false) -> (() -> Void)? {
    let single = taps[ObjectIdentifier(widget)]?.last {
      $0.object.count == 1 && $0.object.site.isEnabled()
        && !(alone && $0.object.site.isSimultaneous)
    }
    guard let tap = single?.object else { return nil }
    return {
      let view = tap.site.widget.pointer
      // In the middle.
      Updater.shared.event { tap.action((Double(view.width) / 2, Double(view.height) / 2)) }
    }
  }

  package init(_ site: _GestureSite) {
    super.init(site, gtk_gesture_click_new())
    if modifiers.isEmpty {
      let widget = site.widget.accessible
      let id = ObjectIdentifier(widget)
      key = id
      Self.taps[id, default: []].append(Unowned(self))
      widget.becomeButtonIfFocusable()
    }
    connections = [
      SignalConnection(controller, "released", owner: self) { tap, arguments in
        tap.released(
          arguments.int(0), x: arguments.double(1), y: arguments.double(2))
      },
      SignalConnection(controller, "stopped", owner: self) { tap, _ in tap.stopped() },
    ]
  }

  /// - Parameter waits: Whether it reports only when no further tap can follow.
  package func set(
    count: Int, waits: Bool, action: @escaping ((x: Double, y: Double)) -> Void
  ) {
    self.count = max(count, 1)
    self.waits = waits
    self.action = action
  }

  package override func end() {
    super.end()
    guard let id = key else { return }
    Self.taps[id]?.removeAll { $0.object === self }
    if Self.taps[id]?.isEmpty == true { Self.taps[id] = nil }
  }

  private func released(_ number: Int, x: Double, y: Double) {
    // Releasing elsewhere is how the user cancels a press.
    let width = Double(site.widget.pointer.width)
    let height = Double(site.widget.pointer.height)
    guard x >= 0, y >= 0, x < width, y < height else { return }
    if waits {
      pending = number == count && isMeant() ? (x, y) : nil
    } else if number % count == 0 {
      report { action((x, y)) }
    }
  }

  private func stopped() {
    guard let place = pending else { return }
    pending = nil
    report(isMeant: true) { action(place) }
  }
}

/// The place of the pointer during a drag, in points from the widget's top left.
package struct DragSample: Equatable {
  package var x: Double
  package var y: Double
  package var startX: Double
  package var startY: Double
  /// The time, in seconds, from an arbitrary point in time.
  package var time: Double

  package var distance: Double {
    let (x, y) = (x - startX, y - startY)
    return (x * x + y * y).squareRoot()
  }
}

/// Follows the pointer from press to release.
package class PressRecognizer: GestureRecognizer {
  /// Whether places are relative to the window's top left.
  package var isGlobal = false
  private var sample = DragSample(x: 0, y: 0, startX: 0, startY: 0, time: 0)
  /// Whether the keys of the gesture were held when it began.
  private var hasKeys = true

  package init(_ site: _GestureSite) {
    super.init(site, gtk_gesture_drag_new())
    connections = [
      SignalConnection(controller, "drag-begin", owner: self) { press, arguments in
        press.begin(x: arguments.double(0), y: arguments.double(1))
      },
      SignalConnection(controller, "drag-update", owner: self) { press, arguments in
        if press.hasKeys { press.moved(press.sample(arguments)) }
      },
      SignalConnection(controller, "drag-end", owner: self) { press, arguments in
        if press.hasKeys { press.released(press.sample(arguments)) }
      },
      SignalConnection(controller, "cancel", owner: self) { press, _ in press.cancelled() },
    ]
  }

  private func begin(x: Double, y: Double) {
    hasKeys = isMeant()
    guard hasKeys else { return }
    var place = graphene_point_t(x: Float(x), y: Float(y))
    var global = graphene_point_t()
    let widget = site.widget.pointer
    if isGlobal, let root = gtk_widget_get_root(widget),
      gtk_widget_compute_point(
        widget, UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), &place,
        &global) != 0
    {
      place = global
    }
    let (x, y) = (Double(place.x), Double(place.y))
    sample = DragSample(x: x, y: y, startX: x, startY: y, time: now)
    pressed(sample)
  }

  private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  private func sample(_ arguments: SignalArguments) -> DragSample {
    sample.x = sample.startX + arguments.double(0)
    sample.y = sample.startY + arguments.double(1)
    sample.time = now
    return sample
  }

  package func pressed(_ sample: DragSample) {}
  package func moved(_ sample: DragSample) {}
  package func released(_ sample: DragSample) {}
  package func cancelled() {}
  /// Whether a press is being recognised, or has been recognised and is not over.
  package var isUnderWay: Bool { false }

  /// A press that goes on is over for the gesture. The view is being updated: its state may be written afterwards.
  package override func end() {
    super.end()
    if isUnderWay { Updater.shared.afterUpdate { [self] in cancelled() } }
  }
}

package final class LongPressRecognizer: PressRecognizer {
  package var duration = 0.5
  package var distance = 10.0
  package var actions = _GestureActions<Bool>()
  private var timer: Task<Void, Never>?
  /// Whether the press has lasted, and is not over.
  private var hasLasted = false

  package override func pressed(_ sample: DragSample) {
    hasLasted = false
    guard site.isEnabled() else { return }
    timer = Task { [weak self, duration] in
      try? await Task.sleep(for: .seconds(duration.clamped(to: 0...86_400)))
      if !Task.isCancelled { self?.pressLasted() }
    }
    Updater.shared.event { actions.changed(true) }
  }

  private func pressLasted() {
    timer = nil
    hasLasted = true
    // It is not a click any more.
    gtk_gesture_set_state(controller.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    Updater.shared.event {
      actions.ended(true)
      actions.finished()
    }
  }

  private func fail() {
    guard let timer else { return }
    timer.cancel()
    self.timer = nil
    Updater.shared.event { actions.finished() }
  }

  package override func moved(_ sample: DragSample) {
    if sample.distance > distance { fail() }
  }
  package override func released(_ sample: DragSample) { endPress() }
  package override func cancelled() { endPress() }

  private func endPress() {
    fail()
    guard hasLasted else { return }
    hasLasted = false
    Updater.shared.event(actions.released)
  }

  package override var isUnderWay: Bool { timer != nil || hasLasted }

  package override func end() {
    // It may not last until the end is reported.
    timer?.cancel()
    super.end()
  }
}

/// A drag: a press that moves.
package final class DragRecognizer: PressRecognizer {
  /// The distance that the pointer must move to start the drag, in points.
  package var distance = 10.0
  package var actions = _GestureActions<DragSample>()
  private var isActive = false

  package override func pressed(_ sample: DragSample) {
    isActive = false
    if distance <= 0 { moved(sample) }
  }

  package override func moved(_ sample: DragSample) {
    guard site.isEnabled(), isActive || sample.distance >= distance else { return }
    if !isActive, distance > 0 {
      gtk_gesture_set_state(controller.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    isActive = true
    Updater.shared.event { actions.changed(sample) }
  }

  package override func released(_ sample: DragSample) {
    guard isActive else { return }
    isActive = false
    Updater.shared.event {
      actions.ended(sample)
      actions.finished()
    }
  }

  package override func cancelled() {
    guard isActive else { return }
    isActive = false
    Updater.shared.event(actions.finished)
  }

  package override var isUnderWay: Bool { isActive }
}

/// The pointer over a widget: its place, or `nil` when it leaves.
package final class HoverRecognizer: GestureRecognizer {
  package var actions = _GestureActions<(x: Double, y: Double)?>()

  package init(_ site: _GestureSite) {
    super.init(site, gtk_event_controller_motion_new())
    connections = ["enter", "motion"].map {
      SignalConnection(controller, $0, owner: self) { hover, arguments in
        hover.changed((arguments.double(0), arguments.double(1)))
      }
    }
    connections.append(
      SignalConnection(controller, "leave", owner: self) { hover, _ in hover.changed(nil) })
  }

  private func changed(_ place: (x: Double, y: Double)?) {
    Updater.shared.event { RowHold.withoutHolding { actions.changed(place) } }
  }
}
