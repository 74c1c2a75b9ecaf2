/// A page of a tab view without a tab, for the tab view.
@MainActor
protocol PlainPage: _Node {
  /// Whether the page is the selected one.
  var isOnTop: Bool { get set }
}

/// One of several views in a tab view. What it sets of its window and of the page around, such as items of a
/// toolbar, is there while it is the selected page.
private final class PlainPageNode<Content: View>: _ViewNode<Content>, PlainPage {
  private let appearance: PageAppearance
  private var child: _ViewNode<Content>!

  override init(_ view: Content, _ context: _Context) {
    appearance = PageAppearance(outer: context.environment.pageAppearance, isOnTop: false)
    super.init(view, context)
    child = Content._makeNode(view, _Context(below: self, environment: contentEnvironment))
  }

  private var contentEnvironment: EnvironmentValues {
    var environment = environment
    environment.pageAppearance = appearance
    return environment
  }

  var isOnTop: Bool {
    get { appearance.isOnTop }
    set { if newValue != appearance.isOnTop { appearance.isOnTop = newValue } }
  }

  override func didUpdate(from old: Content, environmentChanged: Bool) {
    child.update(view, in: environmentChanged ? contentEnvironment : child.environment)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override func unmount() {
    super.unmount()
    appearance.end()
  }
}

extension _Node {
  /// Creates the node of one of several views, which is a page if they are those of a tab view.
  final func makeOneOfSeveral<V: View>(_ view: V) -> _ViewNode<V> {
    guard environment.isTabPage, host is any TabPagesHost else {
      return V._makeNode(view, childContext)
    }
    return PlainPageNode(view, childContext)
  }
}

/// A tab view.
@MainActor
protocol TabPagesHost: WidgetHost {}
