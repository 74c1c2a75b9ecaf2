public import Foundation

/// A formatter of numbers with units: "5 km". Mirrors Foundation's, which is unavailable in
/// Foundation on Linux (Swift 6.3).
///
/// Numbers are written as in the locale. Units have their international symbols, in `.long` style
/// English names.
open class MeasurementFormatter: Formatter {
  /// Options for the unit that is shown.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement. Without this option, the unit that is usual in the locale's
    /// country.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A larger or smaller one that suits the number: 2 km for 2000 m.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature is a bare number of degrees.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Options that decide the unit. By default it is the unit of the locale's country.
  open var unitOptions: UnitOptions = []
  /// The length of the unit: `.short` "5km", `.medium` "5 km", `.long` "5 kilometers".
  open var unitStyle = UnitStyle.medium
  /// The locale; by default the user's.
  open var locale: Locale! = .ofUser {
    didSet { numberFormatter.locale = locale }
  }
  /// Writes the number; by default with at most three decimals.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = .ofUser
    return formatter
  }()

  /// Creates a formatter.
  public override init() { super.init() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return text(measurement.value, symbol: measurement.unit.symbol, name: nil)
    }
    var shown = Measurement(value: measurement.value, unit: unit)
    if !unitOptions.contains(.providedUnit) {
      shown = UsualUnits.convert(shown, locale ?? .ofUser)
      if unitOptions.contains(.naturalScale) { shown = UsualUnits.scale(shown) }
    }
    let isBareTemperature =
      unitOptions.contains(.temperatureWithoutUnit) && shown.unit is UnitTemperature
    return text(
      shown.value, symbol: isBareTemperature ? "°" : symbol(of: shown.unit),
      name: isBareTemperature ? nil : UnitNames.english(shown.unit, count: shown.value))
  }

  /// A unit's symbol, or its name in `.long` style.
  open func string(from unit: Unit) -> String {
    unitStyle == .long
      ? (unit as? Dimension).flatMap { UnitNames.english($0, count: 2) } ?? unit.symbol
      : symbol(of: unit)
  }

  private func symbol(of unit: Unit) -> String {
    guard unitStyle != .short, let unit = unit as? UnitDuration else { return unit.symbol }
    let isEnglish = (locale ?? .ofUser).language.languageCode == .english
    return UnitNames.abbreviation(of: unit, isEnglish: isEnglish)
  }

  /// A measurement as text; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let unit as Unit: string(from: unit)
    default: (obj as? any AnyMeasurement)?.string(by: self)
    }
  }

  private func text(_ value: Double, symbol: String, name: String?) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitStyle == .long, let name { return "\(number) \(name)" }
    // Degrees and percents are beside the number in every style.
    let isBeside = unitStyle == .short || symbol.hasPrefix("°") || symbol == "%" || symbol == "′"
    return isBeside ? number + symbol : "\(number) \(symbol)"
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  func string(by formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement {
  fileprivate func string(by formatter: MeasurementFormatter) -> String {
    formatter.string(from: self)
  }
}

/// The units that are usual in a country, and those that suit a number.
enum UsualUnits {
  /// The measurement in a unit that is usual in the locale's country.
  static func convert(_ measurement: Measurement<Dimension>, _ locale: Locale) -> Measurement<
    Dimension
  > {
    let isUS = locale.measurementSystem == .us
    let isImperial = isUS || locale.measurementSystem == .uk
    let unit: Dimension? =
      switch measurement.unit {
      case is UnitTemperature: isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
      case is UnitLength: length(measurement, isImperial: isImperial)
      case is UnitMass: mass(measurement, isImperial: isUS)
      case is UnitSpeed: isImperial ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
      default: nil
      }
    return unit.map(measurement.converted(to:)) ?? measurement
  }

  private static func length(_ length: Measurement<Dimension>, isImperial: Bool) -> Dimension {
    let meters = abs(length.converted(to: UnitLength.meters).value)
    if isImperial {
      return meters >= 0.5 * 1609.344
        ? UnitLength.miles : meters >= 0.3048 ? UnitLength.feet : UnitLength.inches
    }
    return meters >= 1000
      ? UnitLength.kilometers
      : meters >= 1
        ? UnitLength.meters : meters >= 0.01 ? UnitLength.centimeters : UnitLength.millimeters
  }

  private static func mass(_ mass: Measurement<Dimension>, isImperial: Bool) -> Dimension {
    let kilograms = abs(mass.converted(to: UnitMass.kilograms).value)
    if isImperial { return kilograms >= 0.45359237 ? UnitMass.pounds : UnitMass.ounces }
    return kilograms >= 1 ? UnitMass.kilograms : UnitMass.grams
  }

  /// The measurement in the largest unit of its family in which it is at least 1.
  static func scale(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    let families: [[Dimension]] = [
      [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
      [UnitLength.miles, UnitLength.feet, UnitLength.inches],
      [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
      [UnitMass.pounds, UnitMass.ounces], [UnitVolume.liters, UnitVolume.milliliters],
      [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
    ]
    guard let family = families.first(where: { $0.contains(measurement.unit) }) else {
      return measurement
    }
    let all = family.map(measurement.converted(to:))
    return all.first { abs($0.value) >= 1 } ?? all.last!
  }
}

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
