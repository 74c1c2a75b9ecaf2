public import Foundation

extension Measurement where UnitType: Dimension {
  /// A style of a measurement as text. Mirrors Foundation's, which is missing on Linux (Swift 6.3). The names of
  /// units are those of `MeasurementFormatter`.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of the unit.
    public struct UnitWidth: Hashable, Codable, Sendable {
      /// The place of the width among the three.
      let style: Int
      /// The full form: "5 kilometers" in English.
      public static var wide: UnitWidth { UnitWidth(style: 2) }
      /// The abbreviated form: "5 km".
      public static var abbreviated: UnitWidth { UnitWidth(style: 1) }
      /// The narrow form: "5km".
      public static var narrow: UnitWidth { UnitWidth(style: 0) }
    }

    /// The length of the unit.
    public var width: UnitWidth
    /// The locale, which determines the digits and the usual units.
    public var locale: Locale
    /// The usage, which decides the unit; `nil` means the unit of the locale's country.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The style of the number; `nil` means that of `MeasurementFormatter`.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature has no letter of its scale: "21°".
    var isScaleHidden = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The same style in another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitStyle = [.short, .medium, .long][width.style]
      var shown = Measurement<Dimension>(value: value.value, unit: value.unit)
      if usage != .asProvided { shown = UsualUnits.convert(shown, locale) }
      formatter.unitOptions = .providedUnit
      if isScaleHidden { formatter.unitOptions.insert(.temperatureWithoutUnit) }
      guard let numberFormatStyle else { return formatter.string(from: shown) }
      let number = numberFormatStyle.locale(locale).format(shown.value)
      formatter.numberFormatter = FixedNumber(number)
      return formatter.string(from: shown)
    }
  }

  /// The measurement in the usual unit of the user's country, abbreviated.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement in a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement { style.format(self) }
}

/// The usage of a measurement, which determines its unit. Mirrors Foundation's.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String
  /// The unit that is usual in the locale's country.
  public static var general: Self { Self(name: "general") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Lengths of ways; the same as `general` here.
  public static var road: Self { general }
  /// A person's height; the same as `general` here.
  public static var personHeight: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight; the same as `general` here.
  public static var personWeight: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A body temperature; the same as `general` here.
  public static var person: Self { general }
  /// Temperatures outside; the same as `general` here.
  public static var weather: Self { general }
}

extension FormatStyle {
  /// A style of measurements. Mirrors Foundation's.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the letter of the scale is left out: "21°".
  public var hidesScaleName: Bool {
    get { isScaleHidden }
    set { isScaleHidden = newValue }
  }

  /// Creates a style of temperatures, which may have no letter of their scale.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    isScaleHidden = hidesScaleName
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// A style of temperatures, which may have no letter of their scale. Mirrors Foundation's.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}

/// Writes one number that is formatted already.
private final class FixedNumber: NumberFormatter, @unchecked Sendable {
  // Created, used and dropped within one call.
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override func string(from number: NSNumber) -> String? { text }
}

extension Measurement where UnitType == UnitInformationStorage {
  /// The amount of memory as text: `.formatted(.byteCount(style: .file))`. Mirrors Foundation's.
  public func formatted(_ style: ByteCountFormatStyle) -> String {
    style.format(Int64(converted(to: .bytes).value.rounded()))
  }
}
