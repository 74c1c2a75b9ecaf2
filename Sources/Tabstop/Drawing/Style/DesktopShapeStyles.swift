/// The accent colour of controls. Mirrors SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(context.tint ?? .accentColor)
  }
}

/// The colour of lines between views. Mirrors SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(Color(css: "@separator_color"))
  }
}

/// The background of selected content. Mirrors SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(Color(css: "@selection_bg_color"))
  }
}

/// The background of controls. Mirrors SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
  private var share = 1.0

  /// Creates the style.
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(Color(css: "@control_bg_color").opacity(share))
  }

  /// A weaker fill.
  public var secondary: FillShapeStyle { fading(0.8) }
  /// A fill weaker still.
  public var tertiary: FillShapeStyle { fading(0.6) }
  /// The weakest fill.
  public var quaternary: FillShapeStyle { fading(0.4) }

  private func fading(_ share: Double) -> FillShapeStyle {
    var copy = self
    copy.share = share
    return copy
  }
}

/// The colour of a placeholder. Mirrors SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { _Paint(.secondary) }
}

/// The colour of links. Mirrors SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { _Paint(.accentColor) }
}

/// The background of windows. Mirrors SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    _Paint(Color(css: "@window_bg_color"))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of a placeholder.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The inherited colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A fill on which text stays legible.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
