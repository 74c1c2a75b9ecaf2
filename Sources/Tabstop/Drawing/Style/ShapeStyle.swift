/// The paint of a style.
public struct _Paint: Hashable, Sendable {
  /// The colour, or the nearest single one, for lines and text.
  let color: Color
  let gradient: PaintedGradient?
  var shadows: [PaintedShadow] = []
  /// A picture that is repeated, instead of the colour.
  var picture: PaintedPicture?

  init(color: Color, gradient: PaintedGradient?) {
    self.color = color
    self.gradient = gradient
  }

  init(_ color: Color) { self.init(color: color, gradient: nil) }

  /// Whether it paints nothing.
  var isClear: Bool { gradient == nil && picture == nil && color.isClear }
}

/// The values that styles depend on.
public struct _StyleContext {
  /// The environment, for the program's own styles.
  var environment = EnvironmentValues()
  /// The inherited foreground colour; `nil` is that of text.
  var foreground: Color?
  /// The colours of the second level and below, if they were given.
  var levels: [Color] = []
  var tint: Color?
  /// Whether the style colours texts, rather than a surface.
  var isForText = false
  /// The ground of materials, instead of the card's colour: the texts in front would not be legible there.
  var ground: Color?
}

/// A style that fills, strokes or colours views: colours, gradients, materials. Mirrors SwiftUI's
/// `ShapeStyle`. A type of the program declares `resolve(in:)`, which returns another style:
///
/// ```swift
/// struct Ink: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .light ? Color.blue : Color.mint
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for; `Never` for those of Tabstop.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for, in an environment. Not called for those of Tabstop.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
  /// The paint, in the given context. The default is that of the resolved style.
  nonisolated func _paint(_ context: _StyleContext) -> _Paint
  /// The type of the modifier that adds the style as a background.
  associatedtype _Background: ViewModifier
  /// The modifier that adds the style behind a view, in its bounds.
  @MainActor func _background() -> _Background
  /// The type of the modifier that adds the style as a border.
  associatedtype _Border: ViewModifier
  /// The modifier that adds a line of the style within a view's bounds.
  @MainActor func _border(width: Double) -> _Border
}

extension ShapeStyle {
  /// The paint of the resolved style.
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    resolve(in: context.environment)._paint(context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Ends the program: these styles stand for no other.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) has no resolved style.")
  }
}

extension Never: ShapeStyle {
  /// The paint of the style. Never called: there is no such style.
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { switch self {} }
}

extension Color: ShapeStyle {
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { _Paint(self) }
}

/// A style with its type erased. Mirrors SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a style with its type erased.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  var isMaterial: Bool { style is Material || (style as? AnyShapeStyle)?.isMaterial == true }
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { style._paint(context) }
}

/// A weaker form of the foreground colour. Mirrors SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int
  private var share: Double { Self.shares[level] }
  fileprivate static let shares = [1, 0.7, 0.4, 0.18, 0.12]
  /// The share of texts of the third level: a contrast of 4.5:1 on the window and on cards, light and dark.
  private static let legibleShare = 0.62

  /// The foreground's colour.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Weaker than the foreground's colour.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Weaker than the second level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The third weaker level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The weakest level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    let color = context.foreground ?? .primary
    let share = context.isForText && level == 2 ? Self.legibleShare : share
    if level > 0, level <= context.levels.count { return _Paint(context.levels[level - 1]) }
    return _Paint(share == 1 ? color : color.opacity(share))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground's colour.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// Weaker than the foreground's colour.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// Weaker than the second level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The third weaker level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The weakest level.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// The foreground colour itself. Mirrors SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(context.foreground ?? .primary)
  }
}

/// The window's own background. Mirrors SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  private var level = 0

  /// Creates the style.
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    let share = Double(level) * 0.05
    return _Paint(
      Color(
        css: level == 0 ? "@window_bg_color" : "mix(@window_bg_color,@window_fg_color,\(share))"))
  }

  /// A colour that stands out from the background: a weaker one would be invisible.
  public var secondary: BackgroundStyle { prominent(1) }
  /// A colour that stands out from the second level.
  public var tertiary: BackgroundStyle { prominent(2) }
  /// A colour that stands out from the third level.
  public var quaternary: BackgroundStyle { prominent(3) }
  /// The colour that stands out most.
  public var quinary: BackgroundStyle { prominent(4) }

  private func prominent(_ level: Int) -> BackgroundStyle {
    var copy = self
    copy.level = level
    return copy
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The inherited foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background behind the enclosing views.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle {
  /// The style, more transparent. Mirrors SwiftUI.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle {
  /// The style, weaker by one level. Mirrors SwiftUI.
  public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.shares[1]) }
  /// Weaker by two levels.
  public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.shares[2]) }
  /// Weaker by three levels.
  public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.shares[3]) }
  /// Weaker by four levels.
  public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.shares[4]) }
}

private struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let style: Base
  let opacity: Double

  nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    let paint = style._paint(context)
    let gradient = paint.gradient.map {
      PaintedGradient(
        stops: $0.stops.map { .init(color: $0.color.opacity(opacity), location: $0.location) },
        kind: $0.kind)
    }
    var faded = _Paint(color: paint.color.opacity(opacity), gradient: gradient)
    faded.shadows = paint.shadows.map { $0.faded(opacity) }
    faded.picture = paint.picture
    faded.picture?.opacity *= opacity.clamped(to: 0...1)
    return faded
  }
}
