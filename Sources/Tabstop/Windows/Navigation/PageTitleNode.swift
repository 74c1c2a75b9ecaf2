/// A modifier's node that sets something of its page's title, and of the window's while the page is shown.
class PageTitleNode<Content, Modifier>: ShownSettingNode<Content, Modifier> {
  init(titling view: ModifiedContent<Content, Modifier>, _ context: _Context)
  where Content: View {
    super.init(setting: view, context, isOuterFirst: true)
  }

  /// The change that the modifier makes to the page's settings.
  var pageChange: (inout PageSettings) -> Void { { _ in } }

  /// Applies the modifier's setting to the window, or reverts it.
  func setInWindow(_ isShown: Bool) {}

  final override func set(_ isShown: Bool) {
    // One that is not shown keeps its place among the others.
    page.set(of: self, !isMounted ? nil : isShownOnPage ? pageChange : { _ in })
    setInWindow(isShown)
  }
}
