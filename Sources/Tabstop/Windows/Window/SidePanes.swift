/// A pane beside the contents of a window, which a command of the window shows and hides.
struct SidePane {
  let isShown: Bool
  let toggle: @MainActor () -> Void
}

/// The panes of one kind in a window. Its command is for the first that is not on a covered page.
@MainActor
final class SidePanes {
  private var panes: [(owner: ObjectIdentifier, pane: SidePane)] = []
  /// The pane for the command.
  let current = StateStorage<SidePane?>(nil)

  /// Sets the pane of `owner`; `nil` if its page is covered or removed.
  func set(_ pane: SidePane?, of owner: _Node) {
    let id = ObjectIdentifier(owner)
    let index = panes.firstIndex { $0.owner == id }
    switch (index, pane) {
    case (let index?, let pane?): panes[index].pane = pane
    case (let index?, nil): panes.remove(at: index)
    case (nil, let pane?): panes.append((id, pane))
    case (nil, nil): return
    }
    current.set(panes.first?.pane)
  }
}

/// Lets a command of the window show and hide a pane of the view.
struct SidePaneModifier: _PrimitiveModifier {
  /// The panes of this kind in a window.
  let kind: @MainActor (WindowState) -> SidePanes
  let pane: SidePane

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    SidePaneNode(setting: view, context, isOuterFirst: false)
  }
}

private final class SidePaneNode<Content: View>: ShownSettingNode<Content, SidePaneModifier> {
  override func set(_ isShown: Bool) {
    view.modifier.kind(window.state).set(isShown ? view.modifier.pane : nil, of: self)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, SidePaneModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    apply()
  }
}
