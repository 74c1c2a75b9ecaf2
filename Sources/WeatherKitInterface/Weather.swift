public import Foundation

/// The weather of a place: never created. Mirrors WeatherKit's `Weather`.
public struct Weather: Codable, Equatable, Sendable {
  /// The weather of the present.
  public var currentWeather: CurrentWeather
  /// The weather of the next hour.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The weather of hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The weather of days.
  public var dailyForecast: Forecast<DayWeather>
  /// Warnings.
  public var weatherAlerts: [WeatherAlert]?
}

/// The weather of several times: never created. Mirrors WeatherKit's `Forecast`.
public struct Forecast<Element: Codable & Equatable & Sendable>:
  RandomAccessCollection, Codable, Equatable, Sendable
{
  /// The elements.
  public var forecast: [Element]
  /// When and where it holds.
  public var metadata: WeatherMetadata
  /// The first place.
  public var startIndex: Int { forecast.startIndex }
  /// The place after the last.
  public var endIndex: Int { forecast.endIndex }
  /// An element.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// When and where the weather holds: never created. Mirrors WeatherKit's.
public struct WeatherMetadata: Codable, Equatable, Sendable {
  /// The date of the answer.
  public var date: Date
  /// The date at which it is old.
  public var expirationDate: Date
}

/// The weather of the present: never created. Mirrors WeatherKit's `CurrentWeather`.
public struct CurrentWeather: Codable, Equatable, Sendable {
  /// The date.
  public var date: Date
  /// The share of the sky with clouds, from 0 to 1.
  public var cloudCover: Double
  /// What the weather is like.
  public var condition: WeatherCondition
  /// The name of a symbol for the weather.
  public var symbolName: String
  /// The temperature at which dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// The humidity, from 0 to 1.
  public var humidity: Double
  /// The pressure of the air.
  public var pressure: Measurement<UnitPressure>
  /// How the pressure changes.
  public var pressureTrend: PressureTrend
  /// The speed of rain.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// Whether it is day.
  public var isDaylight: Bool
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as a person feels it.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The ultraviolet rays.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// When and where it holds.
  public var metadata: WeatherMetadata
}

/// The weather of a minute: never created. Mirrors WeatherKit's.
public struct MinuteWeather: Codable, Equatable, Sendable {
  /// The date.
  public var date: Date
  /// What falls.
  public var precipitation: Precipitation
  /// How likely it falls, from 0 to 1.
  public var precipitationChance: Double
  /// The speed of rain.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour: never created. Mirrors WeatherKit's `HourWeather`.
public struct HourWeather: Codable, Equatable, Sendable {
  /// The date.
  public var date: Date
  /// The share of the sky with clouds, from 0 to 1.
  public var cloudCover: Double
  /// What the weather is like.
  public var condition: WeatherCondition
  /// The name of a symbol for the weather.
  public var symbolName: String
  /// The temperature at which dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// The humidity, from 0 to 1.
  public var humidity: Double
  /// Whether it is day.
  public var isDaylight: Bool
  /// What falls.
  public var precipitation: Precipitation
  /// How likely it falls, from 0 to 1.
  public var precipitationChance: Double
  /// How much falls.
  public var precipitationAmount: Measurement<UnitLength>
  /// How much snow falls.
  public var snowfallAmount: Measurement<UnitLength>
  /// The pressure of the air.
  public var pressure: Measurement<UnitPressure>
  /// How the pressure changes.
  public var pressureTrend: PressureTrend
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as a person feels it.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The ultraviolet rays.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
}

/// The weather of a day: never created. Mirrors WeatherKit's `DayWeather`.
public struct DayWeather: Codable, Equatable, Sendable {
  /// The date.
  public var date: Date
  /// What the weather is like.
  public var condition: WeatherCondition
  /// The name of a symbol for the weather.
  public var symbolName: String
  /// The highest temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The lowest temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// What falls.
  public var precipitation: Precipitation
  /// How likely it falls, from 0 to 1.
  public var precipitationChance: Double
  /// How much rain falls.
  public var rainfallAmount: Measurement<UnitLength>
  /// How much falls.
  public var precipitationAmount: Measurement<UnitLength>
  /// How much snow falls.
  public var snowfallAmount: Measurement<UnitLength>
  /// The times of the sun.
  public var sun: SunEvents
  /// The times of the moon.
  public var moon: MoonEvents
  /// The ultraviolet rays.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}

/// A warning: never created. Mirrors WeatherKit's.
public struct WeatherAlert: Codable, Equatable, Sendable {
  /// The address of the page about it.
  public var detailsURL: URL
  /// Who warns.
  public var source: String
  /// What may happen.
  public var summary: String
  /// Where it may happen.
  public var region: String?
  /// How bad it may be.
  public var severity: WeatherSeverity
}

/// How bad the weather may be. Mirrors WeatherKit's.
public enum WeatherSeverity: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case minor, moderate, severe, extreme, unknown
  /// The name of the case in English.
  public var description: String { rawValue.capitalized }
}

/// The wind: never created. Mirrors WeatherKit's `Wind`.
public struct Wind: Codable, Equatable, Sendable {
  /// A direction of the compass. Mirrors WeatherKit's.
  public enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest
    /// The name of the case in English.
    public var description: String { words(rawValue) }
    /// The first letters in English.
    public var abbreviation: String {
      words(rawValue).replacing("Northeast", with: "NE").replacing("Northwest", with: "NW")
        .replacing("Southeast", with: "SE").replacing("Southwest", with: "SW")
        .replacing("North", with: "N").replacing("East", with: "E").replacing("South", with: "S")
        .replacing("West", with: "W").replacing(" ", with: "")
    }
  }
  /// The direction of the compass.
  public var compassDirection: CompassDirection
  /// The direction as an angle.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The speed of gusts.
  public var gust: Measurement<UnitSpeed>?
}

/// The ultraviolet rays: never created. Mirrors WeatherKit's `UVIndex`.
public struct UVIndex: Codable, Equatable, Sendable {
  /// How strong they are. Mirrors WeatherKit's.
  public enum ExposureCategory: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case low, moderate, high, veryHigh, extreme
    /// The name of the case in English.
    public var description: String { words(rawValue) }
  }
  /// The number.
  public var value: Int
  /// How strong they are.
  public var category: ExposureCategory
}

