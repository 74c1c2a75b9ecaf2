internal import GtkBridge

/// A view that can return its first text without a node.
@MainActor
protocol LeadingTextView: View {
  /// The first text, as far as it can be known; `nil` if there is none.
  func leadingText(below node: _Node) -> String?
}

/// The first text in a view, without creating a node or a widget for it. States in it have their
/// initial values.
///
/// Costs as much as the bodies of the views up to the first text.
@MainActor
func leadingText<V: View>(of view: V, below node: _Node) -> String? {
  if let view = view as? any LeadingTextView { return view.leadingText(below: node) }
  if V.Body.self == Never.self { return nil }
  var installed = view
  var properties = DynamicProperties<V>()
  properties.install(into: &installed, of: node)
  return leadingText(of: installed.body, below: node)
}

extension Text: LeadingTextView {
  func leadingText(below node: _Node) -> String? { content.isEmpty ? nil : content }
}

extension ModifiedContent: LeadingTextView where Content: View, Modifier: ViewModifier {
  func leadingText(below node: _Node) -> String? {
    if let spoken = (modifier as? any Decoration)?.spokenText {
      return spoken.isEmpty ? nil : spoken
    }
    return Tabstop.leadingText(of: content, below: node)
  }
}

extension HStack: LeadingTextView where Content: View {
  func leadingText(below node: _Node) -> String? { Tabstop.leadingText(of: content, below: node) }
}

extension VStack: LeadingTextView where Content: View {
  func leadingText(below node: _Node) -> String? { Tabstop.leadingText(of: content, below: node) }
}

extension ZStack: LeadingTextView where Content: View {
  func leadingText(below node: _Node) -> String? { Tabstop.leadingText(of: content, below: node) }
}

extension TupleView: LeadingTextView {
  func leadingText(below node: _Node) -> String? {
    for view in views {
      if let text = view.leadingText(below: node) { return text }
    }
    return nil
  }
}

extension Optional: LeadingTextView where Wrapped: View {
  func leadingText(below node: _Node) -> String? {
    flatMap { Tabstop.leadingText(of: $0, below: node) }
  }
}

extension AnyView: LeadingTextView {
  func leadingText(below node: _Node) -> String? { Tabstop.leadingText(of: content, below: node) }
}

extension _ConditionalContent: LeadingTextView where TrueContent: View, FalseContent: View {
  func leadingText(below node: _Node) -> String? {
    switch self {
    case .first(let view): Tabstop.leadingText(of: view, below: node)
    case .second(let view): Tabstop.leadingText(of: view, below: node)
    }
  }
}

extension Button: LeadingTextView {
  func leadingText(below node: _Node) -> String? { Tabstop.leadingText(of: label, below: node) }
}
