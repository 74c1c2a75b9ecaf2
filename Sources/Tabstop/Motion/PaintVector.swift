internal import GtkBridge

/// Eight numbers that describe a drawing, for motions.
struct PaintVector: VectorArithmetic {
  var numbers = SIMD8<Double>()

  static var zero: PaintVector { PaintVector() }
  static func + (a: Self, b: Self) -> Self { Self(numbers: a.numbers + b.numbers) }
  static func - (a: Self, b: Self) -> Self { Self(numbers: a.numbers - b.numbers) }
  mutating func scale(by rhs: Double) { numbers *= rhs }
  var magnitudeSquared: Double { (numbers * numbers).sum() }
}

extension PaintVector {
  init(_ transform: PaintTransform, opacity: Double = 1) {
    numbers = [
      transform.x, transform.y, transform.shareX, transform.shareY, transform.degrees,
      transform.scaleX, transform.scaleY, opacity,
    ]
  }

  init(_ effect: PaintEffect) { self.init(effect.transform, opacity: effect.opacity) }

  var transform: PaintTransform {
    var transform = PaintTransform()
    (transform.x, transform.y) = (numbers[0], numbers[1])
    (transform.shareX, transform.shareY) = (numbers[2], numbers[3])
    transform.degrees = numbers[4]
    (transform.scaleX, transform.scaleY) = (numbers[5], numbers[6])
    return transform
  }

  /// The effect about the anchor of another.
  func effect(like other: PaintEffect) -> PaintEffect {
    var effect = other
    effect.transform = transform
    effect.opacity = numbers[7]
    return effect
  }

  init(_ displacement: PaintDisplacement) {
    numbers = [
      displacement.x, displacement.y, displacement.scaleX, displacement.scaleY, 0, 0, 0, 0,
    ]
  }

  var displacement: PaintDisplacement {
    var displacement = PaintDisplacement()
    (displacement.x, displacement.y) = (numbers[0], numbers[1])
    (displacement.scaleX, displacement.scaleY) = (numbers[2], numbers[3])
    return displacement
  }
}
