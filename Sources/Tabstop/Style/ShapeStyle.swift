/// What a style paints with.
public struct _Paint: Hashable, Sendable {
  /// A value of CSS's `background`: an image or a colour.
  let background: String
  /// The nearest single colour, for lines and text.
  let color: Color

  init(background: String, color: Color) {
    self.background = background
    self.color = color
  }

  init(_ color: Color) { self.init(background: color.fillCSS, color: color) }
}

/// What fills, lines or colours views: colours, gradients, materials. Mirrors SwiftUI's
/// `ShapeStyle`; types of one's own cannot conform.
public protocol ShapeStyle: Sendable {
  /// - Parameter foreground: The colour in force around; `nil` is that of text.
  func _paint(_ foreground: Color?) -> _Paint
}

extension Color: ShapeStyle {
  public func _paint(_ foreground: Color?) -> _Paint { _Paint(self) }
}

/// Any style. Mirrors SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  public func _paint(_ foreground: Color?) -> _Paint { style._paint(foreground) }
}

/// A weaker form of the foreground colour. Mirrors SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let share: Double

  public static let primary = HierarchicalShapeStyle(share: 1)
  public static let secondary = HierarchicalShapeStyle(share: 0.7)
  public static let tertiary = HierarchicalShapeStyle(share: 0.4)
  public static let quaternary = HierarchicalShapeStyle(share: 0.25)
  public static let quinary = HierarchicalShapeStyle(share: 0.15)

  public func _paint(_ foreground: Color?) -> _Paint {
    let color = foreground ?? .primary
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

  public func _paint(_ foreground: Color?) -> _Paint {
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
  public func _paint(_ foreground: Color?) -> _Paint { _Paint(foreground ?? .primary) }
}

/// The window's own background. Mirrors SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _paint(_ foreground: Color?) -> _Paint { _Paint(Color(css: "@window_bg_color")) }
}

/// The accent colour of controls. Mirrors SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ foreground: Color?) -> _Paint { _Paint(.accentColor) }
}

/// The colour of lines between views. Mirrors SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ foreground: Color?) -> _Paint { _Paint(Color(css: "@separator_color")) }
}

/// The background of what is selected. Mirrors SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ foreground: Color?) -> _Paint { _Paint(Color(css: "@selection_bg_color")) }
}

/// The background of controls. Mirrors SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
  private var share = 1.0

  public init() {}
  public func _paint(_ foreground: Color?) -> _Paint {
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
  /// The style, more transparent. Mirrors SwiftUI; of a gradient, its first colour.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _paint(nil).color.opacity(opacity)
  }
}

extension View {
  /// The colour of texts and symbols inside; of a gradient, its first colour. Mirrors SwiftUI.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.inherited.foreground, style._paint(nil).color)
  }

  /// As with one style: the second level is a weaker form of the first. Mirrors SwiftUI.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }
}
