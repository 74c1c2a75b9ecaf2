/// What a view can stand on. Mirrors SwiftUI's `Glass`; GTK cannot blur or bend what lies behind a
/// widget, so that glass is a nearly opaque material with an edge.
public struct Glass: Equatable, Sendable {
  private enum Variant { case regular, clear, identity }
  private let variant: Variant
  private var tint: Color?

  private init(_ variant: Variant) { self.variant = variant }

  /// The usual glass.
  public static let regular = Glass(.regular)
  /// Glass that lets more through.
  public static let clear = Glass(.clear)
  /// No glass at all.
  public static let identity = Glass(.identity)

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Glass that moves under a finger; here it does not.
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

/// The shape of glass that is given none: a capsule. Mirrors SwiftUI's `DefaultGlassEffectShape`.
public typealias DefaultGlassEffectShape = Capsule

extension View {
  /// Glass behind the view, in its bounds. Mirrors SwiftUI.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(),
    isEnabled: Bool = true
  ) -> some View {
    let glass = isEnabled ? glass : .identity
    return background { shape.fill(glass.fill).stroke(glass.edge, lineWidth: 1) }
  }

  /// Pieces of glass do not flow into each other here.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Pieces of glass stand for themselves here.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Glass comes and goes with its view.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes. Mirrors SwiftUI's `GlassEffectTransition`.
public struct GlassEffectTransition: Sendable {
  /// With its view.
  public static let identity = GlassEffectTransition()
  /// From the shape of the same name.
  public static let matchedGeometry = GlassEffectTransition()
  /// By appearing.
  public static let materialize = GlassEffectTransition()
}

/// Views with glass whose pieces flow into each other; here they stand for themselves. Mirrors
/// SwiftUI's `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: _PlainView {
  private let content: Content

  /// The views; `spacing` is the distance at which pieces of glass would begin to flow.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

// MARK: Buttons

/// A button of glass: bordered, on this desktop. Mirrors SwiftUI's `GlassButtonStyle`.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .bordered }
  /// The style; there is nothing to choose.
  public init() {}
  /// The style, of some glass; the desktop's buttons have one look.
  public init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button of glass for the one thing that a form is for. Mirrors SwiftUI's
/// `GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .borderedProminent }
  /// The style; there is nothing to choose.
  public init() {}
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
