extension Font {
  /// What a font depends on besides its description. Mirrors SwiftUI's `Font.Context`. Here it is
  /// the user's text size alone.
  public struct Context: Hashable, Sendable {
    let scale: Double
  }

  /// The properties of a font. Mirrors SwiftUI's `Font.Resolved`.
  public struct Resolved: Hashable, Sendable {
    /// The size in points, with the user's text size.
    package let size: Double
    /// The weight of the letters.
    public let weight: Weight
    /// The width of the letters.
    public let width: Width
    /// The height of a line.
    public let leading: Leading
    /// Whether it is at least semibold.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    /// Whether it is slanted.
    public let isItalic: Bool
    /// Whether all letters have the same width.
    public let isMonospaced: Bool
    /// Whether small letters look like small capitals.
    public let isSmallCaps: Bool
  }

  /// Its weight, and whether it is bold, italic or of one width by itself, for modules that edit texts.
  package var hasBold: Bool { ownWeight.value >= Weight.semibold.value }
  package var ownWeight: Weight { effectiveWeight ?? .regular }
  package var hasItalic: Bool { isItalic }
  package var hasEqualWidths: Bool { family == Design.monospaced.family }

  /// Returns the properties of the font. Mirrors SwiftUI's. A font without a size has that of body
  /// text.
  public func resolve(in context: Context) -> Resolved {
    Resolved(
      size: approximateSize * context.scale, weight: effectiveWeight ?? .regular,
      width: width ?? .standard, leading: leadingValue ?? .standard, isItalic: isItalic,
      isMonospaced: hasEqualWidths, isSmallCaps: isSmallCaps)
  }
}

extension EnvironmentValues {
  /// The context to resolve fonts in. Mirrors SwiftUI's.
  @MainActor public var fontResolutionContext: Font.Context {
    Font.Context(scale: TextScale.shared.value)
  }
}
