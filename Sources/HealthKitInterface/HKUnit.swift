public import Foundation

/// A unit of measurement. Mirrors the common units of HealthKit's `HKUnit`.
public final class HKUnit: NSObject, Sendable {
  /// The symbol of the unit, such as "km".
  public let unitString: String
  /// The powers of base units. Units with equal powers can be converted into each other.
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

  /// Creates a unit from its symbol: "count/min", "km", "mg/dL". The factors are separated by "·", "." or "*"; "/"
  /// divides by the next one. A symbol that is no unit ends the program, as in HealthKit.
  public convenience init(from string: String) {
    var unit: HKUnit?
    var symbol = ""
    var divides = false
    for character in string + "." {
      guard "/·.*".contains(character) else {
        symbol.append(character)
        continue
      }
      guard let factor = Self.unit(symbol.trimmingCharacters(in: .whitespaces)) else {
        fatalError("HKUnit(from:): \(symbol) is not a unit.")
      }
      unit =
        unit.map { divides ? $0.unitDivided(by: factor) : $0.unitMultiplied(by: factor) } ?? factor
      symbol = ""
      divides = character == "/"
    }
    self.init(string, unit?.dimension ?? [:], unit?.factor ?? 1)
  }

  private static let bases: [HKUnit] = [
    count(), percent(), second(), minute(), hour(), day(), meter(), mile(), foot(), inch(), gram(),
    pound(), liter(), kilocalorie(), joule(), millimeterOfMercury(),
    HKUnit("oz", ["g": 1], 28.349_523_125), HKUnit("yd", ["m": 1], 0.9144),
    HKUnit("Cal", ["J": 1], 4_184), HKUnit("cal", ["J": 1], 4.184), HKUnit("l", ["m": 3], 0.001),
    HKUnit("Pa", ["Pa": 1], 1), HKUnit("Hz", ["s": -1], 1), HKUnit("dBASPL", ["dB": 1], 1),
    HKUnit("degC", ["K": 1], 1), HKUnit("degF", ["K": 1], 1),
  ]
  private static let prefixes: [(sign: String, times: Double)] = [
    ("mc", 1e-6), ("m", 1e-3), ("c", 1e-2), ("d", 1e-1), ("k", 1e3), ("M", 1e6),
  ]
  private static func unit(_ symbol: String) -> HKUnit? {
    if let base = bases.first(where: { $0.unitString == symbol }) { return base }
    for prefix in prefixes where symbol.hasPrefix(prefix.sign) {
      let rest = symbol.dropFirst(prefix.sign.count)
      if let base = bases.first(where: { $0.unitString == rest }) {
        return base.prefixed(prefix.sign, prefix.times)
      }
    }
    return nil
  }

  /// The quotient of this unit and another one.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)",
      dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +),
      factor / unit.factor)
  }
  /// The product of this unit and another one.
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
