import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable struct Wedge: Shape { … }`: generates the conformance, and an `animatableData` of all
/// stored variables without an attribute.
enum AnimatableMacro: ExtensionMacro, MemberMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Shapes are animatable already.
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Animatable {}")]
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let variables = try declaration.memberBlock.members.flatMap { try Self.variables(of: $0.decl) }
    guard let last = variables.last else {
      return [
        "\(access(of: declaration))var animatableData: EmptyAnimatableData { get { .init() } set {} }"
      ]
    }
    // Pairs of pairs: the last variable is the innermost second.
    var type = "\(last.type).AnimatableData"
    var value = "self.\(last.name).animatableData"
    var path = "newValue" + String(repeating: ".second", count: variables.count - 1)
    var assignments = ["self.\(last.name).animatableData = \(path)"]
    for variable in variables.dropLast().reversed() {
      type = "AnimatablePair<\(variable.type).AnimatableData, \(type)>"
      value = "AnimatablePair(self.\(variable.name).animatableData, \(value))"
      path.removeLast(".second".count)
      assignments.append("self.\(variable.name).animatableData = \(path).first")
    }
    return [
      """
      \(access(of: declaration))var animatableData: \(raw: type) {
        get { \(raw: value) }
        set {
          \(raw: assignments.reversed().joined(separator: "\n    "))
        }
      }
      """
    ]
  }

  private static func access(of declaration: some DeclGroupSyntax) -> DeclModifierListSyntax {
    declaration.modifiers.filter {
      [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
    }
  }

  private typealias Variable = (name: String, type: String)

  /// The stored variables of a declaration; a computed one, a constant and one with an attribute is
  /// none.
  private static func variables(of declaration: DeclSyntax) throws -> [Variable] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.attributes.isEmpty,
      !variable.modifiers.contains(where: {
        [.keyword(.static), .keyword(.lazy)].contains($0.name.tokenKind)
      })
    else { return [] }
    var variables: [Variable] = []
    // In `var a, b: Double` the type follows the last name.
    var type: String?
    for binding in variable.bindings.reversed() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      if binding.accessorBlock?.isComputed == true { continue }
      type =
        binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer?.value.typeName ?? (binding.initializer == nil ? type : nil)
      guard let type else {
        throw MacroExpansionErrorMessage("'@Animatable' needs the type of '\(name)'")
      }
      variables.append((name, type))
    }
    return variables.reversed()
  }
}

/// `@AnimatableIgnored`: generates nothing; the variable is no part of the `animatableData`.
enum AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

extension AccessorBlockSyntax {
  /// Whether it computes a value, and does not only observe one.
  fileprivate var isComputed: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      list.contains {
        ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}
