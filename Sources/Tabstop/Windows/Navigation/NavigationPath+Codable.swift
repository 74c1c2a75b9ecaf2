extension NavigationPath {
  /// The values of a path, which can be encoded. Each value follows the name of its type, so the
  /// types must keep their names between encoding and decoding. Mirrors SwiftUI's
  /// `NavigationPath.CodableRepresentation`.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Decodes the values. Fails for a type that the program does not have, or that is not
    /// `Decodable`.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no decodable type with the name \(name).")
        }
        values.append(try Self.decode(type, &container))
      }
      self.values = values
    }

    private static func decode<V: Decodable & Hashable>(
      _ type: V.Type, _ container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable { AnyHashable(try container.decode(type)) }

    /// Encodes the values.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let value = value.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(type(of: value)) ?? "")
        try container.encode(value)
      }
    }
  }

  /// The values for encoding; `nil` if one of them is not `Codable`. Mirrors SwiftUI.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  /// Creates a path from decoded values.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}
