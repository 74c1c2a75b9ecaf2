public import Foundation
public import Tabstop

/// A change of coordinates, perspective included. Mirrors SwiftUI's `ProjectionTransform`, of
/// which the flat part is drawn.
public struct ProjectionTransform: Hashable, Sendable {
  var flat = CGAffineTransform.identity

  /// No change at all.
  public nonisolated init() {}
  /// A flat change.
  public nonisolated init(_ transform: CGAffineTransform) { flat = transform }

  /// This change and then `other`.
  public nonisolated func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(flat.concatenating(other.flat))
  }
}

/// Draws a view with its coordinates changed; the change is that of the effect's last value.
/// Mirrors SwiftUI's `GeometryEffect`. The size is not known here: it is taken as nothing.
@preconcurrency
@MainActor
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The change, for a size that is always nothing here.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Applies the change for a size of nothing.
  public func body(content: Content) -> some View {
    content.transformEffect(effectValue(size: .zero).flat)
  }
}

extension View {
  /// Draws the view with its coordinates changed, from its top left. Mirrors SwiftUI.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    self.transform(transform.css, .topLeading)
  }

  /// The same for a change with perspective, of which the flat part is drawn.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.flat)
  }

  /// Does something when the view is clicked or touched, and tells where. Mirrors SwiftUI.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGAffineTransform {
  /// The same as a row of plain steps, without its slant: GTK 4.8's renderer without OpenGL draws
  /// neither a matrix nor a slant.
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
