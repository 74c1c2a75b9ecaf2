internal import CGtk
package import GtkBridge

enum GesturePriority { case normal, simultaneous, high }

/// A widget on which gestures of one modifier are recognised. What is kept there is found again
/// by its order: a gesture's type says which recognisers it is made of.
@MainActor
public final class _GestureSite {
  package let widget: Widget
  package let isEnabled: () -> Bool
  /// Set while gestures are attached that only count if no other comes about.
  package var isWaiting = false
  private let priority: GesturePriority
  private var parts: [AnyObject] = []
  private var next = 0
  /// The event that a gesture has used up, as its address: valid while it is being handed on.
  private static var used: (event: OpaquePointer, widget: ObjectIdentifier)?

  init(_ widget: Widget, _ priority: GesturePriority, isEnabled: @escaping () -> Bool) {
    self.widget = widget
    self.priority = priority
    self.isEnabled = isEnabled
    HitTesting.letThroughEmptyBoxes()
  }

  /// Whether its gestures are asked before those inside.
  package var isEager: Bool { priority == .high }

  func attach<G: Gesture>(_ gesture: G) {
    next = 0
    gesture._attach(to: self, _GestureActions())
  }

  /// What has been kept in this place, made at first.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    defer { next += 1 }
    if next == parts.count { parts.append(make()) }
    return unsafeDowncast(parts[next], to: Part.self)
  }

  package func recognizer<R: GestureRecognizer>(_ make: (_GestureSite) -> R) -> R {
    part { make(self) }
  }

  /// Whether a gesture may use `event`: gestures further in come first, and several on one view
  /// go together.
  package func claim(_ event: OpaquePointer?) -> Bool {
    guard let event, priority != .simultaneous else { return true }
    let own = ObjectIdentifier(widget)
    if let used = Self.used, used.event == event { return used.widget == own }
    Self.used = (event, own)
    MainLoop.whenIdle { Self.used = nil }
    return true
  }

  func end() {
    for part in parts { (part as? GestureRecognizer)?.end() }
    parts = []
  }
}
