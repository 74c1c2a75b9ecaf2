import Accounts
import ArgumentParser
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

  nonisolated func validate() throws {
    if let dataDir, dataDir.isEmpty {
      throw ValidationError("--data-dir needs the path of a folder.")
    }
  }

  nonisolated func run() throws {
    let (folder, isService) = (dataDir, isService)
    let code = MainActor.assumeIsolated { Self.start(dataDir: folder, isService: isService) }
    throw ExitCode(code)
  }

  @MainActor
  private static func start(dataDir: String?, isService: Bool) -> Int32 {
    if let dataDir {
      // The working directory may have changed by the time the store is opened.
      Planner.dataDirectory = URL(fileURLWithPath: dataDir).path
    }
    Guidebook.install()
    let code = PlannerApp.run(arguments: isService ? ["--gapplication-service"] : [])
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
