internal import GtkBridge

extension View {
  /// Shows placeholders instead of texts, as while something is being loaded. Mirrors SwiftUI.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reasons: reason))
  }

  /// Shows the texts inside all the same. Mirrors SwiftUI.
  public func unredacted() -> some View { modifier(RedactionModifier(reasons: [])) }
}

/// Why texts are not shown. Mirrors SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  /// Each option's bit.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is to be shown is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is to be shown is not for everybody.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why texts are not shown here.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

private struct RedactionKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private struct RedactionModifier: ViewModifier {
  let reasons: RedactionReasons

  func body(content: Content) -> some View {
    content.environment(\.redactionReasons, reasons).modifier(RedactionLook(reasons: reasons))
  }
}

/// Texts as bars, or as texts again.
private struct RedactionLook: Decoration {
  let reasons: RedactionReasons

  private var className: String {
    StyleSheet.shared.className(for: "redaction \(reasons.rawValue)") { name in
      reasons.isEmpty
        // Twice, to weigh more than the one around.
        ? ".\(name).\(name) label, label.\(name).\(name) { color: inherit; background: none; }\n"
        : """
        .\(name) label, label.\(name) { color: transparent; border-radius: 6px;
          background: alpha(@window_fg_color,0.2); }\n
        """
    }
  }

  func apply(to widget: Widget, old: RedactionLook?, _ environment: InheritedValues) {
    if let old { widget.removeRules(of: old.className) }
    widget.addRules(of: className)
  }
}
