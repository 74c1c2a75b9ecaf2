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
