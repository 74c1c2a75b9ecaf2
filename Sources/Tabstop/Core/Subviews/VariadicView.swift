/// Containers that lay out the views that others are made of, by SwiftUI's names with an underscore, which public
/// sources use. `Group(subviews:transform:)` does the same, and the same holds for what counts as a view.
public enum _VariadicView {
  /// What is made of the views.
  public typealias Root = _VariadicView_Root
  /// A view that is made of the views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A single view that is made of the views.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// Several views that are made of the views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views.
  public typealias Children = _VariadicView_Children

  /// A root, and the views that it is made of.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What is made of the views.
    public var root: Root
    /// The views.
    public var content: Content

    /// Creates a root with its views.
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    /// Creates a root with its views.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }
  }
}

/// What is made of views.
public protocol _VariadicView_Root {}

/// A view that is made of the views of others.
@preconcurrency @MainActor
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View
  /// The view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A single view that is made of the views of others.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Several views that are made of the views of others, each of which is one for the container around them.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// What the root makes of the views.
  public var body: Root.Body {
    root.body(children: _VariadicView_Children(views: SubviewFinder.subviews(of: content)))
  }
}

/// The views that a container is made of, in order.
public struct _VariadicView_Children: RandomAccessCollection {
  let views: SubviewsCollection

  /// The index of the first view.
  public var startIndex: Int { views.startIndex }
  /// The index behind the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at `index`.
  public subscript(index: Int) -> Element { Element(views[index]) }

  /// One of the views.
  public struct Element: Identifiable {
    private let view: Subview
    private var traits: ContainerValues
    /// The traits that were set here, for the view that is shown.
    private var changes: [(inout ContainerValues) -> Void] = []

    init(_ view: Subview) { (self.view, traits) = (view, view.containerValues) }

    /// The identity: its place among the views, and the id of its `ForEach` element.
    public var id: AnyHashable { AnyHashable(view.id) }
    /// The id of its `ForEach` element, if that has this type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { view.id.path.last?.base as? ID }
    /// The value of a trait.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { traits[trait: key] }
      set {
        let change: (inout ContainerValues) -> Void = { $0[trait: key] = newValue }
        change(&traits)
        changes.append(change)
      }
    }

    @MainActor fileprivate var shown: AnyView {
      changes.reduce(AnyView(view)) { AnyView($0.modifier(ContainerValueModifier($1))) }
    }
  }
}

// In extensions: otherwise the conformance would isolate the properties to the main actor, too.
extension _VariadicView_Children: View, _PlainView {
  /// All of the views.
  public var body: some View { ForEach(self) { $0 } }
}

extension _VariadicView_Children.Element: View, _PlainView {
  /// The view.
  public var body: some View { shown }
}

extension _VariadicView_Children: SubviewSource {
  func collect(into finder: inout SubviewFinder) { forEach { finder.add($0) } }
}

extension _VariadicView_Children.Element: SubviewSource {
  func collect(into finder: inout SubviewFinder) { finder.add(shown, at: id) }
}

/// A key of a trait, which a view passes to the container that is made of it. `ContainerValueKey` is the newer name.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a trait for the container that this view is part of: see `_VariadicView`.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(ContainerValueModifier { $0[trait: key] = value })
  }
}

extension ContainerValues {
  fileprivate subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value {
    get { value(ObjectIdentifier(key)).value(orDefault: Key.defaultValue) }
    set { setValue(ObjectIdentifier(key), newValue) }
  }
}
