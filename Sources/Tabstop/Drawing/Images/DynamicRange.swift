extension View {
  /// Limits the dynamic range of pictures. No effect: GTK shows pictures in the screen's standard
  /// range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

extension Image {
  /// The range of brightness of pictures. Mirrors SwiftUI's `Image.DynamicRange`. No effect here.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The screen's standard range.
    public static let standard = DynamicRange(name: "standard")
    /// A range between the standard one and `high`. No effect here.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The screen's full range. No effect here.
    public static let high = DynamicRange(name: "high")
  }

  /// Limits the dynamic range of the image. No effect: GTK shows pictures in the screen's standard
  /// range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
