import Foundation
import Observation
import OpenIDConnect
import SignIn

/// The providers that are set up on this computer, for this user, and by the command line.
@Observable
final class Providers {
  private(set) var entries: [ProviderFiles.Entry] = []
  /// The faults of the files, as sentences.
  private(set) var faults: [String] = []
  @ObservationIgnored private let files: ProviderFiles
  @ObservationIgnored private let tried: ProviderConfiguration?

  /// The provider of the command line.
  static var tried: ProviderConfiguration?

  init(
    files: ProviderFiles = ProviderFiles(
      program: "vacation-planner", environment: ProcessInfo.processInfo.environment),
    tried: ProviderConfiguration? = Providers.tried
  ) {
    self.files = files
    self.tried = tried
    read()
  }

  /// Reads the files.
  func read() {
    let (entries, faults) = files.read()
    self.entries = (tried.map { [ProviderFiles.Entry($0, isUsers: false)] } ?? []) + entries
    self.faults = faults.map(\.message)
  }

  /// Adds a provider for this user, in the place of one of the same issuer and client. A file with a
  /// fault stays as it is: the user may have written it.
  func add(_ configuration: ProviderConfiguration) throws(ProviderFiles.Fault) {
    let new = ProviderFiles.Entry(configuration, isUsers: true)
    let old = files.read().entries.first { !$0.isUsers && $0.id == new.id }
    if let old {
      throw ProviderFiles.Fault(
        path: files.systemFile,
        reason: String(
          localized:
            "The administrator has set this provider up already, as “\(old.configuration.name)”."))
    }
    try files.write(try others(than: new) + [configuration])
    read()
  }

  /// Removes a provider of this user. Accounts keep it as a way in, if it is added again.
  func remove(_ entry: ProviderFiles.Entry) throws(ProviderFiles.Fault) {
    try files.write(try others(than: entry))
    read()
  }

  private func others(
    than entry: ProviderFiles.Entry
  ) throws(ProviderFiles.Fault) -> [ProviderConfiguration] {
    try files.readUsers().filter { ProviderFiles.Entry($0, isUsers: true).id != entry.id }
  }

  /// The provider with this issuer, if it is set up.
  func entry(issuer: String) -> ProviderFiles.Entry? {
    entries.first { $0.configuration.issuer == issuer }
  }
}
