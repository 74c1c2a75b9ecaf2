import Accounts
import ArgumentParser
import Exchange
import Foundation
import Guidebook
import OpenIDConnect
import Tabstop

/// The program's command.
@main
struct VacationPlanner: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "vacation-planner",
    abstract: "Browse destinations and plan trips.",
    version: "0.1.0")

  @Option(
    help: ArgumentHelp(
      "The folder that keeps the accounts (default: $XDG_DATA_HOME/vacation-planner).",
      valueName: "dir"))
  var dataDir: String?

  @Option(
    help: ArgumentHelp(
      "A provider to sign in with, to try it out: its issuer, an https address.",
      valueName: "issuer"))
  var provider: String?

  @Option(
    help: ArgumentHelp("What the provider of --provider calls this program.", valueName: "id"))
  var clientID = "vacation-planner"

  @Flag(
    name: .customLong("gapplication-service"),
    help: "Wait in the background until the desktop asks for a window.")
  var isService = false

  @Argument(help: ArgumentHelp("Files to import into a trip.", valueName: "file"))
  var files: [String] = []

  nonisolated static func main() {
    // This program is also the helper process that parses foreign files.
    ForeignFileHelper.runIfRequested()
    // Most starts have nothing to parse, which would cost 2 MiB.
    guard CommandLine.argc > 1 else {
      Foundation.exit(
        MainActor.assumeIsolated { start(dataDir: nil, provider: nil, arguments: []) })
    }
    main(nil)
  }

  nonisolated func validate() throws {
    if let dataDir, dataDir.isEmpty {
      throw ValidationError("--data-dir needs the path of a folder.")
    }
    for file in files where !Self.isAddress(file) {
      guard FileManager.default.fileExists(atPath: file) else {
        throw ValidationError("There is no file \(file).")
      }
    }
  }

  /// An address that the desktop opens with the program.
  private nonisolated static func isAddress(_ text: String) -> Bool {
    ["file", ProviderSignIn.scheme].contains(URL(string: text)?.scheme)
  }

  nonisolated func run() throws {
    let folder = dataDir
    let provider = provider.map { issuer in
      ProviderConfiguration(
        name: URL(string: issuer)?.host() ?? issuer, issuer: issuer, clientID: clientID)
    }
    // GTK's application opens them, perhaps in the instance that runs already.
    let arguments =
      isService
      ? ["--gapplication-service"] : files.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
    let code = MainActor.assumeIsolated {
      Self.start(dataDir: folder, provider: provider, arguments: arguments)
    }
    throw ExitCode(code)
  }

  @MainActor
  private static func start(
    dataDir: String?, provider: ProviderConfiguration?, arguments: [String]
  ) -> Int32 {
    Providers.tried = provider
    if let dataDir {
      // The working directory may have changed by the time the store is opened.
      Planner.dataDirectory = URL(fileURLWithPath: dataDir).path
    }
    Guidebook.install()
    let code = PlannerApp.run(arguments: arguments)
    OpenedDocuments.removeAllOfThisProgram()
    NotesDrafts.saveBeforeExit()
    Planner.closeStores()
    AccountStore.waitUntilReleasedAreClosed()
    return code
  }
}

struct PlannerApp: App {
  static var applicationID: String? { "org.tabstop.VacationPlanner" }
  static var applicationName: String { "Vacation Planner" }

  var body: some Scene {
    WindowGroup("Vacation Planner") {
      PlannerView()
    }
    .defaultSize(width: 880, height: 720)
    .commands { PlannerCommands() }
  }
}
