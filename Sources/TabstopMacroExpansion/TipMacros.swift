/// `#Rule(parameterOrEvent) { condition }`: a rule of a tip, with the closure as it is written.
enum TipRuleMacro: Macro {
  static func expand(_ use: Expansion) throws(MacroError) -> String {
    let call = MacroCall(use)
    let expressions = call.arguments.map(\.value) + (call.closure.map { [$0] } ?? [])
    guard expressions.count == 2 else {
      throw MacroError("'#Rule' needs a parameter or an event, and a closure")
    }
    // Without the type's name, which a type of the program may hide.
    return ".init(\(call.source.text(expressions[0])), \(call.source.text(expressions[1])))"
  }
}

/// `@Parameter static var name: Type = value`: generates `$name`, which keeps the value, and
/// accessors that read and write it.
enum TipParameterMacro: Macro {
  static func expand(_ use: Expansion) throws(MacroError) -> String {
    let source = Source(use.declSyntax?.source ?? "")
    guard let variable = VariableDeclaration(source), variable.specifier == "var",
      variable.bindings.count == 1, let name = variable.bindings[0].name,
      variable.hasModifier("static")
    else { throw MacroError("'@Parameter' can only be attached to a 'static var'") }
    let binding = variable.bindings[0]
    // An optional without a value is nil.
    let isOptional = binding.type.flatMap { source.wrappedType(ofOptional: $0) } != nil
    guard let value = binding.value.map({ source.text($0) }) ?? (isOptional ? "nil" : nil) else {
      throw MacroError("A '@Parameter' needs an initial value")
    }
    if use.macroRole == "accessor" {
      return binding.accessors(
        get: "$\(name).wrappedValue", set: "$\(name).wrappedValue = newValue")
    }
    let options = Source(use.attributeSyntax?.source ?? "")
    let attribute = DeclarationHead(options, at: 0, before: options.tokens.count).attributes.first
    let values = (attribute?.arguments).map { options.divided($0) } ?? []
    let arguments =
      ["Self.self", "\"\(name)\"", value] + values.map { options.text(options.withoutLabel($0)) }
    let type = binding.type.map { "<\(source.text($0))>" } ?? ""
    // Not `private(set)`.
    let modifiers = variable.modifiers.filter { !$0.hasDetail }.map(\.name)
    return (modifiers + ["let $\(name) = _TipParameter\(type)"]).joined(separator: " ")
      + "(\(arguments.joined(separator: ", ")))"
  }
}
