import Foundation

/// An error of places. Mirrors Core Location's `CLError`.
public struct CLError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult
    case geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
    case deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    case promptDeclined, historicalLocationError
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The name of the kind of errors.
  public static var errorDomain: String { "kCLErrorDomain" }

  /// The place is not known.
  public static var locationUnknown: Code { .locationUnknown }
  /// The program may not know the place.
  public static var denied: Code { .denied }
  /// The network failed.
  public static var network: Code { .network }
  /// The direction is not known.
  public static var headingFailure: Code { .headingFailure }
  /// The program may not observe regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region cannot be observed.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// A region is not observed yet.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Events of a region are late.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// There is no such address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Only a part of an address was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The search for an address was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Beacons cannot be measured now.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Beacons cannot be measured.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user declined a question.
  public static var promptDeclined: Code { .promptDeclined }
}

extension CLError.Code {
  /// Matches an error of this code, in `catch CLError.denied`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? CLError)?.code == match
  }
}
