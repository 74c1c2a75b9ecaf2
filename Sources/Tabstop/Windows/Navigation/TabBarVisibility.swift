/// Whether the tabs of a tab view are visible: a view that is shown on one of its pages may hide them.
@MainActor
final class TabBarVisibility {
  /// Whether the program has bars of its own instead of all tabs.
  fileprivate(set) static var areAllHidden = false

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

/// Hides the tabs of all tab views that are shown from now on, or shows them again, as
/// `UITabBar.appearance().isHidden` does.
@MainActor
package func setTabBarsAreHidden(_ areHidden: Bool) { TabBarVisibility.areAllHidden = areHidden }

/// Hides the tabs of the enclosing tab view while the view is shown: on the selected page, and not
/// covered there.
package struct TabBarModifier: _PrimitiveModifier {
  let isHidden: Bool

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TabBarHidingNode(setting: view, context, isOuterFirst: false)
  }
}

private final class TabBarHidingNode<Content: View>: ShownSettingNode<Content, TabBarModifier> {
  override func set(_ isShown: Bool) {
    environment.tabBarVisibility?.set(isHidden: isShown && view.modifier.isHidden, by: self)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, TabBarModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    apply()
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
