/// `@Generable struct Journey { … }`: generates the conformance to FoundationModels' protocol, for a structure
/// from its stored variables, for an enumeration from its cases.
enum GenerableMacro: Macro {
  static func expand(_ use: Expansion) throws(MacroError) -> String {
    let source = Source(use.declSyntax?.source ?? "")
    let type = try GeneratedType(source, attribute: Source(use.attributeSyntax?.source ?? ""))
    guard use.macroRole == "extension" else { return type.members }
    // A type that conforms by its own declaration is left alone.
    guard let name = use.extendedTypeSyntax,
      use.conformanceListSyntax?.source.contains(":") == true
    else { return "" }
    return """
      extension \(name.source): nonisolated Generable {
      \(type.conversions)
      }
      """
  }
}

/// A `@Generable` type: what its expansion consists of.
private struct GeneratedType {
  /// A stored variable.
  private struct Property {
    let name: String
    let type: String
    /// The type without `?`, if it is an optional.
    let wrappedType: String?
    /// The arguments of the schema's property: the description and the guides.
    let guide: String

    /// Whether it is the content's identity, which models do not generate.
    var isIdentity: Bool { type == "GenerationID" }

    /// What sets it from content.
    var reading: String {
      isIdentity
        ? "self.\(name) = content.id ?? GenerationID()"
        : "self.\(name) = try content.value(forProperty: \(literal(name)))"
    }
  }

  /// A case of an enumeration.
  private struct Case {
    let name: String
    /// The labels of its values; none for one without.
    let labels: [String?]
    let types: [String]
  }

  private enum Content {
    case structure([Property])
    case texts([Case], areRaw: Bool)
    case cases([Case])
  }

  private let access: String
  private let description: String
  private let content: Content

  init(_ source: Source, attribute: Source) throws(MacroError) {
    let head = DeclarationHead(source, at: 0, before: source.tokens.count)
    let open = source.index(in: source.tokens.indices) { $0 == "{" }
    guard head.end < open, open < source.tokens.count,
      ["struct", "enum"].contains(source.tokens[head.end].text)
    else { throw MacroError("'@Generable' can only be attached to a struct or an enum") }
    access = head.modifiers.map(\.name).filter { ["public", "package"].contains($0) }
      .map { "\($0) " }.joined()
    let own = DeclarationHead(attribute, at: 0, before: attribute.tokens.count).attributes.first
    description = Self.argument("description", of: own, in: attribute)
    let body = source.statements(in: source.contents(ofBracketsAt: open))
    if source.tokens[head.end].text == "struct" {
      content = .structure(try Self.properties(of: body, in: source))
    } else {
      let cases = Self.cases(of: body, in: source)
      let inherited = min(head.end + 2, open)..<open
      let isRaw = source.index(in: inherited) { $0 == "String" } < open
      content =
        cases.allSatisfy(\.types.isEmpty) ? .texts(cases, areRaw: isRaw) : .cases(cases)
    }
  }

  /// `, label: value` for an argument of an attribute that has a label.
  private static func argument(_ label: String, of attribute: Attribute?, in source: Source)
    -> String
  {
    guard let arguments = attribute?.arguments else { return "" }
    return source.divided(arguments).filter { source.tokens[$0.lowerBound].text == label }
      .map { ", \(source.text($0))" }.joined()
  }

  private static func properties(
    of body: [Range<Int>], in source: Source
  ) throws(MacroError) -> [Property] {
    var properties: [Property] = []
    for statement in body {
      guard let declaration = VariableDeclaration(source, in: statement),
        !declaration.hasModifier("static", "lazy")
      else { continue }
      for binding in declaration.bindings {
        guard let name = binding.name, !binding.isComputed else { continue }
        // A constant with a value keeps it.
        if declaration.specifier == "let", binding.value != nil { continue }
        guard
          let type = binding.type.map({ source.text($0) })
            ?? binding.value.flatMap({ source.typeName(ofExpression: $0) })
        else { throw MacroError("'@Generable' needs the type of '\(name)'") }
        let guide = declaration.attributes.first { $0.name.hasSuffix("Guide") }
        let values = (guide?.arguments).map { source.divided($0) } ?? []
        let guides = values.filter { source.withoutLabel($0) == $0 }.map { source.text($0) }
        properties.append(
          Property(
            name: name, type: type,
            wrappedType: binding.type.flatMap { source.wrappedType(ofOptional: $0) },
            guide: argument("description", of: guide, in: source) + ", type: \(type).self"
              + (guides.isEmpty ? "" : ", guides: [\(guides.joined(separator: ", "))]")))
      }
    }
    return properties
  }

  private static func cases(of body: [Range<Int>], in source: Source) -> [Case] {
    body.flatMap { statement -> [Case] in
      let head = DeclarationHead(source, at: statement.lowerBound, before: statement.upperBound)
      guard head.end < statement.upperBound, source.tokens[head.end].text == "case" else {
        return []
      }
      return source.divided(head.end + 1..<statement.upperBound).map { part in
        let open = part.lowerBound + 1
        let values =
          open < part.upperBound && source.tokens[open].text == "("
          ? source.divided(source.contents(ofBracketsAt: open)).map { value(of: $0, in: source) }
          : []
        return Case(
          name: source.tokens[part.lowerBound].text, labels: values.map(\.label),
          types: values.map(\.type))
      }
    }
  }

