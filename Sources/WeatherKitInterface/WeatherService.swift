// The weather, under the module name WeatherKit: a compatible interface, not Apple's. Apple's service answers programs
// of Apple's systems alone, so every question ends with an error.
@_exported public import CoreLocationInterface
import Foundation

/// The service for the weather: not available, so every question ends with an error. Mirrors WeatherKit's
/// `WeatherService`.
public final class WeatherService: Sendable {
  /// A service that views may share.
  public static let shared = WeatherService()
  /// Creates a service.
  public init() {}
  /// Where the weather comes from. Always throws.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
  /// The weather of a place. Always throws.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
  /// A part of the weather of a place. Always throws.
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws
    -> T
  { throw WeatherError.permissionDenied }
  /// Parts of the weather of a place. Always throws.
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }
  /// Parts of the weather of a place. Always throws.
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }
  /// Parts of the weather of a place. Always throws.
  public func weather<T1, T2, T3, T4>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
  ) async throws -> (T1, T2, T3, T4) { throw WeatherError.permissionDenied }
}

/// The reasons why there is no weather. Mirrors WeatherKit's.
public enum WeatherError: LocalizedError, Sendable { case permissionDenied, unknown }

/// A question for a part of the weather. Mirrors WeatherKit's `WeatherQuery`.
public struct WeatherQuery<T>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery where T == CurrentWeather {
  /// The weather of the present.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  /// The weather of the next hour.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  /// The weather of hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
  /// The weather of hours between two dates.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery()
  }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  /// The weather of days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
  /// The weather of days between two dates.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery()
  }
}

extension WeatherQuery where T == [WeatherAlert]? {
  /// Warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

/// Where the weather comes from: never created. Mirrors WeatherKit's.
public struct WeatherAttribution: Equatable, Sendable {
  /// The name of the service.
  public let serviceName: String
  /// The address of the page about the sources.
  public let legalPageURL: URL
  /// The address of a picture for light windows.
  public let combinedMarkLightURL: URL
  /// The address of a picture for dark windows.
  public let combinedMarkDarkURL: URL
  /// The address of a small picture.
  public let squareMarkURL: URL
  /// The text about the sources.
  public let legalAttributionText: String
}
