import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { views }`: a type that returns the preview.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let labelled = node.arguments.first { $0.label?.text == "body" }?.expression
    guard let body = node.trailingClosure ?? labelled?.as(ClosureExprSyntax.self) else {
      throw MacroExpansionErrorMessage("'#Preview' needs a closure that gives the views")
    }
    var arguments = node.arguments.filter { $0.label?.text != "body" }.map {
      ($0.label.map { "\($0.text): " } ?? "") + $0.expression.trimmedDescription
    }
    arguments.append("body: \(Self.content(of: body))")
    let name = context.makeUniqueName("Preview")
    let place = context.location(of: node)
    return [
      """
      struct \(name): _PreviewRegistry {
        static var fileID: Swift.String { \(place?.file ?? "\"\"") }
        static var line: Swift.Int { \(place?.line ?? "0") }
        @MainActor static func makePreview() throws -> _Preview {
          _Preview(\(raw: arguments.joined(separator: ", ")))
        }
      }
      """
    ]
  }

  /// The closure; or, if it declares `@Previewable` state, one with a view that has that state.
  private static func content(of body: ClosureExprSyntax) -> String {
    var state: [String] = []
    var views: [String] = []
    for statement in body.statements {
      if var variable = statement.item.as(VariableDeclSyntax.self), variable.isPreviewable {
        variable.attributes = variable.attributes.filter { !$0.isPreviewable }
        state.append(variable.trimmedDescription)
      } else {
        views.append(statement.trimmedDescription)
      }
    }
    if state.isEmpty { return body.trimmedDescription }
    return """
      {
        struct PreviewableContent: View {
          \(state.joined(separator: "\n"))
          var body: some View {
            \(views.joined(separator: "\n"))
          }
        }
        return PreviewableContent()
      }
      """
  }
}

/// `@Previewable`: a marker that `#Preview` searches for.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}

extension VariableDeclSyntax {
  fileprivate var isPreviewable: Bool { attributes.contains(where: \.isPreviewable) }
}
