import Foundation
import OpenIDConnect
import SignIn
import Testing

@testable import vacation_planner

/// The providers that are set up, in files.
@MainActor
@Suite struct ProvidersTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("providers-\(UUID().uuidString)")
  private let example = ProviderConfiguration(
    name: "Example", issuer: "https://login.example.org", clientID: "vacation-planner")
  private let other = ProviderConfiguration(
    name: "Other", issuer: "https://id.example.net", clientID: "x", scopes: ["openid", "groups"])

  private var files: ProviderFiles {
    ProviderFiles(
      systemFile: folder.appendingPathComponent("etc.json").path,
      userFile: folder.appendingPathComponent("config/providers.json").path)
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func withoutFilesThereIsNoProvider() {
    let (entries, faults) = files.read()
    #expect(entries.isEmpty && faults.isEmpty)
  }

  @Test func aProviderIsKeptUntilItIsRemoved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let providers = Providers(files: files, tried: nil)
    try providers.add(example)
    try providers.add(other)
    // Another name of the same one takes its place.
    var renamed = example
    renamed.name = "Renamed"
    try providers.add(renamed)
    let again = Providers(files: files, tried: nil)
    #expect(again.entries.map(\.configuration) == [other, renamed])
    #expect(again.entry(issuer: other.issuer)?.configuration == other)
    try again.remove(again.entries[0])
    providers.read()
    #expect(providers.entries.map(\.configuration) == [renamed])
  }

  @Test func anAddressAfterSigningOutIsKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var provider = example
    provider.logOutRedirect = "http://127.0.0.1:8910/signed-out"
    try Providers(files: files, tried: nil).add(provider)
    #expect(Providers(files: files, tried: nil).entries.map(\.configuration) == [provider])
    // One at which no browser can arrive is a fault of the file.
    try write(
      """
      {"providers": [{"name": "Work", "issuer": "https://work.example", "clientID": "planner",
        "logOutRedirect": "http://localhost/signed-out"}]}
      """, to: files.systemFile)
    let providers = Providers(files: files, tried: nil)
    #expect(providers.entries.map(\.configuration) == [provider])
    #expect(providers.faults.count == 1)
    #expect(providers.faults.first?.contains("logOutRedirect of “Work”") == true)
  }

  @Test func anAdministratorsProvidersComeFirstAndStay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      {"providers": [{"name": "Work", "issuer": "https://work.example", "clientID": "planner"}]}
      """, to: files.systemFile)
    try files.write([example])
    let providers = Providers(files: files, tried: other)
    #expect(providers.entries.map(\.configuration.name) == ["Other", "Work", "Example"])
    #expect(providers.entries.map(\.isUsers) == [false, false, true])
    #expect(providers.entries[1].configuration.scopes == ProviderConfiguration.defaultScopes)
  }

  @Test(arguments: ["", "[]", "{}", "{\"providers\": [{\"name\": \"A\"}]}"])
  func aFileThatIsNoneIsNamedAndTheOtherCounts(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text, to: files.systemFile)
    try files.write([example])
    let (entries, faults) = files.read()
    #expect(entries.map(\.configuration) == [example])
    #expect(faults.map(\.path) == [files.systemFile])
    #expect(faults[0].message.hasPrefix(files.systemFile))
  }

  @Test func aFileWithAFaultIsNotOverwritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "{\"providers\": [{\"name\": \"Mine\","
    try write(text, to: files.userFile)
    let providers = Providers(files: files, tried: nil)
    #expect(throws: ProviderFiles.Fault.self) { try providers.add(example) }
    #expect(throws: ProviderFiles.Fault.self) {
      try providers.remove(ProviderFiles.Entry(example, isUsers: true))
    }
    #expect(try String(contentsOfFile: files.userFile, encoding: .utf8) == text)
  }

  @Test func aProviderOfTheAdministratorIsNotAddedAgain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      {"providers": [{"name": "Work", "issuer": "\(example.issuer)",
        "clientID": "\(example.clientID)"}]}
      """, to: files.systemFile)
    // The user's own entry for it stays, although the other one counts.
    try files.write([example])
    let providers = Providers(files: files, tried: nil)
    let fault = #expect(throws: ProviderFiles.Fault.self) { try providers.add(example) }
    #expect(fault?.reason.contains("“Work”") == true)
    try providers.add(other)
    #expect(try files.readUsers() == [example, other])
  }

  @Test func aFolderThatCannotBeMadeIsAFault() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: folder.appendingPathComponent("config").path)
    #expect(throws: ProviderFiles.Fault.self) { try files.write([example]) }
  }

  @Test func theUsersFileFollowsTheDesktopsConventions() {
    func path(_ environment: [String: String]) -> String {
      ProviderFiles(program: "p", environment: environment).userFile
    }
    #expect(path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/p/providers.json")
    #expect(path(["XDG_CONFIG_HOME": "c", "HOME": "/h"]) == "/h/.config/p/providers.json")
    #expect(ProviderFiles(program: "p", environment: [:]).systemFile == "/etc/p/providers.json")
  }

  @Test(arguments: [
    ("https://login.example.org", true), ("https://login.example.org/realm", true),
    ("http://127.0.0.1:8080", true), ("http://localhost", true), ("http://[::1]:8080", true),
    ("http://login.example.org", false), ("login.example.org", false), ("https://", false),
    ("", false), ("ftp://login.example.org", false),
  ])
  func anIssuerIsAnAddress(issuer: String, isRight: Bool) {
    #expect((ProviderSetUpPage.issuerMistake(issuer) == nil) == isRight)
  }
}
