import Tabstop

/// The program that the benchmark measures: see Benchmarks/README.md for its task.
@main
struct FormBench: App {
  static var applicationID: String? {
    CommandLine.argc > 1 && CommandLine.arguments.contains("--without-id")
      ? nil : "org.example.FormBench"
  }

  var body: some Scene {
    WindowGroup(title) {
      if let count = number(after: "--fields") {
        PollPage(count: count)
      } else if let count = number(after: "--list") {
        ListPage(count: count)
      } else {
        SignUpPage()
      }
    }
    .defaultSize(width: 420, height: 480)
  }

  private var title: String {
    number(after: "--fields") != nil
      ? "New poll" : number(after: "--list") != nil ? "Places" : "Sign up"
  }

  /// The number after an option of the command line: 1 or more.
  private func number(after option: String) -> Int? {
    guard CommandLine.argc > 1 else { return nil }
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count,
      let number = Int(arguments[place + 1]), number > 0
    else { return nil }
    return number
  }
}
