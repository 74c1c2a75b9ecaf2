// The messages between the compiler and its plugins, with the compiler's names: the parts of the protocol that the
// macros need.

/// A request of the compiler. At most one of the properties is set.
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
  /// The role in which the macro is expanded: "accessor", "peer", …
  let macroRole: String?
  /// The prefix that makes the names of generated declarations unique.
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

/// A plugin's answer. Exactly one of the properties is set.
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
