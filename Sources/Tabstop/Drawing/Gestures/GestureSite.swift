internal import CGtk
package import GtkBridge

enum GesturePriority { case normal, simultaneous, high }

/// A widget on which the gestures of one modifier are recognised. Its parts are identified by their
/// order: a gesture's type determines its recognisers.
@MainActor
public final class _GestureSite {
  package let widget: Widget
  package let isEnabled: () -> Bool
  /// Whether an optional gesture exists.
  var isPresent = true
  /// Set while gestures are attached that are used only if no other is recognised.
  package var isWaiting = false
  /// The keys that must be held for the gestures that are attached.
  package var modifiers: EventModifiers = []
  /// The gestures that are attached go on with one press, if they do.
  private var group: PressGroup?
  private let priority: GesturePriority
  private var parts: [AnyObject] = []
  private var next = 0
  /// The type of the gesture, if it may be another one later.
  private var type: Any.Type?
  /// The address of the event that a gesture has used: valid while the event is being delivered.
  private static var used: (event: OpaquePointer, widget: ObjectIdentifier)?

  init(_ widget: Widget, _ priority: GesturePriority, isEnabled: @escaping () -> Bool) {
    self.widget = widget
    self.priority = priority
    self.isEnabled = isEnabled
  }

  /// Whether its gestures come before those inside.
  package var isEager: Bool { priority == .high }

  /// Whether its gestures leave the event to others as well.
  var isSimultaneous: Bool { priority == .simultaneous }

  func attach<G: Gesture>(_ gesture: G) { attach(gesture, _GestureActions()) }

  func attach<G: Gesture>(_ gesture: G, _ actions: _GestureActions<G.Value>) {
    next = 0
    gesture._attach(to: self, actions)
  }

  /// The part for a gesture that may be missing, or be of another type later, with recognisers of its own.
  ///
  /// - Parameter type: The type of the gesture, if it may be another one: the recognisers of the former type end.
  func nested(for type: Any.Type? = nil) -> _GestureSite {
    let site = part {
      let presence = Presence()
      let site = _GestureSite(widget, priority) { [isEnabled] in
        isEnabled() && presence.site?.isPresent == true
      }
      presence.site = site
      return site
    }
    if site.type != type { site.end() }
    site.type = type
    (site.modifiers, site.isWaiting, site.group) = (modifiers, isWaiting, group)
    return site
  }

  private final class Presence { weak var site: _GestureSite? }

  /// The object at this position, which is created at the first call.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    defer { next += 1 }
    if next == parts.count { parts.append(make()) }
    return unsafeDowncast(parts[next], to: Part.self)
  }

  package func recognizer<R: GestureRecognizer>(_ make: (_GestureSite) -> R) -> R {
    let recognizer = part { make(self) }
    recognizer.modifiers = modifiers
    if let press = recognizer as? PressRecognizer { group?.add(press.controller) }
    return recognizer
  }

  /// Attaches gestures that go on with one press, such as a long press and the drag after it: otherwise GTK denies
  /// the press to all others when one takes it.
  func attachTogether(_ attach: () -> Void) {
    let outer = group
    group = outer ?? PressGroup()
    attach()
    group = outer
  }

  /// Gestures that go on with one press.
  private final class PressGroup {
    private var first: EventController?

    func add(_ gesture: EventController) {
      guard let first else { return first = gesture }
      if first !== gesture { gtk_gesture_group(gesture.opaque, first.opaque) }
    }
  }

  /// Whether a gesture may use `event`: gestures further in come first, and several on one view all
  /// get it.
  package func claim(_ event: OpaquePointer?) -> Bool {
    guard let event, priority != .simultaneous else { return true }
    let own = ObjectIdentifier(widget)
    if let used = Self.used, used.event == event { return used.widget == own }
    Self.used = (event, own)
    MainLoop.whenIdle { Self.used = nil }
    return true
  }

  /// A place of the widget in the coordinates of its window.
  package func inWindow(x: Double, y: Double) -> (x: Double, y: Double) {
    guard let window = widget.pointer.root, let bounds = widget.pointer.bounds(in: window) else {
      return (x, y)
    }
    return (x + bounds.x, y + bounds.y)
  }

  func end() {
    for part in parts {
      (part as? GestureRecognizer)?.end()
      (part as? _GestureSite)?.end()
    }
    parts = []
  }
}
