internal import Foundation

/// Reads the symbol of a unit; see `HKUnit.init(from:)`.
struct UnitReader {
  private var rest: Substring

  /// The unit with a symbol ("kg·m/s^2"); `nil` if the text is not the symbol of a unit.
  static func unit(_ string: String) -> HKUnit? {
    var reader = UnitReader(rest: Substring(string.filter { !$0.isWhitespace }))
    guard let unit = reader.product(), reader.rest.isEmpty else { return nil }
    return unit
  }

  /// Factors up to the end or a closing parenthesis. What follows a slash is in the denominator.
  private mutating func product() -> HKUnit? {
    guard var unit = factor() else { return nil }
    var divides = false
    while let sign = rest.first, "/·.*".contains(sign) {
      rest.removeFirst()
      if sign == "/" { divides = true }
      guard let factor = factor() else { return nil }
      unit = divides ? unit.unitDivided(by: factor) : unit.unitMultiplied(by: factor)
    }
    return unit
  }

  /// A symbol, or a product in parentheses, with its power.
  private mutating func factor() -> HKUnit? {
    let unit: HKUnit?
    if rest.first == "(" {
      rest.removeFirst()
      unit = product()
      guard rest.popFirst() == ")" else { return nil }
    } else {
      unit = Self.known(symbol())
    }
    guard rest.first == "^" else { return unit }
    rest.removeFirst()
    let digits = rest.prefix { $0 == "-" || $0.isNumber }
    rest.removeFirst(digits.count)
    return Int(digits).flatMap { unit?.unitRaised(toPower: $0) }
  }

  /// The text before the next sign. The molar mass within "<" and ">" may have a point.
  private mutating func symbol() -> Substring {
    var isInMass = false
    let symbol = rest.prefix { character in
      if "<>".contains(character) { isInMass = character == "<" }
      return isInMass || !"/·.*^()".contains(character)
    }
    rest.removeFirst(symbol.count)
    return symbol
  }

  private static func known(_ symbol: Substring) -> HKUnit? {
    if let base = base(symbol) { return base }
    for prefix in HKMetricPrefix.signs where symbol.hasPrefix(prefix.sign) {
      if let base = base(symbol.dropFirst(prefix.sign.count)) {
        return base.prefixed(prefix.sign, prefix.times)
      }
    }
    return nil
  }

  private static func base(_ symbol: Substring) -> HKUnit? {
    if let base = bases[String(symbol)] { return base }
    guard symbol.hasPrefix("mol<"), symbol.hasSuffix(">") else { return nil }
    return Double(symbol.dropFirst(4).dropLast()).map(HKUnit.moleUnit(withMolarMass:))
  }

  private static let bases: [String: HKUnit] = {
    let units: [HKUnit] = [
      .count(), .percent(), .second(), .minute(), .hour(), .day(), .meter(), .mile(), .foot(),
      .inch(), .gram(), .pound(), .liter(), .kilocalorie(), .joule(), .millimeterOfMercury(),
      .kelvin(), .degreeCelsius(), .degreeFahrenheit(),
      HKUnit("oz", ["g": 1], 28.349_523_125), HKUnit("yd", ["m": 1], 0.9144),
      HKUnit("Cal", ["J": 1], 4_184), HKUnit("cal", ["J": 1], 4.184), HKUnit("Pa", ["Pa": 1], 1),
      HKUnit("Hz", ["s": -1], 1), HKUnit("dBASPL", ["dB": 1], 1), HKUnit("mol", ["mol": 1], 1),
    ]
    var bases = Dictionary(uniqueKeysWithValues: units.map { ($0.unitString, $0) })
    bases["l"] = .liter()
    bases["1"] = .count().unitRaised(toPower: 0)
    return bases
  }()
}
