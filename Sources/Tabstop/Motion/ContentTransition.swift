extension View {
  /// Sets how the contents of texts and pictures change. Mirrors SwiftUI.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// The transition of contents. Mirrors SwiftUI.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

/// The transition when the content of one view changes. Mirrors SwiftUI's `ContentTransition`.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind { case identity, fade, pictureFade }
  private let kind: Kind
  /// Whether texts and icons fade in an animated change.
  var fades: Bool { kind != .identity }

  /// No transition.
  public static let identity = ContentTransition(kind: .identity)
  /// A fade from one text to the next, in an animated change.
  public static let interpolate = ContentTransition(kind: .fade)
  /// A fade from one text to the next in an animated change, and of pictures in any change.
  public static let opacity = ContentTransition(kind: .pictureFade)
  /// A fade from one symbol to the next, in an animated change.
  public static let symbolEffect = ContentTransition(kind: .fade)
  /// A fade from one number to the next, in an animated change.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
  /// A fade from one number to the next, in an animated change.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
  /// A fade from one symbol to the next, in an animated change.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
