private import GtkBridge
internal import Tabstop

/// Reports whether the longest words of a field fit into it beside its button: with large text a whole date
/// is wider than a narrow window.
package struct FieldFit: ViewModifier {
  private let longest: String?
  private let action: (Bool) -> Void
  /// The size of the field's letters, and the width of the button with the spaces around it.
  @ScaledMetric private var size = 15.0
  @ScaledMetric private var button = 44.0

  /// - Parameters:
  ///   - longest: Words as long as they get; `nil` for a field that always has room.
  ///   - action: Called when the field appears, and when the answer changes.
  package init(longest: String?, action: @escaping (Bool) -> Void) {
    self.longest = longest
    self.action = action
  }

  package func body(content: Content) -> some View {
    let needed = longest.map {
      TextMeasure.size(of: $0, family: nil, size: size, isBold: false, width: nil).width + button
    }
    return content.onGeometryChange(for: Bool.self) { geometry in
      needed.map { geometry.size.width <= 0 || geometry.size.width >= $0 } ?? true
    } action: { fits in
      action(fits)
    }
  }
}
