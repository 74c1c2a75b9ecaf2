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
  /// There is no health data.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// Health data is restricted.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// An argument is wrong.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// The program may not do that.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// The user was not asked.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The store cannot be read.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
}

extension HKError.Code {
  /// Matches an error of this code, in `catch HKError.errorAuthorizationDenied`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? HKError)?.code == match
  }
}

/// Whether the program may save data. Mirrors HealthKit's `HKAuthorizationStatus`.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether the user must be asked. Mirrors HealthKit's.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// The frequency of notifications. Mirrors HealthKit's.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// A user's biological sex. Mirrors HealthKit's `HKBiologicalSex`.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }

/// An object with a user's biological sex: never created. Mirrors HealthKit's.
public final class HKBiologicalSexObject: NSObject, Sendable {
  private override init() { super.init() }
  /// The user's sex. Always `.notSet`.
  public var biologicalSex: HKBiologicalSex { .notSet }
}

/// A user's blood type. Mirrors HealthKit's `HKBloodType`.
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
  case oNegative
}

/// An object with a user's blood type: never created. Mirrors HealthKit's.
public final class HKBloodTypeObject: NSObject, Sendable {
  private override init() { super.init() }
  /// The user's blood type. Always `.notSet`.
  public var bloodType: HKBloodType { .notSet }
}

/// The user's measurements: not available on a desktop. Requests and queries end with
/// `errorHealthDataUnavailable`, on another thread as HealthKit's do. Mirrors HealthKit's `HKHealthStore`.
public final class HKHealthStore: NSObject, Sendable {
  /// Creates a store.
  public override init() { super.init() }
  /// Whether there is health data. Always `false`.
  public class func isHealthDataAvailable() -> Bool { false }
  /// The permission to write data of a type. Always `.sharingDenied`.
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .sharingDenied
  }
  /// Asks for the permission to write and read data. Passes `false` and an error to the handler.
  @preconcurrency
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }
  /// Asks for the permission to write and read data. Always throws.
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError.unavailable }
  /// Calls the query's handler with an error.
  public func execute(_ query: HKQuery) {
    DispatchQueue.global().async { query.fail(HKError.unavailable) }
  }
  /// Stops a query. No effect.
  public func stop(_ query: HKQuery) {}
  /// Saves an object. Passes `false` and an error to the handler.
  @preconcurrency
  public func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }
  /// Saves an object. Always throws.
  public func save(_ object: HKObject) async throws { throw HKError.unavailable }
  /// Saves objects. Always throws.
  public func save(_ objects: [HKObject]) async throws { throw HKError.unavailable }
  /// Deletes an object. Always throws.
  public func delete(_ object: HKObject) async throws { throw HKError.unavailable }
  /// Starts the program when there is new data. Passes `false` and an error to the handler.
  @preconcurrency
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }
  /// The user's date of birth. Always throws.
  public func dateOfBirthComponents() throws -> DateComponents { throw HKError.unavailable }
  /// The user's biological sex. Always throws.
  public func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.unavailable }
  /// The user's blood type. Always throws.
  public func bloodType() throws -> HKBloodTypeObject { throw HKError.unavailable }
}
