/// A modifier's node that sets something of what is around it, such as the window, while its page is shown.
class ShownSettingNode<Content, Modifier>: ModifierNode<Content, Modifier>, AppearanceObserver {
  private let appearance: PageAppearance?

  /// - Parameter isOuterFirst: Whether it is set before the settings of the content, which replace it.
  init(
    setting view: ModifiedContent<Content, Modifier>, _ context: _Context, isOuterFirst: Bool
  ) where Content: View {
    appearance = context.environment.pageAppearance
    super.init(view, context)
    if !isOuterFirst { makeContent() }
    appearance?.add(self)
    apply()
    if isOuterFirst { makeContent() }
  }

  /// Makes the modifier's setting, or reverts it.
  func set(_ isShown: Bool) {}

  /// Whether it is shown as far as its own page of a stack is: it is not on a tab that is not selected.
  final var isShownOnPage: Bool { appearance?.isShown(on: page.appearance) ?? true }

  /// Sets it anew, after a change of the modifier.
  final func apply() { set(appearance?.isShown != false) }

  final func pageDidAppear() { apply() }
  final func pageDidDisappear() { apply() }

  override func unmount() {
    super.unmount()
    appearance?.remove(self)
    set(false)
  }
}
