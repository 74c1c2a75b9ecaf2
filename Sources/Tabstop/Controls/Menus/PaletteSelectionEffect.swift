extension View {
  /// Sets how a palette marks its selected items. No effect: the desktop's theme does.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

/// How a palette marks its selected items. Mirrors SwiftUI's `PaletteSelectionEffect`. No effect here.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// The program's own.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// A variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .automatic
  }
}
