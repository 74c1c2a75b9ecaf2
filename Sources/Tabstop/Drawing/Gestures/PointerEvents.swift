internal import CGtk
internal import GtkBridge

/// What the pointer does over a view.
package struct PointerEvent {
  /// The kinds of what it does.
  package enum Kind { case pressed, dragged, released, entered, moved, left, scrolled }
  package let kind: Kind
  /// Its place in the view, and that of the last event of the view.
  package let place, before: (x: Double, y: Double)
  /// The button that is pressed: 1 for the first, 3 for the secondary one; 0 for none.
  package let button: Int
  /// The presses at this place shortly after each other.
  package let clicks: Int
  /// The distance of a scroll, to the right and down.
  package let scroll: (x: Double, y: Double)
  package let modifiers: EventModifiers
  /// The size of the view.
  package let size: (width: Double, height: Double)
}

/// A modifier that passes the events of the pointer over a view on. It always has the same structure: a view keeps its
/// focus when it begins to follow the pointer.
package struct PointerEventsModifier: Decoration {
  let isFirst: Bool
  let receive: ((PointerEvent) -> Bool)?

  /// - Parameters:
  ///   - isFirst: Whether it gets an event before the controls inside do.
  ///   - receive: Called for each event. Returns whether the event has been used; `nil` for none.
  package init(isFirst: Bool, receive: ((PointerEvent) -> Bool)?) {
    (self.isFirst, self.receive) = (isFirst, receive)
  }

  func apply(to widget: Widget, old: PointerEventsModifier?, _ environment: InheritedValues) {}

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PointerEventsNode(decorating: view, context)
  }
}

private final class PointerEventsNode<Content: View>:
  DecorationNode<Content, PointerEventsModifier>
{
  private var followers: [ObjectIdentifier: PointerFollower] = [:]

  override func apply(to widget: Widget, old: PointerEventsModifier?) {
    let key = ObjectIdentifier(widget)
    guard let receive = view.modifier.receive else {
      followers.removeValue(forKey: key)?.end()
      return
    }
    let follower = followers[key] ?? PointerFollower(widget, isFirst: view.modifier.isFirst)
    follower.receive = receive
    followers[key] = follower
  }

  override func remove(_ widget: Widget) {
    followers.removeValue(forKey: ObjectIdentifier(widget))?.end()
    super.remove(widget)
  }

  override func unmount() {
    super.unmount()
    followers.values.forEach { $0.end() }
    followers = [:]
  }
}

/// Follows the pointer over a widget.
@MainActor
private final class PointerFollower {
  var receive: (PointerEvent) -> Bool = { _ in false }
  private let widget: Widget
  private let presses, motion, wheel: EventController
  private var connections: [SignalConnection] = []
  private var place = (x: 0.0, y: 0.0)
  /// The button that is held, and the number of its presses.
  private var held = (button: 0, clicks: 0)

  init(_ widget: Widget, isFirst: Bool) {
    self.widget = widget
    presses = EventController(gtk_gesture_click_new(), duringCapture: isFirst)
    gtk_gesture_single_set_button(presses.opaque, 0)
    motion = EventController(gtk_event_controller_motion_new(), duringCapture: isFirst)
    wheel = EventController(
      gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES), duringCapture: isFirst
    )
    connections = [
      SignalConnection(presses, "pressed", owner: self) { follower, arguments in
        follower.press(arguments)
      },
      SignalConnection(presses, "released", owner: self) { follower, arguments in
        follower.release(at: (arguments.double(1), arguments.double(2)))
      },
      // A press that has become a drag ends without "released".
      SignalConnection(presses, "end", owner: self) { follower, _ in
        follower.release(at: follower.place)
      },
      SignalConnection(motion, "enter", owner: self) { follower, arguments in
        follower.report(.entered, at: (arguments.double(0), arguments.double(1)))
      },
      SignalConnection(motion, "motion", owner: self) { follower, arguments in
        let place = (x: arguments.double(0), y: arguments.double(1))
        // GTK reports the place again when widgets have moved.
        guard place != follower.place else { return }
        follower.report(follower.held.button == 0 ? .moved : .dragged, at: place)
      },
      SignalConnection(motion, "leave", owner: self) { follower, _ in
        follower.report(.left, at: follower.place)
      },
      SignalConnection(wheel, "scroll", owner: self) { follower, arguments in
        let distance = (x: arguments.double(0), y: arguments.double(1))
        arguments.answer(follower.report(.scrolled, at: follower.place, scroll: distance))
      },
    ]
    for controller in [presses, motion, wheel] { widget.add(controller) }
  }

  private func press(_ arguments: SignalArguments) {
    held = (
      max(1, Int(gtk_gesture_single_get_current_button(presses.opaque))), arguments.int(0)
    )
    if report(.pressed, at: (arguments.double(1), arguments.double(2))) {
      gtk_gesture_set_state(presses.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }

  private func release(at place: (x: Double, y: Double)) {
    guard held.button != 0 else { return }
    report(.released, at: place)
    held = (0, 0)
  }

  @discardableResult
  private func report(
    _ kind: PointerEvent.Kind, at place: (x: Double, y: Double),
    scroll: (x: Double, y: Double) = (0, 0)
  ) -> Bool {
    let state = gtk_event_controller_get_current_event_state(
      (kind == .scrolled ? wheel : held.button == 0 ? motion : presses).opaque)
    let event = PointerEvent(
      kind: kind, place: place, before: self.place, button: held.button, clicks: held.clicks,
      scroll: scroll, modifiers: EventModifiers(state: state.rawValue),
      size: (
        Double(gtk_widget_get_width(widget.pointer)), Double(gtk_widget_get_height(widget.pointer))
      ))
    self.place = place
    var isUsed = false
    Updater.shared.event {
      switch kind {
      case .entered, .moved, .left: RowHold.withoutHolding { isUsed = receive(event) }
      default: isUsed = receive(event)
      }
    }
    return isUsed
  }

  func end() {
    connections = []
    for controller in [presses, motion, wheel] { widget.remove(controller) }
  }
}
