/// The shape of a bordered button. Mirrors SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Equatable, Sendable {
  let css: String

  /// The desktop theme's own outline. The default.
  public static let automatic = ButtonBorderShape(css: "")
  /// A shape with half circles at its ends.
  public static let capsule = ButtonBorderShape(css: "border-radius: 9999px;")
  /// The theme's own rounded corners: the same as `automatic`.
  public static let roundedRectangle = ButtonBorderShape(css: "")
  /// A capsule with equal padding on all sides: a circle around an icon.
  public static let circle = ButtonBorderShape(css: "border-radius: 9999px; padding: 6px;")
  /// Rounded corners with a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(
      css: "border-radius: \(radius.taken(as: "A corner's radius", in: .sizes))px;")
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape? { nil }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape? {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of the bordered buttons inside. Mirrors SwiftUI.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
