public import Foundation

/// A unit of measurements. Mirrors the usual ones of HealthKit's `HKUnit`.
public final class HKUnit: NSObject, Sendable {
  /// The unit's sign.
  public let unitString: String
  /// Powers of basic units: units of the same powers can be converted into each other.
  let dimension: [String: Int]
  /// The number of base units in this unit.
  let factor: Double

  private init(_ sign: String, _ dimension: [String: Int], _ factor: Double) {
    unitString = sign
    self.dimension = dimension.filter { $0.value != 0 }
    self.factor = factor
    super.init()
  }
  public override var hash: Int { unitString.hashValue }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }

  /// A number of things.
  public class func count() -> HKUnit { HKUnit("count", [:], 1) }
  /// A hundredth is 0.01.
  public class func percent() -> HKUnit { HKUnit("%", [:], 1) }
  /// The unit of a second.
  public class func second() -> HKUnit { HKUnit("s", ["s": 1], 1) }
  /// The unit of a minute.
  public class func minute() -> HKUnit { HKUnit("min", ["s": 1], 60) }
  /// The unit of an hour.
  public class func hour() -> HKUnit { HKUnit("hr", ["s": 1], 3_600) }
  /// The unit of a day.
  public class func day() -> HKUnit { HKUnit("d", ["s": 1], 86_400) }
  /// The unit of a metre.
  public class func meter() -> HKUnit { HKUnit("m", ["m": 1], 1) }
  /// The unit of a mile.
  public class func mile() -> HKUnit { HKUnit("mi", ["m": 1], 1_609.344) }
  /// The unit of a foot.
  public class func foot() -> HKUnit { HKUnit("ft", ["m": 1], 0.3048) }
  /// The unit of an inch.
  public class func inch() -> HKUnit { HKUnit("in", ["m": 1], 0.0254) }
  /// The unit of a gram.
  public class func gram() -> HKUnit { HKUnit("g", ["g": 1], 1) }
  /// The unit of a pound.
  public class func pound() -> HKUnit { HKUnit("lb", ["g": 1], 453.59237) }
  /// The unit of a litre.
  public class func liter() -> HKUnit { HKUnit("L", ["m": 3], 0.001) }
  /// The unit of a kilocalorie.
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", ["J": 1], 4_184) }
  /// The unit of a joule.
  public class func joule() -> HKUnit { HKUnit("J", ["J": 1], 1) }
  /// Millimetres of mercury.
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["Pa": 1], 133.322_387_415) }
  /// Metres with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit(meter()) }
  /// Grams with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit(gram()) }
  /// Litres with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit(liter()) }
  /// Seconds with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit(second()) }

  /// This unit by another one.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)",
      dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +),
      factor / unit.factor)
  }
  /// This unit times another one.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)",
      dimension.merging(unit.dimension, uniquingKeysWith: +), factor * unit.factor)
  }
  fileprivate func prefixed(_ sign: String, _ times: Double) -> HKUnit {
    HKUnit(sign + unitString, dimension, factor * times)
  }
}

/// A prefix of a unit. Mirrors HealthKit's.
public enum HKMetricPrefix: Int, Sendable {
  case none, micro, milli, centi, kilo
  fileprivate func unit(_ unit: HKUnit) -> HKUnit {
    switch self {
    case .none: unit
    case .micro: unit.prefixed("mc", 1e-6)
    case .milli: unit.prefixed("m", 1e-3)
    case .centi: unit.prefixed("c", 1e-2)
    case .kilo: unit.prefixed("k", 1e3)
    }
  }
}

/// A number with a unit. Mirrors HealthKit's `HKQuantity`.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double
  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
    super.init()
  }
  /// Whether it can be converted to a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }
  /// The number in a unit. Not a number (NaN) if it cannot be converted; HealthKit ends the program there.
  public func doubleValue(for unit: HKUnit) -> Double {
    `is`(compatibleWith: unit) ? value * self.unit.factor / unit.factor : .nan
  }
}
