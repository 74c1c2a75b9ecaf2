/// What values of a type consist of, as JSON Schema. Mirrors FoundationModels' `GenerationSchema`.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
  /// The type's name, by which it can contain itself.
  private let name: String?
  private let keywords: [(String, GeneratedContent)]
  private let properties: [Property]?
  private let elements: (@Sendable () -> GenerationSchema)?
  private let choices: [@Sendable () -> GenerationSchema]

  private init(
    name: String? = nil, keywords: [(String, GeneratedContent)] = [],
    properties: [Property]? = nil, elements: (@Sendable () -> GenerationSchema)? = nil,
    choices: [@Sendable () -> GenerationSchema] = []
  ) {
    self.name = name
    self.keywords = keywords
    self.properties = properties
    self.elements = elements
    self.choices = choices
  }

  /// Creates the schema of a plain type.
  init(kind: String) { self.init(keywords: [("type", GeneratedContent(kind))]) }

  init<Element: Generable>(elements: Element.Type) {
    self.init(
      keywords: [("type", GeneratedContent("array"))], elements: { Element.generationSchema })
  }

  init(array elements: @escaping @Sendable () -> GenerationSchema, count: [(String, Int?)]) {
    let limits = count.compactMap { name, value in value.map { (name, GeneratedContent($0)) } }
    self.init(keywords: [("type", GeneratedContent("array"))] + limits, elements: elements)
  }

  init(name: String, description: String?, properties: [Property]) {
    self.init(
      name: name,
      keywords: [("type", GeneratedContent("object"))] + Self.description(description),
      properties: properties)
  }

  init(name: String, description: String?, anyOf choices: [String]) {
    self.init(
      name: name,
      keywords: [("type", GeneratedContent("string")), ("enum", GeneratedContent(choices))]
        + Self.description(description))
  }

  init(
    name: String, description: String?, anyOf choices: [@Sendable () -> GenerationSchema]
  ) {
    self.init(name: name, keywords: Self.description(description), choices: choices)
  }

  /// Creates the schema of a structure.
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    self.init(name: String(describing: type), description: description, properties: properties)
  }

  /// Creates the schema of one of some texts.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    self.init(name: String(describing: type), description: description, anyOf: choices)
  }

  /// Creates the schema of a value of one of some types.
  public init(
    type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]
  ) {
    self.init(
      name: String(describing: type), description: description,
      anyOf: types.map { type in { type.generationSchema } })
  }

  private static func description(_ text: String?) -> [(String, GeneratedContent)] {
    text.map { [("description", GeneratedContent($0))] } ?? []
  }

  /// The schema in JSON.
  public var debugDescription: String { json(inside: []).jsonString }

  /// The schema inside of the types of some names, which it refers to by them.
  func json(inside open: Set<String>, adding more: [(String, GeneratedContent)] = [])
    -> GeneratedContent
  {
    if let name, open.contains(name) {
      return Self.structure([("$ref", GeneratedContent("#/$defs/\(name)"))] + more)
    }
    let open = name.map { open.union([$0]) } ?? open
    var entries = name.map { [("title", GeneratedContent($0))] } ?? []
    entries += keywords
    if let properties {
      entries.append(
        ("properties", Self.structure(properties.map { ($0.name, $0.json(inside: open)) })))
      let required = properties.filter { !$0.isOptional }.map(\.name)
      entries.append(("required", GeneratedContent(required)))
    }
    if let elements {
      let own = more.first { $0.0 == "items" }?.1
      entries.append(("items", elements().json(inside: open, adding: Self.entries(of: own))))
    }
    if !choices.isEmpty {
      let schemas = choices.map { $0().json(inside: open) }
      entries.append(("anyOf", GeneratedContent(kind: .array(schemas))))
    }
    return Self.structure(entries + more.filter { $0.0 != "items" })
  }

  private static func structure(_ entries: [(String, GeneratedContent)]) -> GeneratedContent {
    // A later entry replaces an earlier one of the same name.
    let properties = Dictionary(entries, uniquingKeysWith: { $1 })
    var seen: Set<String> = []
    return GeneratedContent(
      kind: .structure(
        properties: properties,
        orderedKeys: entries.map(\.0).filter { seen.insert($0).inserted }))
  }

  private static func entries(of content: GeneratedContent?) -> [(String, GeneratedContent)] {
    guard case .structure(let properties, let keys)? = content?.kind else { return [] }
    return keys.compactMap { key in properties[key].map { (key, $0) } }
  }

  /// A part of a structure. Mirrors FoundationModels'.
  public struct Property: Sendable {
    let name: String
    let isOptional: Bool
    private let description: String?
    private let schema: @Sendable () -> GenerationSchema
    private let keywords: [String: GeneratedContent]
    private let elementKeywords: [String: GeneratedContent]

    init(
      name: String, description: String?, isOptional: Bool,
      schema: @escaping @Sendable () -> GenerationSchema,
      keywords: [String: GeneratedContent] = [:], elementKeywords: [String: GeneratedContent] = [:]
    ) {
      self.name = name
      self.description = description
      self.isOptional = isOptional
      self.schema = schema
      self.keywords = keywords
      self.elementKeywords = elementKeywords
    }

    /// Creates a part that is always there.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type,
      guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name, description, isOptional: false, guides)
    }

    /// Creates a part that may be missing.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type,
      guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name, description, isOptional: true, guides)
    }

    /// Creates a text with a pattern, which the schema does not have.
    public init<Output>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<Output>]
    ) { self.init(name: name, description: description, type: type) }

    /// Creates a text with a pattern, which the schema does not have, that may be missing.
    public init<Output>(
      name: String, description: String? = nil, type: String?.Type, guides: [Regex<Output>]
    ) { self.init(name: name, description: description, type: type) }

    private init<Value: Generable>(
      _ name: String, _ description: String?, isOptional: Bool, _ guides: [GenerationGuide<Value>]
    ) {
      self.init(
        name: name, description: description, isOptional: isOptional,
        schema: { Value.generationSchema },
        keywords: guides.reduce(into: [:]) { $0.merge($1.keywords) { $1 } },
        elementKeywords: guides.reduce(into: [:]) { $0.merge($1.elementKeywords) { $1 } })
    }

    func json(inside open: Set<String>) -> GeneratedContent {
      var more = GenerationSchema.description(description)
      more += keywords.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      if !elementKeywords.isEmpty {
        let items = elementKeywords.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        more.append(("items", GenerationSchema.structure(items)))
      }
      return schema().json(inside: open, adding: more)
    }
  }
}
