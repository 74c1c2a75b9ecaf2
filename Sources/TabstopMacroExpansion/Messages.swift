// What the compiler and its plugins say to each other, by the names that the compiler gives: the parts of its protocol
// that the macros need.

/// What the compiler asks: one of these.
package struct Request: Decodable {
  struct Capability: Decodable {}

  let getCapability: Capability?
  let expandFreestandingMacro: Expansion?
  let expandAttachedMacro: Expansion?
}

/// The use of a macro that has to be expanded.
struct Expansion: Decodable {
  struct Macro: Decodable { let typeName: String }

  struct Syntax: Decodable {
    struct Location: Decodable {
      let fileID: String
      let fileName: String
      let line: Int
      let offset: Int
    }

    let source: String
    let location: Location?
  }

  let macro: Macro
  /// As which role of the macro: "accessor", "peer", …
  let macroRole: String?
  /// What the names of generated declarations begin with, to be unique.
  let discriminator: String
  /// The whole use of a freestanding macro.
  let syntax: Syntax?
  let attributeSyntax: Syntax?
  /// The declaration that an attached macro is attached to.
  let declSyntax: Syntax?
  let extendedTypeSyntax: Syntax?
  /// A type with the conformances that are wanted.
  let conformanceListSyntax: Syntax?
  /// The declarations around the macro, without their members, from the inside to the outside.
  let lexicalContext: [Syntax]?

  /// A name that nothing else has. Mirrors `makeUniqueName` of swift-syntax.
  func uniqueName(_ name: String) -> String {
    "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }
}

/// What a plugin answers: one of these.
package struct Response: Encodable {
  struct Capabilities: Encodable {
    struct Capability: Encodable {
      let protocolVersion: Int
      let features: [String]
    }

    let capability: Capability
  }

  struct Result: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }

    let message: String
    let severity = "error"
    let position: Position
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []
  }

  var getCapabilityResult: Capabilities?
  var expandMacroResult: Result?
}
