import Foundation
import Observation
import OpenIDConnect
import SignIn

/// The providers that are set up on this computer, for this user, and by the command line.
@Observable
final class Providers {
  private(set) var entries: [ProviderFiles.Entry] = []
  /// What is wrong with the files: sentences.
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

  var userFile: String { files.userFile }

  /// Reads the files.
  func read() {
    let (entries, faults) = files.read()
    self.entries = (tried.map { [ProviderFiles.Entry($0, isUsers: false)] } ?? []) + entries
    self.faults = faults.map(\.message)
  }

  /// Adds a provider for this user, in the place of one of the same issuer and client.
  func add(_ configuration: ProviderConfiguration) throws(ProviderFiles.Fault) {
    let new = ProviderFiles.Entry(configuration, isUsers: true)
    let others = files.read().entries.filter { $0.isUsers && $0.id != new.id }
    try files.write(others.map(\.configuration) + [configuration])
    read()
  }

  /// Removes a provider of this user. Accounts keep it as a way in, if it is added again.
  func remove(_ entry: ProviderFiles.Entry) throws(ProviderFiles.Fault) {
    let others = files.read().entries.filter { $0.isUsers && $0.id != entry.id }
    try files.write(others.map(\.configuration))
    read()
  }

  /// The provider with this issuer, if it is set up.
  func entry(issuer: String) -> ProviderFiles.Entry? {
    entries.first { $0.configuration.issuer == issuer }
  }
}
