internal import GtkBridge

extension Widget {
  /// Names a widget by its text without soft hyphens (U+00AD), which say where a long word may be broken.
  func nameWithoutSoftHyphens(_ text: String) {
    let spoken = text.withoutSoftHyphens
    // The text before may have had some.
    guard spoken != text || accessibleName != nil else { return }
    setAccessibleLabel(spoken)
  }
}

extension String {
  /// The text for titles of windows, names and announcements.
  var withoutSoftHyphens: String {
    guard unicodeScalars.contains("\u{AD}") else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{AD}" }))
  }
}
