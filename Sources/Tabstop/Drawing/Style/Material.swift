/// A background that stands out from the content behind it. Mirrors SwiftUI's `Material`. GTK
/// cannot blur the content behind a widget, so a material is nearly opaque in the window's colour. Behind a text that the
/// program has coloured for something dark, as white in a light window, it is dark, and light behind a dark text.
public struct Material: ShapeStyle {
  private let share: Double

  /// The most transparent material.
  public static let ultraThin = Material(share: 0.8)
  /// A transparent material.
  public static let thin = Material(share: 0.85)
  /// The default material.
  public static let regular = Material(share: 0.9)
  /// A mostly opaque material.
  public static let thick = Material(share: 0.95)
  /// The most opaque material.
  public static let ultraThick = Material(share: 1)
  /// The material of bars.
  public static let bar = Material(share: 1)

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint((context.ground ?? Color(css: "@card_bg_color")).opacity(share))
  }
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A transparent material.
  public static var thinMaterial: Material { .thin }
  /// The default material.
  public static var regularMaterial: Material { .regular }
  /// A mostly opaque material.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The most opaque material.
  public static var bar: Material { Material.ultraThick }
}
