internal import GtkBridge

extension View {
  /// Names the view for assistive technology. Mirrors SwiftUI.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibleTextModifier(kind: .label, text: String(label)))
  }

  /// Says what happens when the view is used. Mirrors SwiftUI.
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(AccessibleTextModifier(kind: .hint, text: String(hint)))
  }

  /// Takes the view out of what assistive technology meets. Mirrors SwiftUI.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    modifier(AccessibleHiddenModifier(isHidden: isHidden))
  }

  /// Says what the view is. `.isHeader` makes a text a heading. Mirrors SwiftUI.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    environment(\.inherited.isHeader, traits.contains(.isHeader))
  }
}

/// What a view is, for assistive technology. Mirrors SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isHeader = AccessibilityTraits(rawValue: 1)
}

private struct AccessibleTextModifier: Decoration {
  enum Kind { case label, hint }
  let kind: Kind
  let text: String

  func apply(to widget: Widget, old: AccessibleTextModifier?, _ environment: InheritedValues) {
    guard old?.text != text else { return }
    switch kind {
    case .label: widget.setAccessibleLabel(text)
    case .hint: widget.setAccessibleDescription(text)
    }
  }
}

private struct AccessibleHiddenModifier: Decoration {
  let isHidden: Bool

  func apply(to widget: Widget, old: AccessibleHiddenModifier?, _ environment: InheritedValues) {
    if (old?.isHidden ?? false) != isHidden { widget.setAccessibleHidden(isHidden) }
  }
}
