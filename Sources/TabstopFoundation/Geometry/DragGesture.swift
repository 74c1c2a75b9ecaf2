public import Foundation
public import Tabstop

/// A press that moves. Places are in points from the view's top left. Mirrors SwiftUI's
/// `DragGesture`.
public struct DragGesture: _PrimitiveGesture {
  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where the press began.
    public var startLocation: CGPoint
    /// In points per second.
    public var velocity: CGSize

    /// How far the pointer has moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far it would have moved in all.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the pointer has to move for it to begin, in points.
  public var minimumDistance: CGFloat
  /// What places are counted from: the view, or the window. A named space is taken for the view.
  public var coordinateSpace: CoordinateSpace

  /// A drag in the coordinates of the view, or of the window with `.global`.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// The same in a space that is a value: `.local` or `.global`.
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

/// The place before, which tells how fast the pointer moves.
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

/// A tap that tells where. Mirrors SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture: _PrimitiveGesture {
  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// Where, in points from the view's top left.
    public var location: CGPoint
  }

  /// How many taps in a row it takes.
  public var count: Int

  /// So many taps in a row.
  public nonisolated init(count: Int = 1) { self.count = count }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    site.recognizer { TapRecognizer($0) }.set(count: count, waits: site.isWaiting) {
      actions.ended(Value(location: CGPoint(x: $0.x, y: $0.y)))
      actions.finished()
    }
  }
}

/// Two fingers that move apart, on a touch screen or a touch pad; 1 is where they began. Mirrors
/// SwiftUI's `MagnificationGesture`.
public struct MagnificationGesture: _PrimitiveGesture {
  /// No effect here: GTK says when two fingers are a gesture.
  public var minimumScaleDelta: CGFloat

  /// - Parameter minimumScaleDelta: No effect here.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<CGFloat>) {
    pinch(.zoom, at: site, actions) { CGFloat($0) }
  }
}

/// Two fingers that move apart. Mirrors SwiftUI's `MagnifyGesture`.
public struct MagnifyGesture: _PrimitiveGesture {
  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// How far the fingers are apart, as a multiple of what they were at first.
    public var magnification: CGFloat
  }

  /// No effect here: GTK says when two fingers are a gesture.
  public var minimumScaleDelta: CGFloat

  /// - Parameter minimumScaleDelta: No effect here.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    pinch(.zoom, at: site, actions) { Value(magnification: $0) }
  }
}

/// Two fingers that turn. Mirrors SwiftUI's `RotationGesture`.
public struct RotationGesture: _PrimitiveGesture {
  /// No effect here: GTK says when two fingers are a gesture.
  public var minimumAngleDelta: Angle

  /// - Parameter minimumAngleDelta: No effect here.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Angle>) {
    pinch(.rotation, at: site, actions) { Angle(radians: $0) }
  }
}

/// Two fingers that turn. Mirrors SwiftUI's `RotateGesture`.
public struct RotateGesture: _PrimitiveGesture {
  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// How far the fingers have turned, clockwise.
    public var rotation: Angle
  }

  /// No effect here: GTK says when two fingers are a gesture.
  public var minimumAngleDelta: Angle

  /// - Parameter minimumAngleDelta: No effect here.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    pinch(.rotation, at: site, actions) { Value(rotation: Angle(radians: $0)) }
  }
}

@MainActor
private func pinch<Value>(
  _ kind: PinchRecognizer.Kind, at site: _GestureSite, _ actions: _GestureActions<Value>,
  _ value: @escaping (Double) -> Value
) {
  let recognizer = site.recognizer { PinchRecognizer($0, kind) }
  recognizer.actions.changed = { actions.changed(value($0)) }
  recognizer.actions.ended = { actions.ended(value($0)) }
  recognizer.actions.finished = actions.finished
}
