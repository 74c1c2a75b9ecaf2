import Foundation

/// Any JSON value, for fields that this version does not know.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value of a key, if this is an object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields[key]
  }

  /// The text, if this is one.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements, if this is an array.
  public var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

extension JSONValue: Codable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue {
  /// The fields of this value that `known` does not contain, because this version does not know
  /// them. Nil if there are none.
  ///
  /// - Throws: `UnknownFieldFault` for a field in an element of an array that has no id, since it
  ///   could not be found again after a change.
  func fields(missingIn known: JSONValue, path: String = "") throws(UnknownFieldFault) -> JSONValue?
  {
    switch (self, known) {
    case (.object(let fields), .object(let knownFields)):
      var missing: [String: JSONValue] = [:]
      for (key, value) in fields {
        let path = path.isEmpty ? key : "\(path).\(key)"
        if let knownValue = knownFields[key] {
          missing[key] = try value.fields(missingIn: knownValue, path: path)
        } else if value != .null {
          missing[key] = value
        }
      }
      return missing.isEmpty ? nil : .object(missing)
    case (.array(let elements), .array(let knownElements)):
      guard elements.count == knownElements.count else { throw UnknownFieldFault(path: path) }
      var missing: [JSONValue] = []
      for (element, knownElement) in zip(elements, knownElements) {
        guard case .object(var fields)? = try element.fields(missingIn: knownElement, path: path)
        else { continue }
        guard let id = element["id"], id.text != nil else { throw UnknownFieldFault(path: path) }
        fields["id"] = id
        missing.append(.object(fields))
      }
      return missing.isEmpty ? nil : .array(missing)
    default: return nil
    }
  }

  /// This value with fields that it does not have itself; elements of arrays are found by their id.
  func adding(_ missing: JSONValue) -> JSONValue {
    switch (self, missing) {
    case (.object(let fields), .object(let more)):
      return .object(fields.merging(more) { $0.adding($1) })
    case (.array(let elements), .array(let more)):
      let byID = Dictionary(more.compactMap { value in value["id"].map { ($0, value) } }) { a, _ in
        a
      }
      return .array(
        elements.map { element in
          element["id"].flatMap { byID[$0] }.map(element.adding) ?? element
        })
    default: return self
    }
  }
}

/// A field that this version neither knows nor can keep.
struct UnknownFieldFault: Error { let path: String }
