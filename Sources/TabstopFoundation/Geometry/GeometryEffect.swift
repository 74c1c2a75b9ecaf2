public import Foundation
public import Tabstop

/// A transform of coordinates, including perspective. Mirrors SwiftUI's `ProjectionTransform`; only
/// the affine part is drawn.
public struct ProjectionTransform: Hashable, Sendable {
  var flat = CGAffineTransform.identity

  /// Creates the identity transform.
  public nonisolated init() {}
  /// Creates an affine transform.
  public nonisolated init(_ transform: CGAffineTransform) { flat = transform }

  /// This transform followed by `other`.
  public nonisolated func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(flat.concatenating(other.flat))
  }
}

/// An effect that transforms a view's drawing, in an animation for each frame. Mirrors
/// SwiftUI's `GeometryEffect`. The size is not known here: it is always zero.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation {
  /// The transform for a size, which is always zero here.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Applies the transform for a size of zero.
  @preconcurrency @MainActor
  public func body(content: Content) -> some View {
    content.transformEffect(effectValue(size: .zero).flat)
  }
}

extension View {
  /// Transforms the drawing of the view, relative to its top left. Mirrors SwiftUI.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    self.transform(transform.css, .topLeading)
  }

  /// Transforms the drawing of the view; only the affine part of a projection is drawn.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.flat)
  }

  /// Runs an action, with the place, when the view is clicked or touched. Mirrors SwiftUI. For a single tap the view is a
  /// button, as with the action without a place; the space bar and Return tap its middle.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    tapStop(count: count)
      .gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }

  /// Calls an action for a tap, with the place in a coordinate space: the view, or the window with
  /// `.global`.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    tapStop(count: count)
      .gesture(
        SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
          .onEnded { action($0.location) })
  }
}

extension VisualEffect {
  /// Transforms the drawing of the view, relative to its top left. Mirrors SwiftUI.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    self.transform(transform.css, .topLeading)
  }

  /// Transforms the drawing of the view; only the affine part of a projection is drawn.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    transformEffect(transform.flat)
  }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the magnitude.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: Animatable {
  /// The number itself.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension CGPoint: Animatable {
  /// The values that change in an animation.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The values that change in an animation.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension CGAffineTransform {
  /// The transform as a sequence of simple steps, without its shear: GTK 4.8's renderer without
  /// OpenGL draws neither a matrix nor a shear.
  fileprivate var css: String {
    let move = "translate(\(tx)px, \(ty)px)"
    let width = hypot(a, b)
    guard width > 0 else { return "\(move) scale(0)" }
    let area = a * d - b * c
    let turn = atan2(b, a) * 180 / .pi
    var steps = [move]
    if turn != 0 { steps.append("rotate(\(turn)deg)") }
    if width != 1 || area / width != 1 { steps.append("scale(\(width), \(area / width))") }
    return steps.joined(separator: " ")
  }
}
