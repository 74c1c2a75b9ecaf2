/// A modifier's node that sets something of its page's title, and of the window's while the page is shown.
class PageTitleNode<Content, Modifier>: ModifierNode<Content, Modifier>, AppearanceObserver {
  private let appearance: PageAppearance?

  init(titling view: ModifiedContent<Content, Modifier>, _ context: _Context)
  where Content: View {
    appearance = context.environment.pageAppearance
    super.init(view, context)
    appearance?.add(self)
    apply()
    makeContent()
  }

  /// The change that the modifier makes to the page's settings.
  var pageChange: (inout PageSettings) -> Void { { _ in } }

  /// Applies the modifier's setting to the window, or reverts it.
  func setInWindow(_ isShown: Bool) {}

  /// Sets both, after a change of the modifier.
  final func apply() {
    page.set(of: self, pageChange)
    if appearance?.isShown != false { setInWindow(true) }
  }

  final func pageDidAppear() { setInWindow(true) }
  final func pageDidDisappear() { setInWindow(false) }

  override func unmount() {
    super.unmount()
    appearance?.remove(self)
    page.set(of: self, nil)
    setInWindow(false)
  }
}
