public import Foundation

/// An error of the health store: there is none here. Mirrors HealthKit's `HKError`.
public struct HKError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case errorHealthDataUnavailable = 1, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = HKError(.errorHealthDataUnavailable)
}
/// Whether the program may save. Mirrors HealthKit's.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}
/// Whether the user must be asked. Mirrors HealthKit's.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
/// The frequency of notifications. Mirrors HealthKit's.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
/// The sex. Mirrors HealthKit's.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
/// The sex: never created. Mirrors HealthKit's.
public final class HKBiologicalSexObject: NSObject, Sendable {
  private override init() { super.init() }
  /// The user's sex. Always `.notSet`.
  public var biologicalSex: HKBiologicalSex { .notSet }
}

/// The user's measurements: not available on a desktop. Requests and queries end with
/// `errorHealthDataUnavailable`, on another thread as HealthKit's do. Mirrors HealthKit's `HKHealthStore`.
public final class HKHealthStore: NSObject, Sendable {
  /// Creates a store.
  public override init() { super.init() }
  /// Whether there is health data. Always `false`.
  public class func isHealthDataAvailable() -> Bool { false }
  /// The permission to write data of a type. Always `.denied`.
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .sharingDenied
  }
  /// Passes `false` and an error.
  @preconcurrency
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }
  /// Throws an error.
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError.unavailable }
  /// Calls the query's handler with an error.
  public func execute(_ query: HKQuery) {
    DispatchQueue.global().async { query.fail(HKError.unavailable) }
  }
  /// Stops a query. No effect.
  public func stop(_ query: HKQuery) {}
  /// Passes `false` and an error.
  @preconcurrency
  public func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }
  /// Throws an error.
  public func save(_ object: HKObject) async throws { throw HKError.unavailable }
  /// Throws an error.
  public func save(_ objects: [HKObject]) async throws { throw HKError.unavailable }
  /// Throws an error.
  public func delete(_ object: HKObject) async throws { throw HKError.unavailable }
  /// Passes `false` and an error.
  @preconcurrency
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }
  /// Throws an error.
  public func dateOfBirthComponents() throws -> DateComponents { throw HKError.unavailable }
  /// Throws an error.
  public func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.unavailable }
}
