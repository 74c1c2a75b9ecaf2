extension EnvironmentValues {
  /// The smallest length that is drawn sharply, in points: 1 on every screen, because GTK lays out in whole
  /// points. Mirrors SwiftUI.
  public var pixelLength: Double { 1 }
  /// Whether the program can have several windows. Always true: a desktop has windows. Mirrors
  /// SwiftUI.
  public var supportsMultipleWindows: Bool { true }
  /// Whether the screen is dimmed. Always false: a desktop's screen is not dimmed while a program
  /// is used. Mirrors SwiftUI.
  public var isLuminanceReduced: Bool { false }
}
