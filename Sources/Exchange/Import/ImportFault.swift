/// Why nothing of a foreign file can be used.
public enum ImportFault: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  case tooLarge
  case empty
  /// It is of none of the formats.
  case unknownFormat
  /// It is damaged, with a word for the format.
  case damaged(String)
  /// Parsing took too long or too much memory, or the parser failed.
  case parserFailed
  /// What reads it is not installed.
  case missing(MissingLibrary)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .tooLarge:
      "This file is larger than \(ImportLimits.fileSize >> 20) MB. Nothing was imported."
    case .empty: "This file is empty. Nothing was imported."
    case .unknownFormat:
      "This file is neither a calendar, an e-mail or web page with a reservation, nor a pass. "
        + "Nothing was imported."
    case .damaged(let format): "This \(format) is damaged or incomplete. Nothing was imported."
    case .parserFailed: "This file could not be read safely. Nothing was imported."
    case .missing(let library): "\(library) Nothing was imported."
    }
  }
}
