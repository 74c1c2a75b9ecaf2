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

package struct ItemDestinationModifier<Item: Hashable, Destination: View>: ViewModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Destination

  package func body(content: Content) -> some View {
    content.modifier(
      PresentedDestinationModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        destination: item.wrappedValue.map { destination($0).id($0) }))
  }
}

package struct ValueDestinationModifier<Value: Hashable, Destination: View>: _PrimitiveModifier {
  let destination: (Value) -> Destination

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ValueDestinationNode(view, context)
  }
}

private final class ValueDestinationNode<Content: View, Value: Hashable, Destination: View>:
  ModifierNode<Content, ValueDestinationModifier<Value, Destination>>
{
  /// In a column beside the detail it exists only once the detail does.
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
package struct PresentedDestinationModifier<Destination: View>: _PrimitiveModifier {
  let isPresented: Binding<Bool>
  let destination: Destination

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PresentedDestinationNode(view, context)
  }
}

private final class PresentedDestinationNode<Content: View, Destination: View>:
  ModifierNode<Content, PresentedDestinationModifier<Destination>>
{
  /// In a column beside the detail it exists only once the detail does.
  private var stack: (any NavigationHost)? { environment.navigationPage?.stack }
  private var isShown = false

  override init(
    _ view: ModifiedContent<Content, PresentedDestinationModifier<Destination>>,
    _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
    follow()
  }

  /// Tracked, so that the page follows the value whoever writes it.
  private func follow() {
    let isPresented = track { view.modifier.isPresented.wrappedValue }
    guard isPresented != isShown else { return }
    isShown = isPresented
    // Pages change when the update of the surrounding tree is complete.
    Updater.shared.afterUpdate { [weak self] in
      guard let self, isMounted, isShown == isPresented else { return }
      if isPresented { present() } else { stack?.dismiss(for: self) }
    }
  }

  private func present() {
    stack?.present(
      for: self,
      didGoBack: { [weak self] in
        guard let self, isShown else { return }
        isShown = false
        view.modifier.isPresented.wrappedValue = false
      },
      content: { [weak self] in AnyView(self?.view.modifier.destination) })
  }

  override func evaluate() {
    follow()
    super.evaluate()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, PresentedDestinationModifier<Destination>>,
    environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if isShown { stack?.update(for: self) }
  }

  override func unmount() {
    super.unmount()
    guard isShown, let stack else { return }
    // Not in the middle of a change of the same stack.
    Updater.shared.afterUpdate { [weak stack] in stack?.dismiss(for: self) }
  }
}
