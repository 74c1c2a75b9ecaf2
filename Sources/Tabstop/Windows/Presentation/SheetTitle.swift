internal import FocusModel
internal import GtkBridge

/// The title of a sheet that has no `navigationTitle`.
extension WindowContext {
  /// The heading with which the content begins, or else its first text, before any field. `nil` if there is
  /// neither: the texts of rows and buttons, and whole paragraphs, are no titles.
  var titleOfContent: String? {
    var texts: [(text: String, isHeading: Bool)] = []
    _ = root?.collectTitles(into: &texts)
    let title = (texts.first { $0.isHeading } ?? texts.first)?.text
    return title.flatMap { $0.count <= Self.longestTitle ? $0 : nil }
  }

  private static var longestTitle: Int { 80 }
}

extension _Node {
  /// Appends the texts of this node and those below that may be a title. Returns false when it has come to a
  /// control other than a button.
  fileprivate func collectTitles(into texts: inout [(text: String, isHeading: Bool)]) -> Bool {
    if isButton, lastFocusItem != nil { return true }
    let control = (lastFocusItem as? FocusNode)?.owner as? FocusableControl
    if control?.owner === self { return false }
    if environment.inherited.isFormRow { return lastFocusItem == nil }
    if self is TextNode || replacesText, lastFocusItem == nil {
      let text = text(withButtons: false)
      if !text.isEmpty { texts.append((text, hasHeading)) }
      return true
    }
    // Not the items of a menu.
    if let modifiedContent { return modifiedContent.collectTitles(into: &texts) }
    var goesOn = true
    forEachChild { child in
      goesOn = goesOn && child.collectTitles(into: &texts)
    }
    return goesOn
  }

  private var hasHeading: Bool {
    if self is TextNode { return environment.inherited.isHeader }
    var found = false
    forEachChild { found = found || $0.hasHeading }
    return found
  }
}
