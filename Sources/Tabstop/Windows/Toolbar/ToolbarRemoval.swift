extension View {
  /// Removes the title from the bar of the page and the window's title bar: the page itself shows what it
  /// is. The window keeps its title, for the desktop and screen readers. Mirrors SwiftUI.
  ///
  /// - Parameter defaultItemKind: `title`. The others, and `nil`, have no effect: a sidebar is shown and hidden by
  ///   `SidebarCommands`, and the field of a search is a part of the page.
  ///
  /// A window without commands has the title bar of the desktop's, which always shows the title.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(TitleRemovalModifier(isRemoved: defaultItemKind == .title))
  }
}

/// An item that a bar has by itself. Mirrors SwiftUI's `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page or window.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

package struct TitleRemovalModifier: _PrimitiveModifier {
  let isRemoved: Bool

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TitleRemovalNode(titling: view, context)
  }
}

private final class TitleRemovalNode<Content: View>: PageTitleNode<Content, TitleRemovalModifier> {
  override var pageChange: (inout PageSettings) -> Void {
    let isRemoved = view.modifier.isRemoved
    return { if isRemoved { $0.isTitleRemoved = true } }
  }

  override func setInWindow(_ isShown: Bool) {
    window.setTitleRemoved(isShown && view.modifier.isRemoved, of: self)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, TitleRemovalModifier>, environmentChanged: Bool
  ) {
    if old.modifier.isRemoved != view.modifier.isRemoved { apply() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}
