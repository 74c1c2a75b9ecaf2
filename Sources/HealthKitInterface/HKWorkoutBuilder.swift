public import Foundation

/// An object that makes a workout. Every step ends with an error here. Mirrors HealthKit's `HKWorkoutBuilder`.
// Sendable: one thread at a time.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// What the user does.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// Creates a builder.
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) {
    workoutConfiguration = configuration
    super.init()
  }
  /// Begins a workout. Always throws.
  open func beginCollection(at startDate: Date) async throws { throw HKError.unavailable }
  /// Ends a workout. Always throws.
  open func endCollection(at endDate: Date) async throws { throw HKError.unavailable }
  /// Adds measurements. Always throws.
  open func addSamples(_ samples: [HKSample]) async throws { throw HKError.unavailable }
  /// Adds further information. Always throws.
  open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError.unavailable }
  /// Saves the workout. Always throws.
  open func finishWorkout() async throws -> HKWorkout? { throw HKError.unavailable }
  /// Discards the workout. No effect.
  open func discardWorkout() {}

  /// Begins a workout. Passes `false` and an error to the handler.
  @preconcurrency
  public func beginCollection(
    withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse { completion(false, $0) } }
  /// Ends a workout. Passes `false` and an error to the handler.
  @preconcurrency
  public func endCollection(
    withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse { completion(false, $0) } }
  /// Adds measurements. Passes `false` and an error to the handler.
  @preconcurrency
  public func add(
    _ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse { completion(false, $0) } }
  /// Saves the workout. Passes an error to the handler.
  @preconcurrency
  public func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
    refuse { completion(nil, $0) }
  }

  private func refuse(_ handler: @escaping @Sendable (any Error) -> Void) {
    DispatchQueue.global().async { handler(HKError.unavailable) }
  }
}
