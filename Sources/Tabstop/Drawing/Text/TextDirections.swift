extension Text {
  /// How the alignment of a paragraph is found. Mirrors SwiftUI's `Text.AlignmentStrategy`. No effect here.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of the text.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
  /// How the direction of a paragraph is found. Mirrors SwiftUI's `Text.WritingDirectionStrategy`. No effect here.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the first letters of the text.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

extension View {
  /// Sets how the alignment of paragraphs is found. No effect: a paragraph has the alignment of
  /// `multilineTextAlignment`, in the direction of its layout.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  /// Sets how the direction of paragraphs is found. No effect: Pango finds it from their first letters.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
}
