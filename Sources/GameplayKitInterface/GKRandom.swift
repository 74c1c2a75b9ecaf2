// Random numbers and states of games, under the module name GameplayKit: a compatible interface, not Apple's.
@_exported public import Foundation

/// A source of random numbers. Mirrors GameplayKit's `GKRandom`.
public protocol GKRandom: AnyObject {
  /// A number of 32 bits.
  func nextInt() -> Int
  /// A number from 0, below a bound.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// A coin.
  func nextBool() -> Bool
}

/// The system's source of random numbers. Mirrors GameplayKit's `GKRandomSource`.
// Sendable: immutable; `lock` guards the state of the classes that have one.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  /// Creates a source.
  public override init() { super.init() }
  private static let shared = GKRandomSource()
  /// The system's numbers.
  public class func sharedRandom() -> GKRandomSource { shared }

  /// 64 random bits.
  open func bits() -> UInt64 { .random(in: .min ... .max) }

  /// A number of 32 bits, with its sign.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: bits() >> 32)) }
  /// A number from 0, below a bound.
  ///
  /// - Parameter upperBound: At least 1; else the number is 0.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    var generator = Generator(source: self)
    return .random(in: 0..<upperBound, using: &generator)
  }
  /// A number from 0 to 1.
  open func nextUniform() -> Float { Float(bits() >> 40) / Float(1 << 24) }
  /// A coin.
  open func nextBool() -> Bool { bits() >> 63 == 1 }
  /// The elements in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var generator = Generator(source: self)
    return array.shuffled(using: &generator)
  }

  private struct Generator: RandomNumberGenerator {
    let source: GKRandomSource
    func next() -> UInt64 { source.bits() }
  }
}

/// A source of random numbers that follow from a seed. Mirrors GameplayKit's `GKARC4RandomSource`;
/// the numbers are others than there.
public final class GKARC4RandomSource: GKSeededRandomSource, @unchecked Sendable {
  /// Discards the next values. No effect.
  public func dropValues(_ count: Int) {}
}

/// A source of random numbers that follow from a seed. Mirrors GameplayKit's
/// `GKMersenneTwisterRandomSource`; the numbers are others than there.
public final class GKMersenneTwisterRandomSource: GKSeededRandomSource, @unchecked Sendable {
  /// Creates a source of a seed: the same numbers for the same seed.
  public init(seed: UInt64) { super.init(state: seed) }
  /// Creates a source of a random seed.
  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
}

/// A source of random numbers that follow from a seed. Mirrors GameplayKit's
/// `GKLinearCongruentialRandomSource`; the numbers are others than there.
public final class GKLinearCongruentialRandomSource: GKSeededRandomSource, @unchecked Sendable {
  /// Creates a source of a seed: the same numbers for the same seed.
  public init(seed: UInt64) { super.init(state: seed) }
  /// Creates a source of a random seed.
  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
}

/// A source of random numbers that follow from a seed (SplitMix64). What the sources of GameplayKit
/// with a seed have in common.
open class GKSeededRandomSource: GKRandomSource, @unchecked Sendable {
  private var state: UInt64
  private let lock = NSLock()
  init(state: UInt64) {
    self.state = state
    super.init()
  }
  /// Creates a source of a random seed.
  public override init() {
    state = .random(in: .min ... .max)
    super.init()
  }
  /// Creates a source of a seed.
  public convenience init(seed: Data) {
    self.init(
      state: seed.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
  }

  open override func bits() -> UInt64 {
    lock.withLock {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }
}

/// A source of random numbers between a lowest and a highest one. Mirrors GameplayKit's
/// `GKRandomDistribution`.
// Sendable: immutable; `lock` guards the state of the class that has one.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  let source: any GKRandom
  /// The lowest.
  public let lowestValue: Int
  /// The highest.
  public let highestValue: Int

  /// Creates a distribution.
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    (self.lowestValue, self.highestValue) = (
      min(lowestValue, highestValue), max(lowestValue, highestValue)
    )
    super.init()
  }
  /// Creates a distribution.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }
  /// A die with as many sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// A die with 6 sides.
  public class func d6() -> Self { Self(sides: 6) }
  /// A die with 20 sides.
  public class func d20() -> Self { Self(sides: 20) }
  /// Creates a distribution, for subclasses too.
  public required init(sides sideCount: Int) {
    source = GKRandomSource.sharedRandom()
    (lowestValue, highestValue) = (min(1, sideCount), max(1, sideCount))
    super.init()
  }

  /// The next number.
  open func nextInt() -> Int { number(to: highestValue) }
  /// The next number below a bound; the lowest if the bound is not above it.
  open func nextInt(upperBound: Int) -> Int {
    upperBound > lowestValue ? number(to: min(upperBound - 1, highestValue)) : lowestValue
  }
  /// A number from the lowest to another, which is not below it. Of a range with more numbers than an `Int` can count,
  /// only the lower ones come.
  private func number(to highest: Int) -> Int {
    let (distance, isTooLarge) = highest.subtractingReportingOverflow(lowestValue)
    let count = isTooLarge || distance == .max ? .max : distance + 1
    return lowestValue + source.nextInt(upperBound: count)
  }
  /// A number from 0, for the lowest, to 1, for the highest.
  open func nextUniform() -> Float {
    let range = Float(highestValue) - Float(lowestValue)
    return range > 0 ? (Float(nextInt()) - Float(lowestValue)) / range : 0
  }
  /// A coin.
  open func nextBool() -> Bool { source.nextBool() }
}

/// Random numbers in a range, each once before any is repeated. Costs memory for all of them.
/// Mirrors GameplayKit's `GKShuffledDistribution`.
public final class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []
  private let lock = NSLock()
  public override func nextInt() -> Int {
    lock.withLock {
      if left.isEmpty { left = Array(lowestValue...highestValue) }
      return left.remove(at: source.nextInt(upperBound: left.count))
    }
  }
}

/// A source of random numbers between a lowest and a highest one, mostly in the middle. Mirrors
/// GameplayKit's `GKGaussianDistribution`.
public final class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  public override func nextInt() -> Int {
    // The sum of twelve numbers is nearly normal; it is cut off at three deviations.
    let sum = (0..<12).reduce(Float(0)) { sum, _ in sum + source.nextUniform() } - 6
    let (lowest, highest) = (Double(lowestValue), Double(highestValue))
    let number = (lowest + highest) / 2 + Double(sum) * (highest - lowest) / 6
    if number >= highest { return highestValue }
    return number <= lowest ? lowestValue : Int(number.rounded())
  }
}

extension Array {
  /// The elements in another order. Mirrors GameplayKit's method of `NSArray`.
  public func shuffled(using source: GKRandomSource) -> [Element] {
    source.arrayByShufflingObjects(in: self) as? [Element] ?? self
  }
}
