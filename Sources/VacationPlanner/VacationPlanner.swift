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
    abstract: String(localized: "Browse destinations and plan trips."),
    version: "0.2.0")

  @Option(
    help: ArgumentHelp(
      String(
        localized: "The folder that keeps the accounts (default: $XDG_DATA_HOME/vacation-planner)."),
      valueName: String(localized: "dir", comment: "A folder, on the command line")))
  var dataDir: String?

  @Option(
    help: ArgumentHelp(
      String(localized: "A provider to sign in with, to try it out: its issuer, an https address."),
      valueName: String(localized: "issuer", comment: "On the command line")))
  var provider: String?

  @Option(
    help: ArgumentHelp(
      String(
        localized: """
          What the provider of --provider calls this program (default: vacation-planner).
          """),
      valueName: String(localized: "id", comment: "On the command line")))
  var clientID: String?

  @Flag(
    name: .customLong("gapplication-service"),
    help: ArgumentHelp(
      String(localized: "Wait in the background until the desktop asks for a window.")))
  var isService = false

  @Flag(help: ArgumentHelp(String(localized: "Plan a new trip, after signing in.")))
  var newTrip = false

  @Flag(
    name: .customLong("import"),
    help: ArgumentHelp(
      String(
        localized: """
          Choose files to import, after signing in. Files that are named need no such option.
          """)))
  var choosesFiles = false

  @Argument(
    help: ArgumentHelp(
      String(localized: "Files to import into a trip."),
      valueName: String(localized: "file", comment: "On the command line")))
  var files: [String] = []

  nonisolated static func main() {
    // This program is also the helper process that parses foreign files.
    ForeignFileHelper.runIfRequested()
    // Most starts have nothing to parse, which would cost 2 MiB.
    guard CommandLine.argc > 1 else {
      Foundation.exit(
        MainActor.assumeIsolated { start(dataDir: nil, provider: nil, action: nil, arguments: []) })
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      CommandLineWords.exit(VacationPlanner.self, error)
    }
  }

  nonisolated func validate() throws {
    if let dataDir, dataDir.isEmpty {
      throw ValidationError(String(localized: "--data-dir needs the path of a folder."))
    }
    if newTrip && (choosesFiles || !files.isEmpty) {
      throw ValidationError(String(localized: "Plan a new trip or import files, not both at once."))
    }
    for file in files where !Self.isAddress(file) {
      guard FileManager.default.fileExists(atPath: file) else {
        throw ValidationError(String(localized: "There is no file \(file)."))
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
        name: URL(string: issuer)?.host() ?? issuer, issuer: issuer,
        clientID: clientID ?? "vacation-planner")
    }
    // GTK's application opens them, perhaps in the instance that runs already.
    let arguments =
      isService
      ? ["--gapplication-service"] : files.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
    let action: ExternalRequest.Action? =
      newTrip ? .newTrip : choosesFiles && files.isEmpty ? .importFiles : nil
    let code = MainActor.assumeIsolated {
      Self.start(dataDir: folder, provider: provider, action: action, arguments: arguments)
    }
    throw ExitCode(code)
  }

  @MainActor
  private static func start(
    dataDir: String?, provider: ProviderConfiguration?, action: ExternalRequest.Action?,
    arguments: [String]
  ) -> Int32 {
    Providers.tried = provider
    if let dataDir {
      // The working directory may have changed by the time the store is opened.
      Planner.dataDirectory = URL(fileURLWithPath: dataDir).path
    }
    Guidebook.install()
    Desktop.search = TripSearch.shared
    let code =
      action.map { PlannerApp.run(action: $0.rawValue, arguments: arguments) }
      ?? PlannerApp.run(arguments: arguments)
    OpenedDocuments.removeAllOfThisProgram()
    for fault in UnsavedNotes.ofProgram.saveBeforeExit() {
      FileHandle.standardError.write(Data("Notes were not saved. \(fault.message)\n".utf8))
    }
    PageMemory.saveBeforeExit()
    Planner.closeStores()
    AccountStore.waitUntilReleasedAreClosed()
    return code
  }
}

struct PlannerApp: App {
  nonisolated static let id = "org.tabstop.VacationPlanner"
  static var applicationID: String? { id }
  static var applicationName: String { "Vacation Planner" }
  static var desktopActions: [String] { ExternalRequest.Action.allCases.map(\.rawValue) }

  var body: some Scene {
    WindowGroup("Vacation Planner") {
      PlannerView()
    }
    .defaultSize(width: 880, height: 720)
    .commands { PlannerCommands() }
  }
}
