internal import Foundation

/// The units that are usual in a country, and those that suit a number.
enum UsualUnits {
  /// The measurement in a unit that is usual in the locale's country.
  static func convert(_ measurement: Measurement<Dimension>, _ locale: Locale) -> Measurement<
    Dimension
  > {
    let isUS = locale.measurementSystem == .us
    let isImperial = isUS || locale.measurementSystem == .uk
    let unit: Dimension? =
      switch measurement.unit {
      case is UnitTemperature: isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
      case is UnitLength: length(measurement, isImperial: isImperial)
      case is UnitMass: mass(measurement, isImperial: isUS)
      case is UnitSpeed: isImperial ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
      default: nil
      }
    return unit.map(measurement.converted(to:)) ?? measurement
  }

  private static func length(_ length: Measurement<Dimension>, isImperial: Bool) -> Dimension {
    let meters = abs(length.converted(to: UnitLength.meters).value)
    if isImperial {
      return meters >= 0.5 * 1609.344
        ? UnitLength.miles : meters >= 0.3048 ? UnitLength.feet : UnitLength.inches
    }
    return meters >= 1000
      ? UnitLength.kilometers
      : meters >= 1
        ? UnitLength.meters : meters >= 0.01 ? UnitLength.centimeters : UnitLength.millimeters
  }

  private static func mass(_ mass: Measurement<Dimension>, isImperial: Bool) -> Dimension {
    let kilograms = abs(mass.converted(to: UnitMass.kilograms).value)
    if isImperial { return kilograms >= 0.45359237 ? UnitMass.pounds : UnitMass.ounces }
    return kilograms >= 1 ? UnitMass.kilograms : UnitMass.grams
  }

  /// The measurement in the largest unit of its family in which it is at least 1.
  static func scale(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    let families: [[Dimension]] = [
      [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
      [UnitLength.miles, UnitLength.feet, UnitLength.inches],
      [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
      [UnitMass.pounds, UnitMass.ounces], [UnitVolume.liters, UnitVolume.milliliters],
      [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
    ]
    guard let family = families.first(where: { $0.contains(measurement.unit) }) else {
      return measurement
    }
    let all = family.map(measurement.converted(to:))
    return all.first { abs($0.value) >= 1 } ?? all.last!
  }
}
