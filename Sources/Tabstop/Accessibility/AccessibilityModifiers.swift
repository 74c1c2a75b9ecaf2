internal import CGtk
internal import GtkBridge

extension View {
  /// Names the view for assistive technology. Mirrors SwiftUI.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibleTextModifier(kind: .label, text: label.content))
  }

  /// Names the view for assistive technology. Mirrors SwiftUI.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the view for assistive technology. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the view stands at, where its text does not. Mirrors SwiftUI.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibleTextModifier(kind: .value, text: value.content))
  }

  /// Says what the view stands at, where its text does not. Mirrors SwiftUI.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the view stands at, where its text does not. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the view is used. Mirrors SwiftUI.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibleTextModifier(kind: .hint, text: hint.content))
  }

  /// Says what happens when the view is used. Mirrors SwiftUI.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// A name for tests and tools, which is not spoken: the widget's own (`gtk_widget_set_name`).
  /// Mirrors SwiftUI.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibleTextModifier(kind: .identifier, text: identifier))
  }

  /// Takes the view out of what assistive technology meets. Mirrors SwiftUI.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    modifier(AccessibleHiddenModifier(isHidden: isHidden))
  }
}

private struct AccessibleTextModifier: Decoration {
  enum Kind { case label, value, hint, identifier }
  let kind: Kind
  let text: String

  var spokenText: String? { kind == .label ? text : nil }

  func apply(to widget: Widget, old: AccessibleTextModifier?, _ environment: InheritedValues) {
    guard old?.text != text else { return }
    let widget = widget.accessible
    switch kind {
    case .label:
      widget.isNamed = true
      widget.setAccessibleLabel(text)
    case .value: widget.setAccessibleValue(text)
    case .hint: widget.accessibleHint = text
    case .identifier: gtk_widget_set_name(widget.pointer, text)
    }
  }
}

private struct AccessibleHiddenModifier: Decoration {
  let isHidden: Bool

  var spokenText: String? { isHidden ? "" : nil }

  func apply(to widget: Widget, old: AccessibleHiddenModifier?, _ environment: InheritedValues) {
    if (old?.isHidden ?? false) != isHidden { widget.setAccessibleHidden(isHidden) }
  }
}
