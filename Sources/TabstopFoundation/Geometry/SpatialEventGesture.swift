public import Foundation
public import Tabstop

/// The events of the pointer in a view, from press to release. Mirrors SwiftUI's `SpatialEventGesture`.
public struct SpatialEventGesture: _PrimitiveGesture {
  /// The type of the gesture's value.
  public typealias Value = SpatialEventCollection
  /// The coordinate space of places: the view, or the window. A named space counts as the view.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public init(coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    let press = site.part { Press() }
    var drag = _GestureActions<DragGesture.Value>()
    drag.changed = { actions.changed(press.events($0, .active)) }
    drag.ended = { actions.ended(press.events($0, .ended)) }
    drag.finished = {
      press.number += 1
      actions.finished()
    }
    drag.released = actions.released
    DragGesture(minimumDistance: 0, coordinateSpace: coordinateSpace)._attach(to: site, drag)
  }
}

/// The press that goes on.
@MainActor
private final class Press {
  var number = 0

  func events(
    _ value: DragGesture.Value, _ phase: SpatialEventCollection.Event.Phase
  ) -> SpatialEventCollection {
    SpatialEventCollection(
      event: SpatialEventCollection.Event(
        id: SpatialEventCollection.Event.ID(press: number),
        timestamp: value.time.timeIntervalSinceReferenceDate, location: value.location,
        phase: phase))
  }
}

/// Events of the pointer: one at a time, as a desktop has one pointer. Mirrors SwiftUI's `SpatialEventCollection`.
public struct SpatialEventCollection: RandomAccessCollection, Equatable, Sendable {
  /// An event. Mirrors SwiftUI's.
  public struct Event: Identifiable, Equatable, Sendable {
    /// The identifier of a press. Mirrors SwiftUI's.
    public struct ID: Hashable, Sendable { let press: Int }
    /// What an event comes from. Mirrors SwiftUI's.
    public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer, pencil }
    /// Whether the press goes on. Mirrors SwiftUI's.
    public enum Phase: Hashable, Sendable { case active, ended, cancelled }

    /// The press.
    public let id: ID
    /// When it happened.
    public let timestamp: TimeInterval
    /// What it comes from: the pointer.
    public var kind: Kind { .pointer }
    /// The place, in points.
    public let location: CGPoint
    /// Whether the press goes on.
    public let phase: Phase
    /// The keys that were held: not known.
    public var modifierKeys: EventModifiers { [] }
  }

  private let event: Event
  init(event: Event) { self.event = event }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { 1 }
  /// The event at a place.
  public subscript(index: Int) -> Event {
    precondition(index == 0, "An index of SpatialEventCollection is out of range.")
    return event
  }
  /// The event of a press, if it is there.
  public subscript(id: Event.ID) -> Event? { event.id == id ? event : nil }
}
