internal import Localization

/// The reasons why a foreign file cannot be used.
public enum ImportFault: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file is larger than the limit.
  case tooLarge
  /// The file has no content.
  case empty
  /// The file has none of the supported formats.
  case unknownFormat
  /// The file has the given format, but cannot be read.
  case damaged(Format)
  /// Parsing took too long or too much memory, or the parser failed.
  case parserFailed
  /// The library that reads the file is not installed.
  case missing(MissingLibrary)

  /// The expected format of a damaged file.
  public enum Format: String, Hashable, Sendable, Codable {
    case calendar, pass, json, backup
  }

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .tooLarge:
      String(
        words: "This file is larger than \(ImportLimits.fileSize >> 20) MB. Nothing was imported.")
    case .empty: String(words: "This file is empty. Nothing was imported.")
    case .unknownFormat:
      String(
        words: """
          This file is neither a calendar, an e-mail or web page with a reservation, nor a \
          pass. Nothing was imported.
          """)
    case .damaged(.calendar):
      String(words: "This calendar is damaged or incomplete. Nothing was imported.")
    case .damaged(.pass): String(words: "This pass is damaged or incomplete. Nothing was imported.")
    case .damaged(.json):
      String(words: "This JSON file is damaged or incomplete. Nothing was imported.")
    case .damaged(.backup):
      String(words: "This backup is damaged or incomplete. Nothing was imported.")
    case .parserFailed:
      String(words: "This file could not be read safely. Nothing was imported.")
    case .missing(let library): String(words: "\(library) Nothing was imported.")
    }
  }
}
