import Foundation
internal import Localization
public import OpenIDConnect

/// The providers that are set up: those of an administrator's file, and those of the user's.
///
/// Both are JSON: `{"providers": [{"name": "Example", "issuer": "https://id.example.org", "clientID":
/// "vacation-planner"}]}`, each with `scopes` if it needs others than the usual ones.
public struct ProviderFiles: Sendable {
  /// A provider, and who set it up.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The configuration of the provider.
    public let configuration: ProviderConfiguration
    /// Whether it is the user's, who may remove it.
    public let isUsers: Bool

    /// Creates an entry.
    public init(_ configuration: ProviderConfiguration, isUsers: Bool) {
      self.configuration = configuration
      self.isUsers = isUsers
    }

    /// Two entries of one provider differ in the client.
    public var id: [String] { [configuration.issuer, configuration.clientID] }
  }

  /// A file that cannot be read or written.
  public struct Fault: Error, Equatable, Sendable {
    /// The path of the file.
    public let path: String
    /// The reason, for the user.
    public let reason: String

    /// Creates a fault.
    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    /// One sentence for the user.
    public var message: String { "\(path): \(reason)" }
  }

  /// The limit of a file's length, in bytes. Such files have a few lines.
  private static let longest = 1 << 20

  /// The path of the administrator's file.
  public let systemFile: String
  /// The path of the user's file.
  public let userFile: String

  /// Names the two files, which need not exist.
  /// - Parameters:
  ///   - systemFile: The administrator's.
  ///   - userFile: The user's.
  public init(systemFile: String, userFile: String) {
    self.systemFile = systemFile
    self.userFile = userFile
  }

  /// `/etc/NAME/providers.json` and `$XDG_CONFIG_HOME/NAME/providers.json`, where that is
  /// `~/.config` by default.
  public init(program name: String, environment: [String: String]) {
    // The specification (0.8) requires that relative paths are ignored.
    let folder =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()) + "/.config"
    self.init(
      systemFile: "/etc/\(name)/providers.json", userFile: "\(folder)/\(name)/providers.json")
  }

  /// The administrator's providers, then the user's, each once; and the faults of the files.
  public func read() -> (entries: [Entry], faults: [Fault]) {
    var entries: [Entry] = []
    var faults: [Fault] = []
    for (path, isUsers) in [(systemFile, false), (userFile, true)] {
      do throws(Fault) {
        for configuration in try Self.read(path) where !configuration.name.isEmpty {
          let entry = Entry(configuration, isUsers: isUsers)
          if !entries.contains(where: { $0.id == entry.id }) { entries.append(entry) }
        }
      } catch {
        faults.append(error)
      }
    }
    return (entries, faults)
  }

  /// All providers of the user's file, to change them and to write them again.
  public func readUsers() throws(Fault) -> [ProviderConfiguration] { try Self.read(userFile) }

  /// Replaces the user's providers.
  public func write(_ configurations: [ProviderConfiguration]) throws(Fault) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Contents(providers: configurations)) + Data("\n".utf8)
      let file = URL(fileURLWithPath: userFile)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try data.write(to: file, options: .atomic)
    } catch {
      throw Fault(path: userFile, reason: String(words: "This file cannot be written."))
    }
  }

  private struct Contents: Codable {
    let providers: [ProviderConfiguration]
  }

  private static func read(_ path: String) throws(Fault) -> [ProviderConfiguration] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: longest + 1)
    else { throw Fault(path: path, reason: String(words: "This file cannot be read.")) }
    guard data.count <= longest, let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else {
      throw Fault(
        path: path,
        reason: String(
          words: "This file is not a list of providers, each with name, issuer and clientID."))
    }
    let wrong = contents.providers.first {
      !($0.logOutRedirect.map(ProviderConfiguration.isLogOutRedirect) ?? true)
    }
    if let wrong {
      throw Fault(
        path: path,
        reason: String(
          words: """
            logOutRedirect of “\(wrong.name)” is not an address like http://127.0.0.1/signed-out.
            """))
    }
    return contents.providers
  }
}
