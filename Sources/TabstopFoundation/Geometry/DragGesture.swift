public import Foundation
public import Tabstop

/// A drag gesture: a press that moves. Places are in points from the view's top left. Mirrors
/// SwiftUI's `DragGesture`.
public struct DragGesture: _PrimitiveGesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The place of the pointer.
    public var location: CGPoint
    /// The place where the press started.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize

    /// The distance that the pointer has moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place where the drag would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The predicted total distance.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// The distance that the pointer must move to start the drag, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of places: the view, or the window. A named space counts as the view.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture in the coordinates of the view, or of the window with `.global`.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag with its places in a coordinate space as a value: `.local` or `.global`.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    let recognizer = site.recognizer { DragRecognizer($0) }
    let last = site.part { LastDrag() }
    recognizer.distance = minimumDistance
    recognizer.isGlobal = coordinateSpace.isGlobal
    recognizer.actions.changed = { actions.changed(last.value($0)) }
    recognizer.actions.ended = { actions.ended(last.value($0)) }
    recognizer.actions.finished = {
      last.sample = nil
      actions.finished()
    }
  }
}

/// The previous place, for the velocity of the pointer.
@MainActor
private final class LastDrag {
  var sample: DragSample?
  private var velocity = CGSize.zero

  func value(_ new: DragSample) -> DragGesture.Value {
    if let sample, new.time > sample.time, (new.x, new.y) != (sample.x, sample.y) {
      let time = new.time - sample.time
      velocity = CGSize(width: (new.x - sample.x) / time, height: (new.y - sample.y) / time)
    } else if sample == nil {
      velocity = .zero
    }
    sample = new
    return DragGesture.Value(
      time: Date(), location: CGPoint(x: new.x, y: new.y),
      startLocation: CGPoint(x: new.startX, y: new.startY), velocity: velocity)
  }
}

/// A tap with its place. Mirrors SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture: _PrimitiveGesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The place, in points from the view's top left.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int

  /// Whether the place is in the window. A named space counts as the view.
  private let isGlobal: Bool

  /// Creates a gesture of `count` taps.
  public nonisolated init(count: Int = 1) {
    self.count = count
    isGlobal = false
  }

  /// Creates a gesture of `count` taps, with the location in the view, or in the window with
  /// `.global`.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.count = count
    isGlobal = coordinateSpace.coordinateSpace.isGlobal
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    site.recognizer { TapRecognizer($0) }.set(count: count, waits: site.isWaiting) {
      let place = isGlobal ? site.inWindow(x: $0.x, y: $0.y) : (x: $0.x, y: $0.y)
      actions.ended(Value(location: CGPoint(x: place.x, y: place.y)))
      actions.finished()
    }
  }
}
