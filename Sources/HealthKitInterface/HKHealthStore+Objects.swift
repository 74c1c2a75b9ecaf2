public import Foundation

extension HKHealthStore {
  private typealias Handler = @Sendable (Bool, (any Error)?) -> Void

  private func refuse(_ completion: @escaping Handler) {
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }

  /// Saves objects. Passes `false` and an error to the handler.
  @preconcurrency
  public func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  /// Deletes an object. Passes `false` and an error to the handler.
  @preconcurrency
  public func delete(
    _ object: HKObject,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  /// Deletes objects. Passes `false` and an error to the handler.
  @preconcurrency
  public func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  /// Deletes objects. Always throws.
  public func delete(_ objects: [HKObject]) async throws { throw HKError.unavailable }
  /// Deletes the objects of a type. Passes `false`, 0 and an error to the handler.
  @preconcurrency
  public func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
  ) {
    refuse { completion($0, 0, $1) }
  }
  /// Deletes the objects of a type. Always throws.
  @discardableResult
  public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int
  { throw HKError.unavailable }

  /// Whether the user must be asked. Passes `.unknown` and an error to the handler.
  @preconcurrency
  public func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    refuse { completion(.unknown, $1) }
  }
  /// Whether the user must be asked. Always throws.
  public func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw HKError.unavailable }

  /// Starts the program when there is new data. Always throws.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { throw HKError.unavailable }
  /// Ends the reports of new data. Passes `false` and an error to the handler.
  @preconcurrency
  public func disableBackgroundDelivery(
    for type: HKObjectType,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  /// Ends the reports of new data. Passes `false` and an error to the handler.
  @preconcurrency
  public func disableAllBackgroundDelivery(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
}
