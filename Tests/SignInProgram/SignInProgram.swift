import CGtk
import Foundation
import GtkBridge
import OpenIDConnect
import SignIn

/// Signs in with a provider, without a window: `SignInProgram ISSUER CLIENT [again|asleep|out [REDIRECT]]`.
///
/// A line `open ADDRESS` asks for the page to be opened; the last line states the user, or why there is
/// none. `again` signs in twice, with the same `Provider`; `out` signs out at the provider afterwards. Each
/// waits for a line on standard input. With `asleep` a line on standard input lets an hour pass at once,
/// as the sleep of the machine does.
@main
struct SignInProgram {
  static func main() {
    MainLoop.attachMainQueue()
    Task { @MainActor in
      await run(CommandLine.arguments)
      exit(0)
    }
    g_main_loop_run(g_main_loop_new(nil, 0))
  }

  @MainActor
  private static func run(_ arguments: [String]) async {
    let provider = Provider(
      configuration: ProviderConfiguration(
        name: "Example", issuer: arguments[1], clientID: arguments[2],
        logOutRedirect: arguments.dropFirst(4).first),
      transport: SoupTransport())
    do {
      var identity = try await signIn(provider)
      if let then = arguments.dropFirst(3).first, then != "asleep" {
        printLine("done \(text(identity))")
        _ = readLine()
        if then == "out" {
          let outcome = await signOut(of: identity, provider)
          return printLine("\(outcome)")
        }
        identity = try await signIn(provider)
      }
      printLine(text(identity))
    } catch let fault as BrowserSignInFault {
      printLine("fault: \(fault.details)")
    } catch {
      printLine("fault: \(error)")
    }
  }

  @MainActor
  private static func signIn(_ provider: Provider) async throws -> SignedInIdentity {
    let clock: any Clock<Duration> =
      CommandLine.arguments.contains("asleep") ? ClockOfLines() : ContinuousClock()
    return try await BrowserSignIn(
      provider, page: ClosingPage(programName: "Test"), clock: clock
    ) { url in
      printLine("open \(url)")
      return true
    }.run { _ in }
  }

  @MainActor
  private static func signOut(
    of identity: SignedInIdentity, _ provider: Provider
  ) async -> BrowserLogOut.Outcome {
    await BrowserLogOut(
      provider, idTokenHint: identity.tokens.idToken,
      page: ClosingPage(programName: "Test", after: .logOut)
    ) { url in
      printLine("open \(url)")
      return true
    }.run()
  }

  private static func text(_ identity: SignedInIdentity) -> String {
    "user: \(identity.subject), \(identity.name ?? "no name"), \(identity.email ?? "no address")"
  }

  private static func printLine(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
