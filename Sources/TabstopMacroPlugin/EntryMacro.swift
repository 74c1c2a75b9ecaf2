import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues` or a similar type:
/// generates the key, and a property that reads and writes the key's value.
enum EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      """
      private struct \(raw: entry.key): \(raw: entry.keyProtocol) {
        \(raw: entry.requirement)
      }
      """
    ]
  }
}

/// The parts of an `@Entry`.
private struct Entry {
  let key: String
  let keyProtocol: String
  /// The member that the key's protocol requires.
  let requirement: String

  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey",
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
  ]

  init(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroExpansionErrorMessage("'@Entry' can only be attached to a 'var'") }
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?
      .extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    guard let keyProtocol = extended.flatMap({ Self.keyProtocols[$0] }) else {
      throw MacroExpansionErrorMessage(
        "'@Entry' can only be used in an extension of EnvironmentValues, FocusedValues, "
          + "Transaction or ContainerValues")
    }
    self.keyProtocol = keyProtocol
    key = "__Key_\(name)"
    let type = binding.typeAnnotation?.type
    let value = binding.initializer?.value
    if keyProtocol == "FocusedValueKey" {
      guard let wrapped = type?.wrappedOfOptional else {
        throw MacroExpansionErrorMessage("An '@Entry' of FocusedValues needs an optional type")
      }
      requirement = "typealias Value = \(wrapped)"
      return
    }
    if let typeName = type?.trimmedDescription ?? value?.typeName {
      guard let initial = value?.trimmedDescription ?? (type?.wrappedOfOptional).map({ _ in "nil" })
      else { throw MacroExpansionErrorMessage("An '@Entry' needs a default value") }
      requirement = "static var defaultValue: \(typeName) { \(initial) }"
    } else if let value {
      requirement = "static let defaultValue = \(value.trimmedDescription)"
    } else {
      throw MacroExpansionErrorMessage("An '@Entry' needs a type or a default value")
    }
  }
}

extension TypeSyntax {
  /// The wrapped type of `Wrapped?` or `Optional<Wrapped>`.
  fileprivate var wrappedOfOptional: String? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    if let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional" {
      return named.genericArgumentClause?.arguments.first?.argument.trimmedDescription
    }
    return nil
  }
}

extension ExprSyntax {
  /// The type of an expression that shows it: a literal, or a call of an initialiser.
  var typeName: String? {
    switch kind {
    case .stringLiteralExpr: return "Swift.String"
    case .integerLiteralExpr: return "Swift.Int"
    case .floatLiteralExpr: return "Swift.Double"
    case .booleanLiteralExpr: return "Swift.Bool"
    case .functionCallExpr:
      let called = self.as(FunctionCallExprSyntax.self)!.calledExpression
      let name = called.trimmedDescription
      let last = name.prefix { $0 != "<" }.split(separator: ".").last
      return last?.first?.isUppercase == true && !name.hasPrefix(".") ? name : nil
    default: return nil
    }
  }
}
