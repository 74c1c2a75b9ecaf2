/// A program's own style sheets, in GTK's CSS.
@MainActor
public enum StyleSheets {
  /// Adds a style sheet, above Tabstop's own, whose named colours it may use. Call it before the
  /// program runs. The bytes must stay valid.
  public static func add(_ css: UnsafeRawBufferPointer) {
    StyleSheet.shared.addApplicationSheet(css)
  }
}
