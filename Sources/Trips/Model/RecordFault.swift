internal import Localization

/// The reasons why a record cannot be read.
public enum RecordFault: Error, Hashable, Sendable, CustomStringConvertible {
  case notJSON
  /// The record was written by a newer version of the program.
  case newer(Int64)
  /// The record is of a kind that this version does not know.
  case kind(String)
  /// A field, and its fault.
  case field(String, FieldFault)

  /// A fault of a field.
  public enum FieldFault: Hashable, Sendable {
    case missing
    /// A field has the wrong type, for example a text instead of a number.
    case type
    /// A field has an unknown value.
    case value
    /// A field has unknown parts.
    case parts
  }

  init(_ error: DecodingError) {
    func path(_ keys: [any CodingKey]) -> String {
      keys.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      self = .field(path(context.codingPath + [key]), .missing)
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .field(path(context.codingPath), .type)
    case .dataCorrupted(let context):
      self = .field(path(context.codingPath), .value)
    @unknown default: self = .notJSON
    }
  }

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .notJSON: String(words: "This entry is damaged: it is not valid JSON.")
    case .newer:
      String(
        words:
          "This entry was written by a newer version of Vacation Planner, and is left as it is.")
    case .kind(let kind):
      String(
        words: """
          This entry is of the kind “\(kind)”, which this version does not know. It is left as \
          it is.
          """)
    case .field(let field, .missing):
      String(words: "This entry cannot be read, and is left as it is: “\(field)” is missing.")
    case .field(let field, .type):
      String(
        words: """
          This entry cannot be read, and is left as it is: “\(field)” is not of the right kind.
          """)
    case .field(let field, .value):
      String(
        words: """
          This entry cannot be read, and is left as it is: “\(field)” has a value that is not \
          known.
          """)
    case .field(let field, .parts):
      String(
        words: """
          This entry cannot be read, and is left as it is: “\(field)” has parts that are not \
          known.
          """)
    }
  }
}
