/// A value that an animation interpolates: it can be added and scaled. Mirrors SwiftUI's
/// `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each number by `rhs`.
  mutating func scale(by rhs: Double)
  /// The sum of the numbers' squares.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The numbers multiplied by `rhs`. Mirrors SwiftUI.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the numbers towards others by a share of the distance. Mirrors SwiftUI.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The numbers after a share of the distance to others. Mirrors SwiftUI.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the magnitude.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the magnitude.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// An animatable value without content. Mirrors SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the empty data.
  public init() {}
  /// The zero value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the sum of two values.
  public static func + (a: Self, b: Self) -> Self { a }
  /// Returns the difference of two values.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) {}
  /// The square of the magnitude.
  public var magnitudeSquared: Double { 0 }
}

/// A pair of data. Mirrors SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The zero value.
  public static var zero: Self { Self(.zero, .zero) }
  /// Returns the sum of two values.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// Returns the difference of two values.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The square of the magnitude.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A type with data for animations: what is painted for a value on the way to another. Mirrors
/// SwiftUI's `Animatable`.
public protocol Animatable {
  /// The type of the data that is animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data that is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The animated value: empty, so that nothing is animated.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  /// The number itself.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension Float: Animatable {
  /// The number itself.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}

extension UnitPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// The four distances.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// A modifier with data for animation. Mirrors SwiftUI's `AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
