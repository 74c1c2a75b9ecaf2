internal import GtkBridge

extension View {
  /// Shows placeholders instead of texts, for example while something is loading. Mirrors SwiftUI.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reasons: reason))
  }

  /// Shows the texts inside in any case. Mirrors SwiftUI.
  public func unredacted() -> some View { modifier(RedactionModifier(reasons: [])) }
}

/// The reasons for hiding texts. Mirrors SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not available yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The reasons for which texts are hidden here.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

private struct RedactionKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

package struct RedactionModifier: ViewModifier {
  let reasons: RedactionReasons

  package func body(content: Content) -> some View {
    content.environment(\.redactionReasons, reasons).modifier(RedactionAppearance(reasons: reasons))
  }
}

/// Shows texts as bars, or as texts again.
package struct RedactionAppearance: Decoration {
  let reasons: RedactionReasons

  private var className: String {
    StyleSheet.shared.className(for: "redaction \(reasons.rawValue)") { name in
      reasons.isEmpty
        // Twice, for a higher specificity than the enclosing one.
        ? ".\(name).\(name) label, label.\(name).\(name) { color: inherit; background: none; }\n"
        : """
        .\(name) label, label.\(name) { color: transparent; border-radius: 6px;
          background: alpha(@window_fg_color,0.2); }\n
        """
    }
  }

  func apply(to widget: Widget, old: RedactionAppearance?, _ environment: InheritedValues) {
    if let old { widget.removeRules(of: old.className) }
    widget.addRules(of: className)
  }
}
