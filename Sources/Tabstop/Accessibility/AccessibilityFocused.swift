internal import FocusModel
internal import GtkBridge

extension View {
  /// Binds the focus of assistive technology on this view to a value. It works on any view, also a
  /// text or an image; Tab does not stop there. Mirrors SwiftUI.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(RegionModifier())
      .modifier(AccessibilityFocusedModifier(binding: binding, value: value))
  }

  /// Binds the focus of assistive technology on this view to a Boolean. Mirrors SwiftUI.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Gives the focus of assistive technology to the view with a value when this view appears. Mirrors
  /// SwiftUI.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// Wraps a view that cannot have the keyboard focus in a box that can, for the moment in which it
/// is spoken.
///
/// Orca says nothing about a focused label; for a box with the role of a region it speaks the name,
/// once, and no role (GTK 4.8 with Orca 43, and GTK 4.18 with Orca 48). The box has its name only
/// for that moment: otherwise the text in it would be announced twice.
package struct RegionModifier: Decoration {
  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    guard !widget.containsFocusable, !widget.hasClass("region") else { return nil }
    let region = Widget.container(LayeredLayout())
    region.addClass("region")
    region.setRole(.region)
    region.expandsHorizontally = widget.expandsHorizontally
    return region
  }

  func apply(to widget: Widget, old: RegionModifier?, _ environment: InheritedValues) {}
}

package struct AccessibilityFocusedModifier<Value: Hashable>: _PrimitiveModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    AccessibilityFocusedNode(view, context)
  }
}

private final class AccessibilityFocusedNode<Content: View, Value: Hashable>:
  ModifierNode<Content, AccessibilityFocusedModifier<Value>>, AppearanceObserver
{
  private var target: AccessibilityTarget!
  private var registration: FocusRegistration?
  private let appearance: PageAppearance?

  override init(
    _ view: ModifiedContent<Content, AccessibilityFocusedModifier<Value>>, _ context: _Context
  ) {
    appearance = context.environment.pageAppearance
    super.init(view, context)
    makeContent()
    target = AccessibilityTarget(self)
    target.item.isMapped = appearance?.isShown != false
    appearance?.add(self)
    window.accessibilityFocus.add(target)
    register()
  }

  // A request for a view on a hidden page waits until the page is shown.
  func pageDidAppear() { target.item.isMapped = true }
  func pageDidDisappear() { target.item.isMapped = false }

  private func register() {
    registration = view.modifier.binding.storage.model.register(
      target.item, for: view.modifier.value)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, AccessibilityFocusedModifier<Value>>,
    environmentChanged: Bool
  ) {
    let (was, now) = (old.modifier, view.modifier)
    if was.binding.storage !== now.binding.storage || was.value != now.value { register() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    appearance?.remove(self)
    window.accessibilityFocus.remove(target)
    registration = nil
  }
}
