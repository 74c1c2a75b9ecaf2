public import Observation

extension View {
  /// Sets a value that the views inside inherit. Mirrors SwiftUI.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Passes an `@Observable` object to the views inside, which find it by its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    inheritObject(object)
  }

  /// Passes an object of any kind to the views inside.
  package func inheritObject<Object: AnyObject>(
    _ object: Object?
  ) -> ModifiedContent<Self, EnvironmentObjectModifier<Object>> {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Disables the controls inside while `disabled` is true; a control inside a disabled view stays
  /// disabled. Mirrors SwiftUI.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

/// A modifier that only changes the environment of its content.
protocol InheritanceModifier: _PrimitiveModifier {
  func modify(_ environment: inout EnvironmentValues)

  /// Whether the modifier gives the content the same environment as before. If not, all nodes below
  /// that read the environment are evaluated.
  ///
  /// - Parameters:
  ///   - old: The previous modifier.
  ///   - given: The content's environment since then.
  ///   - outer: The environment of both.
  func givesSame(as old: Self, given: EnvironmentValues, in outer: EnvironmentValues) -> Bool
}

extension InheritanceModifier {
  func givesSame(as old: Self, given: EnvironmentValues, in outer: EnvironmentValues) -> Bool {
    isEquivalent(old, self)
  }

  /// Whether the modifier gives the content the same environment as another of unknown type.
  func isSame(as other: any InheritanceModifier) -> Bool {
    (other as? Self).map { isEquivalent($0, self) } ?? false
  }
}

extension InheritanceModifier {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    InheritanceNode(view, context)
  }
}

/// The node of a modifier that changes what the content inherits.
@MainActor
protocol InheritanceNodeOfModifier: _Node {
  var inheritance: any InheritanceModifier { get }
}

private final class InheritanceNode<Content: View, Modifier: InheritanceModifier>:
  ModifierNode<Content, Modifier>, InheritanceNodeOfModifier
{
  var inheritance: any InheritanceModifier { view.modifier }

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    view.modifier.modify(&environment)
  }

  override func hasSameEffect(as old: Modifier) -> Bool {
    if isBitwiseEqual(old, view.modifier) { return true }
    guard let given = contentEnvironment else { return false }
    return view.modifier.givesSame(as: old, given: given, in: environment)
  }
}

package struct EnvironmentModifier<Value>: InheritanceModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

package struct EnvironmentObjectModifier<Object: AnyObject>: InheritanceModifier {
  let object: Object?

  func modify(_ environment: inout EnvironmentValues) { environment[Object.self] = object }
}

package struct DisabledModifier: InheritanceModifier {
  let isDisabled: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.inherited.isEnabled = false }
  }
}

extension View {
  /// Changes a value that the views inside inherit. Mirrors SwiftUI.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}

extension View {
  /// Sets the colour scheme and the layout direction of the views inside; `nil` keeps the inherited
  /// value.
  package func _traits(
    colorScheme: ColorScheme?, layoutDirection: LayoutDirection?
  ) -> some View {
    modifier(KitTraitsModifier(colorScheme: colorScheme, layoutDirection: layoutDirection))
  }
}

/// A modifier for the traits that UIKit's and AppKit's views pass on to SwiftUI's.
package struct KitTraitsModifier: InheritanceModifier {
  let colorScheme: ColorScheme?
  let layoutDirection: LayoutDirection?

  func modify(_ environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
  }
}

package struct EnvironmentTransform<Value>: InheritanceModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }

  // Each evaluation of the enclosing view creates another closure, so the results are compared.
  func givesSame(as old: Self, given: EnvironmentValues, in outer: EnvironmentValues) -> Bool {
    guard old.keyPath == keyPath else { return false }
    var value = outer[keyPath: keyPath]
    transform(&value)
    return isEquivalent(value, given[keyPath: keyPath])
  }
}
