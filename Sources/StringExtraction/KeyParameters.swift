import Foundation
import SwiftParser
import SwiftSyntax

/// The parameters of functions and initializers that are keys of translations.
struct KeyParameters {
  /// A parameter: by its label, or by its place among the arguments if it has none.
  enum Parameter: Hashable {
    case label(String)
    case place(Int)
  }

  /// The parameters by the name of the function, or of the type of an initializer.
  private(set) var functions: [String: Set<Parameter>] = [
    "String": [.label("localized"), .label("own"), .label("words")],
    "NSLocalizedString": [.place(0)],
    "LocalizedStringKey": [.place(0)],
    "LocalizedStringResource": [.place(0)],
    "LocalizedWords": [.place(0)],
  ]

  private static let types: Set = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "LocalizedWords",
  ]

  /// Reads the lines of a file of docs/api: a type's name, a tab, a declaration.
  mutating func addAPI(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, Self.types.contains(where: parts[1].contains) else { continue }
      let source = Parser.parse(
        source: "struct \(parts[0].replacing(".", with: "_")) { \(parts[1]) }")
      add(source, type: parts[0].split(separator: ".").last.map(String.init))
    }
  }

  /// Adds the functions and initializers that a source declares.
  mutating func add(_ source: SourceFileSyntax, type: String? = nil) {
    let finder = DeclarationFinder(type: type)
    finder.walk(source)
    functions.merge(finder.functions) { $0.union($1) }
  }

  func contains(_ parameter: Parameter, of name: String) -> Bool {
    functions[name]?.contains(parameter) ?? false
  }

  private final class DeclarationFinder: SyntaxVisitor {
    var functions: [String: Set<Parameter>] = [:]
    private let type: String?
    private var types: [String] = []

    init(type: String?) {
      self.type = type
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      types.append(
        node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)!)
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      types.append(name.text)
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, node.signature)
      return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = type ?? types.last { add(name, node.signature) }
      return .visitChildren
    }

    private func add(_ name: String, _ signature: FunctionSignatureSyntax) {
      for (place, parameter) in signature.parameterClause.parameters.enumerated()
      where KeyParameters.types.contains(
        parameter.type.trimmedDescription.trimmingCharacters(in: ["?"]).split(separator: ".").last
          .map(String.init) ?? "")
      {
        let label = parameter.firstName.text
        functions[name, default: []].insert(label == "_" ? .place(place) : .label(label))
      }
    }
  }
}
