/// `#Preview("name", traits: …) { views }`: a type that returns the preview.
enum PreviewMacro: Macro {
  static func expand(_ use: Expansion) throws(MacroError) -> String {
    let call = MacroCall(use)
    let source = call.source
    guard let body = call.closure ?? call.arguments.first(where: { $0.label == "body" })?.value,
      source.tokens[body.lowerBound].text == "{"
    else { throw MacroError("'#Preview' needs a closure that gives the views") }
    var arguments = call.arguments.filter { $0.label != "body" }.map {
      ($0.label.map { "\($0): " } ?? "") + source.text($0.value)
    }
    arguments.append("body: \(content(of: body, in: source))")
    let location = use.syntax?.location
    return """
      struct \(use.uniqueName("Preview")): _PreviewRegistry {
        nonisolated static var fileID: Swift.String { \(String(reflecting: location?.fileID ?? "")) }
        nonisolated static var line: Swift.Int { \((location?.line ?? 0) + source.leadingLines) }
        @MainActor static func makePreview() throws -> _Preview {
          _Preview(\(arguments.joined(separator: ", ")))
        }
      }
      """
  }

  /// The closure; or, if it declares `@Previewable` state, one with a view that has that state.
  private static func content(of body: Range<Int>, in source: Source) -> String {
    var state: [String] = []
    var views: [String] = []
    for statement in source.statements(in: source.contents(ofBracketsAt: body.lowerBound)) {
      let declaration = VariableDeclaration(source, in: statement)
      if let marker = declaration?.attributes.first(where: { $0.name == "Previewable" }) {
        state.append(
          source.text(statement.lowerBound..<marker.tokens.lowerBound) + " "
            + source.text(marker.tokens.upperBound..<statement.upperBound))
      } else {
        views.append(source.text(statement))
      }
    }
    if state.isEmpty { return source.text(body) }
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

/// The use of a freestanding macro, as `#Preview("name") { … }`.
struct MacroCall {
  struct Argument {
    let label: String?
    let value: Range<Int>
  }

  let source: Source
  private(set) var arguments: [Argument] = []
  /// The closure behind the parentheses.
  private(set) var closure: Range<Int>?

  init(_ use: Expansion) {
    source = Source(use.syntax?.source ?? "")
    let tokens = source.tokens
    // After the attributes, "#" and the name.
    var index = DeclarationHead(source, at: 0, before: tokens.count).end + 2
    if index < tokens.count, let end = source.endOfGenericArguments(at: index) { index = end }
    if index < tokens.count, tokens[index].text == "(" {
      arguments = source.divided(source.contents(ofBracketsAt: index)).map { [source] range in
        let value = source.withoutLabel(range)
        return Argument(label: value == range ? nil : tokens[range.lowerBound].text, value: value)
      }
      index = source.end(ofBracketsAt: index)
    }
    if index < tokens.count, tokens[index].text == "{" {
      closure = index..<source.end(ofBracketsAt: index)
    }
  }
}
