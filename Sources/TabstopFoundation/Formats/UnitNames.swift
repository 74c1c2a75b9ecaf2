internal import Foundation

/// English names of units.
enum UnitNames {
  /// The name for a number; `nil` for units whose symbol is used.
  static func english(_ unit: Dimension, count: Double) -> String? {
    // On Linux (Swift 6.3) the symbol of minutes is that of meters.
    let symbol =
      (unit as? UnitDuration).map { abbreviation(of: $0, isEnglish: true) } ?? unit.symbol
    guard let name = names[symbol] else { return nil }
    guard abs(count) != 1 else { return name }
    return irregular[name]
      ?? (name.hasPrefix("degree ") ? "degrees" + name.dropFirst(6) : name + "s")
  }

  /// The abbreviation of a unit of time, as Foundation has it on Apple's systems: "30 min", "2 hr".
  static func abbreviation(of unit: UnitDuration, isEnglish: Bool) -> String {
    switch unit {
    case .minutes: "min"
    case .hours: isEnglish ? "hr" : "h"
    case .seconds: isEnglish ? "sec" : "s"
    default: unit.symbol
    }
  }

  private static let irregular = [
    "foot": "feet", "inch": "inches", "stone": "stones",
    "mile per hour": "miles per hour", "kilometer per hour": "kilometers per hour",
    "meter per second": "meters per second", "fluid ounce": "fluid ounces", "hertz": "hertz",
  ]

  private static let names = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "yd": "yard", "ft": "foot", "in": "inch", "NM": "nautical mile", "ly": "light year",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "t": "metric ton", "oz": "ounce",
    "lb": "pound", "st": "stone", "°C": "degree Celsius", "°F": "degree Fahrenheit", "K": "kelvin",
    "km/h": "kilometer per hour", "mph": "mile per hour", "m/s": "meter per second", "kn": "knot",
    "L": "liter", "mL": "milliliter", "cL": "centiliter", "dL": "deciliter", "gal": "gallon",
    "qt": "quart", "pt": "pint", "cup": "cup", "fl oz": "fluid ounce", "tbsp": "tablespoon",
    "tsp": "teaspoon", "hr": "hour", "min": "minute", "s": "second", "sec": "second", "J": "joule",
    "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "W": "watt", "kW": "kilowatt",
    "Hz": "hertz", "°": "degree", "rad": "radian",
  ]
}
