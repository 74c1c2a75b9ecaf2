import FoundationEssentials
import Glibc

/// The compiler plugin that expands the macros of `TabstopMacros` and `TipKitInterface`: the compiler starts it, and
/// asks over standard input for one expansion after the other. Each message is JSON, after its length in eight bytes.
@main
enum Plugin {
  /// The macro of a name that a declaration with `#externalMacro` gives.
  private static func macro(named name: String) -> (any Macro.Type)? {
    switch name {
    case "AnimatableMacro": AnimatableMacro.self
    case "EntryMacro": EntryMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "AnimatableIgnoredMacro", "PreviewableMacro": MarkerMacro.self
    case "TipParameterMacro": TipParameterMacro.self
    case "TipRuleMacro": TipRuleMacro.self
    default: nil
    }
  }

  static func main() throws {
    while let message = receive() {
      try send(JSONEncoder().encode(answer(to: JSONDecoder().decode(Request.self, from: message))))
    }
  }

  private static func answer(to request: Request) -> Response {
    if request.getCapability != nil {
      return Response(
        getCapabilityResult: .init(capability: .init(protocolVersion: 7, features: [])))
    }
    guard let expansion = request.expandFreestandingMacro ?? request.expandAttachedMacro else {
      return Response(expandMacroResult: .init(expandedSource: nil, diagnostics: []))
    }
    return Response(expandMacroResult: expand(expansion))
  }

  static func expand(_ expansion: Expansion) -> Response.Result {
    do throws(MacroError) {
      guard let macro = macro(named: expansion.macro.typeName) else {
        throw MacroError("Tabstop has no macro '\(expansion.macro.typeName)'")
      }
      return .init(expandedSource: try macro.expand(expansion), diagnostics: [])
    } catch {
      let place = expansion.syntax ?? expansion.attributeSyntax
      let position = Response.Diagnostic.Position(
        fileName: place?.location?.fileName ?? "",
        offset: (place?.location?.offset ?? 0) + (place.map { Source($0.source).leadingBytes } ?? 0)
      )
      return .init(
        expandedSource: nil, diagnostics: [.init(message: error.message, position: position)])
    }
  }

  /// The next message; none at the end of the input, or after a length of zero, which the compiler sends as it ends.
  private static func receive() -> Data? {
    guard let header = read(count: MemoryLayout<UInt64>.size) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    return length == 0 ? nil : read(count: Int(length))
  }

  private static func read(count: Int) -> Data? {
    var bytes = Data(count: count)
    var place = 0
    while place < count {
      let received = bytes.withUnsafeMutableBytes {
        Glibc.read(STDIN_FILENO, $0.baseAddress! + place, count - place)
      }
      guard received > 0 else { return nil }
      place += received
    }
    return bytes
  }

  private static func send(_ message: Data) throws {
    let length = UInt64(message.count)
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message
    var place = 0
    while place < bytes.count {
      let sent = bytes.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress! + place, bytes.count - place)
      }
      guard sent > 0 else { throw MacroError("The compiler does not listen") }
      place += sent
    }
  }
}

/// A macro, which returns source for each use.
protocol Macro {
  static func expand(_ use: Expansion) throws(MacroError) -> String
}

/// Why a macro cannot be expanded, for the programmer.
struct MacroError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// `@AnimatableIgnored` and `@Previewable`: they generate nothing; other macros look for them.
enum MarkerMacro: Macro {
  static func expand(_ use: Expansion) -> String { "" }
}
