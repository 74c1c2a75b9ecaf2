internal import FocusModel
internal import GtkBridge

/// The title of a sheet that has no `navigationTitle`.
extension WindowContext {
  /// The heading with which the content begins, or else its first text in large letters, or its first text, before any
  /// field. `nil` if there is none: the texts of rows and buttons, and whole paragraphs, are no titles.
  var titleOfContent: String? {
    var texts: [(text: String, rank: TitleRank)] = []
    _ = root?.collectTitles(into: &texts)
    let rank = texts.map(\.rank).max()
    let title = texts.first { $0.rank == rank }?.text
    return title.flatMap { $0.count <= Self.longestTitle ? $0 : nil }
  }

  private static var longestTitle: Int { 80 }
}

/// How much a text looks like a title.
private enum TitleRank: Comparable { case text, large, heading }

extension _Node {
  /// Appends the texts of this node and those below that may be a title. Returns false when it has come to a
  /// control other than a button.
  fileprivate func collectTitles(into texts: inout [(text: String, rank: TitleRank)]) -> Bool {
    if isButton, lastFocusItem != nil { return true }
    let control = (lastFocusItem as? FocusNode)?.owner as? FocusableControl
    if control?.owner === self { return false }
    if environment.inherited.isFormRow { return lastFocusItem == nil }
    if self is TextNode || replacesText, lastFocusItem == nil {
      let text = text(withButtons: false)
      if !text.isEmpty { texts.append((text, titleRank)) }
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

  private var titleRank: TitleRank {
    if let text = self as? TextNode { return text.rank }
    var rank = TitleRank.text
    forEachChild { rank = max(rank, $0.titleRank) }
    return rank
  }
}

extension TextNode {
  fileprivate var rank: TitleRank {
    let inherited = environment.inherited
    if inherited.isHeader { return .heading }
    // A large emoji or number is no title.
    let isLarge =
      TextStyle(view.style, in: inherited).size > TextStyle().size
      && view.content.contains(where: \.isLetter)
    return isLarge ? .large : .text
  }
}
