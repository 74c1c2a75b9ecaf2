internal import GtkBridge

/// A view that fills its frame, with content that depends on its size. Mirrors SwiftUI's
/// `GeometryReader`. The content is created before GTK's first layout, for the size of the window;
/// if the frame turns out to have another size, the content is evaluated again before it is drawn.
/// In a background or an overlay, whose size is that of another view, the content is created after
/// the first layout: what its `onAppear` or its preferences say is that view's size.
public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Creates the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader; its content is at the top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    GeometryNode(view, context)
  }
}

private final class GeometryNode<Content: View>: ContainerNode<GeometryReader<Content>, Content?> {
  private let layout = GeometryLayout(hugs: false)
  private lazy var source = GeometrySource(self, widget)

  init(_ view: GeometryReader<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(layout))
    widget.expandsHorizontally = true
    widget.expandsVertically = true
    // Before it is laid out: a phase is called only for layouts that begin after it was created.
    // Weak, because the window's widget, which the phase retains, owns the layout.
    layout.sizeChanged = { [weak self, weak measured = window.measuredContent] in
      self?.invalidate()
      measured?.changed()
    }
    makeContent()
  }

  override var content: Content? {
    guard let size = layout.size ?? firstSize else { return nil }
    return track {
      view.content(GeometryProxy(source, width: size.width, height: size.height))
    }
  }

  /// The size to assume before the first layout; `nil` if the window's says nothing about it.
  private var firstSize: (width: Int32, height: Int32)? {
    environment.inherited.isInLayer ? nil : window.contentSize
  }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.stackAxis = nil
  }

  override func align(_ child: Widget) { Alignment.topLeading.apply(to: child) }
  override func givesLength(along axis: Axis) -> Bool? { true }
}

extension WindowContext {
  /// The size of the window's content, or what it will be.
  fileprivate var contentSize: (width: Int32, height: Int32) {
    if let child = widget.windowContent, child.width > 0 {
      return (child.width, child.height)
    }
    let size = widget.defaultSize
    return (max(size.width, 0), max(size.height, 0))
  }
}

extension View {
  /// Runs `action` with the result of `transform` for the view's geometry: when it appears and when
  /// the result changes. Mirrors SwiftUI.
  @preconcurrency
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls an action when a value derived from the view's geometry changes, with the previous value
  /// and the new one.
  @preconcurrency
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier { WatchedValue(transform($0), action) })
  }
}

package struct GeometryChangeModifier: _PrimitiveModifier {
  let read: (GeometryProxy) -> Watched

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    GeometryChangeNode(view, context)
  }
}

private final class GeometryChangeNode<Content: View>:
  ContainerNode<ModifiedContent<Content, GeometryChangeModifier>, Content>
{
  private let layout = GeometryLayout(hugs: true)
  private lazy var source = GeometrySource(self, widget)
  private var last: Watched?

  init(_ view: ModifiedContent<Content, GeometryChangeModifier>, _ context: _Context) {
    super.init(view, context, widget: .container(layout))
    layout.sizeChanged = { [weak self] in
      Updater.shared.afterUpdate { self?.read() }
    }
    makeContent()
  }

  private func read() {
    guard isMounted, let size = layout.size else { return }
    let new = view.modifier.read(
      GeometryProxy(source, width: size.width, height: size.height))
    let old = last ?? new
    guard last == nil || !new.isSame(as: old) else { return }
    last = new
    new.runAction(since: old)
  }

  override var modifiedContent: _Node? { child }
  override var content: Content { view.content }
  // The content does not inherit the surroundings of the view.
  override func modify(_ environment: inout EnvironmentValues) {}
  override func align(_ child: Widget) {
    widget.accessibleProxy = child
    Alignment.center.apply(to: child)
  }
}
