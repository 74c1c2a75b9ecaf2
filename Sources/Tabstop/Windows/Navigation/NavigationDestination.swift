extension View {
  /// Declares the page for the values of a type, which a `NavigationLink(value:)` or the stack's
  /// path requests. Mirrors SwiftUI.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Pushes a page while `isPresented` is true. Mirrors SwiftUI.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination()))
  }

  /// Pushes a page while `item` has a value. Mirrors SwiftUI.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestinationModifier(item: item, destination: destination))
  }
}

@MainActor
package struct ItemDestinationModifier<Item, Destination> {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
}

extension ItemDestinationModifier: ViewModifier where Item: Hashable, Destination: View {
  package func body(content: Content) -> some View {
    content.modifier(
      PresentedDestinationModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        destination: item.wrappedValue.map { destination($0).id($0) }))
  }
}

@MainActor
package struct ValueDestinationModifier<Value, Destination> {
  let destination: (Value) -> Destination
}

extension ValueDestinationModifier: ViewModifier, _PrimitiveModifier
where Value: Hashable, Destination: View {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ValueDestinationNode(view, context)
  }
}

private final class ValueDestinationNode<Content: View, Value: Hashable, Destination: View>:
  ModifierNode<Content, ValueDestinationModifier<Value, Destination>>
{
  /// The stack of the destination. In a column beside the detail it exists only after the detail.
  private var stack: (any NavigationHost)? { environment.navigationPage?.stack }

  override init(
    _ view: ModifiedContent<Content, ValueDestinationModifier<Value, Destination>>,
    _ context: _Context
  ) {
    super.init(view, context)
    if stack != nil {
      declare()
    } else {
      Updater.shared.afterUpdate { [weak self] in
        if let self, isMounted { declare() }
      }
    }
    makeContent()
  }

  private func declare() {
    let make = view.modifier.destination
    stack?.setDestination(ObjectIdentifier(Value.self), of: self) { value in
      AnyView((value.base as? Value).map(make))
    }
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ValueDestinationModifier<Value, Destination>>,
    environmentChanged: Bool
  ) {
    declare()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    stack?.setDestination(ObjectIdentifier(Value.self), of: self, nil)
  }
}

/// A page that is pushed while a value is true.
@MainActor
package struct PresentedDestinationModifier<Destination> {
  let isPresented: Binding<Bool>
  let destination: Destination
  /// Whether the page stays when the row of the `ForEach` that requested it is removed, as the page
  /// of a link does: an element that is its own id has another row after each change.
  var outlivesRow = false
}

extension PresentedDestinationModifier: ViewModifier, _PrimitiveModifier where Destination: View {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PresentedDestinationNode(view, context)
  }
}

private final class PresentedDestinationNode<Content: View, Destination: View>:
  ModifierNode<Content, PresentedDestinationModifier<Destination>>
{
  /// The stack of the destination. In a column beside the detail it exists only after the detail.
  private var stack: (any NavigationHost)? { environment.navigationPage?.stack }
  private var isShown = false
  /// The page's content, which the page keeps.
  private let content: PageContent<Destination>

  override init(
    _ view: ModifiedContent<Content, PresentedDestinationModifier<Destination>>,
    _ context: _Context
  ) {
    content = PageContent(view.modifier.destination)
    super.init(view, context)
    makeContent()
    updatePresentation()
  }

  /// Tracked, so that the page follows every write of the value.
  private func updatePresentation() {
    let isPresented = track { view.modifier.isPresented.wrappedValue }
    guard isPresented != isShown else { return }
    isShown = isPresented
    // Pages change when the update of the surrounding tree is complete.
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted, isShown == isPresented else { return }
      if isPresented { present() } else { stack?.dismiss(for: content) }
    }
  }

  private func present() {
    stack?.present(
      for: content,
      didGoBack: { [weak self] in
        guard let self, isShown else { return }
        isShown = false
        view.modifier.isPresented.wrappedValue = false
      },
      content: { [content] in AnyView(content.view) })
  }

  override func evaluate() {
    updatePresentation()
    super.evaluate()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, PresentedDestinationModifier<Destination>>,
    environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    content.view = view.modifier.destination
    if isShown { stack?.update(for: content) }
  }

  override func unmount() {
    super.unmount()
    guard isShown, !(view.modifier.outlivesRow && goesWithRow), let stack else { return }
    // This must not run during a change of the same stack.
    Updater.shared.afterUpdate { [content, weak stack] in stack?.dismiss(for: content) }
  }

  /// Whether a row of a `ForEach` is removed, with everything in it.
  private var goesWithRow: Bool {
    var gone: _Node = self
    while let parent = gone.parent, !parent.isMounted { gone = parent }
    return gone is AnyRowNode
  }
}

/// The content of a page, kept while the page exists.
@MainActor
private final class PageContent<Content: View> {
  var view: Content

  init(_ view: Content) { self.view = view }
}
