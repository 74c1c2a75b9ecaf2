internal import CGtk
internal import GtkBridge

extension View {
  /// Names the view for assistive technology. Mirrors SwiftUI.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    modifier(AccessibleTextModifier(kind: .label, text: isEnabled ? label.content : nil))
  }

  /// Names the view for assistive technology. Mirrors SwiftUI.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Names the view for assistive technology. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what the view stands at, where its text does not. Mirrors SwiftUI.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
    modifier(AccessibleTextModifier(kind: .value, text: isEnabled ? value.content : nil))
  }

  /// Says what the view stands at, where its text does not. Mirrors SwiftUI.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Says what the view stands at, where its text does not. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what happens when the view is used. Mirrors SwiftUI.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    modifier(AccessibleTextModifier(kind: .hint, text: isEnabled ? hint.content : nil))
  }

  /// Says what happens when the view is used. Mirrors SwiftUI.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Says what happens when the view is used. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// A name for tests and tools, which is not spoken: the widget's own (`gtk_widget_set_name`).
  /// Mirrors SwiftUI.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some View {
    modifier(AccessibleTextModifier(kind: .identifier, text: isEnabled ? identifier : nil))
  }

  /// Takes the view out of what assistive technology meets. Mirrors SwiftUI.
  ///
  /// What the keyboard gets to is met in any case, or nobody would hear where the focus has gone:
  /// say `focusable(false)` of it, too.
  public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool = true) -> some View {
    modifier(AccessibleHiddenModifier(isHidden: isHidden && isEnabled))
  }
}

private struct AccessibleTextModifier: Decoration {
  enum Kind { case label, value, hint, identifier }
  let kind: Kind
  /// `nil` while the modifier is not enabled.
  let text: String?

  var spokenText: String? { kind == .label ? text : nil }

  func apply(to widget: Widget, old: AccessibleTextModifier?, _ environment: InheritedValues) {
    guard old?.text != text else { return }
    let widget = widget.accessible
    switch (kind, text) {
    case (.label, let text?):
      widget.isNamed = true
      if old == nil { widget.becomeGroupIfLayout() }
      widget.setAccessibleLabel(text, byProgram: true)
    case (.label, nil):
      widget.isNamed = false
      widget.resetAccessibleLabel()
    case (.value, let text): widget.setAccessibleValue(text ?? "")
    case (.hint, let text): widget.accessibleHint = text
    case (.identifier, let text):
      gtk_widget_set_name(widget.pointer, text ?? "")
    }
  }
}

private struct AccessibleHiddenModifier: Decoration {
  let isHidden: Bool

  var spokenText: String? { isHidden ? "" : nil }

  func apply(to widget: Widget, old: AccessibleHiddenModifier?, _ environment: InheritedValues) {
    guard (old?.isHidden ?? false) != isHidden else { return }
    if isHidden, widget.containsFocusable {
      let parts = HiddenParts(of: widget)
      widget.companions.append(parts)
      parts.setHidden(true)
    } else if !isHidden, let index = widget.companions.firstIndex(where: { $0 is HiddenParts }) {
      (widget.companions.remove(at: index) as? HiddenParts)?.setHidden(false)
    } else {
      widget.setAccessibleHidden(isHidden)
    }
  }
}

/// What assistive technology does not meet in a widget that the keyboard gets to: all but that.
@MainActor
private final class HiddenParts {
  private var widgets: [Widget] = []

  // Not the widget itself, which keeps this.
  init(of widget: Widget) { collect(in: widget) }

  private func collect(in widget: Widget) {
    guard gtk_widget_get_focusable(widget.pointer) == 0 else { return }
    var next = gtk_widget_get_first_child(widget.pointer)
    while let current = next {
      let child = Widget(current)
      if child.containsFocusable { collect(in: child) } else { widgets.append(child) }
      next = gtk_widget_get_next_sibling(current)
    }
  }

  func setHidden(_ isHidden: Bool) {
    for widget in widgets { widget.setAccessibleHidden(isHidden) }
  }
}