  /// A value of a case: `Type`, `label: Type` or `_ name: Type`, perhaps with `= …`.
  private static func value(
    of part: Range<Int>, in source: Source
  ) -> (label: String?, type: String) {
    let colon = source.index(in: part) { $0 == ":" }
    let first = source.tokens[part.lowerBound].text
    let start = colon < part.upperBound ? colon + 1 : part.lowerBound
    let end = source.index(in: start..<part.upperBound) { $0 == "=" }
    return (
      label: start == part.lowerBound || first == "_" ? nil : first, type: source.text(start..<end)
    )
  }

  // MARK: What is generated

  /// The initialiser from content, and the content.
  var conversions: String {
    """
    \(access)nonisolated init(_ content: GeneratedContent) throws {
    \(reading.joined(separator: "\n"))
    }
    \(access)nonisolated var generatedContent: GeneratedContent {
    \(writing)
    }
    """
  }

  /// The schema, and the type of values that are not complete.
  var members: String {
    var members = """
      \(access)nonisolated static var generationSchema: GenerationSchema {
      GenerationSchema(type: Self.self\(description), \(schema))
      }
      """
    guard case .structure(let properties) = content else { return members }
    let identity = Property(name: "id", type: "GenerationID", wrappedType: nil, guide: "")
    let parts = properties.contains { $0.name == "id" } ? properties : [identity] + properties
    let variables = parts.map {
      "\(access)var \($0.name): "
        + ($0.isIdentity ? $0.type : "_PartiallyGenerated<\($0.wrappedType ?? $0.type)>?")
    }
    members += """

      \(access)nonisolated struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
      \(variables.joined(separator: "\n"))
      \(access)nonisolated init(_ content: GeneratedContent) throws {
      \(parts.map(\.reading).joined(separator: "\n"))
      }
      }
      """
    return members
  }

  private var schema: String {
    switch content {
    case .structure(let properties):
      let list = properties.filter { !$0.isIdentity }.map {
        "GenerationSchema.Property(name: \(literal($0.name))\($0.guide))"
      }
      return "properties: [\(list.joined(separator: ",\n"))]"
    case .texts(let cases, let areRaw):
      let texts = cases.map { areRaw ? "Self.\($0.name).rawValue" : literal($0.name) }
      return "anyOf: [\(texts.joined(separator: ", "))]"
    case .cases(let cases):
      let list = cases.map {
        "GenerationSchema.Property(name: \(literal($0.name)), type: GeneratedContent?.self)"
      }
      return "properties: [\(list.joined(separator: ",\n"))]"
    }
  }

  private var reading: [String] {
    switch content {
    case .structure(let properties): return properties.map(\.reading)
    case .texts(_, areRaw: true):
      return [
        "guard let value = Self(rawValue: try content.value(Swift.String.self)) else {",
        "throw GeneratedContent._unknown(content)", "}", "self = value",
      ]
    case .texts(let cases, areRaw: false):
      return ["switch try content.value(Swift.String.self) {"]
        + cases.map { "case \(literal($0.name)): self = .\($0.name)" }
        + ["default: throw GeneratedContent._unknown(content)", "}"]
    case .cases(let cases):
      return cases.map { one in
        let values = zip(one.labels, one.types).enumerated().map { index, value in
          let label = value.0.map { "\($0): " } ?? ""
          let name = value.0 ?? "_\(index)"
          return "\(label)try values.value(\(value.1).self, forProperty: \"\(name)\")"
        }
        let value = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
        let name = literal(one.name)
        return """
          if let values = try content.value(GeneratedContent?.self, forProperty: \(name)) {
          _ = values
          self = .\(one.name)\(value)
          return
          }
          """
      } + ["throw GeneratedContent._unknown(content)"]
    }
  }

  private var writing: String {
    switch content {
    case .structure(let properties):
      let list = properties.filter { !$0.isIdentity }.map { "\(literal($0.name)): \($0.name)" }
      let identity = properties.first(where: \.isIdentity).map { ", id: \($0.name)" } ?? ""
      let entries = list.isEmpty ? ":" : list.joined(separator: ", ")
      return "GeneratedContent(properties: [\(entries)]\(identity))"
    case .texts(_, areRaw: true):
      return "GeneratedContent(rawValue)"
    case .texts(let cases, areRaw: false):
      return
        (["switch self {"]
        + cases.map { "case .\($0.name): GeneratedContent(\(literal($0.name)))" } + ["}"])
        .joined(separator: "\n")
    case .cases(let cases):
      return (["switch self {"] + cases.map { Self.writing($0) } + ["}"]).joined(separator: "\n")
    }
  }

  private static func writing(_ one: Case) -> String {
    let names = one.types.indices.map { "value\($0)" }
    let list = zip(one.labels, names).enumerated().map { index, value in
      "\"\(value.0 ?? "_\(index)")\": \(value.1)"
    }
    let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
    let entries = list.isEmpty ? ":" : list.joined(separator: ", ")
    let values = "GeneratedContent(properties: [\(entries)])"
    return
      "case .\(one.name)\(pattern): GeneratedContent(properties: [\(literal(one.name)): \(values)])"
  }
}

/// The name of a case or a variable as a text: without the marks of a keyword.
private func literal(_ name: String) -> String { "\"\(name.filter { $0 != "`" })\"" }
