internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The texts with which a sheet begins. Nothing in a sheet of texts and buttons has the focus when it appears,
/// so that a screen reader would announce its title alone; the cursor of SwiftUI's VoiceOver is at its first
/// text.
extension WindowContext {
  /// The texts before the first control, of a window whose controls are all buttons. A page with rows or
  /// fields is explored by Tab, which reads out what is around each. A long text is cut: the rest is read with
  /// the screen reader's own keys.
  var openingText: String {
    guard let root, coordinator.root.firstNode(where: { !isButton($0) }) == nil else { return "" }
    var texts: [String] = []
    _ = root.collectOpeningTexts(into: &texts)
    let isTitled = texts.contains(title)
    texts.removeAll { $0 == title }
    guard let first = texts.first else { return "" }
    // A long text after a short one is left out; the title is one.
    if isTitled, first.count > Self.mostOpeningCharacters { return "" }
    if first.count > Self.mostOpeningCharacters {
      let start = first.prefix(Self.mostOpeningCharacters)
      return String(start.prefix(upTo: start.lastIndex(of: " ") ?? start.endIndex)) + "…"
    }
    var (taken, count) = ([String](), 0)
    for text in texts {
      count += text.count
      if count > Self.mostOpeningCharacters { break }
      taken.append(text)
    }
    return Announcements.joined(taken)
  }

  private static var mostOpeningCharacters: Int { 250 }

  private func isButton(_ node: FocusNode) -> Bool {
    guard let widget = (node.owner as? FocusableControl)?.widget else { return true }
    let role = gtk_accessible_get_accessible_role(widget.opaque)
    return role == GTK_ACCESSIBLE_ROLE_BUTTON || role == GTK_ACCESSIBLE_ROLE_LINK
  }
}

extension _Node {
  /// Appends the texts of this node and those below. Returns false when it has come to a control.
  fileprivate func collectOpeningTexts(into texts: inout [String]) -> Bool {
    let control = (lastFocusItem as? FocusNode)?.owner as? FocusableControl
    if control?.owner === self { return false }
    if self is TextNode || replacesText, lastFocusItem == nil {
      let text = text(withButtons: false)
      if !text.isEmpty { texts.append(text) }
      return true
    }
    var goesOn = true
    forEachChild { child in
      goesOn = goesOn && child.collectOpeningTexts(into: &texts)
    }
    return goesOn
  }
}
