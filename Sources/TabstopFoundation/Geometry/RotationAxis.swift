public import Foundation
public import Tabstop

// SwiftUI's axis has the type `CGFloat`. The parts of an axis that is written out fit `Double` as well, but not those
// of an axis that a program keeps.

extension View {
  /// Rotates the view about an axis in space that the program keeps, as seen from a great distance. Mirrors SwiftUI.
  @_disfavoredOverload
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, _ none: Void = ()
  ) -> some View {
    rotation3DEffect(
      angle, axis: (x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)), anchor: anchor,
      anchorZ: anchorZ, perspective: perspective)
  }
}

extension VisualEffect {
  /// Rotates the view about an axis in space that the program keeps, as `View.rotation3DEffect` does.
  @_disfavoredOverload
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, _ none: Void = ()
  ) -> some VisualEffect {
    rotation3DEffect(
      angle, axis: (x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)), anchor: anchor,
      anchorZ: anchorZ, perspective: perspective)
  }
}
