/// A material behind a view. Mirrors SwiftUI's `Glass`; GTK cannot blur or refract what is behind a
/// widget, so glass is a nearly opaque material with an edge.
public struct Glass: Equatable, Sendable {
  private enum Variant { case regular, clear, identity }
  private let variant: Variant
  private var tint: Color?

  private init(_ variant: Variant) { self.variant = variant }

  /// The default glass.
  public static let regular = Glass(.regular)
  /// More transparent glass.
  public static let clear = Glass(.clear)
  /// No glass.
  public static let identity = Glass(.identity)

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Sets whether glass reacts to touch. No effect: glass does not react to touch here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  fileprivate var fill: AnyShapeStyle {
    switch variant {
    case .identity: AnyShapeStyle(Color.clear)
    case .regular: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material.regular)
    case .clear:
      tint.map { AnyShapeStyle($0.opacity(0.6)) } ?? AnyShapeStyle(Material.ultraThin)
    }
  }

  fileprivate var edge: AnyShapeStyle {
    variant == .identity ? AnyShapeStyle(Color.clear) : AnyShapeStyle(SeparatorShapeStyle())
  }
}

/// The default shape of glass: a capsule. Mirrors SwiftUI's `DefaultGlassEffectShape`.
public typealias DefaultGlassEffectShape = Capsule

extension View {
  /// Adds glass behind the view, in its bounds. Mirrors SwiftUI.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(),
    isEnabled: Bool = true
  ) -> some View {
    self.glass(glass, in: shape, isEnabled: isEnabled)
  }

  package func glass(
    _ glass: Glass, in shape: some Shape, isEnabled: Bool
  ) -> some View {
    let glass = isEnabled ? glass : .identity
    return background { shape.fill(glass.fill).stroke(glass.edge, lineWidth: 1) }
  }

  /// Sets the identity of a piece of glass. No effect: pieces of glass do not merge here.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Unites pieces of glass. No effect: pieces of glass do not merge here.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Sets how a piece of glass appears. No effect: glass appears and disappears with its view.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The transition of glass that appears and disappears. Mirrors SwiftUI's `GlassEffectTransition`.
/// No effect here.
public struct GlassEffectTransition: Sendable {
  /// The glass appears with its view.
  public static let identity = GlassEffectTransition()
  /// The glass changes from the shape with the same name.
  public static let matchedGeometry = GlassEffectTransition()
  /// The glass appears in its place.
  public static let materialize = GlassEffectTransition()
}

/// A container in which pieces of glass merge; they stay separate here. Mirrors SwiftUI's
/// `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: _PlainView {
  private let content: Content

  /// Creates a container; `spacing` is the distance at which pieces of glass would merge.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { content }
}

// MARK: Buttons

/// A glass button: bordered, on this desktop. Mirrors SwiftUI's `GlassButtonStyle`.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .bordered }
  /// Creates the style.
  public init() {}
  /// Creates the style. The glass has no effect: the desktop's buttons have one appearance.
  public init(_ glass: Glass) {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A glass button for the main action of a form. Mirrors SwiftUI's `GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .borderedProminent }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// `GlassButtonStyle` by its short name. Mirrors SwiftUI.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// `GlassButtonStyle` by its short name. Mirrors SwiftUI.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// `GlassProminentButtonStyle` by its short name. Mirrors SwiftUI.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
