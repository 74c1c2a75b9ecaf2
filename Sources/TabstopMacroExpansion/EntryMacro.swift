/// `@Entry var name: Type = value` in an extension of `EnvironmentValues` or a similar type:
/// generates the key, and a property that reads and writes the key's value.
enum EntryMacro: Macro {
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey",
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
  ]

  static func expand(_ use: Expansion) throws(MacroError) -> String {
    let source = Source(use.declSyntax?.source ?? "")
    guard let variable = VariableDeclaration(source), variable.specifier == "var",
      variable.bindings.count == 1, let name = variable.bindings[0].name
    else { throw MacroError("'@Entry' can only be attached to a 'var'") }
    guard let keyProtocol = use.extendedType.flatMap({ keyProtocols[$0] }) else {
      throw MacroError(
        "'@Entry' can only be used in an extension of EnvironmentValues, FocusedValues, "
          + "Transaction or ContainerValues")
    }
    let key = "__Key_\(name)"
    let member = try requirement(of: keyProtocol, variable.bindings[0], in: source)
    if use.macroRole == "accessor" {
      return variable.bindings[0].accessors(
        get: "self[\(key).self]", set: "self[\(key).self] = newValue")
    }
    return """
      private struct \(key): \(keyProtocol) {
        \(member)
      }
      """
  }

  /// The member that the key's protocol requires.
  private static func requirement(
    of keyProtocol: String, _ binding: VariableDeclaration.Binding, in source: Source
  ) throws(MacroError) -> String {
    let wrapped = binding.type.flatMap { source.wrappedType(ofOptional: $0) }
    if keyProtocol == "FocusedValueKey" {
      guard let wrapped else {
        throw MacroError("An '@Entry' of FocusedValues needs an optional type")
      }
      return "typealias Value = \(wrapped)"
    }
    let type = binding.type.map { source.text($0) }
    if let type = type ?? binding.value.flatMap({ source.typeName(ofExpression: $0) }) {
      guard let initial = binding.value.map({ source.text($0) }) ?? wrapped.map({ _ in "nil" })
      else { throw MacroError("An '@Entry' needs a default value") }
      return "static var defaultValue: \(type) { \(initial) }"
    }
    guard let value = binding.value else {
      throw MacroError("An '@Entry' needs a type or a default value")
    }
    return "static let defaultValue = \(source.text(value))"
  }
}

extension Expansion {
  /// The name of the type that the extension around the macro extends.
  fileprivate var extendedType: String? {
    guard let context = lexicalContext?.first else { return nil }
    let source = Source(context.source)
    let tokens = source.tokens
    guard let start = tokens.firstIndex(where: { $0.text == "extension" }) else { return nil }
    return tokens[(start + 1)...].prefix { $0.kind == .word || $0.text == "." }.last?.text
  }
}
