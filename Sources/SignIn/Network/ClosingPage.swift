internal import Localization

/// The page that the browser shows after the user has signed in or out at the provider.
public struct ClosingPage: Sendable {
  /// The reason for which the user was in the browser.
  public enum Purpose: Sendable { case signIn, logOut }

  /// The program's name, as the user knows it.
  public let programName: String
  /// An address that brings the program's window to the front; `nil` if it has none.
  public let returnAddress: String?
  private let purpose: Purpose

  /// Creates a page.
  public init(programName: String, returnAddress: String? = nil, after purpose: Purpose = .signIn) {
    self.programName = programName
    self.returnAddress = returnAddress
    self.purpose = purpose
  }

  /// The page that the browser shows after an answer.
  var html: String {
    let link = returnAddress.map {
      "<p><a href=\"\(Self.escaped($0))\">\(String(words: "Back to \(name)"))</a></p>"
    }
    let news = purpose == .logOut ? String(words: "You are signed out.") + " " : ""
    return document(
      heading: String(words: "You can close this page"),
      content: "<p>\(news)\(String(words: "Go on in \(name)."))</p>\(link ?? "")")
  }

  /// The page for every other request.
  var strayHTML: String {
    let reason =
      switch purpose {
      case .signIn: String(words: "No sign-in is waiting for this page.")
      case .logOut:
        String(
          words: """
            This is not the answer that \(name) waits for, so it was ignored. Your provider’s page \
            shows whether you are signed out.
            """)
      }
    return document(
      heading: String(words: "There is nothing here"), content: "<p>\(reason)</p>")
  }

  private var name: String { Self.escaped(programName) }

  private func document(heading: String, content: String) -> String {
    let language = Localizer.current.language
    return """
      <!DOCTYPE html>
      <html lang="\(language)" dir="\(LanguagePreference.isRightToLeft(language) ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(heading) – \(name)</title>
      <style>:root{color-scheme:light dark}body{font:1.2em/1.5 system-ui,sans-serif;margin:10vh auto;\
      max-width:30em;padding:0 1em}</style>
      </head>
      <body>
      <main>
      <h1>\(heading)</h1>
      \(content)
      </main>
      </body>
      </html>

      """
  }

  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
