import Tabstop

/// A program that shows one kind of container with a number of entries, changes it as a user and as
/// a program would, and prints the processor time of each change: see Benchmarks/README.md.
///
///     growth-bench KIND COUNT
@main
struct GrowthBench: App {
  static let applicationID: String? = "org.example.GrowthBench"

  private let trial = Trial(CommandLine.arguments)

  var body: some Scene {
    WindowGroup("Growth") {
      TrialPage(trial: trial)
    }
    .defaultSize(width: 420, height: 480)
    .commands {
      CommandMenu("Entries") {
        if trial.kind.rawValue == ChoiceKind.commands.rawValue {
          ForEach(trial.items) { item in Button(item.name) {} }
        }
      }
    }
  }
}
