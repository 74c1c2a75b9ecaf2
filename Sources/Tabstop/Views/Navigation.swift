internal import FocusModel
internal import GtkBridge

/// Pages that lead to each other. Mirrors SwiftUI's `NavigationStack`; the title of what it shows
/// is the window's and heads its form.
public struct NavigationStack<Root: View>: _PlainView {
  let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public var body: some View { root }
}

extension View {
  /// The title of this page: the window's, and a heading above its form. Mirrors SwiftUI.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(TitleModifier(title: String(title)))
  }

  /// Lets the view reach the edges of the window, which it does on a desktop anyway.
  public func ignoresSafeArea() -> some View { self }
}

private struct TitleModifier: _PrimitiveModifier {
  let title: String

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TitleNode(view, context)
  }
}

private final class TitleNode<Content: View>: ModifierNode<Content, TitleModifier> {
  override init(_ view: ModifiedContent<Content, TitleModifier>, _ context: _Context) {
    super.init(view, context)
    window.setTitle(view.modifier.title, of: self)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.navigationTitle = view.modifier.title
  }

  override func modifiesAlike(_ old: TitleModifier) -> Bool { old.title == view.modifier.title }

  override func didUpdate(
    from old: ModifiedContent<Content, TitleModifier>, environmentChanged: Bool
  ) {
    window.setTitle(view.modifier.title, of: self)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    window.setTitle(nil, of: self)
  }
}
