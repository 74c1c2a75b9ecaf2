/// Expands the macros of `TabstopMacros`, `TipKitInterface` and `FoundationModelsInterface`.
package enum MacroExpander {
  /// The answer to a message of the compiler.
  package static func answer(to request: Request) -> Response {
    if request.getCapability != nil {
      return Response(
        getCapabilityResult: .init(capability: .init(protocolVersion: 7, features: [])))
    }
    guard let expansion = request.expandFreestandingMacro ?? request.expandAttachedMacro else {
      return Response(expandMacroResult: .init(expandedSource: nil, diagnostics: []))
    }
    return Response(expandMacroResult: expand(expansion))
  }

  /// The source that a use of a macro generates, or what is wrong with the use.
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

  /// The macro of a name that a declaration with `#externalMacro` gives.
  private static func macro(named name: String) -> (any Macro.Type)? {
    switch name {
    case "AnimatableMacro": AnimatableMacro.self
    case "EntryMacro": EntryMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "GenerableMacro": GenerableMacro.self
    case "AnimatableIgnoredMacro", "GuideMacro", "PreviewableMacro": MarkerMacro.self
    case "TipParameterMacro": TipParameterMacro.self
    case "TipRuleMacro": TipRuleMacro.self
    default: nil
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

/// `@AnimatableIgnored`, `@Guide` and `@Previewable`: they generate nothing; other macros look for them.
enum MarkerMacro: Macro {
  static func expand(_ use: Expansion) -> String { "" }
}
