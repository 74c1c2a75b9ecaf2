/// The appearance of text editors. Mirrors SwiftUI's `TextEditorStyle`.
public protocol TextEditorStyle {
  /// Whether the editor is without a box.
  static var _isPlain: Bool { get }
}

/// An editor in a box. Mirrors SwiftUI's `AutomaticTextEditorStyle`.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public static var _isPlain: Bool { false }
  /// Creates the style.
  public init() {}
}

/// An editor without a box of its own. Mirrors SwiftUI's `PlainTextEditorStyle`.
public struct PlainTextEditorStyle: TextEditorStyle {
  public static var _isPlain: Bool { true }
  /// Creates the style.
  public init() {}
}

/// An editor in a box with rounded corners: the same as `.automatic`. Mirrors SwiftUI's
/// `RoundedBorderTextEditorStyle`.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public static var _isPlain: Bool { false }
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// `AutomaticTextEditorStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// `PlainTextEditorStyle` by its short name. Mirrors SwiftUI.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// `RoundedBorderTextEditorStyle` by its short name. Mirrors SwiftUI.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Sets the style of the text editors inside. Mirrors SwiftUI.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.hasPlainEditors, S._isPlain)
  }
}

private struct PlainEditorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var hasPlainEditors: Bool {
    get { self[PlainEditorsKey.self] }
    set { self[PlainEditorsKey.self] = newValue }
  }
}
