internal import GtkBridge

/// The place of a view, which a view elsewhere can ask for.
@MainActor
package final class AnchorSite {
  private weak var node: _Node?

  init(_ node: _Node) { self.node = node }

  /// The view's frame in the coordinates of another widget: x, y, width and height.
  func frame(in widget: Widget) -> (Double, Double, Double, Double)? {
    node?.lastWidget?.pointer.bounds(in: widget.pointer)
  }
}

extension View {
  /// Passes a value up that is made of the place of this view.
  package func anchorPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ value: @escaping (AnchorSite) -> Key.Value
  ) -> ModifiedContent<Self, AnchorModifier<Key>> {
    modifier(AnchorModifier<Key>(value: value, replacesInner: true))
  }

  /// Adds a value that is made of the place of this view to those of the views inside.
  package func transformAnchorPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value, AnchorSite) -> Void
  ) -> ModifiedContent<Self, AnchorModifier<Key>> {
    modifier(
      AnchorModifier<Key>(
        value: { place in
          var value = Key.defaultValue
          change(&value, place)
          return value
        }, replacesInner: false))
  }

  /// Puts a view in front that is made of the value that the views inside pass up. Mirrors SwiftUI.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(
      PreferenceLayer<Key, Overlay>(make: transform, alignment: alignment, isBehind: false))
  }

  /// Puts a view behind that is made of the value that the views inside pass up. Mirrors SwiftUI.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(
      PreferenceLayer<Key, Background>(make: transform, alignment: alignment, isBehind: true))
  }
}

package struct AnchorModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let value: (AnchorSite) -> Key.Value
  let replacesInner: Bool

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    AnchorNode(view, context)
  }
}

private final class AnchorNode<Content: View, Key: PreferenceKey>:
  PreferenceSourceNode<Content, AnchorModifier<Key>>, PreferenceSource
{
  private lazy var place = AnchorSite(self)

  func preference(of key: ObjectIdentifier) -> Any?? {
    guard key == ObjectIdentifier(Key.self) else { return nil }
    let own = view.modifier.value(place)
    guard !view.modifier.replacesInner, var inner = preferenceOfChildren(Key.self) else {
      return .some(own)
    }
    Key.reduce(value: &inner, nextValue: { own })
    return .some(inner)
  }
}

/// The value of a preference, on which the layer made of it depends: not the content, whose next
/// evaluation would pass the value up again.
@MainActor
private final class PreferenceBox<Value> {
  private let source = DependencySource()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    source.noteRead()
    return value
  }

  func write(_ value: Value) {
    self.value = value
    source.notifyChange()
  }
}

package struct PreferenceLayer<Key: PreferenceKey, Layer: View>: ViewModifier {
  let make: (Key.Value) -> Layer
  let alignment: Alignment
  let isBehind: Bool
  @State private var box = PreferenceBox(Key.defaultValue)

  package func body(content: Content) -> some View {
    let box = box
    let read = content.modifier(AnyPreferenceReader<Key>(action: { box.write($0) }))
    let layer = PreferenceLayerContent(box: box, make: make)
    read
      .background(alignment: alignment) { if isBehind { layer } }
      .overlay(alignment: alignment) { if !isBehind { layer } }
  }
}

private struct PreferenceLayerContent<Value, Layer: View>: View {
  let box: PreferenceBox<Value>
  let make: (Value) -> Layer

  var body: some View { make(box.read()) }
}
