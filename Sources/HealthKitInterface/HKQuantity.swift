public import Foundation

/// A number with a unit. Mirrors HealthKit's `HKQuantity`.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double
  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
    super.init()
  }
  /// Whether the quantity can be converted to a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }
  /// The number in a unit; NaN if the quantity cannot be converted, where HealthKit ends the program.
  public func doubleValue(for unit: HKUnit) -> Double {
    guard `is`(compatibleWith: unit) else { return .nan }
    return (value * self.unit.factor + (self.unit.offset - unit.offset)) / unit.factor
  }
}
