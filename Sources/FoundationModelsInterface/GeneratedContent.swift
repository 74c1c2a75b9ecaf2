internal import Foundation

/// What a model generates: a value as of JSON. Mirrors FoundationModels' `GeneratedContent`.
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
  /// What content is. Mirrors FoundationModels'.
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  /// What the content is.
  public let kind: Kind
  /// The identity of the content.
  public var id: GenerationID?
  /// Whether all of the content is there. Always true.
  public var isComplete: Bool { true }

  /// Any content.
  public static var generationSchema: GenerationSchema { .init(kind: "object") }

  /// Creates content.
  public init(kind: Kind, id: GenerationID? = nil) {
    self.kind = kind
    self.id = id
  }

  /// Creates the same content.
  public init(_ content: GeneratedContent) throws { self = content }

  /// Creates content from a value.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// Creates content from a value.
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self = value.generatedContent
    self.id = id
  }

  /// Creates content from properties with names.
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    self.init(
      kind: .structure(
        properties: Dictionary(
          properties.map { ($0.key, $0.value.generatedContent) }, uniquingKeysWith: { $1 }),
        orderedKeys: properties.map(\.key)), id: id)
  }

  /// Creates content from elements.
  public init(
    elements: some Sequence<any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) { self.init(kind: .array(elements.map(\.generatedContent)), id: id) }

  /// Creates content from JSON.
  public init(json: String) throws {
    do {
      self = try JSONDecoder().decode(DecodedContent.self, from: Data(json.utf8)).content
    } catch {
      throw LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: "This is no JSON: \(json)"))
    }
  }

  /// The content itself.
  public var generatedContent: GeneratedContent { self }
  /// The content in JSON.
  public var debugDescription: String { jsonString }

  /// A value of a type.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws
    -> Value
  { try Value(self) }

  /// The value of a property.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard let content = try content(of: property) else {
      throw LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: "'\(property)' is missing in \(jsonString)"))
    }
    return try Value(content)
  }

  /// The value of a property, which may be missing.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard let content = try content(of: property), content.kind != .null else { return nil }
    return try Value(content)
  }

  private func content(of property: String) throws -> GeneratedContent? {
    guard case .structure(let properties, _) = kind else { throw mismatch(property) }
    return properties[property]
  }

  /// The error for content that is no value of a type, or that has no property of a name.
  func mismatch(_ wanted: Any) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: "\(jsonString) has no \(wanted)"))
  }

  /// The error for content that is no case of an enumeration, as the macro ``Generable(description:)`` throws it.
  public static func _unknown(_ content: GeneratedContent) -> any Error { content.mismatch("case") }

  func number(for type: Any.Type) throws -> Double {
    guard case .number(let value) = kind else { throw mismatch(type) }
    return value
  }
}

/// The identity of what a model generates. Mirrors FoundationModels' `GenerationID`.
public struct GenerationID: Sendable, Hashable {
  private let id = UUID()
  /// Creates an identity.
  public init() {}
}

extension GeneratedContent {
  /// The content in JSON, with the properties in their order.
  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    // JSON has no infinite numbers.
    case .number(let value) where !value.isFinite: "null"
    case .number(let value): Int(exactly: value).map(String.init) ?? String(value)
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[\(elements.map(\.jsonString).joined(separator: ", "))]"
    case .structure(let properties, let keys):
      "{"
        + keys.compactMap { key in
          properties[key].map { "\(Self.quoted(key)): \($0.jsonString)" }
        }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20: quoted += String(format: "\\u%04x", scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// Content as `JSONDecoder` reads it. The properties are in the order of their names, as the decoder does not
/// tell another.
private struct DecodedContent: Decodable {
  let content: GeneratedContent

  init(from decoder: any Decoder) throws {
    if let properties = try? [String: DecodedContent](from: decoder) {
      content = GeneratedContent(
        kind: .structure(
          properties: properties.mapValues(\.content), orderedKeys: properties.keys.sorted()))
    } else if let elements = try? [DecodedContent](from: decoder) {
      content = GeneratedContent(kind: .array(elements.map(\.content)))
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        content = GeneratedContent(kind: .null)
      } else if let bool = try? value.decode(Bool.self) {
        content = GeneratedContent(kind: .bool(bool))
      } else if let number = try? value.decode(Double.self) {
        content = GeneratedContent(kind: .number(number))
      } else {
        content = GeneratedContent(kind: .string(try value.decode(String.self)))
      }
    }
  }
}
