import Tabstop

/// The program that the benchmark measures: see Benchmarks/README.md for what it has to do.
@main
struct FormBench: App {
  static let applicationID: String? = "org.example.FormBench"

  var body: some Scene {
    WindowGroup(fieldCount == nil ? "Sign up" : "New poll") {
      if let fieldCount {
        PollPage(count: fieldCount)
      } else {
        SignUpPage()
      }
    }
    .defaultSize(width: 420, height: 480)
  }

  /// The argument of `--fields`.
  private var fieldCount: Int? {
    guard CommandLine.argc > 1 else { return nil }
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--fields"), option + 1 < arguments.count else {
      return nil
    }
    return Int(arguments[option + 1])
  }
}
