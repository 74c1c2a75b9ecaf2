public import Foundation

/// A schema that a program puts together as it runs. Mirrors FoundationModels' `DynamicGenerationSchema`.
public struct DynamicGenerationSchema: Sendable {
  fileprivate indirect enum Kind: Sendable {
    case structure([Property])
    case choices([String])
    case schemas([DynamicGenerationSchema])
    case array(DynamicGenerationSchema, minimum: Int?, maximum: Int?)
    case reference(String)
    case type(@Sendable () -> GenerationSchema)
  }

  fileprivate let name: String?
  fileprivate let description: String?
  fileprivate let kind: Kind

  private init(name: String? = nil, description: String? = nil, kind: Kind) {
    self.name = name
    self.description = description
    self.kind = kind
  }

  /// Creates the schema of a structure.
  public init(name: String, description: String? = nil, properties: [Property]) {
    self.init(name: name, description: description, kind: .structure(properties))
  }

  /// Creates the schema of one of some texts.
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    self.init(name: name, description: description, kind: .choices(choices))
  }

  /// Creates the schema of a value of one of some schemas.
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    self.init(name: name, description: description, kind: .schemas(choices))
  }

  /// Creates the schema of an array.
  public init(
    arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
    maximumElements: Int? = nil
  ) {
    self.init(kind: .array(itemSchema, minimum: minimumElements, maximum: maximumElements))
  }

  /// Creates the schema of a type, which the guides do not change.
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    self.init(kind: .type { Value.generationSchema })
  }

  /// Refers to another schema by its name.
  public init(referenceTo name: String) { self.init(kind: .reference(name)) }

  /// A part of a structure. Mirrors FoundationModels'.
  public struct Property: Sendable {
    fileprivate let name: String
    fileprivate let description: String?
    fileprivate let schema: DynamicGenerationSchema
    fileprivate let isOptional: Bool

    /// Creates a part.
    public init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema,
      isOptional: Bool = false
    ) {
      self.name = name
      self.description = description
      self.schema = schema
      self.isOptional = isOptional
    }
  }
}

extension GenerationSchema {
  /// Creates a schema from one that a program has put together, and those to which it refers.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    var known: [String: DynamicGenerationSchema] = [:]
    for schema in [root] + dependencies {
      try schema.check()
      guard let name = schema.name else { continue }
      guard known.updateValue(schema, forKey: name) == nil else {
        throw SchemaError.duplicateType(
          schema: nil, type: name, context: .init("\(name) exists twice"))
      }
    }
    let missing = ([root] + dependencies).flatMap(\.references).filter { known[$0] == nil }
    guard missing.isEmpty else {
      throw SchemaError.undefinedReferences(
        schema: root.name, references: missing, context: .init("\(missing) do not exist"))
    }
    self = root.schema(among: known)
  }

  /// Why a schema cannot be made. Mirrors FoundationModels'.
  public enum SchemaError: LocalizedError, Sendable {
    case duplicateType(schema: String?, type: String, context: Context)
    case duplicateProperty(schema: String, property: String, context: Context)
    case emptyTypeChoices(schema: String, context: Context)
    case undefinedReferences(schema: String?, references: [String], context: Context)

    /// More about an error. Mirrors FoundationModels'.
    public struct Context: Sendable {
      /// A text for programmers.
      public let debugDescription: String
      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
      init(_ text: String) { self.init(debugDescription: text) }
    }

    fileprivate static func noChoices(in schema: String) -> SchemaError {
      .emptyTypeChoices(schema: schema, context: .init("\(schema) has no choices"))
    }

    /// The text for programmers.
    public var errorDescription: String? {
      switch self {
      case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context),
        .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
        context.debugDescription
      }
    }
  }
}

extension DynamicGenerationSchema {
  /// The names to which a schema refers.
  fileprivate var references: [String] {
    switch kind {
    case .structure(let properties): properties.flatMap(\.schema.references)
    case .schemas(let schemas): schemas.flatMap(\.references)
    case .array(let schema, _, _): schema.references
    case .reference(let name): [name]
    case .choices, .type: []
    }
  }

  /// Throws if a structure in it has two properties of one name, or if there is nothing to choose from.
  fileprivate func check() throws {
    let name = name ?? ""
    switch kind {
    case .structure(let properties):
      var names: Set<String> = []
      for property in properties {
        guard names.insert(property.name).inserted else {
          throw GenerationSchema.SchemaError.duplicateProperty(
            schema: name, property: property.name,
            context: .init("\(name) has \(property.name) twice"))
        }
        try property.schema.check()
      }
    case .choices(let texts):
      if texts.isEmpty { throw GenerationSchema.SchemaError.noChoices(in: name) }
    case .schemas(let schemas):
      if schemas.isEmpty { throw GenerationSchema.SchemaError.noChoices(in: name) }
      for schema in schemas { try schema.check() }
    case .array(let schema, _, _): try schema.check()
    case .reference, .type: break
    }
  }

  fileprivate func schema(among known: [String: DynamicGenerationSchema]) -> GenerationSchema {
    switch kind {
    case .structure(let properties):
      GenerationSchema(
        name: name ?? "", description: description,
        properties: properties.map { property in
          .init(
            name: property.name, description: property.description,
            isOptional: property.isOptional, schema: { property.schema.schema(among: known) })
        })
    case .choices(let choices):
      GenerationSchema(name: name ?? "", description: description, anyOf: choices)
    case .schemas(let schemas):
      GenerationSchema(
        name: name ?? "", description: description,
        anyOf: schemas.map { schema in { schema.schema(among: known) } })
    case .array(let schema, let minimum, let maximum):
      GenerationSchema(
        array: { schema.schema(among: known) },
        count: [("minItems", minimum), ("maxItems", maximum)])
    case .reference(let name): known[name]!.schema(among: known)
    case .type(let schema): schema()
    }
  }
}
