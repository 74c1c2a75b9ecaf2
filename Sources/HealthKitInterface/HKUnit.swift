public import Foundation

/// A unit of measurement. Mirrors the common units of HealthKit's `HKUnit`.
public final class HKUnit: NSObject, Sendable {
  /// The symbol of the unit, such as "km" or "mL/kg·min".
  public let unitString: String
  /// The symbols of the units in it, with their powers.
  private let parts: [(symbol: String, power: Int)]
  /// The powers of base units. Units with equal powers can be converted into each other.
  let dimension: [String: Int]
  /// The number of base units in this unit.
  let factor: Double
  /// Where the scale begins, in base units: only those of temperatures do not begin at zero.
  let offset: Double

  private init(
    _ parts: [(symbol: String, power: Int)], _ dimension: [String: Int], _ factor: Double,
    offset: Double
  ) {
    self.parts = parts.filter { $0.power != 0 }
    unitString = Self.text(self.parts)
    self.dimension = dimension.filter { $0.value != 0 }
    self.factor = factor
    self.offset = offset
    super.init()
  }
  /// Creates a unit with a symbol of its own.
  convenience init(
    _ symbol: String, _ dimension: [String: Int], _ factor: Double, offset: Double = 0
  ) { self.init([(symbol, 1)], dimension, factor, offset: offset) }

  private static func text(_ parts: [(symbol: String, power: Int)]) -> String {
    func product(_ sign: Int) -> String {
      parts.filter { $0.power.signum() == sign }
        .map { abs($0.power) == 1 ? $0.symbol : "\($0.symbol)^\(abs($0.power))" }
        .joined(separator: "·")
    }
    let (above, below) = (product(1), product(-1))
    return (above.isEmpty ? "1" : above) + (below.isEmpty ? "" : "/\(below)")
  }

  private var powers: [String: Int] { Dictionary(parts.map { ($0, $1) }, uniquingKeysWith: +) }
  public override var hash: Int { powers.hashValue }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.powers == powers
  }

  /// The unit of a number without a dimension.
  public class func count() -> HKUnit { HKUnit("count", [:], 1) }
  /// The percentage, as a fraction: 1 is 100 percent, as in HealthKit.
  public class func percent() -> HKUnit { HKUnit("%", [:], 1) }
  /// The second.
  public class func second() -> HKUnit { HKUnit("s", ["s": 1], 1) }
  /// The minute.
  public class func minute() -> HKUnit { HKUnit("min", ["s": 1], 60) }
  /// The hour.
  public class func hour() -> HKUnit { HKUnit("hr", ["s": 1], 3_600) }
  /// The day.
  public class func day() -> HKUnit { HKUnit("d", ["s": 1], 86_400) }
  /// The metre.
  public class func meter() -> HKUnit { HKUnit("m", ["m": 1], 1) }
  /// The mile.
  public class func mile() -> HKUnit { HKUnit("mi", ["m": 1], 1_609.344) }
  /// The foot.
  public class func foot() -> HKUnit { HKUnit("ft", ["m": 1], 0.3048) }
  /// The inch.
  public class func inch() -> HKUnit { HKUnit("in", ["m": 1], 0.0254) }
  /// The gram.
  public class func gram() -> HKUnit { HKUnit("g", ["g": 1], 1) }
  /// The pound.
  public class func pound() -> HKUnit { HKUnit("lb", ["g": 1], 453.59237) }
  /// The litre.
  public class func liter() -> HKUnit { HKUnit("L", ["m": 3], 0.001) }
  /// The kilocalorie.
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", ["J": 1], 4_184) }
  /// The joule.
  public class func joule() -> HKUnit { HKUnit("J", ["J": 1], 1) }
  /// The millimetre of mercury.
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["Pa": 1], 133.322_387_415) }
  /// The metre with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit(meter()) }
  /// The gram with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit(gram()) }
  /// The litre with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit(liter()) }
  /// The second with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit(second()) }

  /// The mole of a substance, which can be converted into grams.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("mol<\(gramsPerMole)>", ["g": 1], gramsPerMole)
  }
  /// The mole of a substance with a prefix.
  public class func moleUnit(
    with prefix: HKMetricPrefix, molarMass gramsPerMole: Double
  ) -> HKUnit { prefix.unit(moleUnit(withMolarMass: gramsPerMole)) }
  /// The kelvin.
  public class func kelvin() -> HKUnit { HKUnit("K", ["K": 1], 1) }
  /// The degree Celsius.
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], 1, offset: 273.15) }
  /// The degree Fahrenheit.
  public class func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", ["K": 1], 5 / 9, offset: 459.67 * 5 / 9)
  }

  /// Creates a unit from its symbol: "count/min", "km", "mg/dL", "m/s^2". The factors are separated by "·", "." or
  /// "*"; all those after "/" are in the denominator: "ml/kg*min" is the same as "ml/(kg*min)". A symbol that is no
  /// unit ends the program, as in HealthKit.
  public convenience init(from string: String) {
    guard let unit = UnitReader.unit(string) else {
      fatalError("HKUnit(from:): \(string) is not a unit.")
    }
    self.init(unit.parts, unit.dimension, unit.factor, offset: unit.offset)
  }

  /// The quotient of this unit and another one.
  public func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
  /// The product of this unit and another one.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    var parts = parts
    for part in unit.parts {
      if let index = parts.firstIndex(where: { $0.symbol == part.symbol }) {
        parts[index].power += part.power
      } else {
        parts.append(part)
      }
    }
    return HKUnit(
      parts, dimension.merging(unit.dimension, uniquingKeysWith: +), factor * unit.factor,
      offset: 0)
  }
  /// A power of this unit.
  public func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(
      parts.map { ($0.symbol, $0.power * power) }, dimension.mapValues { $0 * power },
      pow(factor, Double(power)), offset: power == 1 ? offset : 0)
  }
  /// The quotient of 1 and this unit.
  public func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

  func prefixed(_ sign: String, _ times: Double) -> HKUnit {
    HKUnit(sign + unitString, dimension, factor * times)
  }
}

/// The mass of a mole of glucose, in grams. Mirrors HealthKit's.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A prefix of a unit. Mirrors HealthKit's.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  /// Longer signs are first: "da" begins like "d".
  static let signs: [(prefix: HKMetricPrefix, sign: String, times: Double)] = [
    (.micro, "mc", 1e-6), (.deca, "da", 10), (.femto, "f", 1e-15), (.pico, "p", 1e-12),
    (.nano, "n", 1e-9), (.milli, "m", 1e-3), (.centi, "c", 1e-2), (.deci, "d", 1e-1),
    (.hecto, "h", 1e2), (.kilo, "k", 1e3), (.mega, "M", 1e6), (.giga, "G", 1e9), (.tera, "T", 1e12),
  ]
  fileprivate func unit(_ unit: HKUnit) -> HKUnit {
    guard let prefix = Self.signs.first(where: { $0.prefix == self }) else { return unit }
    return unit.prefixed(prefix.sign, prefix.times)
  }
}
