import SwiftUI

/// The sign-up page of `Sources/FormBench`, with all that `import SwiftUI` brings.
@main
struct FormBench: App {
  static let applicationID: String? = "org.example.FormBenchSwiftUI"

  var body: some Scene {
    WindowGroup("Sign up") {
      SignUpPage()
    }
    .defaultSize(width: 420, height: 480)
  }
}
