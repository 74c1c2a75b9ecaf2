public import Foundation
public import Tabstop

/// What the texts of an editor may look like: constraints of their attributes. Mirrors SwiftUI's
/// `AttributedTextFormattingDefinition`. Attributes outside of the scope stay as they are.
@preconcurrency @MainActor
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that the definition knows.
  associatedtype Scope: AttributeScope
  /// The definition that this one consists of.
  associatedtype Body: AttributedTextFormattingDefinition
  /// The definition that this one consists of.
  @AttributedTextFormattingDefinitionBuilder<Scope> var body: Body { get }
  /// Changes the attributes of a part of a text.
  func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }
}

extension Never: AttributedTextFormattingDefinition {
  /// The attributes of a definition that does not exist.
  public typealias Scope = AttributeScopes.FoundationAttributes
}

/// A constraint of one attribute. Mirrors SwiftUI's `AttributedTextValueConstraint`.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition
where Body == Never {
  /// The attribute that the constraint changes.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  /// The attributes of a part of a text.
  typealias Attributes = AttributedTextFormattingAttributes<Scope>
  /// Changes the attribute, as others demand.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// The body of the constraint: never read, because there is none.
  public var body: Never { return fatalError("\(Self.self) has no body") }

  public func _constrain(_ container: inout AttributeContainer) {
    var attributes = Attributes(container: container)
    constrain(&attributes)
    container[AttributeKey.self] = attributes.container[AttributeKey.self]
  }
}

/// The attributes of a part of a text, by the names in a scope. Mirrors the `Attributes` of SwiftUI's constraints.
@dynamicMemberLookup
public struct AttributedTextFormattingAttributes<Scope: AttributeScope> {
  var container: AttributeContainer

  /// An attribute, by its name in the scope.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<Scope, Key>
  ) -> Key.Value? where Key.Value: Sendable {
    get { container[Key.self] }
    set { container[Key.self] = newValue }
  }

  /// An attribute, by its key.
  public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value?
  where Key.Value: Sendable {
    get { container[Key.self] }
    set { container[Key.self] = newValue }
  }
}

/// A constraint of an attribute to some values. Mirrors SwiftUI's `ValueConstraint`.
public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
  AttributedTextValueConstraint
where AttributeKey.Value: Sendable {
  private let values: Set<AttributeKey.Value?>
  private let fallback: AttributeKey.Value?

  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - values: The values that a text may have.
  ///   - default: The value in place of others.
  public init(
    for attribute: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>,
    default: AttributeKey.Value?
  ) { (self.values, fallback) = (values, `default`) }

  /// Replaces another value.
  public func constrain(_ container: inout Attributes) {
    if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = fallback }
  }
}

/// Several constraints. Made by `AttributedTextFormattingDefinitionBuilder`.
public struct _AttributedTextConstraints<Scope: AttributeScope>: AttributedTextFormattingDefinition
{
  let parts: [any AttributedTextFormattingDefinition]
  /// The body of the constraints: never read, because there is none.
  public var body: Never { return fatalError("\(Self.self) has no body") }
  public func _constrain(_ container: inout AttributeContainer) {
    for part in parts { part._constrain(&container) }
  }
}

/// A result builder of the constraints of texts. Mirrors SwiftUI's `AttributedTextFormattingDefinitionBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum AttributedTextFormattingDefinitionBuilder<Scope: AttributeScope> {
  /// A result-builder hook.
  public static func buildExpression<Definition: AttributedTextFormattingDefinition<Scope>>(
    _ definition: Definition
  ) -> Definition { definition }
  /// A result-builder hook.
  public static func buildBlock<Definition: AttributedTextFormattingDefinition>(
    _ definition: Definition
  ) -> Definition { definition }
  /// A result-builder hook.
  public static func buildBlock<each Definition: AttributedTextFormattingDefinition>(
    _ definition: repeat each Definition
  ) -> _AttributedTextConstraints<Scope> {
    var parts: [any AttributedTextFormattingDefinition] = []
    repeat parts.append(each definition)
    return _AttributedTextConstraints(parts: parts)
  }
}

extension View {
  /// Constrains what the texts of the editors inside look like: what they show, and what the user makes of them. Mirrors
  /// SwiftUI.
  public func attributedTextFormattingDefinition<Definition: AttributedTextFormattingDefinition>(
    _ definition: Definition
  ) -> some View {
    environment(\.textConstraint, TextConstraint { definition._constrain(&$0) })
  }

  /// Limits the attributes of the texts of the editors inside to a scope. No effect: there are no commands for others.
  public func attributedTextFormattingDefinition<Scope: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, Scope.Type>
  ) -> some View { self }
}

/// A definition, for editors.
struct TextConstraint {
  let constrain: @MainActor (inout AttributeContainer) -> Void

  /// The text with the attributes that it may have.
  @MainActor
  func constrained(_ text: AttributedString) -> AttributedString {
    var text = text
    for run in text.runs {
      var attributes = run.attributes
      constrain(&attributes)
      if attributes != run.attributes { text[run.range].setAttributes(attributes) }
    }
    return text
  }
}

private struct TextConstraintKey: EnvironmentKey {
  static var defaultValue: TextConstraint? { nil }
}

extension EnvironmentValues {
  var textConstraint: TextConstraint? {
    get { self[TextConstraintKey.self] }
    set { self[TextConstraintKey.self] = newValue }
  }
}
