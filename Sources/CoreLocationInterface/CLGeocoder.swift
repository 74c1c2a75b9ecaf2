public import Foundation

/// A service that finds the names of places. No service is asked: every request ends with an error.
/// Mirrors Core Location's `CLGeocoder`.
public final class CLGeocoder: NSObject, Sendable {
  /// Creates a geocoder.
  public override init() { super.init() }
  /// Whether a request is running. Always `false`: requests end at once.
  public var isGeocoding: Bool { false }
  /// Cancels the request. No effect.
  public func cancelGeocode() {}

  /// Finds the address of a place. Calls the handler with an error, on the main thread.
  public func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Finds the address of a place. Calls the handler with an error, on the main thread.
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Finds the address of a place. Always throws: there is no service for it.
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Finds the place of an address. Calls the handler with an error, on the main thread.
  public func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Finds the places of an address. Always throws: there is no service for it.
  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Finds the place of an address near a region. Calls the handler with an error, on the main thread.
  public func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Finds the place of an address near a region. Calls the handler with an error, on the main thread.
  public func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Finds the places of an address near a region. Always throws: there is no service for it.
  public func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    // Called once, on the main thread.
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}

/// A closure that is called with the places that were found, or an error. Mirrors Core Location's.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A place with its names: never created. Mirrors Core Location's `CLPlacemark`.
// Sendable: immutable.
open class CLPlacemark: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The place.
  public var location: CLLocation? { nil }
  /// The region around the place.
  public var region: CLRegion? { nil }
  /// The name.
  public var name: String? { nil }
  /// The street.
  public var thoroughfare: String? { nil }
  /// The number of the house.
  public var subThoroughfare: String? { nil }
  /// The city.
  public var locality: String? { nil }
  /// The part of the city.
  public var subLocality: String? { nil }
  /// The state.
  public var administrativeArea: String? { nil }
  /// The district.
  public var subAdministrativeArea: String? { nil }
  /// The post code.
  public var postalCode: String? { nil }
  /// The country by its two letters.
  public var isoCountryCode: String? { nil }
  /// The country.
  public var country: String? { nil }
  /// The sea.
  public var ocean: String? { nil }
  /// The lake.
  public var inlandWater: String? { nil }
  /// The points of interest at the place.
  public var areasOfInterest: [String]? { nil }
  /// The time zone.
  public var timeZone: TimeZone? { nil }
}
