internal import FocusModel
internal import GtkBridge

/// A stack of pages. Mirrors SwiftUI's `NavigationStack`.
///
/// A pushed page has a Back button; Escape and Alt+Left also go back, if nothing on the page uses
/// them. The page below stays alive: going back gives the focus to the control that had it, unless
/// a write requests another. The title of the top page is the window's.
@preconcurrency
@MainActor
public struct NavigationStack<Data, Root: View> {
  let path: NavigationPathStorage?
  /// The link that a stack shows, if it is the destination of a split view's sidebar.
  let link: SplitLink?
  let place: SplitPlace
  let root: Root
}

extension NavigationStack: View, _PrimitiveView {
  init(link: SplitLink, place: SplitPlace, root: Root) where Data == NavigationPath {
    self.init(path: nil, link: link, place: place, root: root)
  }

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: nil, link: nil, place: SplitPlace(), root: root())
  }

  /// Creates a stack whose pages are the values of `path`, of any types.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.init(path: NavigationPathStorage(path), link: nil, place: SplitPlace(), root: root())
  }

  /// Creates a stack whose pages are the values of `path`.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(path: NavigationPathStorage(path), link: nil, place: SplitPlace(), root: root())
  }

  /// Creates the node of the stack.
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    NavigationStackNode(view, context)
  }
}

/// A node that shows one of its pages at a time.
@MainActor
protocol PageStack: _Node {}

private final class NavigationStackNode<Data, Root: View>:
  _ViewNode<NavigationStack<Data, Root>>, PageStack
{
  private var pages: NavigationPages!
  private var root: RootPageNode<Root>!

  override init(_ view: NavigationStack<Data, Root>, _ context: _Context) {
    super.init(view, context)
    pages = NavigationPages(self, path: view.path)
    pages.link = view.link
    view.link?.host = pages
    let root = RootPageNode<Root>(childContext, in: pages)
    self.root = root
    pages.root = root
    root.makeContent(view.root)
    if view.link == nil { pageAround?.setInner(root.shown, isThere: true) }
    track { pages.followPath() }
    if view.link != nil { pages.place = view.place }
    pages.isInserted = true
  }

  /// The page that shows the stack, unless it is in one of several tabs there.
  private var pageAround: NavigationPage? {
    environment.navigationPage.flatMap {
      $0.appearance === environment.pageAppearance ? $0 : nil
    }
  }

  override func didUpdate(
    from old: NavigationStack<Data, Root>, environmentChanged: Bool
  ) {
    pages.path = view.path
    if view.link != nil { pages.place = view.place }
    root.update(view.root, in: environment)
    if environmentChanged { pages.environmentChanged() }
    evaluate()
  }

  override func evaluate() { track { pages.followPath() } }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    pages?.forEachPage(visit)
  }
  override func widget(before child: _Node) -> Widget? { widgetBeforeSelf }
  override var lastWidget: Widget? { pages.outer }
  override func forEachWidget(_ visit: (Widget) -> Void) {
    if let outer = pages.outer { visit(outer) }
  }

  override func unmount() {
    super.unmount()
    pages.end()
    if view.link == nil { pageAround?.setInner(root.shown, isThere: false) }
    window.shortcuts.removeFallback(of: self)
  }
}

/// The first page of a stack.
final class RootPageNode<Root: View>: PageNode {
  private unowned let pages: NavigationPages

  init(_ context: _Context, in pages: NavigationPages) {
    self.pages = pages
    super.init(
      context, isOnTop: true, after: context.parent?.focusItemBeforeSelf,
      place: { [weak pages] in pages?.placeRoot($0) })
    // The bar is shown, as it is on the pages above, where it has the Back button.
    shown.isAlwaysTitled = true
    shown.isBehindColumns = { [weak pages] in
      pages.map { $0.replacesPages && $0.place.goBack == nil } ?? false
    }
  }

  private var child: _ViewNode<Root>? { contentNode as? _ViewNode<Root> }

  func makeContent(_ root: Root) {
    let environment = contentEnvironment(environment, stack: pages)
    let child = Root._makeNode(root, _Context(below: self, environment: environment))
    contentNode = child
    insertWidgets(of: child)
  }

  func update(_ root: Root, in environment: EnvironmentValues) {
    guard let child else { return }
    if !environment.isIdentical(to: self.environment) {
      self.environment = environment
      child.update(root, in: contentEnvironment(environment, stack: pages))
    } else {
      child.update(root, in: child.environment)
    }
  }

  override func layoutOfPageChanged(_ outer: Widget) { pages.layoutChanged(ofRoot: outer) }
}

/// A page that was pushed onto another. Its content is evaluated separately.
final class PushedPageNode: PageNode {
  private unowned let pages: NavigationPages
  private let makeContent: () -> AnyView

  init(
    _ context: _Context, in pages: NavigationPages, after previous: FocusItem?,
    content: @escaping () -> AnyView
  ) {
    self.pages = pages
    makeContent = content
    super.init(
      context, isOnTop: true, after: previous,
      place: { [weak pages] in pages?.place($0) })
  }

  /// Creates the page's content. Called when the page belongs to the stack.
  func appear(hasBack: Bool) {
    if hasBack { shown.goBack = { [weak self] in self?.goBack() } }
    let view = track(makeContent)
    let child = AnyView._makeNode(view, _Context(below: self, environment: innerEnvironment))
    contentNode = child
    insertWidgets(of: child)
  }

  private var innerEnvironment: EnvironmentValues {
    var environment = contentEnvironment(environment, stack: pages)
    environment.dismiss = DismissAction { [weak self] in self?.goBack() }
    environment.isPresented = true
    return environment
  }

  private func goBack() { if isMounted { pages.goBack(from: ObjectIdentifier(self)) } }

  override func evaluate() {
    let view = track(makeContent)
    guard let child = contentNode as? _ViewNode<AnyView> else { return }
    child.update(view, in: child.environment)
  }

  func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    guard let child = contentNode as? _ViewNode<AnyView> else { return }
    child.update(track(makeContent), in: innerEnvironment)
  }
}
