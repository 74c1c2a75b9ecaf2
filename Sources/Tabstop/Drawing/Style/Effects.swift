/// An angle. Mirrors SwiftUI's `Angle`.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees: a full turn is 360.
  public var degrees: Double
  /// The angle in radians: a full turn is 2 π.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// Creates an angle of 0.
  public init() { degrees = 0 }
  /// Creates an angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// Creates an angle in radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// An angle of 0.
  public static let zero = Angle()
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

extension Angle: Comparable {
  /// Whether the first angle is smaller.
  public static func < (a: Angle, b: Angle) -> Bool { a.degrees < b.degrees }
  /// The sum of the angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(degrees: a.degrees + b.degrees) }
  /// The difference of the angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(degrees: a.degrees - b.degrees) }
  /// The opposite angle.
  public static prefix func - (a: Angle) -> Angle { Angle(degrees: -a.degrees) }
  /// A multiple of the angle.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(degrees: a.degrees * factor) }
  /// A fraction of the angle.
  public static func / (a: Angle, part: Double) -> Angle { Angle(degrees: a.degrees / part) }
  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
}

extension Angle: Animatable {
  /// The angle in degrees.
  public var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
}

extension View {
  private func filter(_ css: String) -> ModifiedContent<Self, _PaintModifier> {
    modifier(_PaintModifier(css: "filter: \(css);", rank: .filter))
  }

  package func transform(
    _ css: String, _ anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _PaintModifier> {
    modifier(
      _PaintModifier(css: "transform: \(css); \(EffectCSS.origin(anchor))", rank: .transform))
  }

  /// Adds a shadow, with lengths in points. Mirrors SwiftUI.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ModifiedContent<Self, _PaintModifier> {
    filter(EffectCSS.shadow(color: color, radius: radius, x: x, y: y))
  }

  /// Blurs the view. Mirrors SwiftUI. No effect of `opaque`: the edges always fade.
  public func blur(
    radius: Double, opaque: Bool = false
  ) -> ModifiedContent<Self, _PaintModifier> {
    filter(EffectCSS.blur(radius: radius))
  }

  /// Makes the view brighter: 0 changes nothing, 1 doubles. Mirrors SwiftUI, which adds where CSS
  /// multiplies.
  public func brightness(_ amount: Double) -> some View {
    filter(EffectCSS.brightness(amount))
  }
  /// Sets the saturation: 0 (grey) to 1, and more.
  public func saturation(_ amount: Double) -> some View { filter(EffectCSS.saturation(amount)) }
  /// Sets the contrast: 0 (one grey) to 1, and more.
  public func contrast(_ amount: Double) -> some View { filter(EffectCSS.contrast(amount)) }
  /// Turns colours into grey: 0 to 1.
  public func grayscale(_ amount: Double) -> some View {
    filter(EffectCSS.grayscale(amount))
  }
  /// Rotates the hues of the colours.
  public func hueRotation(_ angle: Angle) -> some View { filter(EffectCSS.hueRotation(angle)) }
  /// Inverts the colours.
  public func colorInvert() -> some View { filter("invert(1)") }

  /// Moves the drawing of the view, not its frame. Mirrors SwiftUI.
  public func offset(
    x: Double = 0, y: Double = 0
  ) -> ModifiedContent<Self, _PaintModifier> {
    transform(EffectCSS.offset(x: x, y: y))
  }
  /// Scales the drawing of the view. Mirrors SwiftUI.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    transform(EffectCSS.scale(scale), anchor)
  }
  /// Scales the drawing of the view. Mirrors SwiftUI.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View { transform(EffectCSS.scale(x: x, y: y), anchor) }
  /// Rotates the drawing of the view. Mirrors SwiftUI.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transform(EffectCSS.rotation(angle), anchor)
  }

  /// Rotates the view about an axis in space, as seen from a great distance. Mirrors SwiftUI.
  ///
  /// GTK 4.8's renderer without OpenGL draws nothing that is rotated in space, so the rotation is
  /// projected: about the main axis, and without perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some View {
    transform(EffectCSS.rotation(angle, about: axis), anchor)
  }

  /// Sets how the view's colours are combined with those behind it. No effect: GTK draws each
  /// widget over those behind it. Mirrors SwiftUI.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Combines the views inside before effects are applied. No effect: the drawing looks the same.
  /// Mirrors SwiftUI.
  public func compositingGroup() -> some View { self }
  /// Draws the views inside together. No effect: GTK determines how views are drawn.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  /// Moves the views inside together. No effect: GTK determines how views are drawn.
  public func geometryGroup() -> some View { self }
  /// Multiplies the view's colours by a colour. No effect: GTK 4.8 has no such filter. Mirrors
  /// SwiftUI.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Makes dark parts of the view transparent. No effect: GTK's CSS has no such filter.
  public func luminanceToAlpha() -> some View { self }
  /// Sets the shape that concentric shapes inside follow. No effect: corners keep their own radii.
  /// Mirrors SwiftUI.
  public func containerShape<T: Shape>(_ shape: T) -> some View { self }

  /// Shows the view only where `mask` is drawn. Mirrors SwiftUI.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      LayerModifier(
        layer: mask().allowsHitTesting(false), alignment: alignment, isInFront: true,
        isMask: true))
  }

  /// Shows the view only where a mask is opaque, as SwiftUI first spelled it.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// The way in which colours would be blended with those behind. Mirrors SwiftUI's `BlendMode`. No
/// effect here.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// The colour space of a drawing group. Mirrors SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension ShapeStyle {
  /// Sets how the style's colours are combined with those behind it. No effect, as for views:
  /// everything is drawn over what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
