extension View {
  /// Sets the scale of texts. No effect: all texts have the same scale.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}

nonisolated extension Text {
  /// The size of a text in relation to others. Mirrors SwiftUI's `Text.Scale`.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// The size of the font.
    public static let `default` = Scale(name: "default")
    /// Smaller than the font.
    public static let secondary = Scale(name: "secondary")
  }
}
