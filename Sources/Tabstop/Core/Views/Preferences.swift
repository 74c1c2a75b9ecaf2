internal import FocusModel
internal import GtkBridge

/// A value that views pass up to the enclosing views. Mirrors SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
  /// Combines `value`, of earlier views, with that of the next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The value of views that set none. Always `nil`.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets the value that is passed up, instead of those of the views inside. Mirrors SwiftUI.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Changes the value that the views inside pass up. Mirrors SwiftUI.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<Key>(transform: callback))
  }

  /// Runs `action` with the value that the views inside pass up: when they appear, unless it is the
  /// default, and when it changes. Mirrors SwiftUI.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceReader<Key>(action: action))
  }
}

/// A node that passes a value up.
@MainActor
protocol PreferenceSource: _Node {
  func preference(of key: ObjectIdentifier) -> Any??
}

extension _Node {
  /// The value that this node and those below pass up for `key`; `nil` if none sets it.
  fileprivate func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let source = self as? any PreferenceSource,
      case .some(let value) = source.preference(of: ObjectIdentifier(key))
    {
      return value as? Key.Value
    }
    return preferenceOfChildren(key)
  }

  func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    forEachChild { child in
      guard let next = child.preference(key) else { return }
      if var value = result {
        // The variable is cleared first: an array would be copied for each view.
        result = nil
        Key.reduce(value: &value, nextValue: { next })
        result = value
      } else {
        result = next
      }
    }
    return result
  }

  /// Notifies the readers of the preference.
  func preferenceChanged() {
    var next: _Node? = self
    while let node = next {
      (node as? any PreferenceListener)?.readAgain()
      next = node.parent
    }
  }
}

@MainActor
private protocol PreferenceListener: _Node {
  func readAgain()
}

/// A view that passes a value up, whose readers read again when it comes, may have changed, and goes.
class PreferenceSourceNode<Content: View, Modifier: _PrimitiveModifier>:
  ModifierNode<Content, Modifier>
{
  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    preferenceChanged()
  }

  // A closure is another one each time: the reader checks whether the value has changed.
  override func didUpdate(
    from old: ModifiedContent<Content, Modifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    preferenceChanged()
  }

  override func unmount() {
    preferenceChanged()
    super.unmount()
  }
}

package struct PreferenceModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let value: Key.Value

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PreferenceNode(view, context)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  PreferenceSourceNode<Content, PreferenceModifier<Key>>, PreferenceSource
{
  func preference(of key: ObjectIdentifier) -> Any?? {
    key == ObjectIdentifier(Key.self) ? .some(view.modifier.value) : nil
  }
}

package struct PreferenceTransform<Key: PreferenceKey>: _PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PreferenceTransformNode(view, context)
  }
}

private final class PreferenceTransformNode<Content: View, Key: PreferenceKey>:
  PreferenceSourceNode<Content, PreferenceTransform<Key>>, PreferenceSource
{
  func preference(of key: ObjectIdentifier) -> Any?? {
    guard key == ObjectIdentifier(Key.self) else { return nil }
    var value = preferenceOfChildren(Key.self) ?? Key.defaultValue
    view.modifier.transform(&value)
    return .some(value)
  }
}

package struct PreferenceReader<Key: PreferenceKey>: _PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PreferenceReaderNode(view, context)
  }
}

/// A node that reads the value that the views inside pass up, whenever it may have changed.
private class PreferenceReadingNode<
  Content: View, Modifier: _PrimitiveModifier, Key: PreferenceKey
>: ModifierNode<Content, Modifier>, PreferenceListener {
  private lazy var reading = TurnRequest { [weak self] in self?.read() }

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    readAgain()
  }

  final func readAgain() { reading.schedule() }

  override func evaluate() {
    super.evaluate()
    readAgain()
  }

  private func read() {
    guard isMounted else { return }
    // Tracked: a transform may read state that no body has read.
    use(track { preferenceOfChildren(Key.self) ?? Key.defaultValue })
  }

  /// Called with each value that was read.
  func use(_ value: Key.Value) {}
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>:
  PreferenceReadingNode<Content, PreferenceReader<Key>, Key>
where Key.Value: Equatable {
  private var last = Key.defaultValue

  override func use(_ value: Key.Value) {
    guard value != last else { return }
    last = value
    view.modifier.action(value)
  }
}

/// Runs an action with each value, also of a type whose values cannot be compared.
package struct AnyPreferenceReader<Key: PreferenceKey>: _PrimitiveModifier {
  let action: (Key.Value) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    AnyPreferenceReaderNode(view, context)
  }
}

private final class AnyPreferenceReaderNode<Content: View, Key: PreferenceKey>:
  PreferenceReadingNode<Content, AnyPreferenceReader<Key>, Key>
{
  override func use(_ value: Key.Value) { view.modifier.action(value) }
}
