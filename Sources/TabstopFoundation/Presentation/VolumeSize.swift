public import Foundation
public import Tabstop

extension Scene {
  /// Sets the size of a new window with a depth: here its width and height, 1,360 points for a metre, as on
  /// visionOS. Mirrors SwiftUI.
  ///
  /// - Parameter depth: No effect: a window has none.
  public func defaultSize(
    width: Double, height: Double, depth: Double, in unit: UnitLength
  ) -> some Scene {
    func points(_ length: Double) -> Double {
      Measurement(value: length, unit: unit).converted(to: .meters).value * 1360
    }
    return defaultSize(width: points(width), height: points(height))
  }
}
