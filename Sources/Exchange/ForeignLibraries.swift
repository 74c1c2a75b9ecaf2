internal import Localization
import CArchive
import CIcal

/// The error of a library that is loaded when it is needed, and is not installed.
public struct MissingLibrary: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the library, and that of its file.
  let name: String
  let file: String

  /// A sentence for the user.
  public var description: String {
    String(words: "The library \(name) (\(file)) is not installed.")
  }
}

/// libical, loaded when a calendar is first read or written.
///
/// A program that is linked to it takes 2 MiB more from its start: it brings ICU.
final class Ical: Sendable {
  let functions: IcalFunctions

  private init?() {
    var functions = IcalFunctions()
    guard ical_functions_load(&functions) != 0 else { return nil }
    self.functions = functions
  }

  static let shared = Ical()

  static func loaded() throws(MissingLibrary) -> Ical {
    guard let shared else { throw MissingLibrary(name: "libical", file: "libical.so.3") }
    return shared
  }
}

/// libarchive, loaded when an archive is first read or written.
enum Archive {
  static let functions: ArchiveFunctions? = {
    var functions = ArchiveFunctions()
    return archive_functions_load(&functions) == 0 ? nil : functions
  }()

  static func loaded() throws(MissingLibrary) -> ArchiveFunctions {
    guard let functions else { throw MissingLibrary(name: "libarchive", file: "libarchive.so.13") }
    return functions
  }
}
