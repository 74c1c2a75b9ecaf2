/// The place in a depth. Mirrors SwiftUI's `DepthAlignment`. No effect here.
public enum DepthAlignment: Hashable, Sendable { case front, center, back }

extension View {
  /// Sets the depth of the view. No effect: a window has none.
  public func frame(depth: Double?, alignment: DepthAlignment = .center) -> some View { self }

  /// Moves the view towards the user. No effect: a window has no depth.
  public func offset(z: Double) -> some View { self }

  /// Scales the view: here its width and height. Mirrors SwiftUI, of visionOS.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, z: Double, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: x, y: y, anchor: anchor) }

  /// Sets what surrounds the windows. No effect: a desktop has no surroundings.
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }

  /// Sets whether the user's hands are visible. No effect: a window is no space.
  public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View { self }
}

/// What surrounds the windows. Mirrors SwiftUI's `SurroundingsEffect`. No effect here.
public struct SurroundingsEffect: Hashable, Sendable {
  private let name: String
  /// Darkness.
  public static let systemDark = SurroundingsEffect(name: "systemDark")
  /// Less light.
  public static let semiDark = SurroundingsEffect(name: "semiDark")
  /// Little light.
  public static let ultraDark = SurroundingsEffect(name: "ultraDark")
}
