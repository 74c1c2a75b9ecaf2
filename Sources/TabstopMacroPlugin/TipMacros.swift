import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Rule(parameterOrEvent) { condition }`: a rule of a tip, with the closure as it is written.
enum TipRuleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    var expressions = node.arguments.map(\.expression)
    if let closure = node.trailingClosure { expressions.append(ExprSyntax(closure)) }
    guard expressions.count == 2 else {
      throw MacroExpansionErrorMessage("'#Rule' needs a parameter or an event, and a closure")
    }
    // Without the type's name, which a type of the program may hide.
    return ".init(\(expressions[0].trimmed), \(expressions[1].trimmed))"
  }
}

/// `@Parameter static var name: Type = value`: generates `$name`, which keeps the value, and
/// accessors that read and write it.
enum TipParameterMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let property = try Property(declaration)
    return [
      "get { $\(raw: property.name).wrappedValue }",
      "set { $\(raw: property.name).wrappedValue = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try Property(declaration)
    var arguments = ["Self.self", "\"\(property.name)\"", property.value]
    if case .argumentList(let options) = node.arguments {
      arguments += options.map(\.expression.trimmedDescription)
    }
    let type = property.type.map { "<\($0)>" } ?? ""
    return [
      """
      \(raw: property.modifiers) let $\(raw: property.name) = _TipParameter\(raw: type)(\
      \(raw: arguments.joined(separator: ", ")))
      """
    ]
  }

  /// The parts of a `@Parameter`.
  private struct Property {
    let name: String
    let type: String?
    let value: String
    /// The access level and `static`.
    let modifiers: String

    init(_ declaration: some DeclSyntaxProtocol) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
      else {
        throw MacroExpansionErrorMessage("'@Parameter' can only be attached to a 'static var'")
      }
      self.name = name
      type = binding.typeAnnotation?.type.trimmedDescription
      // An optional without a value is nil.
      let isOptional =
        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
      guard let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil)
      else { throw MacroExpansionErrorMessage("A '@Parameter' needs an initial value") }
      self.value = value
      // Not `private(set)`.
      modifiers = variable.modifiers.filter { $0.detail == nil }.map(\.trimmedDescription)
        .joined(separator: " ")
    }
  }
}
