import Accounts
import ArgumentParser
import Exchange
import Foundation
import Guidebook
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

  @Flag(
    name: .customLong("gapplication-service"),
    help: "Wait in the background until the desktop asks for a window.")
  var isService = false

  @Argument(help: ArgumentHelp("Files to import into a trip.", valueName: "file"))
  var files: [String] = []

  nonisolated static func main() {
    // This program is also the helper process that parses foreign files.
    ForeignFileHelper.runIfRequested()
    main(nil)
  }

  nonisolated func validate() throws {
    if let dataDir, dataDir.isEmpty {
      throw ValidationError("--data-dir needs the path of a folder.")
    }
    for file in files where URL(string: file)?.scheme != "file" {
      guard FileManager.default.fileExists(atPath: file) else {
        throw ValidationError("There is no file \(file).")
      }
    }
  }

  nonisolated func run() throws {
    let folder = dataDir
    // GTK's application opens them, perhaps in the instance that runs already.
    let arguments =
      isService
      ? ["--gapplication-service"] : files.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
    let code = MainActor.assumeIsolated { Self.start(dataDir: folder, arguments: arguments) }
    throw ExitCode(code)
  }

  @MainActor
  private static func start(dataDir: String?, arguments: [String]) -> Int32 {
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
