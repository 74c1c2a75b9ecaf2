/// A program's own style sheets, in GTK's CSS.
@MainActor
public enum StyleSheets {
  /// Puts a style sheet in force, over Tabstop's own, whose named colours it may use. To be called
  /// before the program runs. The bytes must stay.
  public static func add(_ css: UnsafeRawBufferPointer) {
    StyleSheet.shared.addApplicationSheet(css)
  }
}
