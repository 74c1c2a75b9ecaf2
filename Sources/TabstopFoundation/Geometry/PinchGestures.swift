public import Foundation
public import Tabstop

/// A pinch of two fingers, on a touch screen or a touch pad; 1 is the start. Mirrors SwiftUI's
/// `MagnificationGesture`.
public struct MagnificationGesture: _PrimitiveGesture {
  /// The change of the scale at which the gesture begins. No effect here: GTK determines when two
  /// fingers are a gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  /// - Parameter minimumScaleDelta: No effect here.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<CGFloat>) {
    pinch(.zoom, at: site, actions) { CGFloat($0.value) }
  }
}

/// A pinch of two fingers. Mirrors SwiftUI's `MagnifyGesture`.
public struct MagnifyGesture: _PrimitiveGesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The distance of the fingers as a multiple of the initial one.
    public var magnification: CGFloat
    /// The change of `magnification` in a second.
    public var velocity: CGFloat
    /// The place between the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The place between the fingers at the start, in the view.
    public var startLocation: CGPoint
    /// The time of the change.
    public var time: Date
  }

  /// The change of the scale at which the gesture begins. No effect here: GTK determines when two
  /// fingers are a gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  /// - Parameter minimumScaleDelta: No effect here.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    pinch(.zoom, at: site, actions) {
      Value(
        magnification: $0.value, velocity: $0.velocity, startAnchor: $0.anchor,
        startLocation: $0.location, time: .now)
    }
  }
}

/// A rotation of two fingers. Mirrors SwiftUI's `RotationGesture`.
public struct RotationGesture: _PrimitiveGesture {
  /// The change of the angle at which the gesture begins. No effect here: GTK determines when two
  /// fingers are a gesture.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  /// - Parameter minimumAngleDelta: No effect here.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Angle>) {
    pinch(.rotation, at: site, actions) { Angle(radians: $0.value) }
  }
}

/// A rotation of two fingers. Mirrors SwiftUI's `RotateGesture`.
public struct RotateGesture: _PrimitiveGesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The rotation of the fingers, clockwise.
    public var rotation: Angle
    /// The change of `rotation` in a second.
    public var velocity: Angle
    /// The place between the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The place between the fingers at the start, in the view.
    public var startLocation: CGPoint
    /// The time of the change.
    public var time: Date
  }

  /// The change of the angle at which the gesture begins. No effect here: GTK determines when two
  /// fingers are a gesture.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  /// - Parameter minimumAngleDelta: No effect here.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Value>) {
    pinch(.rotation, at: site, actions) {
      Value(
        rotation: Angle(radians: $0.value), velocity: Angle(radians: $0.velocity),
        startAnchor: $0.anchor, startLocation: $0.location, time: .now)
    }
  }
}

@MainActor
private func pinch<Value>(
  _ kind: PinchRecognizer.Kind, at site: _GestureSite, _ actions: _GestureActions<Value>,
  _ value: @escaping (PinchSample) -> Value
) {
  let recognizer = site.recognizer { PinchRecognizer($0, kind) }
  recognizer.actions.changed = { actions.changed(value($0)) }
  recognizer.actions.ended = { actions.ended(value($0)) }
  recognizer.actions.finished = actions.finished
}

extension PinchSample {
  fileprivate var location: CGPoint { CGPoint(x: start.x, y: start.y) }
  fileprivate var anchor: UnitPoint {
    UnitPoint(
      x: size.width > 0 ? start.x / size.width : 0.5,
      y: size.height > 0 ? start.y / size.height : 0.5)
  }
}
