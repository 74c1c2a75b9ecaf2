import StringCatalogs
import SwiftSyntax

/// Finds the literals that are keys: arguments for parameters that are.
final class KeyFinder: SyntaxVisitor {
  private let parameters: KeyParameters
  /// The table whose keys are found.
  private let table: String
  /// The label of the initializer of `String` for a library's own texts.
  private let isOwn: Bool
  private(set) var keys: [FoundKey] = []

  init(_ parameters: KeyParameters, table: String, isOwn: Bool) {
    self.parameters = parameters
    self.table = table
    self.isOwn = isOwn
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        member.declName.baseName.text == "init"
          ? member.base?.trimmedDescription ?? "" : member.declName.baseName.text
      } else if let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
        generic.expression.trimmedDescription
      } else {
        node.calledExpression.trimmedDescription
      }
    let arguments = Array(node.arguments)
    let other = arguments.first { ["tableName", "table"].contains($0.label?.text) }
      .flatMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    guard (other ?? "Localizable") == table else { return .visitChildren }
    let comment = arguments.first { $0.label?.text == "comment" }
      .flatMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    for (place, argument) in arguments.enumerated() {
      let label = argument.label?.text
      guard parameters.contains(label.map { .label($0) } ?? .place(place), of: name) else {
        continue
      }
      guard name != "String" || (label == "own") == isOwn else { continue }
      for literal in Self.literals(in: argument.expression) {
        keys.append(FoundKey(key: Self.key(of: literal), comment: comment))
      }
    }
    return .visitChildren
  }

  /// The literals that an expression can be: those of both branches of `a ? b : c`.
  private static func literals(in expression: ExprSyntax) -> [StringLiteralExprSyntax] {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return [literal] }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return literals(in: tuple.elements.first!.expression)
    }
    // The parser does not know the precedence of operators: a sequence is what it sees.
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard let choice = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        elements.count == choice + 2,
        let ternary = elements[choice].as(UnresolvedTernaryExprSyntax.self)
      else { return [] }
      return literals(in: ternary.thenExpression) + literals(in: elements[choice + 1])
    }
    return []
  }

  /// The key as the compiler's interpolation makes it. The types of values are not known here: a
  /// catalog's own key with other specifiers in the same places has precedence.
  private static func key(of literal: StringLiteralExprSyntax) -> String {
    if let value = literal.representedLiteralValue { return value }
    return literal.segments.reduce(into: "") { key, segment in
      switch segment {
      case .stringSegment(let text):
        key += unescaped(text, in: literal).split(separator: "%", omittingEmptySubsequences: false)
          .joined(separator: "%%")
      case .expressionSegment(let value): key += specifier(of: value)
      }
    }
  }

  private static func unescaped(
    _ text: StringSegmentSyntax, in literal: StringLiteralExprSyntax
  ) -> String {
    var copy = literal
    copy.segments = [.stringSegment(text)]
    return copy.representedLiteralValue ?? text.content.text
  }

  private static func specifier(of value: ExpressionSegmentSyntax) -> String {
    let arguments = Array(value.expressions)
    if let literal = arguments.first(where: { $0.label?.text == "specifier" })?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    {
      return literal
    }
    guard arguments.count == 1, let expression = arguments.first?.expression else { return "%@" }
    let text = expression.trimmedDescription
    let isCount =
      text.hasSuffix("count") || text.hasSuffix("Count") || text.hasSuffix("number")
      || expression.is(IntegerLiteralExprSyntax.self) || text.hasPrefix("Int(")
      || ["days", "nights", "minutes", "hours", "index"].contains(text)
    return isCount ? "%lld" : "%@"
  }
}
