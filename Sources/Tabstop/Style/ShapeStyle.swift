/// What a style paints with.
public struct _Paint: Hashable, Sendable {
  /// The colour, or the nearest single one, for lines and text.
  let color: Color
  let gradient: PaintedGradient?

  init(color: Color, gradient: PaintedGradient?) {
    self.color = color
    self.gradient = gradient
  }

  init(_ color: Color) { self.init(color: color, gradient: nil) }
}

/// What styles depend on.
public struct _StyleContext: Sendable {
  /// The colour in force around; `nil` is that of text.
  var foreground: Color?
  /// Those of the second level and below, where they were given.
  var levels: [Color] = []
  var tint: Color?
}

/// What fills, lines or colours views: colours, gradients, materials. Mirrors SwiftUI's
/// `ShapeStyle`; types of one's own cannot conform.
public protocol ShapeStyle: Sendable {
  nonisolated func _paint(_ context: _StyleContext) -> _Paint
}

extension Color: ShapeStyle {
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { _Paint(self) }
}

/// Any style. Mirrors SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { style._paint(context) }
}

/// A weaker form of the foreground colour. Mirrors SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int
  private var share: Double { [1, 0.7, 0.4, 0.25, 0.15][level] }

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    let color = context.foreground ?? .primary
    if level > 0, level <= context.levels.count { return _Paint(context.levels[level - 1]) }
    return _Paint(share == 1 ? color : color.opacity(share))
  }
}

/// A background that stands out from what is behind. Mirrors SwiftUI's `Material`; GTK cannot
/// blur what lies behind a widget, so a material is nearly opaque in the window's colour.
public struct Material: ShapeStyle {
  private let share: Double

  public static let ultraThin = Material(share: 0.8)
  public static let thin = Material(share: 0.85)
  public static let regular = Material(share: 0.9)
  public static let thick = Material(share: 0.95)
  public static let ultraThick = Material(share: 1)
  public static let bar = Material(share: 1)

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(Color(css: "@card_bg_color").opacity(share))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material.ultraThick }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// The foreground colour itself. Mirrors SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(context.foreground ?? .primary)
  }
}

/// The window's own background. Mirrors SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(Color(css: "@window_bg_color"))
  }
}

/// The accent colour of controls. Mirrors SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(context.tint ?? .accentColor)
  }
}

/// The colour of lines between views. Mirrors SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(Color(css: "@separator_color"))
  }
}

/// The background of what is selected. Mirrors SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(Color(css: "@selection_bg_color"))
  }
}

/// The background of controls. Mirrors SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
  private var share = 1.0

  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(Color(css: "@control_bg_color").opacity(share))
  }

  public var secondary: FillShapeStyle { weaker(0.8) }
  public var tertiary: FillShapeStyle { weaker(0.6) }
  public var quaternary: FillShapeStyle { weaker(0.4) }

  private func weaker(_ share: Double) -> FillShapeStyle {
    var copy = self
    copy.share = share
    return copy
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var accentColor: Color { Color.accentColor }
  public static var clear: Color { Color.clear }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
}

extension ShapeStyle {
  /// The style, more transparent. Mirrors SwiftUI.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
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
    return _Paint(color: paint.color.opacity(opacity), gradient: gradient)
  }
}
