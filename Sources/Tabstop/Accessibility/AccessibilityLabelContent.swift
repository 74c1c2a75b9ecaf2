extension View {
  /// Sets the view's name for assistive technology by the texts of views, as they are when the view is
  /// described. The argument of the closure stands for the view's own name: that of a `Text`, or nothing. Mirrors
  /// SwiftUI.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let views = content(PlaceholderContentView(content: AnyView(self as? Text)))
    return accessibilityLabel(Text(verbatim: texts(of: views).joined(separator: ", ")))
  }
}

/// The texts among views that a builder has put together.
@MainActor
private func texts(of value: Any) -> [String] {
  if let text = value as? Text { return text.content.isEmpty ? [] : [text.content] }
  return Mirror(reflecting: value).children.flatMap { texts(of: $0.value) }
}
