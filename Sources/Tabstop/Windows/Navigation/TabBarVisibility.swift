/// Whether the tabs of a tab view are visible: a view that is shown on one of its pages may hide them.
@MainActor
final class TabBarVisibility {
  private var hiders: Set<ObjectIdentifier> = []
  /// Called when it changes.
  var changed: () -> Void = {}

  var isHidden: Bool { !hiders.isEmpty }

  /// Called when a view that hides the tabs is shown, or no longer.
  func set(isHidden: Bool, by owner: _Node) {
    let wasHidden = self.isHidden
    if isHidden {
      hiders.insert(ObjectIdentifier(owner))
    } else {
      hiders.remove(ObjectIdentifier(owner))
    }
    if wasHidden != self.isHidden { changed() }
  }
}

/// Hides the tabs of the enclosing tab view while the view is shown: on the selected page, and not
/// covered there.
package struct TabBarModifier: _PrimitiveModifier {
  let isHidden: Bool

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TabBarHidingNode(view, context)
  }
}

private final class TabBarHidingNode<Content: View>: ModifierNode<Content, TabBarModifier>,
  AppearanceObserver
{
  private let appearance: PageAppearance?
  private let tabBar: TabBarVisibility?

  override init(_ view: ModifiedContent<Content, TabBarModifier>, _ context: _Context) {
    appearance = context.environment.pageAppearance
    tabBar = context.environment.tabBarVisibility
    super.init(view, context)
    makeContent()
    appearance?.add(self)
    apply()
  }

  private func apply() {
    tabBar?.set(isHidden: view.modifier.isHidden && appearance?.isShown != false, by: self)
  }

  func pageDidAppear() { apply() }
  func pageDidDisappear() { apply() }

  override func didUpdate(
    from old: ModifiedContent<Content, TabBarModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    apply()
  }

  override func unmount() {
    super.unmount()
    appearance?.remove(self)
    tabBar?.set(isHidden: false, by: self)
  }
}

private struct TabBarVisibilityKey: EnvironmentKey {
  static var defaultValue: TabBarVisibility? { nil }
}

extension EnvironmentValues {
  /// The tabs of the enclosing tab view.
  var tabBarVisibility: TabBarVisibility? {
    get { self[TabBarVisibilityKey.self] }
    set { self[TabBarVisibilityKey.self] = newValue }
  }
}
