/// `@Animatable struct Wedge: Shape { … }`: generates the conformance, and an `animatableData` of all
/// stored variables without an attribute.
enum AnimatableMacro: Macro {
  static func expand(_ use: Expansion) throws(MacroError) -> String {
    if use.macroRole == "extension" {
      // Shapes are animatable already.
      guard let type = use.extendedTypeSyntax,
        use.conformanceListSyntax?.source.contains(":") == true
      else { return "" }
      // Isolated to no actor, as in a module whose code is on the main actor by default the rest of the type may be.
      return "extension \(type.source): nonisolated Animatable {}"
    }
    let source = Source(use.declSyntax?.source ?? "")
    let head = DeclarationHead(source, at: 0, before: source.tokens.count)
    let access = head.modifiers.map(\.name).filter { ["public", "package"].contains($0) }
    let declaration = (access + ["nonisolated var animatableData"]).joined(separator: " ")
    let variables = try Self.variables(of: source)
    guard let last = variables.last else {
      return "\(declaration): EmptyAnimatableData { get { .init() } set {} }"
    }
    // Pairs of pairs: the last variable is the innermost second.
    var type = "\(last.type).AnimatableData"
    var value = "self.\(last.name).animatableData"
    var path = "newValue" + String(repeating: ".second", count: variables.count - 1)
    var assignments = ["self.\(last.name).animatableData = \(path)"]
    for variable in variables.dropLast().reversed() {
      type = "AnimatablePair<\(variable.type).AnimatableData, \(type)>"
      value = "AnimatablePair(self.\(variable.name).animatableData, \(value))"
      path.removeLast(".second".count)
      assignments.append("self.\(variable.name).animatableData = \(path).first")
    }
    return """
      \(declaration): \(type) {
        get { \(value) }
        set {
          \(assignments.reversed().joined(separator: "\n    "))
        }
      }
      """
  }

  private typealias Variable = (name: String, type: String)

  /// The stored variables of a type, except those with an attribute.
  private static func variables(of source: Source) throws(MacroError) -> [Variable] {
    let open = source.index(in: source.tokens.indices) { $0 == "{" }
    guard open < source.tokens.count else { return [] }
    var variables: [Variable] = []
    for statement in source.statements(in: source.contents(ofBracketsAt: open)) {
      guard let declaration = VariableDeclaration(source, in: statement),
        declaration.specifier == "var", declaration.attributes.isEmpty,
        !declaration.hasModifier("static", "lazy")
      else { continue }
      variables += try Self.variables(of: declaration, in: source)
    }
    return variables
  }

  private static func variables(
    of declaration: VariableDeclaration, in source: Source
  ) throws(MacroError) -> [Variable] {
    var variables: [Variable] = []
    // In `var a, b: Double` the type follows the last name.
    var type: String?
    for binding in declaration.bindings.reversed() {
      guard let name = binding.name, !binding.isComputed else { continue }
      if let annotation = binding.type {
        type = source.text(annotation)
      } else if let value = binding.value {
        type = source.typeName(ofExpression: value)
      }
      guard let type else { throw MacroError("'@Animatable' needs the type of '\(name)'") }
      variables.append((name, type))
    }
    return variables.reversed()
  }
}