/// How the pressure of the air changes. Mirrors WeatherKit's.
public enum PressureTrend: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case rising, falling, steady
  /// The name of the case in English.
  public var description: String { rawValue.capitalized }
}

/// What falls. Mirrors WeatherKit's.
public enum Precipitation: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case none, hail, mixed, rain, sleet, snow
  /// The name of the case in English.
  public var description: String { rawValue.capitalized }
}

/// The times of the sun: never created. Mirrors WeatherKit's.
public struct SunEvents: Codable, Equatable, Sendable {
  /// The dawn at 18°.
  public var astronomicalDawn: Date?
  /// The dawn at 12°.
  public var nauticalDawn: Date?
  /// The dawn at 6°.
  public var civilDawn: Date?
  /// The sunrise.
  public var sunrise: Date?
  /// The middle of the day.
  public var solarNoon: Date?
  /// The sunset.
  public var sunset: Date?
  /// The dusk at 6°.
  public var civilDusk: Date?
  /// The dusk at 12°.
  public var nauticalDusk: Date?
  /// The dusk at 18°.
  public var astronomicalDusk: Date?
  /// The middle of the night.
  public var solarMidnight: Date?
}

/// The phase of the moon. Mirrors WeatherKit's.
public enum MoonPhase: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
  /// The name of the case in English.
  public var description: String { words(rawValue) }
  /// The name of a symbol for the phase.
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .full: "moonphase.full.moon"
    default: "moonphase." + words(rawValue).lowercased().replacing(" ", with: ".")
    }
  }
}

/// The times of the moon: never created. Mirrors WeatherKit's.
public struct MoonEvents: Codable, Equatable, Sendable {
  /// The phase.
  public var phase: MoonPhase
  /// The moonrise.
  public var moonrise: Date?
  /// The moonset.
  public var moonset: Date?
}

/// What the weather is like. Mirrors WeatherKit's `WeatherCondition`.
public enum WeatherCondition: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms
  case sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm
  case windy, wintryMix
  /// The name of the case in English.
  public var description: String { words(rawValue) }
  /// The name of the case in English.
  public var accessibilityDescription: String { description }
}

/// The words of a case's name.
private func words(_ name: String) -> String {
  name.reduce(into: "") { text, letter in
    if text.isEmpty {
      text.append(letter.uppercased())
    } else {
      if letter.isUppercase { text.append(" ") }
      text.append(letter)
    }
  }
}
